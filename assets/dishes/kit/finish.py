"""What gives a dish its last touch: griddled cheese, cut citrus, wilted greens, fish out of a hot pan, folded slices."""

import math
import random

import stage
from ingredients import grain, leaf, leaf_material
from kit.forms import boxy, chunks, coat, painted
from mathutils import noise
from stage import blend, linear, smoothstep

uniform = random.uniform


def _wedges(name, rind, pith, flesh, pale, length):
    """An eighth of the fruit lying on its rind: a pale core along the ridge, juice sacs that run down from it."""
    pulp = coat(name, roughness=0.22, gloss=0.5, vary=0.03, bump=0.12, bump_scale=18)
    rind, pith, flesh, pale = (linear(colour) for colour in (rind, pith, flesh, pale))

    def shape(p, s):
        x, y, z = p
        up = z if z < 0 else z * (1 - 0.45 * abs(y)) * 0.2 + 0.55 * (1 - abs(y)) * smoothstep(0, 0.3, z)
        return x * length * (1 - 0.1 * y * y), y * length * 0.55 * math.sqrt(max(0, 1 - x * x * 0.25)), up * length * 0.5

    def tone(p, s):
        x, y, z = p
        sacs = smoothstep(-0.25, 0.35, grain((x * 2.4, 0.5 * abs(y), 0), 3.2, s + (3 if y > 0 else 9)))
        pulp_here = smoothstep(0.24, 0.34, z) * smoothstep(0.05, 0.12, abs(y))
        cut = blend(pith, blend(flesh, pale, 0.75 * sacs), pulp_here)
        return blend(rind, cut, smoothstep(0.03, 0.09, z))

    return painted(name, pulp, shape, tone, kinds=3, detail=6)


def lemon_wedges(length=0.38):
    return _wedges('lemon-wedge', '#F0B810', '#FBF2CE', '#EDB91E', '#F6DA62', length)


def lime_wedges(length=0.32):
    return _wedges('lime-wedge', '#4F8A1C', '#EEF2CC', '#8FB832', '#C6DC74', length)


def halloumi(size=0.42):
    """Slabs out of a hot oven: deep gold over the top, dark where they caught, pale at their sides."""
    cheese = coat('halloumi', roughness=0.4, gloss=0.3, vary=0.05, bump=0.25, bump_scale=14)
    pale, gold, brown = (linear(colour) for colour in ('#F3E3B2', '#DEA044', '#8E4C14'))

    def shape(p, s):
        lump = 1 + 0.05 * grain(p, 1.3, s) + 0.02 * grain(p, 4, s)
        x, y, z = boxy(p, 7)
        return x * lump * size, y * lump * size * 0.64, z * 0.11 * lump - 0.02 * (x * x + y * y)

    def tone(p, s):
        x, y, z = boxy(p, 7)
        roasted = smoothstep(0.35, 0.95, z) * (0.62 + 0.38 * smoothstep(-0.3, 0.3, grain(p, 1.8, s)))
        rim = smoothstep(0.72, 1.0, max(abs(x), abs(y))) * smoothstep(0.2, 0.9, z)
        caught = smoothstep(0.12, 0.5, grain(p, 2.6, s + 8) + 0.4 * rim) * smoothstep(0.3, 0.9, z)
        return blend(blend(pale, gold, max(roasted, 0.8 * rim)), brown, 0.8 * caught)

    return painted('halloumi', cheese, shape, tone, kinds=5, detail=6)


def wilted_greens(size=0.5, light='#4C8A2C', deep='#1F5216'):
    """Spinach that has gone dark and glossy in the pan, folded over itself."""
    made_of = leaf_material('wilted-greens', gloss=0.5)
    return [
        leaf(
            made_of,
            size * uniform(0.85, 1.2),
            size * uniform(0.26, 0.36),
            lambda t: max(0.0, math.sin(math.pi * t**0.6)) ** 0.6,
            (light, deep),
            fold=uniform(-0.4, 0.8),
            curl=uniform(0.3, 1.3),
            wave=0.06,
            ruffle=uniform(3, 6),
            veins=4,
        )
        for _ in range(9)
    ]


