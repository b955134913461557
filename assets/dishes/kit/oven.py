"""What heat does: skin that crisps, flakes that part, batter that climbs, crumbs and peppers that catch."""

import math
import random

import stage
from ingredients import grain, joined, round_slice
from kit.forms import boxy, coat, painted, tube
from mathutils import Matrix, noise
from stage import blend, linear, smoothstep

uniform = random.uniform


# --------------------------------------------------------------------- fish


def loins(length=0.62, wide=0.46, tall=0.2, flesh='#FBEBC8', between='#CF9E5C', gold='#CC8A30', browned=0.6, parting=1.0, flakes=3.1):
    """A thick piece of white fish without its skin: flakes that lie on one another like tiles and part at one end."""
    meat = coat('loin', roughness=0.34, gloss=0.3, vary=0.02, bump=0.12, bump_scale=10)
    flesh, between, gold = linear(flesh), linear(between), linear(gold)

    def flake(x, y, s):
        """How far into its flake this place lies, 0 at the edge that is lifted."""
        along = (x * 0.95 + 0.5 * abs(y) ** 1.5 + 0.07 * noise.noise((x * 2.2, y * 2.6, s))) * flakes + 0.3 * s
        return along - math.floor(along)

    def shape(p, s):
        x, y, z = boxy(p, 5)
        lump = 1 + 0.06 * grain(p, 1.1, s)
        top = smoothstep(0.1, 0.7, z)
        tile = flake(x, y, s)
        open_here = 0.5 + 0.8 * parting * smoothstep(-0.5, 0.9, x)
        step = 0.06 * open_here * (0.5 - tile) - 0.05 * open_here * smoothstep(0.93, 1.0, tile)
        thin = 1 - 0.35 * smoothstep(0.0, 1.05, x)
        return (
            x * length * lump,
            y * wide * lump * (1 - 0.16 * smoothstep(-0.2, 1, x)) + 0.04 * x * x,
            z * tall * thin + top * (0.05 * (1 - y * y) + step + 0.012 * grain((x, y, 0), 6, s)),
        )

    def tone(p, s):
        x, y, z = boxy(p, 5)
        tile = flake(x, y, s)
        top = smoothstep(0.1, 0.7, z)
        gap = smoothstep(0.84, 0.97, tile) * (0.35 + 0.65 * top)
        base = blend(flesh, between, 0.8 * gap + 0.18 * smoothstep(-0.2, 0.5, grain((x * 2, y * 5, z), 2, s)))
        seared = top * (1 - 0.8 * gap) * smoothstep(-0.15, 0.45, grain((x, y, 0), 2.1, s + 5) + 0.35 * grain((x, y, 0), 7, s))
        return blend(base, gold, browned * seared)

    return painted('loin', meat, shape, tone, kinds=4, detail=6)


