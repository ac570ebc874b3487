"""The pictures, drawn by `assets.drawing`. Look there before changing one by hand."""
