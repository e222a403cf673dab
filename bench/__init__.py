"""Benchmarks: each folder measures one thing and runs as `python -m bench.FOLDER`."""
