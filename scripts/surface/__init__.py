"""What others rely on, gathered from the running code by what it does, not by what it is called."""