def _crisp(name, length, wide, light, dark, flesh, marks, slashes=(), crisped=0.7, taper=0.55, tall=0.06):
    """A fillet with its skin up out of a very hot pan: flat, blistered, its edges curling, white flesh below."""
    skin = coat(name, roughness=0.36, gloss=0.3, vary=0.02, bump=0.1, bump_scale=9)
    light, dark, flesh, gold, brown = linear(light), linear(dark), linear(flesh), linear('#C8822A'), linear('#6E3610')

    def cut(x, y):
        return max((smoothstep(0.055 * math.sqrt(max(0.0, 1 - (y / 0.72) ** 2)) + 0.004, 0.0, abs(x - at + 0.3 * y)) for at in slashes), default=0.0) * smoothstep(0.74, 0.66, abs(y))

    def shape(p, s):
        x, y, z = boxy(p, 4.6)
        slim = (1 - taper * smoothstep(-0.1, 1.05, x) ** 1.3) * (1 - 0.12 * smoothstep(-0.75, -1.0, x)) * (1 + 0.05 * noise.noise((x * 2, s, 0)))
        top = smoothstep(-0.1, 0.5, z)
        curl = 0.05 * abs(y) ** 4 + 0.05 * smoothstep(0.75, 1.0, abs(x))
        blister = 0.014 * smoothstep(0.15, 0.5, grain((x, y, 0), 6, s)) + 0.004 * grain((x, y, 0), 13, s)
        side = smoothstep(0.93, 1.0, max(abs(x), abs(y))) * 0.02 * math.cos(x * 26)
        return (
            x * length + 0.02 * grain((y, 0, 0), 2, s),
            y * wide * slim * (1 + side) + 0.05 * math.sin(2.2 * x + s),
            z * tall * (1 - 0.35 * smoothstep(0.3, 1.05, x)) + top * (curl + blister + 0.03 * (1 - y * y)) - 0.06 * cut(x, y) * top,
        )

    def tone(p, s):
        x, y, z = boxy(p, 4.6)
        layers = blend(flesh, linear('#DDBE92'), 0.5 * smoothstep(0.6, 1, math.cos(x * 26 + 2 * z)))
        tone = blend(light, dark, marks(x, y, s))
        spots = smoothstep(0.05, 0.42, grain((x, y, 0), 7, s))
        rim = smoothstep(0.72, 1.0, max(abs(x) ** 1.3, abs(y)))
        patch = smoothstep(-0.1, 0.5, grain((x, y, 0), 1.7, s + 4))
        tone = blend(tone, gold, crisped * max(0.75 * spots, 0.8 * patch, 0.7 * rim))
        tone = blend(tone, brown, crisped * 0.8 * smoothstep(0.25, 0.6, 0.55 * patch + 0.5 * rim * spots + 0.25 * grain((x, y, 0), 9, s + 2)))
        tone = blend(tone, flesh, smoothstep(0.3, 0.7, cut(x, y)))
        return blend(layers, tone, smoothstep(0.22, 0.42, z))

    return painted(name, skin, shape, tone, kinds=3, detail=6)


def mackerel(length=0.95):
    def stripes(x, y, s):
        bars = smoothstep(0.0, 0.7, math.sin(x * 19 + 2.4 * math.sin(y * 5 + s) + 2 * noise.noise((x * 3, y * 3, s))))
        return smoothstep(-0.7, -0.1, y) * (0.35 + 0.65 * bars)

    return _crisp('mackerel-skin', length, 0.36, '#7F8C8A', '#08161C', '#F2DAB4', stripes, (-0.5, -0.05, 0.4), crisped=0.42)


def hake(length=0.7):
    def mottled(x, y, s):
        return 0.7 * smoothstep(-0.2, 0.5, noise.noise((x * 4, y * 3, s)))

    return _crisp('hake-skin', length, 0.46, '#C9A464', '#7E6236', '#FBEBC8', mottled, crisped=1.0, taper=0.35, tall=0.085)


# --------------------------------------------------------------------- meat


def katsu(length=0.5):
    """Fried breast cut across: close white meat in a thick rough crust of panko."""
    body = coat('katsu', roughness=0.55, gloss=0.05, vary=0.03, bump=0.4, bump_scale=20)
    white, shade, gold, brown, pale = (linear(c) for c in ('#F4DFB4', '#DDBE8A', '#D08A2C', '#8E4E16', '#EDBE66'))
    made = []
    for s in range(5):

        def outline(a, s=s):
            crag = 0.018 * noise.noise((9 * math.cos(a), 9 * math.sin(a), s)) + 0.010 * noise.noise((22 * math.cos(a), 22 * math.sin(a), s))
            return length * (abs(math.cos(a)) ** 3 + abs(math.sin(a) / 0.4) ** 3) ** (-1 / 3) * (1 + crag)

        def colour(r, a, s=s):
            x, y = r * math.cos(a), r * math.sin(a) * 0.4
            thread = smoothstep(-0.2, 0.5, grain((x * 1.2, y * 5, 0), 2.4, s))
            tone = blend(white, shade, 0.6 * thread)
            p = (9 * math.cos(a), 9 * math.sin(a), 4 * r)
            crust = blend(blend(gold, pale, smoothstep(0.0, 0.5, grain(p, 1.1, s))), brown, smoothstep(0.05, 0.5, grain(p, 0.6, s + 4)))
            return blend(tone, crust, smoothstep(0.85, 0.885, r + 0.012 * math.sin(9 * a + s)))

        def height(r, a, s=s):
            crumbs = 0.05 * smoothstep(0.86, 0.9, r) * (0.6 + noise.noise((14 * r * math.cos(a), 14 * r * math.sin(a), s)))
            return crumbs + 0.012 * grain((r * math.cos(a), 2 * r * math.sin(a), 0), 4, s) - 0.05 * smoothstep(0.96, 1.0, r)

        made.append(round_slice('katsu', body, outline, height, colour, rings=56, segments=220, thickness=0.19))
    return made


