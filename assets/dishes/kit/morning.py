"""Breakfasts, lunches, soups and salads: what these need beyond the common kit."""

import math
import random

import stage
from ingredients import grain, joined, leaf, leaf_material, round_slice, seed_mesh
from kit.forms import boxy, chunks, coat, painted, slices, tube
from mathutils import Matrix
from stage import blend, linear, smoothstep

uniform = random.uniform


def dice(light, dark, size=0.09, corner=6, long=1.0, gloss=0.3, rough=0.12, browned=0.6):
    """Anything cut small, in the two colours that it shows."""
    return chunks(
        'dice', (size * long, size * 0.95, size * 0.85), light, dark, corner=corner, rough=rough, browned=browned, gloss=gloss, bump=0.1
    )


def dark_kale():
    """Cavolo nero, shredded and cooked: narrow, dark, blistered."""
    made_of = leaf_material('cavolo', gloss=0.35)
    return [
        leaf(
            made_of,
            uniform(0.3, 0.5),
            uniform(0.06, 0.1),
            lambda t: (0.4 + 0.6 * math.sin(math.pi * t)) * (1 - t**8),
            ('#3F6A34', '#1F4020'),
            fold=uniform(-0.4, 0.4),
            curl=uniform(0.3, 1.3),
            wave=0.05,
            ruffle=9,
            veins=9,
        )
        for _ in range(6)
    ]


def lemongrass(length=0.9):
    """A bruised stalk: pale at the root, green above, sheathed."""
    skin = coat('lemongrass', roughness=0.45, gloss=0.15, bump=0.2, bump_scale=9)
    white, green = linear('#EDE3C2'), linear('#9DAE5A')
    return [
        tube(
            'lemongrass',
            skin,
            lambda t, b=bow: ((t - 0.5) * length, b * math.sin(math.pi * t), 0),
            lambda t: 0.07 * (1 - 0.45 * t) * (1 + 0.04 * math.sin(26 * t)),
            lambda t, a: blend(blend(white, green, smoothstep(0.2, 0.9, t)), linear('#7E8C44'), 0.5 * smoothstep(0.8, 1, math.sin(5 * a + t))),
            around=16,
            hollow=0.5,
        )
        for bow in (0.05, -0.08)
    ]


def oyster_mushrooms(size=0.26):
    """Torn fans, pale, wavy at the edge."""
    flesh = coat('oyster', roughness=0.45, gloss=0.2, bump=0.1)
    pale, grey = linear('#EADBBE'), linear('#A8957A')
    return slices(
        'oyster',
        flesh,
        size,
        lambda r, a, s: blend(blend(grey, pale, smoothstep(0.1, 0.7, r)), grey, 0.5 * smoothstep(0.9, 1, r)),
        outline=lambda a, s: (0.55 + 0.45 * smoothstep(-0.6, 0.5, math.sin(a))) * (1 + 0.06 * math.sin(7 * a + s)),
        dome=0.08,
        thickness=0.05,
    )


def leek_rounds(radius=0.15):
    """Softened leek, cut across: rings from white to green."""
    flesh = coat('leek', roughness=0.35, gloss=0.3, bump=0.05)
    white, green, line = linear('#EEF0CC'), linear('#8DB84E'), linear('#C3D08A')

    def colour(r, a, s):
        ring = smoothstep(0.6, 0.95, math.cos(r * 24 + 0.4 * math.sin(2 * a + s)))
        return blend(blend(white, green, smoothstep(0.5, 1.0, r)), line, 0.7 * ring)

    return slices('leek', flesh, radius, colour, thickness=0.04, kinds=4)


def shreds(colour, length=0.3, thick=0.014, kinds=7, deep=None, gloss=0.25):
    """Grated or cut to threads: carrot, cabbage, mooli."""
    made_of = coat('shred', roughness=0.4, gloss=gloss, vary=0.2, bump=0.03)
    light, dark = linear(colour), linear(deep or colour)
    made = []
    for seed in range(kinds):
        bow, twist = uniform(-0.35, 0.35) * length, uniform(-0.2, 0.2) * length
        made.append(
            tube(
                'shred',
                made_of,
                lambda t, b=bow, w=twist: ((t - 0.5) * length, b * math.sin(math.pi * t), w * math.sin(math.tau * t) * 0.5),
                lambda t: thick * (0.5 + 0.5 * math.sin(math.pi * min(1, 0.1 + t)) ** 0.5),
                lambda t, a, s=seed: blend(light, dark, 0.5 + 0.7 * grain((t * 3, math.cos(a), 0), 1, s)),
                around=7,
            )
        )
    return made


