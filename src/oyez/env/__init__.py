"""The games as research environments: PettingZoo, Gymnasium, OpenSpiel, batches and data sets.

Nothing here is needed to play. The libraries come with the extra `oyez[research]`; docs/research.md begins at the
beginning.
"""
