# The entry point that the referee imports.
from .program import Agent