def broccoli(size=0.2):
    """A floret: a short stem under a head of buds."""
    made_of = coat('broccoli', roughness=0.55, gloss=0.1, vary=0.15, bump=0.9, bump_scale=16)
    bud, deep, stem = linear('#5E8E2E'), linear('#34601C'), linear('#A9C46E')

    def shape(p, s):
        x, y, z = p
        head = smoothstep(-0.35, 0.1, z)
        knob = 1 + head * (0.26 * abs(grain(p, 2.4, s)) + 0.10 * grain(p, 6, s))
        wide = 0.36 + 0.74 * head
        return x * wide * knob * size, y * wide * knob * size, (z * (0.85 if z > 0 else 1.25)) * knob * size

    def tone(p, s):
        head = smoothstep(-0.35, 0.0, p[2])
        return blend(stem, blend(deep, bud, smoothstep(-0.15, 0.3, grain(p, 6, s))), head)

    return painted('broccoli', made_of, shape, tone, kinds=4, detail=5)


def avocado_dice(size=0.1):
    return chunks('avocado-dice', (size, size * 0.9, size * 0.8), '#D9DE8E', '#A3BE54', corner=6, rough=0.12, browned=0.7, gloss=0.25, bump=0.05)


# --------------------------------------------------------- bread and batter


def bagels(radius=0.78, top=False):
    """One half: the toasted cut face, or the shining crust with its sesame."""
    crumb = coat('bagel', roughness=0.45, gloss=0.12, vary=0.03, bump=0.25, bump_scale=12)
    crust, deep, pale, toast = linear('#B86C24'), linear('#8A4614'), linear('#EBCF9A'), linear('#B8762E')
    hole, high = 0.2, 0.3
    around, ring = 140, 40
    made = []
    for seed in range(2):
        vertices, tones, faces = [], [], []
        for i in range(around):
            a = math.tau * i / around
            wide = (radius - hole) / 2 * (1 + 0.03 * math.sin(2 * a + seed) + 0.02 * math.sin(5 * a))
            for k in range(ring):
                b = math.tau * k / ring
                out, up = math.cos(b), math.sin(b)
                if top:
                    z = high * 1.15 * abs(up) ** 0.8 if up > 0 else 0.05 * up
                else:
                    z = 0.06 * max(0, up) if up > 0 else -high * abs(up) ** 0.7
                r = (radius + hole) / 2 + wide * math.copysign(abs(out) ** 0.8, out)
                p = (r * math.cos(a), r * math.sin(a), z)
                rough = 0.015 * grain(p, 6, seed) * (1 if (up > 0) != top else 0.2)
                vertices.append((p[0], p[1], z + rough))
                shell = blend(crust, deep, smoothstep(-0.2, 0.5, grain(p, 1.8, seed)))
                face = blend(pale, toast, smoothstep(-0.25, 0.4, grain(p, 2.4, seed + 3)) * 0.8 + 0.4 * smoothstep(0.7, 1, abs(out)))
                cut = smoothstep(0.02, 0.16, up)
                tones.append(blend(shell, face, cut if not top else 1 - smoothstep(-0.12, 0.05, up)))
        for i in range(around):
            for k in range(ring):
                j, m = (i + 1) % around, (k + 1) % ring
                faces.append((i * ring + k, j * ring + k, j * ring + m, i * ring + m))
        half = stage.mesh('bagel', vertices, faces, crumb)
        stage.paint(half, 'tone', tones)
        made.append(half)
    return made


def tortillas(radius=1.0, light='#EED9A4', dark='#B9752E', flecks=None, thickness=0.035, spots=0.8, ripple=0.04):
    """Flat breads and thin pancakes: blistered by the pan, none quite flat."""
    dough = coat('tortilla', roughness=0.6, gloss=0.03, vary=0.05, bump=0.2, bump_scale=12)
    light, dark = linear(light), linear(dark)
    flecks = [linear(c) for c in flecks or []]
    made = []
    for seed in range(4):

        def at(r, a):
            return (r * math.cos(a) * radius, r * math.sin(a) * radius, 0)

        def colour(r, a):
            p = at(r, a)
            tone = blend(light, dark, spots * smoothstep(0.12, 0.4, grain(p, 4.2, seed)) + 0.25 * smoothstep(-0.1, 0.5, grain(p, 1.5, seed)))
            for n, fleck in enumerate(flecks):
                tone = blend(tone, fleck, 0.75 * smoothstep(0.40, 0.50, grain(p, 9.5, seed + 11 * n + 5)))
            return blend(tone, dark, 0.4 * smoothstep(0.95, 1, r))

        made.append(
            round_slice(
                'tortilla',
                dough,
                lambda a: radius * (1 + 0.02 * math.sin(3 * a + seed) + 0.012 * math.sin(7 * a)),
                lambda r, a: ripple * (grain(at(r, a), 1.4, seed) + 0.4 * grain(at(r, a), 4, seed)) * smoothstep(0.2, 1, r),
                colour,
                rings=70,
                segments=180,
                thickness=thickness,
            )
        )
    return made


