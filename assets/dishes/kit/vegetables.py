"""Vegetables, raw and cooked."""

import math
import random

from ingredients import burst_tomatoes as burst_tomatoes
from ingredients import cucumber_slices as cucumber_slices
from ingredients import grain
from ingredients import halved_tomatoes as halved_tomatoes
from ingredients import onion_rings as onion_rings
from ingredients import whole_tomatoes as whole_tomatoes
from kit.forms import chunks, coat, painted, slices, tube
from stage import blend, linear, smoothstep

uniform = random.uniform


def carrot_coins(radius=0.15):
    flesh = coat('carrot', roughness=0.32, gloss=0.3)
    outer, core, ray = linear('#E0701A'), linear('#EE9A3C'), linear('#F3B05A')

    def colour(r, a, s):
        tone = blend(core, outer, smoothstep(0.38, 0.5, r + 0.05 * math.sin(7 * a + s)))
        return blend(tone, ray, 0.35 * smoothstep(0.6, 1, math.cos(9 * a + s)) * (1 - r))

    return slices('carrot', flesh, radius, colour, thickness=0.06)


def mushroom_slices(size=0.22):
    """Cut through cap and stem: pale flesh, browned by the pan, dark gills beneath the cap."""
    flesh = coat('mushroom', roughness=0.45, gloss=0.25, bump=0.1)
    pale, brown, skin, gill = linear('#D9BE92'), linear('#A87640'), linear('#6B4526'), linear('#5A3A24')

    def outline(a, s):
        x, y = math.cos(a), math.sin(a)
        stem = 0.85 * math.exp(-(((a + math.pi / 2 + math.pi) % math.tau - math.pi) / 0.26) ** 2)
        cap = 1.0 if y > 0 else 1.0 - 0.62 * smoothstep(0.0, 0.7, -y)
        return cap * (0.98 + 0.04 * math.sin(3 * a + s)) + stem * 0.75 * abs(y)

    def colour(r, a, s):
        x, y = r * math.cos(a), r * math.sin(a)
        tone = blend(pale, brown, 0.9 * smoothstep(-0.1, 0.5, grain((x, y, 0), 1.6, s + 5)))
        gills = smoothstep(0.35, 0.6, r) * smoothstep(0.05, 0.3, -math.sin(a)) * smoothstep(0.25, 0.5, abs(math.cos(a)))
        tone = blend(tone, gill, 0.8 * gills)
        return blend(tone, skin, smoothstep(0.88, 0.96, r) * smoothstep(-0.2, 0.1, math.sin(a)))

    return slices('mushroom', flesh, size, colour, outline=outline, thickness=0.055)


def avocado_slices(size=0.42):
    """Crescents, dark green at the skin, yellow towards the stone."""
    flesh = coat('avocado', roughness=0.36, gloss=0.25, vary=0.06, bump=0.05)
    skin, green, yellow = linear('#4E7A26'), linear('#A3BE54'), linear('#E3DE92')
    made = []
    for _ in range(5):
        arc, bend = uniform(0.95, 1.1), uniform(0.28, 0.4)

        def path(t, arc=arc, bend=bend):
            a = (t - 0.5) * 2 * arc
            return size * math.sin(a), size * (math.cos(a) - 0.7) * (1 + bend), 0.0

        piece = tube(
            'avocado',
            flesh,
            path,
            lambda t: 0.115 * max(0.12, math.sin(math.pi * (0.04 + 0.92 * t))) ** 0.55,
            lambda t, a: blend(
                blend(yellow, green, smoothstep(-0.5, 0.7, -math.cos(a))), skin, smoothstep(0.90, 0.99, -math.cos(a))
            ),
            around=20,
        )
        for vertex in piece.vertices:
            vertex.co.z *= 0.5
        made.append(piece)
    return made


