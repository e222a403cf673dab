"""Chi-square over many deals, each made as a table makes it: from a secret and nonces."""