def fritters(radius=0.52):
    """Rough rounds of batter, kernels of corn showing, browned by the pan."""
    batter = coat('fritter', roughness=0.6, gloss=0.02, vary=0.06, bump=0.25, bump_scale=10)
    gold, brown, corn, green = linear('#D9983F'), linear('#9A5A1E'), linear('#F2C23A'), linear('#6F9A36')
    kernels = [[(uniform(-0.9, 0.9), uniform(-0.9, 0.9)) for _ in range(36)] for _ in range(4)]

    def knob(p, s):
        near = min(math.dist(p[:2], kernel) for kernel in kernels[s])
        return math.exp(-((near / 0.075) ** 4))

    def shape(p, s):
        x, y, z = p
        out, angle = math.hypot(x, y), math.atan2(y, x)
        reach = radius * (1 + 0.05 * math.sin(2 * angle + s) + 0.04 * math.sin(5 * angle + 2 * s) + 0.02 * math.sin(11 * angle))
        wide = out**0.6 / max(out, 1e-6)
        level = math.copysign(min(abs(z) ** 0.5, 1) * 0.1, z) + 0.02 * grain(p, 4, s)
        return x * reach * wide, y * reach * wide, level + 0.035 * knob(p, s) * (1 if z > 0 else 0)

    def tone(p, s):
        base = blend(gold, brown, smoothstep(-0.2, 0.35, grain(p, 3, s)) * smoothstep(0.1, 0.5, abs(p[2])))
        base = blend(base, green, 0.8 * smoothstep(0.42, 0.5, grain(p, 6, s + 5)))
        return blend(base, corn, 0.95 * knob(p, s))

    return painted('fritter', batter, shape, tone, kinds=4, detail=6)


def omelette(length=1.35):
    """Folded: a half-moon, gold with brown where it met the pan, open along its bow (-y)."""
    egg = coat('omelette', roughness=0.4, gloss=0.25, vary=0.0, bump=0.15, bump_scale=9)
    gold, brown, pale = linear('#EBB43E'), linear('#B06A1C'), linear('#F5D67A')

    def shape(p, s):
        x, y, z = boxy(p, 2.6)
        arc = 0.95 * math.sqrt(max(0.0, 1 - x * x * 0.85))
        back = 0.16
        yy = y * arc if y < 0 else y * back
        return x * length, yy * 1.0, z * (0.2 + 0.06 * grain((x, y, 0), 1.3, s)) * (0.8 + 0.2 * (1 - abs(x))) + 0.02 * grain((x, y, 0), 5, s)

    def tone(p, s):
        x, y, z = p
        base = blend(gold, pale, smoothstep(-0.2, 0.5, grain((x, y, 0), 2.2, s)))
        base = blend(base, brown, 0.75 * smoothstep(0.05, 0.4, grain((x * 0.8, y * 1.4, 0), 2.6, s + 4)))
        return blend(base, pale, smoothstep(0.25, 0.05, abs(z)) * (1 if y < 0 else 0))

    return painted('omelette', egg, shape, tone, kinds=1, detail=6)


# ------------------------------------------------------ fish, meat, the rest


def _ruffles(name, look, length, width, folds, high, stripe, kinds=5):
    """A thin slice let fall in folds."""
    made_of = coat(name, roughness=0.35, gloss=0.3, vary=0.08, bump=0.05, through=0.12)
    light, deep, line = (linear(c) for c in look)
    n, m = 110, 16
    made = []
    for seed in range(kinds):
        p, q, sway = uniform(0, 6), uniform(0.5, 1.4), uniform(-0.15, 0.15)
        vertices, tones = [], []
        for i in range(n + 1):
            u = i / n
            turn = math.tau * folds * u + p
            for j in range(m + 1):
                w = j / m - 0.5
                edge = 1 + 0.12 * math.sin(7 * u + seed) + 0.05 * math.sin(19 * u)
                x = (u - 0.5) * length + 0.55 * high * math.sin(2 * turn + q) * (0.7 + w)
                y = w * width * edge + sway * math.sin(3 * u)
                z = high * (0.5 + 0.5 * math.sin(turn + 1.2 * w)) * (0.75 + 0.5 * w) + 0.02 * grain((x, y, 0), 3, seed)
                vertices.append((x, y, z))
                grainy = smoothstep(0.65, 0.95, math.cos(stripe * (w + 0.12 * math.sin(9 * u + seed)) + 3 * u))
                tone = blend(light, deep, smoothstep(-0.3, 0.5, grain((u * 4, w * 3, 0), 1.6, seed)))
                tones.append(blend(tone, line, 0.7 * grainy if stripe else 0.85 * smoothstep(0.40, 0.48, abs(w))))
        row = m + 1
        faces = [(i * row + j, i * row + j + 1, (i + 1) * row + j + 1, (i + 1) * row + j) for i in range(n) for j in range(m)]
        slice_ = stage.mesh(name, vertices, faces, made_of)
        stage.paint(slice_, 'tone', tones)
        made.append(slice_)
    return made


def smoked_salmon(length=0.75, width=0.42, folds=2.2, high=0.16):
    return _ruffles('smoked-salmon', ('#F08A58', '#DE6434', '#F6BE98'), length, width, folds, high, 34)


