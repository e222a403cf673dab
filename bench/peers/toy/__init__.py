"""The table of bench.peers on the stack this server is built on, kept in memory."""
