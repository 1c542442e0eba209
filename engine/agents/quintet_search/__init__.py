"""Runs a student's tree search and records it, without calls of ours in the student's code (../README.md).

    from quintet_search.run import run
    run({"files": {"search.py": "def minimax(node): ..."}, "function": "minimax", "tree": {...}})
"""

from .recorder import note

__all__ = ["note"]