def roast_beef(length=0.85, width=0.55, folds=2.2, high=0.2):
    """Thin, pink within, brown at its edge."""
    return _ruffles('roast-beef', ('#C2665A', '#A04438', '#4E2A1A'), length, width, folds, high, 0)


def baked_beans():
    from kit.pulses import _beans

    return _beans('baked-bean', '#DE8A48', '#C26428', 0.07)


def portobellos(size=0.5):
    """Roasted, gills up: a dark fan from the stem to a pale rim."""
    flesh = coat('portobello', roughness=0.35, gloss=0.35, vary=0.08, bump=0.06)
    gill, dark, rim, stem = linear('#5A3A24'), linear('#2E1C12'), linear('#A9794A'), linear('#D2B083')

    def colour(r, a, s):
        ray = 0.5 + 0.5 * math.cos(64 * a + 2 * math.sin(5 * a))
        tone = blend(dark, gill, ray)
        tone = blend(tone, stem, 1 - smoothstep(0.13, 0.19, r))
        return blend(tone, rim, smoothstep(0.86, 0.93, r))

    made = []
    for s in range(3):
        made.append(
            round_slice(
                'portobello',
                flesh,
                lambda a: size * (1 + 0.03 * math.sin(2 * a + s) + 0.02 * math.sin(5 * a + s)),
                lambda r, a: 0.02
                - 0.09 * (1 - smoothstep(0.5, 0.95, r))
                + 0.14 * (1 - smoothstep(0.10, 0.18, r))
                + 0.012 * math.cos(64 * a + 2 * math.sin(5 * a)) * smoothstep(0.2, 0.3, r) * (1 - smoothstep(0.8, 0.9, r))
                - 0.05 * smoothstep(0.93, 1, r),
                lambda r, a: colour(r, a, s),
                rings=50,
                segments=256,
                thickness=0.12,
            )
        )
    return made


def radish_slices(radius=0.13):
    flesh = coat('radish', roughness=0.3, gloss=0.3, bump=0.02)
    white, glassy, skin = linear('#F6EFE6'), linear('#E6DCD2'), linear('#C4204A')

    def colour(r, a, s):
        return blend(blend(white, glassy, smoothstep(0.3, 1, math.cos(8 * a + s)) * 0.6), skin, smoothstep(0.86, 0.93, r))

    return slices('radish', flesh, radius, colour, thickness=0.03, rings=30, segments=64)


def radish_quarters(size=0.15):
    """Cut in four: two white faces, one of pink skin."""
    flesh = coat('radish-quarter', roughness=0.3, gloss=0.35, bump=0.03)
    white, skin = linear('#F6EFE6'), linear('#C81E4C')

    def shape(p, s):
        x, y, z = p
        return x * size * 1.1, max(y, -0.1) * size, max(z, -0.1) * size

    def tone(p, s):
        return blend(white, skin, smoothstep(-0.1, -0.02, min(p[1], p[2])))

    return painted('radish-quarter', flesh, shape, tone, kinds=2)


def cottage_curds(size=0.055):
    return chunks('curd', (size, size * 0.95, size * 0.85), '#F8F3E6', '#EADFC6', corner=2.4, rough=0.35, browned=0.5, gloss=0.4, bump=0.05)


def cinnamon():
    """A dusting of something brown."""
    return seed_mesh('cinnamon', '#8A4A1E', (0.010, 0.008, 0.006))


def clusters(size=0.17):
    """Oats that baked together."""
    made_of = coat('cluster', roughness=0.6, gloss=0.1, vary=0.15, bump=1.0, bump_scale=10)
    gold, brown, pale = linear('#C68E48'), linear('#8A5522'), linear('#E3C184')
    return painted(
        'cluster',
        made_of,
        lambda p, s: tuple(c * size * (0.9 + 0.4 * grain(p, 1.2, s) + 0.22 * abs(grain(p, 4.5, s))) for c in (p[0], p[1], p[2] * 0.7)),
        lambda p, s: blend(blend(brown, gold, smoothstep(-0.2, 0.3, grain(p, 2, s))), pale, smoothstep(0.1, 0.4, grain(p, 5, s + 3))),
        kinds=6,
        detail=5,
    )


def scramble(size=0.14):
    """Tofu crumbled and fried with turmeric."""
    return chunks('scramble', (size, size * 0.8, size * 0.65), '#F2C84A', '#C88A1E', corner=3, rough=0.5, browned=0.7, gloss=0.2, bump=0.3)


def roast_dice(size=0.13):
    """Potato in cubes, roasted with its skin on."""
    return chunks('roast-dice', (size, size * 0.95, size * 0.9), '#EBBE62', '#A5641E', corner=6, rough=0.14, browned=0.8, gloss=0.2)


# --------------------------------------------------------- lunches and salads


