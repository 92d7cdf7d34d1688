"""What commands print: sheets and results in the terminal, histograms."""
