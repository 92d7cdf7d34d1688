"""A package, so that its tests share a browser and a server which are gone before the others."""