def watercress():
    """Sprigs: round glossy leaves on both sides of a stem."""
    made_of = leaf_material('watercress', gloss=0.35)
    sprigs = []
    for _ in range(6):
        parts = []
        for i in range(7):
            blade = leaf(
                made_of,
                uniform(0.16, 0.26),
                uniform(0.08, 0.12),
                lambda t: max(0.0, math.sin(math.pi * t**0.8)) ** 0.5,
                ('#5A9634', '#2F6E22'),
                fold=uniform(-0.2, 0.3),
                curl=uniform(0.1, 0.8),
                wave=0.012,
                veins=4,
                stem=0.06,
            )
            side = (-1, 1)[i % 2] * uniform(0.6, 1.2) if i < 6 else uniform(-0.2, 0.2)
            spot = Matrix.Translation((0, 0.07 * i, uniform(-0.01, 0.05)))
            parts.append((blade, spot @ Matrix.Rotation(side, 4, 'Z') @ Matrix.Rotation(uniform(0, 0.6), 4, 'X')))
        stem = tube(
            'stem',
            made_of,
            lambda t: (0.02 * math.sin(5 * t), -0.15 + 0.6 * t, 0),
            lambda t: 0.016,
            lambda t, a: linear('#8DB060'),
            around=6,
        )
        sprigs.append(joined('watercress', [*parts, (stem, Matrix.Identity(4))]))
    return sprigs


def kale(colours=('#4F7E38', '#2A5426'), size=1.0):
    """Torn leaves, frilled at the edge."""
    made_of = leaf_material('kale', gloss=0.45)
    return [
        leaf(
            made_of,
            size * uniform(0.32, 0.5),
            size * uniform(0.15, 0.24),
            lambda t: (0.45 + 0.55 * math.sin(math.pi * min(1, t * 0.9 + 0.1))) * (1 - t**7) ** 0.5,
            colours,
            fold=uniform(-0.3, 0.5),
            curl=uniform(-0.3, 1.2),
            wave=0.085 * size,
            ruffle=uniform(11, 15),
            veins=6,
            edge=lambda t, side, p=uniform(0, 6): 1 + 0.13 * math.sin(31 * t + p) + 0.07 * math.sin(57 * t + 2 * p),
        )
        for _ in range(8)
    ]


def pitta_shards(size=0.24):
    """Split pittas toasted and broken."""
    return chunks('pitta', (size, size * 0.75, 0.028), '#E6C180', '#B0722E', corner=4, rough=0.35, browned=0.6, gloss=0.0, unlike=0.35, bump=0.3)


def pitta_fingers(length=0.62):
    return chunks('pitta-finger', (length, 0.17, 0.055), '#EBCB90', '#AE6E2C', corner=9, rough=0.07, browned=0.55, gloss=0.0, unlike=0.1, bump=0.3)


def pomegranate(size=0.06):
    skin = coat('pomegranate', roughness=0.12, gloss=0.8, vary=0.2, bump=0.0)
    red, deep = linear('#C21A38'), linear('#7A0A20')
    return painted(
        'pomegranate',
        skin,
        lambda p, s: (p[0] * size * 1.3 * (1 - 0.2 * p[0]), p[1] * size * (1 - 0.25 * p[0]), p[2] * size * 0.9 * (1 - 0.25 * p[0])),
        lambda p, s: blend(red, deep, smoothstep(-0.2, 0.6, grain(p, 1.5, s))),
        kinds=3,
        detail=3,
    )


def green_lentils(size=0.06):
    skin = coat('green-lentil', roughness=0.4, gloss=0.25, vary=0.3, bump=0.03)
    light, dark = linear('#7A7844'), linear('#4A4A28')
    return painted(
        'green-lentil',
        skin,
        lambda p, s: (p[0] * size, p[1] * size * 0.95, p[2] * size * 0.5),
        lambda p, s: blend(light, dark, smoothstep(-0.2, 0.5, grain(p, 2, s))),
        kinds=4,
        detail=3,
    )


def beetroot_wedges(size=0.2):
    return chunks('beetroot', (size * 1.2, size * 0.75, size * 0.7), '#7E1438', '#4A0820', corner=3, rough=0.25, browned=0.7, gloss=0.55, bump=0.05)


def beetroot_slices(radius=0.36):
    flesh = coat('beetroot-slice', roughness=0.28, gloss=0.45, vary=0.1, bump=0.04)
    red, deep = linear('#8A1840'), linear('#540A26')

    def colour(r, a, s):
        ring = 0.5 + 0.5 * math.cos(r * 30 + 0.5 * math.sin(3 * a + s))
        return blend(red, deep, 0.75 * ring * smoothstep(0.1, 0.3, r) + 0.4 * smoothstep(0.9, 1, r))

    return slices('beetroot-slice', flesh, radius, colour, thickness=0.05)


def mackerel(size=0.24):
    """Smoked, in large flakes: bronze outside, tan within."""
    return chunks('mackerel', (size * 1.35, size * 0.7, size * 0.32), '#D2AC7A', '#8A6030', corner=3.2, rough=0.3, browned=0.75, gloss=0.45, bump=0.2)


