"""What agents of Chexers need: the adapter of the course's form, and stand-ins for the modules that it imports."""
