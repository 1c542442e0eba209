"""Agents of Hive have the short form only; engines of other people speak its protocol."""