def mozzarella(size=0.27):
    return chunks('mozzarella', (size, size * 0.85, size * 0.6), '#FBF8EE', '#EFE8D6', corner=2.4, rough=0.45, browned=0.5, gloss=0.45, bump=0.12)


def pine_nuts():
    return seed_mesh('pine-nut', '#E3C080', (0.078, 0.034, 0.032), 0.15)


def tomato_slices(radius=0.36):
    """Cut across a ripe tomato, thin: seed chambers round a pale core."""
    flesh = coat('tomato-slice', roughness=0.2, gloss=0.5, vary=0.08, bump=0.05)
    wall, jelly, core, skin, pip = (linear(c) for c in ('#D2442A', '#A8240C', '#E2906A', '#B3160A', '#E2B45A'))

    def colour(r, a, s):
        n = 3 + s % 3
        chamber = smoothstep(0.3, 0.6, abs(math.sin(n * (a + s) / 2)) + 0.1 * grain((r, a, 0), 2, s))
        chamber *= smoothstep(0.25, 0.36, r) * (1 - smoothstep(0.74, 0.82, r))
        tone = blend(blend(wall, core, 0.9 * (1 - smoothstep(0.1, 0.4, r))), jelly, chamber)
        seedy = smoothstep(0.34, 0.42, grain((r * math.cos(a), r * math.sin(a), 0), 8, s)) * chamber
        return blend(blend(tone, pip, seedy), skin, smoothstep(0.93, 0.98, r))

    return slices('tomato-slice', flesh, radius, colour, thickness=0.05, rings=44, segments=120)


def celery(size=0.13):
    """Slices across a stick: pale crescents."""
    flesh = coat('celery', roughness=0.35, gloss=0.25, bump=0.04)
    pale, green = linear('#DCE6B0'), linear('#9DBB5E')
    return [
        tube(
            'celery',
            flesh,
            lambda t, k=k: (size * math.cos(2.4 * (t - 0.5)), size * math.sin(2.4 * (t - 0.5)) * k, 0),
            lambda t: 0.04 * max(0.4, math.sin(math.pi * (0.1 + 0.8 * t))) ** 0.5,
            lambda t, a: blend(pale, green, smoothstep(0.0, 0.8, math.cos(a))),
            around=10,
        )
        for k in (1.0, 1.15, 0.9)
    ]


def grape_halves(size=0.15):
    flesh = coat('grape', roughness=0.18, gloss=0.6, vary=0.08, bump=0.02, through=0.1)
    skin, pale = linear('#9DB84A'), linear('#D3DFA0')
    return painted(
        'grape',
        flesh,
        lambda p, s: (p[0] * size * 1.2, p[1] * size, min(p[2], 0.1) * size),
        lambda p, s: blend(skin, pale, smoothstep(0.02, 0.1, p[2]) * (1 - 0.6 * math.exp(-((p[1] / 0.12) ** 2)))),
        kinds=2,
    )


def sweet_potatoes(length=0.95):
    """Baked whole, split along the top and fluffed with a fork."""
    skin_of = coat('sweet-potato', roughness=0.55, gloss=0.1, vary=0.05, bump=0.3, bump_scale=8)
    flesh, glow, skin, dark = linear('#E87A22'), linear('#F5A04A'), linear('#8A4638'), linear('#552822')

    def split(x, y):
        return (1 - smoothstep(0.42, 0.62, abs(y) / max(0.15, math.sqrt(max(0.0, 1 - x * x))))) * (1 - smoothstep(0.72, 0.86, abs(x)))

    def shape(p, s):
        x, y, z = p
        lump = 1 + 0.07 * grain(p, 1.2, s) + 0.015 * grain(p, 6, s)
        open_ = split(x, y) if z > 0 else 0
        up = z * (1 - 0.45 * open_) + 0.10 * open_ * grain((x, y, 0), 6, s)
        wide = 1 + 0.18 * (1 - x * x) * max(0, z)
        return x * length * lump, y * 0.47 * lump * wide, up * 0.4 * lump

    def tone(p, s):
        x, y, z = p
        peel = blend(skin, dark, smoothstep(-0.2, 0.4, grain((x * 0.6, y, z), 3, s)))
        inner = blend(flesh, glow, smoothstep(-0.2, 0.4, grain(p, 6, s)))
        return blend(peel, inner, split(x, y) * smoothstep(0.1, 0.3, z))

    return painted('sweet-potato', skin_of, shape, tone, kinds=3, detail=6)


