"""A view as the difference to the one before: the few places that changed, each as [what, path, value].

    ["set", path, value]    the value at the path is now this one; a map may get a new key by it
    ["add", path, values]   the array at the path got these at its end
    ["cut", path, keys]     the map at the path lost these keys

A path is an array of keys and indexes from the outermost value inwards; the changes are made in their order. Knows
plain data only.
"""

from typing import Any

from cosmic_tui.wire.errors import ProtocolError

SET, ADD, CUT = "set", "add", "cut"
Change = list[Any]


def difference(old: Any, new: Any) -> list[Change]:
    """Return the changes that turn `old` into `new`; neither is modified."""
    changes: list[Change] = []
    _compare(old, new, [], changes)
    return changes


def _compare(old: Any, new: Any, path: list[Any], changes: list[Change]) -> None:
    if type(old) is dict and type(new) is dict:
        gone = [key for key in old if key not in new]
        if gone:
            changes.append([CUT, path, gone])
        for key, value in new.items():
            if key not in old:
                changes.append([SET, [*path, key], value])
            elif old[key] != value or type(old[key]) is not type(value):
                _compare(old[key], value, [*path, key], changes)
    elif type(old) is list and type(new) is list and len(old) <= len(new) and (old or not new):
        _compare_lists(old, new, path, changes)
    else:
        changes.append([SET, path, new])


def _compare_lists(old: list[Any], new: list[Any], path: list[Any], changes: list[Change]) -> None:
    for index, value in enumerate(old):
        if value != new[index] or type(value) is not type(new[index]):
            _compare(value, new[index], [*path, index], changes)
    if len(new) > len(old):
        changes.append([ADD, path, new[len(old) :]])


def patched(old: Any, changes: Any) -> Any:
    """Return the old value with the changes applied; unchanged parts are shared. Raise ProtocolError patch if a change
    does not fit.
    """
    box = [old]
    fresh: set[int] = {id(box)}  # containers made here, which may be changed
    made: list[Any] = [box]  # and kept alive, so that no other gets the same id
    try:
        for what, path, value in changes:
            _change(box, [0, *path], what, value, fresh, made)
    except (LookupError, TypeError, ValueError):
        raise ProtocolError("patch") from None
    return box[0]


def _change(box: list[Any], path: list[Any], what: str, value: Any, fresh: set[int], made: list[Any]) -> None:
    if what == SET:
        here = box if len(path) == 1 else _own(box, path[:-1], fresh, made)
        _check_key(here, path[-1], new=True)
        here[path[-1]] = value
        return
    there = _own(box, path, fresh, made)
    if what == ADD and type(there) is list and type(value) is list:
        there.extend(value)
    elif what == CUT and type(there) is dict and type(value) is list:
        for key in value:
            del there[key]
    else:
        raise ValueError(what)


def _own(box: list[Any], path: list[Any], fresh: set[int], made: list[Any]) -> Any:
    """Return the container at the path. It and the containers on the way are copied, each once."""
    here: Any = box
    for key in path:
        _check_key(here, key)
        inner = here[key]
        if id(inner) not in fresh:
            inner = inner.copy() if type(inner) in (dict, list) else None
            if inner is None:
                raise TypeError
            fresh.add(id(inner))
            made.append(inner)
            here[key] = inner
        here = inner
    return here


def _check_key(here: Any, key: Any, new: bool = False) -> None:
    if type(here) is dict:
        if type(key) is not str or (not new and key not in here):
            raise LookupError
    elif type(here) is not list or type(key) is not int or not 0 <= key < len(here):
        raise LookupError
