"""Fish, meat, eggs, cheese and tofu."""

import math
import random

from ingredients import feta_crumbs as feta_crumbs
from ingredients import grain, round_slice
from kit.forms import boxy, chunks, coat, painted, slices
from stage import blend, linear, smoothstep

uniform = random.uniform


def sauced_chicken(size=0.26):
    """Chunks that have simmered in an orange sauce."""
    return chunks(
        'sauced-chicken', (size * 1.15, size * 0.85, size * 0.75), '#DE8434', '#A8481A', corner=3, rough=0.4, browned=0.8, gloss=0.6
    )


def shredded_chicken(length=0.34):
    return chunks('shredded-chicken', (length / 2, 0.06, 0.05), '#EAD2AC', '#C79E6A', corner=3, rough=0.5, browned=0.5, bump=0.4)


def tofu(size=0.17):
    return chunks('tofu', (size, size, size * 0.9), '#F3E9CF', '#CC9440', corner=10, rough=0.05, browned=0.5, unlike=0.08, gloss=0.15)


def halloumi(size=0.4):
    """Slabs, browned on top where they lay in the heat."""
    return chunks('halloumi', (size, size * 0.62, 0.1), '#F1E2B4', '#B0681E', corner=8, rough=0.06, browned=0.85, unlike=0.08, kinds=5)


def mince(size=0.07):
    return chunks('mince', (size, size * 0.85, size * 0.75), '#8A4526', '#4E2212', corner=2.6, rough=0.6, browned=0.8, gloss=0.35)


def koftas(length=0.62):
    """Shaped by hand round nothing: blunt fingers, charred in stripes by the grill."""
    meat = coat('kofta', roughness=0.5, gloss=0.3, bump=0.5, bump_scale=11)
    brown, dark, char = linear('#8A5030'), linear('#5F3018'), linear('#24120C')

    def shape(p, s):
        lump = 1 + 0.10 * grain(p, 1.4, s) + 0.06 * grain(p, 4.5, s)
        x, y, z = boxy(p, 2.6)
        return x * length * lump, y * 0.2 * lump * (1 - 0.12 * x * x), z * 0.18 * lump

    def tone(p, s):
        stripe = smoothstep(0.72, 0.95, math.cos(p[0] * 11 + p[1] * 3 + s)) * smoothstep(0.1, 0.6, p[2])
        return blend(blend(brown, dark, 0.5 + 0.6 * grain(p, 3, s)), char, 0.8 * stripe)

    return painted('kofta', meat, shape, tone, kinds=4, detail=5)


def haddock_flakes(size=0.26):
    """Undyed smoked haddock, fallen into its flakes."""
    return chunks('haddock', (size, size * 0.62, size * 0.32), '#F6EAC9', '#DDBB74', corner=3, rough=0.35, browned=0.5, gloss=0.3)


def tuna_flakes(size=0.16):
    return chunks('tuna', (size, size * 0.7, size * 0.5), '#DDB896', '#B98A68', corner=3, rough=0.6, browned=0.6, gloss=0.1, bump=0.5)


def breaded_fillets(length=0.95):
    """In breadcrumbs, baked until golden."""
    crumb = coat('breaded', roughness=0.7, gloss=0.05, vary=0.06, bump=1.0, bump_scale=16)
    gold, brown, pale = linear('#D9973A'), linear('#A8621C'), linear('#EFC675')

    def shape(p, s):
        x, y, z = boxy(p, 3.2)
        crust = 1 + 0.06 * grain(p, 1.2, s) + 0.03 * grain(p, 9, s) + 0.02 * grain(p, 19, s)
        return x * length * crust, y * 0.42 * crust * (1 - 0.25 * smoothstep(-0.2, 1, x)), z * 0.17 * crust

    def tone(p, s):
        base = blend(gold, pale, smoothstep(-0.1, 0.5, grain(p, 9, s)))
        return blend(base, brown, smoothstep(-0.1, 0.5, grain(p, 2.4, s + 3)))

    return painted('breaded', crumb, shape, tone, kinds=3, detail=6)


