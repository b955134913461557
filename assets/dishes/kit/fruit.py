"""Fruit, nuts, and what is made of them."""

import math
import random

from ingredients import almond_flakes as almond_flakes
from ingredients import blueberries as blueberries
from ingredients import grain
from kit.forms import chunks, coat, painted, slices
from stage import blend, linear, smoothstep

uniform = random.uniform


def _citrus(name, rind, pith, flesh, radius):
    pulp = coat(name, roughness=0.22, gloss=0.5, vary=0.05, bump=0.12, bump_scale=20, through=0.15)
    rind, pith, flesh, pale = linear(rind), linear(pith), linear(flesh), blend(linear(flesh), linear(pith), 0.45)

    def colour(r, a, s):
        spoke = smoothstep(0.90, 0.985, abs(math.cos(4.5 * a + s))) * smoothstep(0.05, 0.14, r)
        cell = 0.5 + 0.5 * grain((r * 3, a * 6, 0), 1.4, s)
        tone = blend(blend(flesh, pale, 0.7 * cell), pith, 0.85 * spoke)
        tone = blend(pith, tone, smoothstep(0.05, 0.11, r))
        tone = blend(tone, pith, smoothstep(0.80, 0.85, r))
        return blend(tone, rind, smoothstep(0.92, 0.95, r))

    return slices(name, pulp, radius, colour, thickness=0.06, rings=44, segments=140, outline=lambda a, s: 1.0)


def lemon_slices(radius=0.33):
    return _citrus('lemon', '#F0BE1C', '#F6EBBE', '#F2D65A', radius)


def _wedges(name, rind, pith, flesh, length):
    """An eighth of the fruit, cut faces up."""
    pulp = coat(name, roughness=0.25, gloss=0.45, vary=0.05, bump=0.1, bump_scale=16)
    rind, pith, flesh = linear(rind), linear(pith), linear(flesh)

    def shape(p, s):
        x, y, z = p
        up = z if z < 0 else z * (1 - 0.45 * abs(y)) * 0.2 + 0.55 * (1 - abs(y)) * smoothstep(0, 0.3, z)
        return x * length * (1 - 0.1 * y * y), y * length * 0.55 * math.sqrt(max(0, 1 - x * x * 0.25)), up * length * 0.5

    def tone(p, s):
        edge = smoothstep(0.02, 0.10, p[2])
        return blend(rind, blend(pith, flesh, smoothstep(0.16, 0.24, p[2])), edge)

    return painted(name, pulp, shape, tone, kinds=2, detail=5)


def lemon_wedges(length=0.38):
    return _wedges('lemon-wedge', '#F0BE1C', '#F6EBBE', '#F0D04E', length)


def lime_wedges(length=0.32):
    return _wedges('lime-wedge', '#4F8A24', '#E6EBBC', '#B2CA52', length)


def walnuts(size=0.13):
    """Broken halves, folded like a brain."""
    nut = coat('walnut', roughness=0.55, gloss=0.05, bump=0.2)
    light, dark = linear('#C89858'), linear('#7A4A22')

    def fold(p, s):
        return abs(grain(p, 2.2, s))

    return painted(
        'walnut',
        nut,
        lambda p, s: tuple(c * size * (0.8 + 0.75 * fold(p, s)) * k for c, k in zip(p, (1.15, 0.85, 0.55))),
        lambda p, s: blend(dark, light, smoothstep(0.02, 0.28, fold(p, s))),
        detail=5,
    )


def banana_slices(radius=0.2):
    flesh = coat('banana', roughness=0.4, gloss=0.2, bump=0.05)
    cream, core, seed = linear('#F2E2B0'), linear('#E6CB86'), linear('#6E5030')

    def colour(r, a, s):
        tone = blend(core, cream, smoothstep(0.3, 0.5, r + 0.06 * math.sin(3 * a + s)))
        return blend(tone, seed, 0.7 * smoothstep(0.75, 0.95, math.cos(3 * a + s)) * math.exp(-(((r - 0.2) / 0.1) ** 2)))

    return slices('banana', flesh, radius, colour, thickness=0.09)


def chocolate_pieces(size=0.07):
    return chunks('chocolate', (size, size * 0.8, size * 0.5), '#3A1D10', '#24110A', corner=8, rough=0.15, gloss=0.3)


def butter(size=0.2):
    return chunks('butter', (size, size, size * 0.45), '#F6D878', '#F2CE64', corner=7, rough=0.08, unlike=0.05, gloss=0.4, bump=0.03)
