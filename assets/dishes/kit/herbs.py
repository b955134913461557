"""Leaves, herbs and seeds."""

import math
import random

from ingredients import basil as basil
from ingredients import joined, leaf, leaf_material
from ingredients import lettuce as lettuce
from ingredients import parsley as parsley
from ingredients import rocket as rocket
from ingredients import seed_mesh
from ingredients import spinach as spinach
from kit.forms import coat, tube
from mathutils import Matrix
from stage import linear, smoothstep

uniform = random.uniform


def coriander(size=0.15):
    return parsley(size=size, colours=('#78B23C', '#4A8C2A'))


def chopped(size=0.05):
    """Chopped parsley, coriander or chives: torn bits of leaf."""
    return parsley(kinds=5, size=size)


def mint():
    made_of = leaf_material('mint', gloss=0.45)
    return [
        leaf(
            made_of,
            uniform(0.3, 0.42),
            uniform(0.11, 0.14),
            lambda t: max(0.0, math.sin(math.pi * t**0.7)) ** 0.75,
            ('#6BA83E', '#3F7F2C'),
            fold=uniform(-0.1, 0.3),
            curl=uniform(0.2, 0.9),
            wave=0.01,
            veins=9,
            stem=0.05,
            edge=lambda t, side: 1 + 0.07 * abs(math.sin(26 * t)),
        )
        for _ in range(6)
    ]


def little_gem():
    """Crisp upright leaves with a pale rib."""
    made_of = leaf_material('little-gem', gloss=0.4)
    return [
        leaf(
            made_of,
            uniform(0.9, 1.15),
            uniform(0.26, 0.34),
            lambda t: (0.4 + 0.6 * smoothstep(0, 0.55, t)) * (1 - t**5) ** 0.5,
            ('#A7C85A', '#6FA338'),
            fold=uniform(0.3, 0.6),
            curl=uniform(0.3, 0.8),
            wave=0.05,
            ruffle=uniform(5, 8),
            veins=5,
        )
        for _ in range(6)
    ]


def _stem(name, length, radius, colour, droop=0.15):
    made_of = coat(name, roughness=0.4, gloss=0.1, bump=0.0)
    return [
        tube(
            name,
            made_of,
            lambda t, b=bow: ((t - 0.5) * length, b * math.sin(math.pi * t), droop * b * t),
            lambda t: radius,
            lambda t, a: linear(colour),
            around=6,
        )
        for bow in (uniform(-0.1, 0.1) for _ in range(4))
    ]


def chives():
    return _stem('chive', 0.14, 0.014, '#5E9A34')


def dill():
    """Fine feathers along a thread."""
    made_of = leaf_material('dill')

    def feather(t, side):
        blade = leaf(
            made_of,
            0.13 * (1 - 0.6 * t),
            0.008,
            lambda along: (1 - along) ** 0.5,
            ('#6FA63C', '#4F8A2E'),
            fold=0,
            curl=0.5,
            wave=0,
        )
        place = Matrix.Translation((0, 0.32 * t, uniform(-0.02, 0.02)))
        return blade, place @ Matrix.Rotation(side * uniform(0.7, 1.1), 4, 'Z')

    return [joined('dill', [feather(i / 10, side) for i in range(11) for side in (-1, 1)]) for _ in range(5)]


def sesame():
    return seed_mesh('sesame', '#E9D6A6', (0.026, 0.016, 0.009))


def black_pepper():
    return seed_mesh('pepper', '#2A2320', (0.014, 0.012, 0.010))


def chilli_flakes():
    return seed_mesh('chilli-flake', '#A51E0A', (0.032, 0.022, 0.006), 0.35)


def cumin_seeds():
    return seed_mesh('cumin', '#5B3A1C', (0.036, 0.011, 0.010))


def pumpkin_seeds():
    return seed_mesh('pumpkin-seed', '#6E8A3C', (0.085, 0.045, 0.018))


def capers():
    return seed_mesh('caper', '#6A7A34', (0.05, 0.045, 0.042))
