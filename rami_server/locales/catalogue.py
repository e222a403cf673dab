"""One language's catalogue: from the id of a message and its variables to the text."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from rami_server.locales.functions import Words


class TextFault(Exception):
    """A message is missing, or it wants a variable that it did not get: a fault of ours."""


class Catalogue:
    """All texts in one language."""

    def __init__(
        self,
        language: str,
        source: str,
        rules: str | None = None,
        fallback: "Catalogue | None" = None,
    ) -> None:
        """Take the Fluent `source`; numbers and plurals as in `rules`, or else in `language`.

        It is read when it is first used, or by `prepare`. What is not translated yet is taken from
        `fallback`.
        """
        self.language: Final = language
        self._fallback: Final = fallback
        self._source: Final = source
        self._rules: Final = rules or language
        self._words: Final = Words(self.format)

    @cached_property
    def _bundle(self) -> FluentBundle:
        bundle = FluentBundle(
            [self._rules],
            functions=self._words.functions(),
            use_isolating=False,  # no text of ours mixes directions, and marks would be read aloud
        )
        bundle.add_resource(FluentResource(self._source))
        return bundle

    def prepare(self) -> None:
        """Read the source now; it takes about a tenth of a second."""
        _ = self._bundle

    def format(self, message: str, variables: Mapping[str, Any]) -> str:
        """Return the text of a message; raises `TextFault` if it cannot be made in full."""
        if not self._bundle.has_message(message):
            if self._fallback is not None:
                return self._fallback.format(message, variables)
            raise TextFault(f"no message {message} in {self.language}")
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise TextFault(f"{message} has no text in {self.language}")
        text, errors = self._bundle.format_pattern(pattern, dict(variables))
        if errors:
            raise TextFault(f"{message} in {self.language}: {errors[0]}")
        return str(text)

    def listed(self, items: Sequence[str], join: str = "and") -> str:
        """Return a list as text: "A, B and C"."""
        return self._words.listed(items, join)