# ----------------------------------------------------------- batter, peppers


def puffed_batter(wide=1.86, deep=1.38, level=0.42, wells=(), rise=0.42, corner=5.0):
    """A pudding of batter: it climbs the sides of its tin, puffs up between what is baked into it and browns on
    every height. `wells`: [x, y, radius] where something lies in it. Set it down at [0, 0] with no lift."""
    made_of = coat('batter', roughness=0.42, gloss=0.22, vary=0.02, bump=0.16, bump_scale=7)
    pale, gold, brown, dark = (linear(c) for c in ('#F0CE80', '#D9963A', '#9C5818', '#5E2E0C'))
    across, down = 320, 240
    vertices, tones, faces = [], [], []
    for j in range(down + 1):
        for i in range(across + 1):
            u, v = 2 * i / across - 1, 2 * j / down - 1
            far = max(abs(u), abs(v))
            out = (abs(u / far) ** corner + abs(v / far) ** corner) ** (-1 / corner) if far else 1
            x, y = u * out * wide, v * out * deep
            puff = noise.noise((x * 1.3, y * 1.3, 2)) + 0.45 * noise.noise((x * 3.1, y * 3.1, 5))
            around = math.atan2(v, u)
            climb = smoothstep(0.70, 0.93, far) * (0.7 + 0.45 * noise.noise((2.2 * math.cos(around), 2.2 * math.sin(around), 8)) + 0.25 * noise.noise((6 * math.cos(around), 6 * math.sin(around), 3)))
            drop = smoothstep(0.955, 1.0, far)
            well = max((1 - smoothstep(0.55 * r, 1.25 * r, math.hypot(x - wx, y - wy)) for wx, wy, r in wells), default=0.0)
            lift = 0.21 * puff * (1 - 0.5 * climb) + rise * climb * (1 - 0.75 * drop) - 0.1 * well
            z = level + lift + 0.02 * noise.noise((x * 8, y * 8, 4))
            high = lift + 0.05 * noise.noise((x * 5, y * 5, 9))
            tone = blend(pale, gold, smoothstep(-0.16, 0.0, high))
            tone = blend(tone, brown, smoothstep(-0.02, 0.17, high))
            tone = blend(tone, dark, 0.85 * smoothstep(0.16, 0.42, high))
            vertices.append((x, y, z))
            tones.append(tone)
    row = across + 1
    for j in range(down):
        for i in range(across):
            faces.append((j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i))
    made = stage.mesh('batter', vertices, faces, made_of)
    stage.paint(made, 'tone', tones)
    return [made]