def kale_crisps(size=0.62):
    """Torn kale baked until brittle: tight frills, lighter and browner at their edges."""
    made_of = leaf_material('kale-crisp', gloss=0.3)
    return [
        leaf(
            made_of,
            size * uniform(0.8, 1.15),
            size * uniform(0.3, 0.42),
            lambda t: max(0.0, math.sin(math.pi * (0.06 + 0.92 * t) ** 0.8)) ** 0.5,
            ('#86A83E', '#41701F'),
            fold=uniform(0.2, 0.7),
            curl=uniform(0.4, 1.7),
            wave=0.1,
            ruffle=uniform(11, 16),
            veins=4,
            edge=lambda t, side, p=uniform(0, 6): 1 + 0.2 * math.sin(23 * t + p + 2 * side),
        )
        for _ in range(9)
    ]


# --------------------------------------------------------------------- fish


def seared_fillets(length=0.95, wide=0.38, flesh='#F0C7A0', line='#FBE6CF', gold='#C98432', brown='#7E4312', skin='#8C8A84'):
    """A fillet fried flesh side up: tapering to the tail, its flakes showing through a golden crust, skin below."""
    meat = coat('seared-fillet', roughness=0.32, gloss=0.4, vary=0.05, bump=0.25, bump_scale=11)
    flesh, line, gold, brown, skin = (linear(colour) for colour in (flesh, line, gold, brown, skin))

    def flakes(x, y):
        return smoothstep(0.72, 0.97, math.cos((x - 0.45 * abs(y)) * 15 + 0.9 * noise.noise((x * 2, y * 2, 3))))

    def shape(p, s):
        x, y, z = boxy(p, 3.6)
        slim = (1 - 0.5 * smoothstep(0.0, 1.05, x)) * (1 - 0.2 * smoothstep(-0.6, -1.0, x))
        thick = 0.15 * (1 - 0.4 * smoothstep(0.1, 1.0, x))
        up = z * thick + 0.07 * (1 - y * y) * smoothstep(-0.2, 0.6, z)
        return (
            x * length + 0.02 * grain(p, 2, s),
            y * wide * slim + 0.04 * math.sin(2.2 * x + s),
            up - 0.022 * flakes(x, y) * smoothstep(0.2, 0.7, z) + 0.012 * grain(p, 5, s),
        )

    def tone(p, s):
        x, y, z = boxy(p, 3.6)
        if z < -0.25:
            return skin
        base = blend(flesh, line, 0.8 * flakes(x, y))
        crust = blend(gold, brown, smoothstep(0.05, 0.5, grain(p, 3.2, s + 5)))
        over = smoothstep(0.3, 0.85, z) * (0.6 + 0.4 * smoothstep(-0.25, 0.3, grain(p, 1.7, s + 7)))
        return blend(base, crust, over * (1 - 0.35 * flakes(x, y)))

    return painted('seared-fillet', meat, shape, tone, kinds=3, detail=6)


def _folded(name, look, length, width, high, stripe, edged, kinds=5):
    """A thin slice laid down in loose waves that are never twice alike. Its colours are light, deep and line."""
    made_of = coat(name, roughness=0.32, gloss=0.4, vary=0.06, bump=0.06, through=0.12)
    light, deep, line = (linear(colour) for colour in look)
    n, m = 90, 30
    made = []
    for seed in range(kinds):
        at = seed * 9.7
        vertices, tones = [], []
        for i in range(n + 1):
            u = i / n
            for j in range(m + 1):
                w = j / m - 0.5
                margin = 1 + 0.16 * noise.noise((u * 3, at, math.copysign(2, w))) - 0.5 * smoothstep(0.75, 1.0, abs(2 * u - 1)) ** 2
                wave = noise.noise((u * 4.2 + at, w * 1.3, at)) + 0.35 * noise.noise((u * 9 + at, w * 3, at + 4))
                fold = math.sin(math.tau * (1.6 * u + 0.35 * noise.noise((u * 2, w, at + 7))) + seed + 1.6 * w)
                x = (u - 0.5) * length + 0.12 * length * fold * (0.5 + w)
                y = w * width * margin + 0.16 * width * math.sin(4 * u + seed)
                z = high * (0.55 + 0.3 * fold + 0.32 * wave)
                vertices.append((x, y, max(0.0, z)))
                band = smoothstep(0.55, 0.95, math.cos(stripe * (w + 0.2 * noise.noise((u * 2.5, w * 2, at + 2))) + 2 * u))
                tone = blend(light, deep, smoothstep(-0.3, 0.4, grain((u * 3, w * 3, 0), 1.5, seed)))
                tones.append(blend(tone, line, max(0.55 * band if stripe else 0, edged * smoothstep(0.38, 0.47, abs(w)))))
        row = m + 1
        faces = [(i * row + j, i * row + j + 1, (i + 1) * row + j + 1, (i + 1) * row + j) for i in range(n) for j in range(m)]
        slice_ = stage.mesh(name, vertices, faces, made_of)
        stage.paint(slice_, 'tone', tones)
        made.append(slice_)
    return made


