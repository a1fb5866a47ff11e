"""Tests of game/storage."""
