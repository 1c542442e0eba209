"""Runs a student's agent: finds it in its files, starts it, asks it for actions, and reports what goes wrong.

The same sources run in CPython and in Pyodide. Python 3.9 and later, standard library only. `driver.py` has the requests and
their answers; `boot.py` starts it from sources that are held in memory.
"""
