"""Search over states that look the same to a seat: trees, secret choices as matrices, plans."""
