"""The small core both games stand on: contract, actions, randomness, records and errors; standard library only."""
