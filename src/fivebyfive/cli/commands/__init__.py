"""The commands, one file each. Heavy modules are imported inside the functions that need them."""
