"""The HTTP endpoints, one router a file.

A router is made by a function that is handed what it needs; nothing is looked up globally.
"""