def smoked_salmon(length=0.85, width=0.5, high=0.16):
    return _folded('smoked-salmon', ('#F2895A', '#DB5A2C', '#F8C8A4'), length, width, high, 26, 0.0)


def roast_beef(length=0.9, width=0.6, high=0.18):
    return _folded('roast-beef', ('#C4685A', '#A2423C', '#5A2E18'), length, width, high, 0, 0.9)


# ------------------------------------------------- vegetables, batter, baking


def fritters(radius=0.55):
    """Rough rounds of batter fried gold: kernels of corn stand out of them, flecks of spring onion show."""
    batter = coat('fritter', roughness=0.42, gloss=0.2, vary=0.05, bump=0.35, bump_scale=13)
    pale, gold, brown, corn, green = (linear(colour) for colour in ('#E6B95E', '#C27420', '#74380A', '#FBCB2E', '#4E8222'))

    def kernel(p, s):
        near, next_near = noise.voronoi((p[0] * 3.6 + s * 3, p[1] * 3.6, p[2] * 3.6))[0][:2]
        return smoothstep(0.46, 0.30, near) * smoothstep(-0.25, 0.1, noise.noise((p[0] * 2 + s, p[1] * 2, s)))

    def shape(p, s):
        x, y, z = boxy(p, 2.6)
        ragged = 1 + 0.07 * noise.noise((p[0] * 2 + s, p[1] * 2, 0)) + 0.04 * noise.noise((p[0] * 6, p[1] * 6, s))
        up = z * 0.105 + 0.045 * kernel(p, s) * smoothstep(0.1, 0.6, z) + 0.03 * noise.noise((x * 3, y * 3, s)) * smoothstep(0.2, 0.7, z)
        return x * radius * ragged, y * radius * ragged, up

    def tone(p, s):
        top = smoothstep(0.25, 0.75, abs(p[2]))
        crust = blend(gold, brown, smoothstep(0.0, 0.5, grain(p, 2.6, s + 3)))
        base = blend(pale, crust, 0.25 + 0.7 * top)
        base = blend(base, corn, 0.95 * kernel(p, s))
        return blend(base, green, 0.9 * smoothstep(0.47, 0.52, grain(p, 7, s + 9)))

    return painted('fritter', batter, shape, tone, kinds=4, detail=6)