def melt(wide=0.72, deep=0.5, colours=('#EDBA52', '#C87F24', '#7E4316'), green='#8DA84A', kinds=3):
    """Cheese sauce grilled until it browns in patches, strands of leek in it."""
    made_of = coat('melt', roughness=0.3, gloss=0.4, vary=0.0, bump=0.2, bump_scale=9)
    light, gold, brown = (linear(c) for c in colours)
    green = linear(green)

    def edge(a, s):
        x, y = math.cos(a), math.sin(a)
        box = (abs(x / wide) ** 4 + abs(y / deep) ** 4) ** (-1 / 4)
        return box * (1 + 0.05 * math.sin(3 * a + s) + 0.035 * math.sin(7 * a + 2 * s) + 0.02 * math.sin(13 * a))

    made = []
    for s in range(kinds):

        def at(r, a, s=s):
            return r * edge(a, s) * math.cos(a), r * edge(a, s) * math.sin(a), 0

        def colour(r, a, s=s):
            p = at(r, a)
            tone = blend(light, gold, smoothstep(-0.2, 0.35, grain(p, 3.5, s)))
            tone = blend(tone, green, 0.75 * smoothstep(0.30, 0.42, grain((p[0] * 1.0, p[1] * 2.2, 0), 4.5, s + 3)))
            return blend(tone, brown, 0.9 * smoothstep(0.12, 0.42, grain(p, 3.0, s + 9) + 0.25 * grain(p, 9, s)))

        made.append(
            round_slice(
                'melt',
                made_of,
                lambda a, s=s: edge(a, s),
                lambda r, a: 0.05 * (1 - smoothstep(0.8, 1, r)) + 0.035 * grain(at(r, a), 3.5, s) + 0.015 * grain(at(r, a), 9, s),
                colour,
                rings=60,
                segments=160,
                thickness=0.05,
            )
        )
    return made


def sardines(length=0.72):
    """Out of the tin: silver-blue along the back, tan below, headless."""
    skin = coat('sardine', roughness=0.22, gloss=0.6, vary=0.08, bump=0.08, bump_scale=16)
    silver, blue, tan = linear('#C3C0B4'), linear('#56646E'), linear('#B08E5E')

    def shape(p, s):
        x, y, z = p
        body = (1 - 0.62 * smoothstep(-0.1, 1, x)) * (1 + 0.05 * grain(p, 1.5, s))
        return x * length, y * 0.2 * body + 0.05 * math.sin(1.5 * x + s), z * 0.14 * body

    def tone(p, s):
        x, y, z = p
        side = blend(tan, silver, smoothstep(-0.7, 0.05, y + 0.1 * grain(p, 3, s)))
        base = blend(side, blue, smoothstep(0.1, 0.45, y + 0.08 * grain(p, 4, s)))
        return blend(base, silver, 0.5 * smoothstep(0.2, 0.45, grain((x * 2, y * 5, z), 2.4, s)))

    return painted('sardine', skin, shape, tone, kinds=4, detail=5)


def baguettes(length=1.35, top=False):
    """Split along: the lower half with its crumb up, or the crackled upper crust."""
    crumb = coat('baguette', roughness=0.55, gloss=0.06, vary=0.03, bump=0.35, bump_scale=12)
    gold, brown, pale, white = (linear(c) for c in ('#C98236', '#8A4A18', '#EBC98C', '#F3E4C0'))

    def slash(x, y):
        return max(math.exp(-(((x - at - 0.35 * y) / 0.07) ** 2)) for at in (-0.66, -0.33, 0.0, 0.33, 0.66)) * (1 - smoothstep(0.5, 0.8, abs(y)))

    def shape(p, s):
        x, y, z = p
        x, y, z = math.copysign(abs(x) ** 0.7, x), y, z
        wide = (1 - 0.55 * abs(x) ** 5) * (1 + 0.03 * grain(p, 2, s))
        if top:
            up = z * 0.34 * wide - 0.05 * slash(x, y) if z > 0 else z * 0.06
        else:
            up = z * 0.04 + 0.02 * grain(p, 6, s) if z > 0 else z * 0.24 * wide
        return x * length, y * 0.42 * wide, up

    def tone(p, s):
        x, y, z = math.copysign(abs(p[0]) ** 0.7, p[0]), p[1], p[2]
        crust = blend(gold, brown, smoothstep(-0.2, 0.4, grain((x * 2, y, z), 2, s)))
        if top:
            return blend(blend(crust, pale, 0.8 * slash(x, y)), white, smoothstep(0.0, -0.2, z))
        return blend(crust, blend(white, pale, smoothstep(-0.2, 0.4, grain(p, 5, s))), smoothstep(0.05, 0.2, z))

    return painted('baguette', crumb, shape, tone, kinds=2, detail=6)


def tofu_slabs(size=0.36):
    """Cut thick, glazed with soy."""
    return chunks('tofu-slab', (size, size * 0.72, 0.085), '#D2924A', '#7A3E16', corner=9, rough=0.06, browned=0.85, unlike=0.08, gloss=0.55)


def coated_chicken(size=0.2):
    """Torn pieces in a pale yellow dressing."""
    return chunks('coated-chicken', (size * 1.25, size * 0.75, size * 0.65), '#EFCF74', '#D2A23E', corner=3, rough=0.4, browned=0.6, gloss=0.4, bump=0.15)


def sumac():
    return seed_mesh('sumac', '#7A1A1E', (0.014, 0.012, 0.008))


def paneer(size=0.15):
    return chunks('paneer', (size, size * 0.95, size * 0.85), '#F2CE7E', '#B4601C', corner=8, rough=0.06, browned=0.8, unlike=0.1, gloss=0.25)


