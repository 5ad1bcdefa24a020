"""The components of a game as pictures, to be laid beside those of the box."""
