"""QA only: the test endpoints `/test/v1`, part of the server only when it is told so.

They show hidden cards and change any table: the one marked exception to what the rest keeps.
"""
