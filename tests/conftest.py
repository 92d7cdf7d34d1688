"""What the tests of all rooms may use."""

pytest_plugins = ["postgres", "training_kernels"]
