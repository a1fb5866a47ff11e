"""The Scrapbots table."""
