"""Fuzzing: whatever a text is, reading, expanding and checking it ends soon, without a traceback.

``python -m tests.fuzz --count 1000 --seed 1`` makes texts of three kinds and checks each: from the ludeme language
(calls with arguments of the right and of wrong types, defines, options), from descriptions with a few places edited,
and from bytes. Descriptions are those of ``games/`` and, with ``--library``, of Ludii's library.
"""
