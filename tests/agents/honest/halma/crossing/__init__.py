"""A search for Halma with the rules of the course."""