def pepper_strips(colour='#C2200F', deep='#8E1408', length=0.42):
    """Roasted: soft, curved, blistered at the edge."""
    skin = coat('pepper', roughness=0.22, gloss=0.55, vary=0.15, bump=0.06)
    bright, dark, char = linear(colour), linear(deep), linear('#3A140C')
    made = []
    for seed in range(5):
        bow, twist, size = uniform(0.1, 0.5), uniform(-0.5, 0.5), length * uniform(0.75, 1.15)

        def path(t, bow=bow, twist=twist, size=size):
            return (t - 0.5) * 2 * size * 0.8, bow * size * math.sin(math.pi * t), 0.06 * math.sin(4 * t + twist)

        def tone(t, a, seed=seed):
            burnt = smoothstep(0.2, 0.5, grain((t * 2, math.cos(a), 0), 1.6, seed)) * smoothstep(-0.2, 0.6, math.sin(a))
            return blend(blend(bright, dark, 0.5 + 0.5 * grain((t * 3, a, 0), 1, seed)), char, 0.55 * burnt)

        strip = tube('pepper', skin, path, lambda t: 0.085 * max(0.25, math.sin(math.pi * t)) ** 0.4, tone, around=14)
        for vertex in strip.vertices:
            vertex.co.z *= 0.42
        made.append(strip)
    return made


def yellow_pepper_strips():
    return pepper_strips('#E9A916', '#C97F0C')


def green_beans(length=0.75):
    skin = coat('green-bean', roughness=0.32, gloss=0.3, vary=0.15, bump=0.04)
    green, deep, tip = linear('#7DA83A'), linear('#557F24'), linear('#B8C27A')
    made = []
    for seed in range(5):
        bow, size = uniform(-0.12, 0.12), length * uniform(0.8, 1.1)
        made.append(
            tube(
                'green-bean',
                skin,
                lambda t, b=bow, z=size: ((t - 0.5) * z, b * math.sin(math.pi * t), 0.015 * math.sin(5 * t)),
                lambda t: 0.042 * (1 + 0.09 * math.sin(t * 30)) * min(1, 0.35 + 7 * t, 0.35 + 7 * (1 - t)),
                lambda t, a, s=seed: blend(blend(green, deep, 0.5 + 0.6 * grain((t * 4, a, 0), 1, s)), tip, smoothstep(0.94, 1, t)),
            )
        )
    return made


def asparagus(length=1.15):
    """Spears: scales along the stem, closing to a tight purple tip."""
    skin = coat('asparagus', roughness=0.38, gloss=0.25, vary=0.12, bump=0.08)
    green, pale, tip = linear('#6F9C36'), linear('#A9BE74'), linear('#4C5A34')
    made = []
    for seed in range(4):
        bow = uniform(-0.08, 0.08)

        def radius(t):
            head = 0.018 * smoothstep(0.68, 0.8, t) * abs(math.sin(t * 70))
            return (0.062 - 0.012 * t + head) * min(1, 0.25 + 6 * (1 - t))

        def tone(t, a, seed=seed):
            base = blend(pale, green, smoothstep(0.0, 0.3, t))
            scale = max(math.exp(-(((t - at) / 0.022) ** 2) - ((math.cos(a / 2 - at * 9)) / 0.5) ** 2) for at in (0.2, 0.34, 0.48, 0.6))
            return blend(blend(base, tip, 0.7 * scale), tip, 0.75 * smoothstep(0.7, 0.95, t))

        made.append(
            tube('asparagus', skin, lambda t, b=bow: ((t - 0.5) * length, b * math.sin(math.pi * t), 0), radius, tone, around=14)
        )
    return made


def new_potatoes(size=0.2):
    """Halved and roasted: golden cut face up, thin skin round it."""
    flesh = coat('potato', roughness=0.42, gloss=0.25, vary=0.12, bump=0.12)
    pale, gold, skin = linear('#EBCB84'), linear('#B9772A'), linear('#A9793F')

    def tone(p, s):
        face = smoothstep(0.28, 0.36, p[2])
        browned = blend(pale, gold, 0.85 * smoothstep(-0.15, 0.45, grain(p, 2.0, s + 6)))
        browned = blend(browned, gold, 0.7 * smoothstep(0.72, 0.9, math.hypot(p[0], p[1])))
        return blend(skin, browned, face)

    def shape(p, s):
        x, y, z = p
        lump = 1 + 0.08 * grain(p, 1.1, s)
        return x * size * 1.3 * lump, y * size * lump, min(z, 0.32 + 0.04 * grain(p, 2, s)) * size * lump

    return painted('potato', flesh, shape, tone, kinds=6, detail=5)


