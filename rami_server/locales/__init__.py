"""Every text that people read, in one Fluent file a language, and what puts cards into sentences.

The browser client reads the same files. `docs/texts.md` is the manual for translators.
"""
