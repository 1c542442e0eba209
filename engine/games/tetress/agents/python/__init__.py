"""What agents of Tetress need: the adapter of the course's form, and stand-ins for the modules that it imports."""