def pepper_halves(size=0.6):
    """Peppers halved through the stalk and roasted: shoulders at one end, a soft point at the other, skin that
    has wrinkled and caught, the hollow up."""
    skin = coat('roast-pepper', roughness=0.2, gloss=0.6, vary=0.03, bump=0.1, bump_scale=9)
    stalk_of = coat('pepper-stalk', roughness=0.5, gloss=0.15, vary=0.06, bump=0.2)
    red, dark, inner, char = linear('#C22310'), linear('#7E0F08'), linear('#C93A1C'), linear('#2A0E08')
    made = []
    for s in range(4):
        around, rings = 128, 36
        vertices, tones, faces = [], [], []

        def reach(a, s=s):
            # The stalk is at angle 0: two shoulders beside it, a taper away from it.
            shoulder = 1 + 0.12 * math.exp(-(((abs(a) - 0.55) / 0.35) ** 2)) - 0.14 * math.exp(-((a / 0.28) ** 2))
            taper = 1 - 0.10 * math.exp(-(((abs(a) - math.pi) / 0.7) ** 2))
            return shoulder * taper * (1 + 0.04 * math.sin(3 * a + 1.7 * s) + 0.025 * math.sin(7 * a + s))

        for inside in (0, 1):
            for i in range(rings + 1):
                t = max(i / rings, 0.01)
                for k in range(around):
                    a = math.tau * k / around
                    turn = a if a <= math.pi else a - math.tau
                    bulge = math.sin(t * math.pi * 0.56) ** 0.7 / math.sin(math.pi * 0.56) ** 0.7
                    r = reach(turn) * bulge - 0.075 * inside
                    lobe = 1 + 0.05 * math.cos(3 * turn + s) * math.sin(t * math.pi)
                    x, y = r * math.cos(a) * size * 1.28 * lobe, r * math.sin(a) * size * 0.86 * lobe
                    rim = 0.05 * math.sin(2 * turn + s) + 0.03 * math.sin(5 * turn + 2 * s)
                    z = size * (0.62 + rim * t) * (1 - math.cos(t * math.pi / 2)) + 0.05 * size * inside * (1 - t)
                    wrinkle = 0.02 * size * noise.noise((x * 7, y * 7, z * 4 + s)) + 0.012 * size * noise.noise((x * 17, y * 17, z * 9))
                    vertices.append((x + wrinkle, y + wrinkle, z))
                    caught = smoothstep(0.0, 0.45, noise.noise((x * 3, y * 3, z * 3 + s)) + 0.5 * smoothstep(0.8, 1.0, t) - 0.15)
                    tone = blend(inner if inside else red, dark, 0.75 * smoothstep(-0.2, 0.5, noise.noise((x * 2, y * 2, z * 2 + s + 4))))
                    tones.append(blend(tone, char, 0.75 * caught * smoothstep(0.45, 1.0, t)))
        sheet = (rings + 1) * around
        for inside in (0, 1):
            for i in range(rings):
                for k in range(around):
                    b = (k + 1) % around
                    quad = (inside * sheet + i * around + k, inside * sheet + i * around + b, inside * sheet + (i + 1) * around + b, inside * sheet + (i + 1) * around + k)
                    faces.append(quad if inside else tuple(reversed(quad)))
        for k in range(around):
            b = (k + 1) % around
            faces.append((rings * around + k, rings * around + b, sheet + rings * around + b, sheet + rings * around + k))
        half = stage.mesh('roast-pepper', vertices, faces, skin)
        stage.paint(half, 'tone', tones)
        green, brown = linear('#5E7A2A'), linear('#4A3A1A')
        stem = tube(
            'pepper-stalk',
            stalk_of,
            lambda t, s=s: (size * (1.08 + 0.36 * t), size * 0.05 * math.sin(3 * t + s), size * (0.5 + 0.16 * t)),
            lambda t: size * (0.12 - 0.05 * t) * (1 + 0.6 * smoothstep(0.25, 0.0, t)),
            lambda t, a: blend(green, brown, smoothstep(0.7, 1, t)),
            around=14,
        )
        made.append(joined('roast-pepper', [(half, Matrix.Identity(4)), (stem, Matrix.Identity(4))]))
    return made


def artichokes(size=0.27):
    """Hearts cut in half and browned in the pan: soft leaves folded round one another."""
    flesh = coat('artichoke-half', roughness=0.38, gloss=0.3, vary=0.03, bump=0.12, bump_scale=9)
    pale, olive, gold, brown = (linear(c) for c in ('#D8D29A', '#A8A662', '#C08E3C', '#5E3A14'))
    made = []
    for s in range(4):

        def outline(a, s=s):
            tip = 0.42 * math.exp(-(((a - math.pi / 2) / 0.75) ** 2))
            return size * (0.78 + tip + 0.03 * math.sin(8 * a + s) + 0.02 * noise.noise((5 * math.cos(a), 5 * math.sin(a), s)))

        def layer(r, a, s=s):
            x, y = r * math.cos(a), r * math.sin(a)
            return math.cos((math.hypot(x * 1.25, y + 0.45) - 0.2) * 17 + 0.8 * noise.noise((x * 3, y * 3, s)))

        def colour(r, a, s=s):
            p = (r * math.cos(a), r * math.sin(a), 0)
            tone = blend(pale, olive, 0.55 * smoothstep(0.2, 0.9, layer(r, a)))
            tone = blend(tone, gold, 0.7 * smoothstep(-0.1, 0.45, grain(p, 2, s)))
            return blend(tone, brown, 0.75 * smoothstep(0.7, 1.05, r * (0.8 + 0.25 * math.sin(a)) + 0.25 * grain(p, 3, s + 2)))

        made.append(round_slice('artichoke-half', flesh, outline, lambda r, a: 0.05 * (1 - r * r) - 0.014 * smoothstep(0.3, 0.9, layer(r, a)), colour, rings=44, segments=140, thickness=0.1))
    return made


