"""Beans, peas and grains of corn."""

import math

from ingredients import chickpeas as chickpeas
from ingredients import grain
from ingredients import lentils as lentils
from kit.forms import coat, painted
from stage import blend, linear, smoothstep


def _beans(name, colour, deep, size):
    """Kidney-shaped, with a pale eye where the bean hung in its pod."""
    skin = coat(name, roughness=0.25, gloss=0.5, vary=0.25, bump=0.04)
    colour, deep, eye = linear(colour), linear(deep), linear('#E8D3B0')

    def shape(point, seed):
        x, y, z = point
        lump = 1 + 0.06 * grain(point, 1.2, seed)
        return x * size * 1.55 * lump, (y - 0.42 * (1 - x * x)) * size * lump, z * size * 0.82 * lump

    def tone(point, seed):
        x, y, z = point
        spot = math.exp(-((x / 0.22) ** 2) - ((z / 0.2) ** 2)) * smoothstep(0.5, 0.9, y)
        return blend(blend(colour, deep, smoothstep(-0.2, 0.4, grain(point, 1.5, seed + 4))), eye, 0.8 * spot)

    return painted(name, skin, shape, tone)


def kidney_beans():
    return _beans('kidney-bean', '#6E1414', '#4A0B10', 0.085)


def black_beans():
    return _beans('black-bean', '#231C22', '#151116', 0.066)


def pinto_beans():
    return _beans('pinto-bean', '#C08A62', '#8E5A3A', 0.078)


def white_beans():
    return _beans('white-bean', '#E9DCBC', '#D2BE92', 0.08)


def edamame():
    return _beans('edamame', '#8FBF3E', '#6FA22C', 0.075)


def peas(radius=0.066):
    """A little wrinkled, as peas are once boiled."""
    skin = coat('pea', roughness=0.3, gloss=0.35, vary=0.25, bump=0.06)
    light, deep = linear('#86B82E'), linear('#5E941F')
    return painted(
        'pea',
        skin,
        lambda p, s: tuple(c * radius * (1 + 0.05 * grain(p, 1.2, s) - 0.06 * abs(grain(p, 2.6, s + 3))) for c in p),
        lambda p, s: blend(light, deep, smoothstep(-0.2, 0.5, grain(p, 1.7, s + 8))),
        detail=3,
    )


def sweetcorn(size=0.066):
    """Kernels: blunt above, pale and narrow where they sat on the cob."""
    skin = coat('sweetcorn', roughness=0.25, gloss=0.45, vary=0.18, bump=0.03)
    yellow, pale = linear('#F2BE2A'), linear('#F3E2A8')
    return painted(
        'sweetcorn',
        skin,
        lambda p, s: (p[0] * size * (1 - 0.3 * p[2]) * 0.8, p[1] * size * (1 - 0.3 * p[2]), -p[2] * size * 1.15),
        lambda p, s: blend(yellow, pale, smoothstep(0.4, 0.9, p[2])),
        kinds=3,
        detail=3,
    )
