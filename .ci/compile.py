"""Compiles the engine while a wheel is built, if COSMIC_COMPILE=1 is set; otherwise the wheel is plain Python.

Cython turns every module of the rules and the bots into C as it stands. The compiled modules lie beside their sources,
Python takes them first, and they give the same answers: tests/measure/compiled.py compares them. Needs a C compiler.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NEEDED = ["cython==3.3.1", "setuptools==84.2.1"]
# Compiling gains nothing here: tables that are read once, what only tests and tools load, types that only mypy reads.
PLAIN = ("__init__.py", "view_types.py", "views.py", "told.py")
LEFT_OUT = ("content", "scenario", "testing")


def wanted() -> bool:
    return os.environ.get("COSMIC_COMPILE", "") not in ("", "0")


def modules(root: Path) -> list[str]:
    """Return the files to compile, from the root of the project."""
    files = sorted((root / "engine").rglob("*.py"))
    inside = [file.relative_to(root) for file in files]
    return [str(file) for file in inside if file.name not in PLAIN and not {*file.parts} & {*LEFT_OUT}]


def compiled(root: Path, folder: Path) -> dict[str, str]:
    """Compile the engine into a folder; return where each compiled module is, and where the wheel holds it."""
    from Cython.Build import cythonize
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    here = Path.cwd()
    os.chdir(root)  # Cython names what it makes by the path of the source, seen from where it runs
    try:
        flags = ["-O2", "-g0"] if sys.platform != "win32" else []
        names = {file: file.removesuffix(".py").replace(os.sep, ".") for file in modules(root)}
        parts = [Extension(name, [file], extra_compile_args=flags) for file, name in names.items()]
        # mypy has checked the hints; if Cython believed them, it would refuse a dict or list of a class of our own.
        directives = {"annotation_typing": False, "language_level": 3}
        parts = cythonize(parts, build_dir=str(folder / "c"), compiler_directives=directives, quiet=True)
        building = build_ext(Distribution({"name": "engine", "ext_modules": parts}))
        building.build_lib, building.build_temp = str(folder / "lib"), str(folder / "temp")
        building.parallel = os.cpu_count() or 1
        building.ensure_finalized()
        building.run()
    finally:
        os.chdir(here)
    library = folder / "lib"
    return {str(file): file.relative_to(library).as_posix() for file in library.rglob("*") if file.is_file()}


class CompileHook(BuildHookInterface[Any]):
    """Adds the compiled engine to a wheel that is built to be installed."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        return NEEDED if wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not wanted() or version == "editable":
            return
        self.folder = tempfile.TemporaryDirectory(prefix="cosmic-compile-")
        build_data["force_include"].update(compiled(Path(self.root), Path(self.folder.name)))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "folder"):
            self.folder.cleanup()
