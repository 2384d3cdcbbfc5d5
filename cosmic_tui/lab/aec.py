"""`Table`: a game as an environment in the shape of PettingZoo's AEC, for people who let programs learn.

An observation is what the seat sees (`observation`, nested plain data) and an `action_mask`. Action k is the k-th legal
answer to the seat's question, so the mask is ones and then zeros; where there are more than MOST, the environment draws
MOST of them by its seed. A deal of Cosmic Encounter has no numbered answers: a bot of the seat bargains. Each seat's
reward is its share of the win, at the end. Needs the extra `rl`; engine/bots/README.md has an example.
"""

from __future__ import annotations

import secrets
from typing import Any

import numpy
from gymnasium import Space
from gymnasium.spaces import Dict, Discrete, MultiBinary
from pettingzoo import AECEnv

from engine.bots import make_bot
from engine.bots.simulate import ENDLESS
from engine.games import rules_of
from engine.kernel.asking import BARGAIN, Answer, Question, drawn, how_many, nth
from engine.kernel.chance import mix, stream

MOST = 256  # actions
SEED_BITS = 32


class Seen(dict[str, Any]):
    """A view, as a space's sample. The library compares the dtype of samples with the space's; neither has one here."""

    dtype = None


class Views(Space[Any]):
    """The space of a game's views, which contains any view. It cannot be sampled, because only the rules make views."""

    def contains(self, x: Any) -> bool:
        return isinstance(x, Seen)

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        raise TypeError("a view comes from a game")

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self)


class Table(AECEnv[str, Any, Any]):
    """An environment that plays one game at a time. `options` are the game's; `deals` is the bot that bargains."""

    metadata = {"name": "cosmic_table_v0", "render_modes": [], "is_parallelizable": False}
    render_mode = None

    def __init__(self, game: str, options: dict[str, Any] | None = None, deals: str = "rookie") -> None:
        super().__init__()
        self.rules = rules_of(game)
        self.options, self.deals = dict(options or {}), deals
        self.possible_agents = [f"seat_{seat}" for seat in range(self.rules.seats(self.options))]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.actions, self.views = Discrete(MOST), Dict({"observation": Views(), "action_mask": MultiBinary(MOST)})

    def observation_space(self, agent: str) -> Dict:
        return self.views

    def action_space(self, agent: str) -> Discrete:
        return self.actions

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game. `options` change nothing: a table keeps its own, as they decide how many seats there are."""
        self.seed = secrets.randbits(SEED_BITS) if seed is None else seed
        self.match = self.rules.new(self.options, self.seed)
        self.bargainers = [make_bot(self.deals, seat, self.seed, self.rules.name) for seat in self.seat_of.values()]
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self.answered = 0
        self._go_on()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return the view of a seat and, if it is the one asked, which actions are legal."""
        mask = numpy.zeros(MOST, numpy.int8)
        if agent == self.agent_selection and self.match.pending:
            mask[: min(MOST, how_many(self._question()))] = 1
        return {"observation": Seen(self.rules.view(self.match, self.seat_of[agent])), "action_mask": mask}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        question = self._question()
        self.match.answer(question.seat, self._answer(question, int(action)))
        self.answered += 1
        self._clear_rewards()
        self._go_on()
        self._accumulate_rewards()

    def _question(self) -> Question:
        question: Question = self.match.pending[0]
        return question

    def _answer(self, question: Question, action: int) -> Answer:
        number = how_many(question)
        if not 0 <= action < min(MOST, number):
            raise ValueError(f"action {action} is not legal: {min(MOST, number)} are")
        if number <= MOST:
            return nth(question, action)
        return drawn(question, next(stream(mix(mix(self.seed, self.answered), action))))

    def _go_on(self) -> None:
        """Let the bots bargain, then name the seat that is asked next, or end the game."""
        while self.match.pending and self._question().shape == BARGAIN:
            seat = self._question().seat
            view = self.rules.view(self.match, seat)
            self.match.answer(seat, self.rules.answer(self._question(), self.bargainers[seat].answer(view)))
            self.answered += 1
        if self.match.over:
            winners = self.rules.ending(self.match)["winners"]
            self.rewards = {agent: (seat in winners) / len(winners) for agent, seat in self.seat_of.items()}
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.answered >= ENDLESS:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self._question().seat]
            self.infos[self.agent_selection] = {"question": self._question().why}
            return
        self.agent_selection = self.agents[0]
