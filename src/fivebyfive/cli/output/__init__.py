"""What commands print: drawn sheets, tables of results, histograms, progress bars, JSON Lines."""