def shawarma_pittas(radius=0.85):
    """Half a pitta, its mouth towards +y: browned strips of chicken, leaves, tomato, cucumber, onion and yogurt."""
    from kit.dinner import shredded_gem, tomato_slices
    from kit.samples import _pitta_pocket
    from kit.vegetables import cucumber_slices, onion_rings

    meat = _strips()
    leaves, toms, discs, rings = shredded_gem(0.4), tomato_slices(0.2), cucumber_slices(0.2), onion_rings()
    yogurt = coat('yogurt', roughness=0.22, gloss=0.4, vary=0.01, bump=0.02)
    white = linear('#F3EDDE')
    made = []
    for s in range(3):
        parts = [(_pitta_pocket(radius), Matrix.Identity(4))]
        put = lambda mesh, x, y, z, rx=0, ry=0, rz=0, k=1.0: parts.append(
            (mesh, Matrix.Translation((x, y, z)) @ Matrix.Rotation(rz, 4, 'Z') @ Matrix.Rotation(ry, 4, 'Y') @ Matrix.Rotation(rx, 4, 'X') @ Matrix.Scale(k, 4))
        )
        for _ in range(26):
            put(random.choice(leaves), uniform(-0.58, 0.58), uniform(-0.2, 0.1), uniform(-0.16, 0.02), uniform(-1, 1), uniform(-0.8, 0.8), uniform(0, 6))
        for _ in range(17):
            put(random.choice(meat), uniform(-0.5, 0.5), uniform(-0.06, 0.14), uniform(-0.04, 0.16), uniform(-0.8, 0.8), uniform(-0.5, 0.5), uniform(-0.9, 0.9))
        for x in (-0.44, 0.4):
            put(random.choice(toms), x, 0.08, 0.08, -1.1 + uniform(-0.2, 0.2), uniform(-0.3, 0.3), uniform(-0.2, 0.2))
        for x in (-0.12, 0.62):
            put(random.choice(discs), x, 0.10, 0.12, -1.1 + uniform(-0.2, 0.2), uniform(-0.3, 0.3), uniform(-0.2, 0.2))
        for x in (-0.25, 0.2, 0.5):
            put(random.choice(rings), x, 0.12, 0.12, uniform(-1.2, -0.6), uniform(-0.5, 0.5), uniform(0, 6), 0.55)
        ribbon = tube(
            'yogurt',
            yogurt,
            lambda t, s=s: (-0.5 + t, 0.16 + 0.035 * math.sin(13 * t + s), 0.2 - 0.28 * (t - 0.5) ** 2 + 0.03 * math.sin(9 * t + s)),
            lambda t: 0.04 * (0.7 + 0.4 * math.sin(8 * t) ** 2) * min(1.0, 12 * t + 0.2, 12 * (1 - t) + 0.2),
            lambda t, a: white,
            around=16,
        )
        parts.append((ribbon, Matrix.Identity(4)))
        made.append(joined('shawarma-pitta', parts))
    return made


def _strips(length=0.3):
    """Chicken in spice, sliced thin: pale where it was cut, dark along its edges."""
    meat = coat('shawarma-strip', roughness=0.4, gloss=0.35, vary=0.03, bump=0.25, bump_scale=12)
    cut, spiced, caught = linear('#DDB078'), linear('#A8561A'), linear('#4E220A')

    def shape(p, s):
        x, y, z = boxy(p, 4)
        lump = 1 + 0.12 * grain(p, 1.4, s) + 0.04 * grain(p, 5, s)
        return x * length * lump, y * 0.085 * lump + 0.05 * math.sin(2 * x + s), z * 0.05 * lump + 0.03 * math.sin(2.6 * x + 2 * s)

    def tone(p, s):
        x, y, z = boxy(p, 4)
        edge = smoothstep(0.55, 1.0, max(abs(y), abs(x) ** 2))
        tone = blend(cut, spiced, max(edge, smoothstep(-0.2, 0.35, grain(p, 2, s))))
        return blend(tone, caught, 0.85 * smoothstep(0.1, 0.5, grain(p, 2.6, s + 6) + 0.3 * edge))

    return painted('shawarma-strip', meat, shape, tone, kinds=7, detail=5)