def boiled_potatoes(size=0.21):
    return chunks('boiled-potato', (size * 1.15, size, size * 0.85), '#EDD9A0', '#C9A45C', corner=2.6, browned=0.4, bump=0.08)


def chips(length=0.62):
    """Thick chips: square cut, golden, browner at the ends and edges."""
    return chunks('chip', (length / 2, 0.085, 0.08), '#E9B852', '#B06A1C', corner=9, rough=0.07, browned=0.7, kinds=7, gloss=0.15)


def courgette_slices(radius=0.2):
    flesh = coat('courgette', roughness=0.36, gloss=0.3)
    pale, green, rind, brown = (linear(c) for c in ('#DDDCA0', '#A9BC62', '#3F6A24', '#9A6A30'))

    def colour(r, a, s):
        tone = blend(pale, green, smoothstep(0.5, 0.9, r))
        tone = blend(tone, brown, 0.6 * smoothstep(0.1, 0.5, grain((r * math.cos(a), r * math.sin(a), 0), 2, s)))
        return blend(tone, rind, smoothstep(0.93, 0.97, r))

    return slices('courgette', flesh, radius, colour, thickness=0.09)


def onion_wedges(size=0.22):
    """Red onion, roasted until its layers part."""
    skin = coat('onion-wedge', roughness=0.3, gloss=0.4, bump=0.05)
    white, purple, brown = linear('#DDB3C0'), linear('#6E1C44'), linear('#5A2A1C')
    made = []
    for seed in range(5):
        arc = uniform(1.6, 2.4)
        made.append(
            tube(
                'onion-wedge',
                skin,
                lambda t, k=arc: (size * math.cos(k * (t - 0.5)), size * math.sin(k * (t - 0.5)), 0.03 * math.sin(6 * t)),
                lambda t: 0.07 * max(0.15, math.sin(math.pi * t)) ** 0.6,
                lambda t, a, s=seed: blend(
                    blend(white, purple, smoothstep(-0.3, 0.5, -math.cos(a))), brown, 0.6 * smoothstep(0.75, 1, abs(2 * t - 1))
                ),
                around=14,
            )
        )
    return made


def chilli_rings(colour='#C01A0C', radius=0.075):
    flesh = coat('chilli', roughness=0.2, gloss=0.5, bump=0.0)
    skin, inner, pith = linear(colour), linear('#E2725A' if colour == '#C01A0C' else '#A9C46A'), linear('#EDDDB0')

    def tone(r, a, s):
        seedy = 0.8 * smoothstep(0.5, 0.9, math.cos(3 * a + s)) * (1 - smoothstep(0.3, 0.5, r))
        return blend(blend(blend(inner, pith, seedy), inner, smoothstep(0.5, 0.6, r)), skin, smoothstep(0.72, 0.86, r))

    return slices('chilli', flesh, radius, tone, thickness=0.03, rings=16, segments=36)


def green_chilli_rings():
    return chilli_rings('#4E8A26')


def spring_onion_rings(radius=0.055):
    """Hollow green rings."""
    skin = coat('spring-onion', roughness=0.35, gloss=0.3, bump=0.0)
    green, pale = linear('#6FA63C'), linear('#CFE0A0')
    return [
        tube(
            'spring-onion',
            skin,
            lambda t, k=stretch: (radius * k * math.cos(t * math.tau), radius * math.sin(t * math.tau), 0),
            lambda t: 0.019,
            lambda t, a: blend(green, pale, smoothstep(0, 1, math.cos(a))),
            around=8,
        )
        for stretch in (1.0, 1.25, 0.85)
    ]


def olives(radius=0.1):
    """Black, glossy, stoned: a hole at one end."""
    skin = coat('olive', roughness=0.16, gloss=0.6, bump=0.03)
    dark, purple = linear('#1B1518'), linear('#3A2230')

    def shape(p, s):
        hole = 0.35 * math.exp(-((1 - p[0]) / 0.03))
        return p[0] * radius * (1.3 - hole), p[1] * radius, p[2] * radius

    return painted('olive', skin, shape, lambda p, s: blend(dark, purple, smoothstep(-0.2, 0.5, grain(p, 1.5, s))))
