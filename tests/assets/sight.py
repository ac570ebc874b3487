"""How colours look to people who lack a kind of cone, and in grey."""

from game.ui.paper import rgb

# linear light of red, green and blue as somebody sees it who lacks one kind of cone: G. M. Machado, M. M. Oliveira and
# L. A. F. Fernandes, A Physiologically-based Model for Simulation of Color Vision Deficiency (2009), severity 1
SIGHTS = {
    "all cones": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "no red": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "no green": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "no blue": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
    "grey": ((0.2126, 0.7152, 0.0722),) * 3,
}


def seen(colour: str | tuple[int, int, int], sight: str) -> tuple[float, float, float]:
    """Lightness, red to green, yellow to blue of a colour (CIE L*a*b*)."""
    parts = rgb(colour) if isinstance(colour, str) else colour
    light = [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in (part / 255 for part in parts)]
    r, g, b = (min(1.0, max(0.0, sum(k * v for k, v in zip(row, light, strict=True)))) for row in SIGHTS[sight])
    xyz = (
        0.4339 * r + 0.3762 * g + 0.1899 * b,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        0.0177 * r + 0.1095 * g + 0.8728 * b,
    )
    x, y, z = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)
