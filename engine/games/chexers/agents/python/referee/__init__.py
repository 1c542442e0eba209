"""Stands in for the package `referee` of the course in 2019: the names that agents import, in code of our own."""
