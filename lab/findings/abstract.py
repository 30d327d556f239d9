"""The answer and the findings that a report opens with."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import NamedTuple


class Abstract(NamedTuple):
    """A question with its answer, and sentences that no table shows; empty without them."""

    question: str = ""
    answer: str = ""
    sentences: Sequence[str] = ()

    def as_lead(self) -> dict[str, tuple[str, str]]:
        """Return its blocks by name, in Markdown and HTML."""
        question, answer = escape(self.question), escape(self.answer)
        items = "\n".join(f"<li>{escape(each)}</li>" for each in self.sentences)
        return {
            "answer": (
                f"**{self.question}** {self.answer}" if self.answer else "",
                f"<p><strong>{question}</strong> {answer}</p>" if answer else "",
            ),
            "findings": (
                "\n".join(f"- {each}" for each in self.sentences),
                f"<ul>\n{items}\n</ul>" if items else "",
            ),
        }
