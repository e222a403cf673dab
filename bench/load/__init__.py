"""Real matches over real sockets against a real server, checked while they are measured."""