def scones(radius=0.5, height=0.62, lid=True, kinds=4):
    """Fruit scones: straight floury sides that tore as they rose, a glazed lid, here and there a sultana.
    Without a lid, the lower half: its crumb up, ready for jam."""
    crumb = coat('scone', roughness=0.5, gloss=0.15, vary=0.04, bump=0.45, bump_scale=12)
    glaze, dark, pale, flour, fruit = (linear(c) for c in ('#D08A32', '#98571A', '#EBC88A', '#F6E6C2', '#4A2414'))

    def sultana(p, s):
        near = noise.voronoi((p[0] * 1.9 + s * 5, p[1] * 1.9, p[2] * 1.9 + s))[0][0]
        return smoothstep(0.17, 0.12, near)

    def shape(p, s):
        x, y, z = p
        out, a = math.hypot(x, y), math.atan2(y, x)
        tall = (z + 1) / 2
        wide = min(1.0, out * 1.4) / max(out, 1e-6)
        tear = math.exp(-(((tall - 0.52 - 0.06 * math.sin(2 * a + s)) / 0.10) ** 2)) if out > 0.6 and lid else 0
        r = radius * (1 + 0.035 * math.sin(2 * a + s) + 0.03 * grain(p, 3.5, s) - 0.085 * tear)
        up = height * smoothstep(-0.75, 0.75, z) + 0.05 * x * math.sin(s) * tall
        rough = 0.035 if lid else 0.055
        return x * wide * r, y * wide * r, up + rough * grain((x, y, 0), 3 if lid else 6, s) * smoothstep(0.4, 0.8, z)

    def tone(p, s):
        z = p[2]
        wall = blend(pale, flour, smoothstep(-0.2, 0.4, grain(p, 4, s)))
        wall = blend(wall, glaze, 0.55 * smoothstep(-0.35, -0.8, z))
        top = blend(glaze, dark, smoothstep(-0.1, 0.45, grain(p, 2.4, s))) if lid else blend(flour, pale, smoothstep(-0.2, 0.5, grain(p, 7, s)))
        base = blend(wall, top, smoothstep(0.5, 0.68, z + 0.08 * grain(p, 4, s)))
        return blend(base, fruit, sultana(p, s))

    return painted('scone', crumb, shape, tone, kinds=kinds, detail=6)


def sauced_butter_beans(size=0.17, light='#EBC693', deep='#C8663A'):
    """Large beans that baked in tomato: plump, a little curved, the sauce clinging to them."""
    skin = coat('sauced-butter-bean', roughness=0.28, gloss=0.5, vary=0.06, bump=0.1, bump_scale=10)
    light, deep = linear(light), linear(deep)

    def shape(p, s):
        x, y, z = p
        return x * size, (y * 0.62 + 0.22 * x * x - 0.1) * size, z * 0.42 * size * (1 + 0.08 * noise.noise((x, y, s)))

    def tone(p, s):
        return blend(light, deep, 0.25 + 0.7 * smoothstep(-0.25, 0.4, grain(p, 1.5, s) - 0.3 * p[2]))

    return painted('sauced-butter-bean', skin, shape, tone, kinds=5, detail=4)


def brown_lentils(size=0.052):
    skin = coat('brown-lentil', roughness=0.45, gloss=0.2, vary=0.2)
    light, deep = linear('#8E6430'), linear('#54341A')
    return painted(
        'brown-lentil',
        skin,
        lambda p, s: (p[0] * size, p[1] * size, p[2] * size * 0.5),
        lambda p, s: blend(light, deep, smoothstep(-0.4, 0.4, grain(p, 1.5, s))),
        kinds=5,
        detail=2,
    )


def gem_leaves(length=1.0):
    """Little gem leaves that lie like boats: a pale crisp rib, the margin raised and frilled."""
    made_of = leaf_material('gem-leaf', gloss=0.35)
    return [
        leaf(
            made_of,
            length * uniform(0.95, 1.05),
            length * 0.36,
            lambda t: max(0.0, math.sin(math.pi * (0.10 + 0.86 * t) ** 0.85)) ** 0.55,
            ('#9CC24E', '#6A9A2E'),
            fold=0.5,
            curl=-0.55,
            wave=0.05,
            ruffle=uniform(7, 10),
            veins=6,
            edge=lambda t, side, p=uniform(0, 6): 1 + 0.06 * math.sin(17 * t + p + 2 * side),
        )
        for _ in range(5)
    ]


