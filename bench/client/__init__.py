"""How soon the browser client is there, and how soon it answers a tap, on a slow phone."""
