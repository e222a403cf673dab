"""The same move at a card table on several game servers, measured by the same client."""