def egg_halves(size=0.27):
    """Hard-boiled: firm white, a yolk still soft in the middle."""
    white_of = coat('egg', roughness=0.25, gloss=0.3, vary=0.04, bump=0.02)
    white, yolk, deep = linear('#F7F2E6'), linear('#F2A81E'), linear('#E08A10')

    def egg(a):
        return 1 + 0.16 * math.cos(a) - 0.04 * math.cos(2 * a)

    def colour(r, a, s):
        centre = math.hypot(r * math.cos(a) * egg(a) - 0.08, r * math.sin(a))
        return blend(blend(deep, yolk, smoothstep(0.1, 0.45, centre)), white, smoothstep(0.54, 0.58, centre))

    return slices('egg', white_of, size, colour, outline=lambda a, s: egg(a), thickness=0.16, kinds=3, rings=44)



def poached_eggs(size=0.42):
    """Set in a sauce: a ragged white, and a yolk that stands up from it."""
    white_of = coat('poached', roughness=0.2, gloss=0.5, vary=0.03, bump=0.04, bump_scale=6)
    white, yolk, rim = linear('#F8F1E2'), linear('#F2A012'), linear('#E9C9A0')
    made = []
    for s in range(4):
        off = (uniform(-0.08, 0.08), uniform(-0.08, 0.08))

        def edge(a, s=s):
            return 1 + 0.12 * math.sin(2 * a + s) + 0.08 * math.sin(5 * a + 2 * s) + 0.04 * math.sin(9 * a)

        def away(r, a):
            return math.hypot(r * edge(a) * math.cos(a) - off[0], r * edge(a) * math.sin(a) - off[1])

        def height(r, a):
            d = away(r, a)
            ball = 0.105 * math.sqrt(max(0, 1 - (d / 0.44) ** 2))
            skirt = 0.05 * (1 - smoothstep(0.5, 1.0, r)) + 0.022 * grain((r * math.cos(a), r * math.sin(a), 0), 2.5, s)
            return skirt + ball - 0.02 * smoothstep(0.9, 1, r)

        def colour(r, a):
            d = away(r, a)
            return blend(blend(yolk, white, smoothstep(0.40, 0.46, d)), rim, 0.5 * smoothstep(0.9, 1.0, r))

        made.append(
            round_slice(
                'poached',
                white_of,
                lambda a: size * edge(a),
                height,
                colour,
                rings=48,
                segments=120,
                thickness=0.04,
            )
        )
    return made


def parmesan():
    """Fine shreds off the grater."""
    return _shreds('parmesan', '#EBD9A8', '#DCC48A')


def cheddar():
    return _shreds('cheddar', '#F0BE5A', '#DE9E34')


def _shreds(name, light, dark):
    made_of = coat(name, roughness=0.6, gloss=0.0, vary=0.08)
    light, dark = linear(light), linear(dark)
    return painted(
        name,
        made_of,
        lambda p, s: (p[0] * 0.05, p[1] * 0.012, p[2] * 0.008 + (0.008 + 0.004 * s) * p[0] * p[0]),
        lambda p, s: blend(light, dark, 0.5 + 0.5 * p[0]),
        kinds=3,
        detail=2,
    )


def blue_cheese(size=0.1):
    made_of = coat('blue-cheese', roughness=0.7, gloss=0.0, bump=0.4, bump_scale=9)
    cream, blue = linear('#F1E8CC'), linear('#5E7378')
    return painted(
        'blue-cheese',
        made_of,
        lambda p, s: tuple(c * size * (0.85 + 0.3 * grain(p, 1.1, s)) for c in boxy(p, 6)),
        lambda p, s: blend(cream, blue, 0.9 * smoothstep(0.18, 0.34, abs(grain(p, 2.6, s + 4)))),
        detail=5,
    )
