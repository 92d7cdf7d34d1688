"""What devices may see of a table: public and private views, and their shapes."""
