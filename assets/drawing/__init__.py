"""The code that draws every picture of `assets/pictures`. The running program never imports it; see README.md here.

Short names recur: `c` a colour, `d` a path, `s` the body so far, `x y w h` a box, `k` a scale, `house` a house colour,
`seat` a seat colour. Each module with pictures has `pictures()`; `build` collects them.
"""