def wrap_halves(length=1.15, radius=0.36, flour=('#E3BE80', '#9A5E26'), fillings=('#E9CFA0', '#C98F4E', '#7FB23C', '#A9CC58', '#F6EFDC')):
    """A filled wrap cut aslant, lying down: the cut towards -y shows the flat bread's turns and what they hold."""
    made_of = coat('wrap', roughness=0.5, gloss=0.08, vary=0.05, bump=0.2, bump_scale=9)
    light, brown = (linear(colour) for colour in flour)
    inside = [linear(colour) for colour in fillings]
    around, along, rings, slant = 96, 60, 34, 0.75
    made = []
    for seed in range(3):
        vertices, tones, faces = [], [], []

        def outline(a, u):
            squash = 0.86 if math.sin(a) > 0 else 0.8
            r = radius * (1 + 0.05 * noise.noise((math.cos(a) * 1.5, math.sin(a) * 1.5, 3 * u + seed * 5)))
            r *= 1 - 0.75 * smoothstep(0.86, 1.0, u) ** 2
            return r * math.cos(a), r * squash * math.sin(a)

        for i in range(along + 1):
            u = i / along
            for k in range(around):
                x, z = outline(math.tau * k / around, u)
                vertices.append((x, -length / 2 + u * length + slant * z * (1 - u), z + radius * 0.8))
                spot = smoothstep(0.12, 0.42, noise.noise((x * 4, u * 5, z * 4 + seed * 3)))
                tones.append(blend(light, brown, 0.8 * spot + 0.15 * smoothstep(-0.2, 0.4, noise.noise((x * 9, u * 11, z * 9)))))
        for i in range(along):
            for k in range(around):
                a, b = i * around + k, i * around + (k + 1) % around
                faces.append((a, b, b + around, a + around))
        first = len(vertices)
        for j in range(rings + 1):
            share = 1 - j / rings
            for k in range(around):
                x, z = (c * share for c in outline(math.tau * k / around, 0))
                turn = share + 0.13 * math.atan2(z, x) / math.pi
                bread = max(smoothstep(0.90, 0.93, share), 0.9 * smoothstep(0.025, 0.01, abs(turn - 0.62)))
                place = (x * 6.5 + 0.4 * math.sin(9 * z), z * 8, seed * 4.0)
                near, next_near = noise.voronoi(place)[0][:2]
                at = noise.voronoi(place)[1][0]
                pick = inside[int(997 * abs(math.sin(at[0] * 12.9 + at[1] * 78.2 + at[2] * 3.7))) % len(inside)]
                bump = 0.05 * min(1.0, (next_near - near) * 2) * (1 - bread) * smoothstep(0.96, 0.85, share) - 0.03 * (1 - bread)
                vertices.append((x, -length / 2 + slant * z - bump, z + radius * 0.8 + 0.6 * bump))
                tones.append(blend(blend(pick, brown, 0.35 * smoothstep(0.12, 0.0, next_near - near)), light, bread))
        for j in range(rings):
            for k in range(around):
                a, b = first + j * around + k, first + j * around + (k + 1) % around
                faces.append((a, a + around, b + around, b))
        part = stage.mesh('wrap', vertices, faces, made_of)
        stage.paint(part, 'tone', tones)
        made.append(part)
    return made


def braised_aubergine(size=0.2):
    """Cubes fried and then simmered: soft golden flesh, one side of dark glossy skin."""
    made_of = coat('braised-aubergine', roughness=0.3, gloss=0.45, vary=0.06, bump=0.2, bump_scale=12)
    flesh, fried, skin = (linear(colour) for colour in ('#D2AA5E', '#7C4A1C', '#2C1226'))

    def shape(p, s):
        lump = 1 + 0.13 * grain(p, 1.3, s) + 0.03 * grain(p, 4, s)
        return tuple(c * lump * size * (0.85 + 0.06 * ((s + i) % 4)) for i, c in enumerate(boxy(p, 4.5)))

    def tone(p, s):
        x, y, z = boxy(p, 4.5)
        base = blend(flesh, fried, smoothstep(-0.25, 0.4, grain(p, 1.9, s + 3)))
        return blend(base, skin, smoothstep(0.78, 0.88, x + 0.05 * grain(p, 3, s)))

    return painted('braised-aubergine', made_of, shape, tone, kinds=6, detail=5)


def smoked_mackerel(size=0.26):
    """Large flakes, bronze where the smoke reached them."""
    return chunks(
        'smoked-mackerel', (size * 1.4, size * 0.72, size * 0.34), '#B9803E', '#5A300E', corner=3.2, rough=0.3, browned=0.8, gloss=0.5
    )
