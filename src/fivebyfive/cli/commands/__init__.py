"""The commands, one file each; they import what is heavy when they run."""
