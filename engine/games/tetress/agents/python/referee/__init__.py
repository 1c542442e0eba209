"""Stands in for the package `referee` of the course in 2024: the names that agents import, in code of our own."""