def turkey(size=0.07):
    return chunks('turkey', (size * 1.2, size * 0.9, size * 0.7), '#D9AE7C', '#9A6636', corner=2.6, rough=0.5, browned=0.7, gloss=0.3)


def rye_slices(size=0.86, thickness=0.13):
    """Dense, dark, seeded, nearly square."""
    crumb = coat('rye', roughness=0.75, gloss=0.0, vary=0.05, bump=0.5, bump_scale=15)
    brown, deep, seed_of, crust = linear('#7E5430'), linear('#54341A'), linear('#B98E50'), linear('#38200F')

    def colour(r, a, s):
        p = (r * math.cos(a), r * math.sin(a), 0)
        tone = blend(brown, deep, smoothstep(-0.2, 0.4, grain(p, 5, s)))
        tone = blend(tone, seed_of, 0.8 * smoothstep(0.36, 0.44, grain(p, 11, s + 3)))
        return blend(tone, crust, smoothstep(0.94, 0.98, r))

    def outline(a, s):
        return (abs(math.cos(a) / 0.92) ** 7 + abs(math.sin(a) / 0.74) ** 7) ** (-1 / 7) * (1 + 0.012 * math.sin(3 * a + s))

    return slices('rye', crumb, size, colour, outline=outline, thickness=thickness, kinds=3, rings=60, segments=160)


def quesadilla(radius=1.05, sweep=1.05, kinds=4):
    """A wedge, point at the origin and rim towards +y: two tortillas, and between them cheese, beans and corn."""
    dough = coat('quesadilla', roughness=0.5, gloss=0.1, vary=0.05, bump=0.2, bump_scale=11)
    light, dark, cheese, bean, corn, green = (linear(c) for c in ('#E9C57A', '#8E4E1C', '#F0B23C', '#5E1814', '#F2C83A', '#6FA03C'))
    made = []
    for seed in range(kinds):
        vertices, tones, faces = [], [], []
        rings, steps = 46, 40

        def out(t, w):
            a = math.pi / 2 + sweep * (w - 0.5)
            r = radius * t * (1 + 0.02 * math.sin(9 * w + seed))
            return r * math.cos(a), r * math.sin(a)

        def face(z0, up):
            first = len(vertices)
            for i in range(rings + 1):
                for k in range(steps + 1):
                    x, y = out(i / rings, k / steps)
                    z = z0 + 0.025 * grain((x, y, 0), 1.6, seed) + 0.012 * grain((x, y, 0), 5, seed)
                    vertices.append((x, y, z))
                    spot = smoothstep(0.05, 0.35, grain((x, y, 0), 3.6, seed + 5))
                    tones.append(blend(light, dark, 0.85 * spot))
            row = steps + 1
            for i in range(rings):
                for k in range(steps):
                    quad = (first + i * row + k, first + i * row + k + 1, first + (i + 1) * row + k + 1, first + (i + 1) * row + k)
                    faces.append(quad if up else quad[::-1])

        face(0.16, True)
        face(0.0, False)
        # The sides: both cuts and the rim.
        path = [out(1 - i / 40, 0) for i in range(40)] + [out(i / 40, 1) for i in range(41)] + [out(1, 1 - i / 40) for i in range(1, 41)]
        levels = 13
        first = len(vertices)
        for x, y in path:
            base = 0.025 * grain((x, y, 0), 1.6, seed) + 0.012 * grain((x, y, 0), 5, seed)
            for q in range(levels + 1):
                t = q / levels
                bulge = 0.03 * math.sin(math.pi * t) * (1 + 2 * grain((x, y, t), 7, seed))
                norm = math.hypot(x, y - radius * 0.55) or 1
                px, py = x + bulge * x / norm, y + bulge * (y - radius * 0.55) / norm
                vertices.append((px, py, base + 0.16 * t))
                pick = grain((x * 1.2, y * 1.2, t * 0.4), 8, seed + 2)
                inner = cheese if pick < 0.12 else bean if pick < 0.3 else corn if pick < 0.42 else green
                tones.append(inner if 0.2 < t < 0.8 else light)
        row = levels + 1
        for i in range(len(path) - 1):
            for q in range(levels):
                faces.append((first + i * row + q, first + (i + 1) * row + q, first + (i + 1) * row + q + 1, first + i * row + q + 1))
        piece = stage.mesh('quesadilla', vertices, faces, dough)
        stage.paint(piece, 'tone', tones)
        made.append(piece)
    return made


def paprika():
    return seed_mesh('paprika', '#A8320E', (0.011, 0.009, 0.006))


def salt():
    return seed_mesh('salt', '#FBF8F2', (0.02, 0.018, 0.008))


def zest():
    return seed_mesh('zest', '#8DB03A', (0.045, 0.008, 0.007))


def lemon_zest():
    return seed_mesh('lemon-zest', '#EBBE22', (0.045, 0.008, 0.007))
