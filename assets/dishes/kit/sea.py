"""Fish and shellfish as they come to the table, and what goes with them."""

import math
import random

import stage
from ingredients import grain, joined, leaf, leaf_material, stalk
from kit.forms import boxy, chunks, coat, painted, slices, tube
from kit.fruit import _citrus
from mathutils import Matrix, noise
from stage import blend, linear, smoothstep

uniform = random.uniform


def white_fillets(length=0.8, edge='#CF9E52', browned=0.45):
    """Cod, haddock or hake without its skin: thick flakes that begin to part."""
    flesh = coat('white-fish', roughness=0.35, gloss=0.35, vary=0.04, bump=0.15, bump_scale=9)
    white, shade, edge = linear('#F1E0BC'), linear('#C2A06A'), linear(edge)

    def line(x, y, s):
        return smoothstep(0.84, 0.98, math.cos((x * 1.1 - 0.4 * abs(y) + 0.12 * noise.noise((x * 2, y * 3, s))) * 12))

    def shape(p, s):
        x, y, z = boxy(p, 4)
        slim = 1 - 0.22 * smoothstep(-0.4, 1, x)
        lump = 1 + 0.06 * grain(p, 1.2, s)
        top = 0.06 * line(x, y, s) * smoothstep(0.2, 0.8, z) + 0.025 * noise.noise((x * 4, y * 3, s))
        return x * length * lump, (y * 0.42 * slim + 0.05 * x * x) * lump, (z * 0.19 + 0.05 * (1 - y * y)) * (1 - 0.25 * smoothstep(0.1, 1, x)) - top

    def tone(p, s):
        x, y, z = boxy(p, 4)
        base = blend(white, shade, max(0.85 * line(x, y, s) * smoothstep(0.0, 0.5, z), 0.3 * smoothstep(-0.2, 0.5, grain(p, 3, s))))
        return blend(base, edge, browned * max(smoothstep(0.1, 0.5, grain(p, 2, s + 6)), smoothstep(0.75, 1.0, abs(x))))

    return painted('white-fish', flesh, shape, tone, kinds=4, detail=6)


def _skinned(name, length, wide, silver, back, flesh, marks, slashes, crisp=0.35):
    """A fillet with its skin up, tapering to the tail. `marks(x, y, seed)` says where the back's pattern lies."""
    skin = coat(name, roughness=0.22, gloss=0.5, vary=0.05, bump=0.12, bump_scale=15)
    silver, back, flesh, brown = linear(silver), linear(back), linear(flesh), linear('#8A5420')

    def cut(x, y):
        return max((math.exp(-(((x - at + 0.35 * y) / 0.045) ** 2)) for at in slashes), default=0.0) * smoothstep(0.85, 0.6, abs(y))

    def shape(p, s):
        x, y, z = boxy(p, 3.4)
        slim = (1 - 0.55 * smoothstep(0.0, 1.05, x)) * (1 - 0.25 * smoothstep(-0.6, -1.0, x))
        bow = 0.07 * (1 - x * x) + 0.03 * math.sin(2.5 * x + s)
        return (
            x * length,
            y * wide * slim + 0.05 * math.sin(2 * x + s) + 0.06 * x * x,
            z * 0.085 + 0.10 * (1 - y * y) * smoothstep(-0.2, 0.6, z) + bow - 0.05 * cut(x, y) * smoothstep(0.2, 0.7, z),
        )

    def tone(p, s):
        x, y, z = boxy(p, 3.4)
        if z < 0.05 * math.sin(6 * x + s) - 0.05:
            return flesh
        tone = blend(silver, back, marks(x, y, s))
        tone = blend(tone, brown, crisp * smoothstep(0.0, 0.45, noise.noise((x * 2.6, y * 2, s + 4)) + 0.4 * noise.noise((x * 9, y * 6, s))))
        return blend(tone, flesh, smoothstep(0.35, 0.75, cut(x, y)))

    return painted(name, skin, shape, tone, kinds=3, detail=6)


def sea_bass_fillets(length=1.1):
    def lines(x, y, s):
        return 0.85 * smoothstep(-0.5, 0.7, y) + 0.35 * smoothstep(0.5, 0.9, math.cos(y * 26)) * (1 - abs(y))

    return _skinned('sea-bass', length, 0.38, '#A9A596', '#33393C', '#F6E6C8', lines, (-0.45, 0.0, 0.42), crisp=0.4)


def glazed_salmon(length=0.82):
    """Under a sticky brown glaze that lets the flakes show."""
    flesh = coat('glazed-salmon', roughness=0.2, gloss=0.7, vary=0.04, bump=0.12, bump_scale=9)
    glaze, pink, fat, dark = (linear(c) for c in ('#8E3A10', '#D27A44', '#DE9A5C', '#3E1608'))

    def line(x, y):
        return smoothstep(0.78, 0.97, math.cos((x * 1.05 - 0.55 * abs(y)) * 13))

    def shape(p, s):
        x, y, z = boxy(p, 4.5)
        slim = 1 - 0.18 * smoothstep(-0.4, 1, x)
        lump = 1 + 0.05 * grain(p, 1.2, s)
        return x * length * lump, y * 0.40 * slim * lump, (z * 0.18 + 0.05 * (1 - y * y)) * (1 - 0.2 * smoothstep(0.2, 1, x)) - 0.03 * line(x, y) * smoothstep(0.2, 0.8, z)

    def tone(p, s):
        x, y, z = boxy(p, 4.5)
        side = blend(pink, fat, 0.7 * line(x, y))
        top = blend(blend(glaze, pink, 0.5 * smoothstep(0.0, 0.5, grain(p, 1.8, s))), fat, 0.45 * line(x, y))
        top = blend(top, dark, 0.7 * smoothstep(0.0, 0.5, grain(p, 2.4, s + 5)))
        return blend(side, top, smoothstep(0.0, 0.5, z))

    return painted('glazed-salmon', flesh, shape, tone, kinds=3, detail=6)


def fish_strips(length=0.34):
    """Strips in spiced flour, fried until crisp."""
    return chunks('fish-strip', (length, 0.13, 0.1), '#D98A3E', '#9A4E18', corner=3, rough=0.22, browned=0.75, gloss=0.1, bump=0.7)


def fishcakes(radius=0.52):
    """Round, in breadcrumbs, fried until deep gold."""
    crumb = coat('fishcake', roughness=0.7, gloss=0.05, vary=0.06, bump=1.0, bump_scale=16)
    gold, brown, pale = linear('#D0872C'), linear('#8E4C14'), linear('#EBBB66')

    def shape(p, s):
        x, y, z = p
        out, angle = math.hypot(x, y), math.atan2(y, x)
        reach = radius * (1 + 0.03 * math.sin(2 * angle + s) + 0.02 * math.sin(5 * angle)) / max(out, 1e-6)
        rough = 1 + 0.02 * grain(p, 9, s) + 0.02 * grain(p, 17, s)
        wide = min(1.0, out) ** 0.55
        return x * reach * wide * rough, y * reach * wide * rough, math.copysign(min(abs(z) ** 0.5, 1) * 0.16, z) + 0.018 * grain((x, y, z), 6, s)

    def tone(p, s):
        return blend(blend(gold, pale, smoothstep(-0.1, 0.5, grain(p, 9, s))), brown, 0.85 * smoothstep(-0.1, 0.5, grain(p, 2.2, s + 3)))

    return painted('fishcake', crumb, shape, tone, kinds=4, detail=6)


def scallops(radius=0.27):
    """Seared: a deep gold face, pale sides."""
    flesh = coat('scallop', roughness=0.3, gloss=0.45, vary=0.04, bump=0.15, bump_scale=14)
    white, gold, brown = linear('#FAF0DC'), linear('#D0903A'), linear('#7A3E12')

    def shape(p, s):
        x, y, z = p
        out, angle = math.hypot(x, y), math.atan2(y, x)
        reach = radius * (1 + 0.04 * math.sin(2 * angle + s) + 0.02 * math.sin(7 * angle + s)) / max(out, 1e-6)
        wide = min(1.0, out) ** 0.5
        return x * reach * wide, y * reach * wide, math.copysign(min(abs(z) ** 0.5, 1) * 0.17, z) + 0.012 * grain(p, 3, s)

    def tone(p, s):
        x, y, z = p
        out = math.hypot(x, y)
        seared = smoothstep(0.30, 0.48, z) * (1 - 0.35 * smoothstep(0.8, 0.9, out))
        face = blend(gold, brown, smoothstep(-0.25, 0.35, grain(p, 3.2, s) + 0.5 * grain(p, 8, s) + 0.35 * (out - 0.4)))
        thread = 0.25 * smoothstep(0.3, 1, math.sin(math.atan2(y, x) * 30))
        return blend(blend(white, linear('#E0BE84'), thread), face, seared)

    return painted('scallop', flesh, shape, tone, kinds=4, detail=6)


def mussels(length=0.42):
    """Open: two blue-black shells hinged at the point, orange flesh in the lower one."""
    shell_of = coat('mussel-shell', roughness=0.2, gloss=0.6, vary=0.1, bump=0.05, bump_scale=8)
    meat_of = coat('mussel', roughness=0.22, gloss=0.5, vary=0.12, bump=0.15)
    black, blue, pearl = linear('#14161C'), linear('#2C3A52'), linear('#C9CCD6')
    orange, edge = linear('#EE9A3E'), linear('#A8541C')
    made = []

    def valve(s):
        steps, around = 26, 40
        vertices, tones, faces = [], [], []
        for layer in (0, 1):
            for i in range(steps + 1):
                r = i / steps
                for k in range(around):
                    a = math.tau * k / around
                    wide = 0.50 * (1 + 0.28 * math.cos(a))
                    x, y = math.cos(a) * r, math.sin(a) * r * wide
                    depth = 0.34 * math.sqrt(max(0.0, 1 - r * r)) * (1 - 0.035 * layer)
                    vertices.append((length * (x + 1), length * y, -length * depth + (0.015 if layer else 0)))
                    rings = 0.5 + 0.5 * math.sin(r * 40 + s)
                    out = blend(black, blue, 0.35 * rings + 0.3 * smoothstep(0.2, 0.9, -x))
                    tones.append(blend(pearl, linear('#46587E'), smoothstep(0.7, 0.98, r)) if layer else out)
        ring = lambda layer, i, k: layer * (steps + 1) * around + i * around + k % around
        for layer in (0, 1):
            for i in range(steps):
                for k in range(around):
                    face = (ring(layer, i, k), ring(layer, i, k + 1), ring(layer, i + 1, k + 1), ring(layer, i + 1, k))
                    faces.append(face if layer else face[::-1])
        faces += [(ring(0, steps, k), ring(1, steps, k), ring(1, steps, k + 1), ring(0, steps, k + 1)) for k in range(around)]
        made_valve = stage.mesh('valve', vertices, faces, shell_of)
        stage.paint(made_valve, 'tone', tones)
        return made_valve

    for s in range(4):
        meat = painted(
            'mussel-meat',
            meat_of,
            lambda p, _, s=s: (
                length * (1.05 + 0.66 * p[0] * (1 + 0.1 * grain(p, 1.5, s))),
                length * 0.30 * p[1] * (1 + 0.2 * grain(p, 2, s)) * (1 + 0.25 * p[0]),
                length * (-0.08 + 0.19 * p[2] * (1 + 0.2 * grain(p, 2, s)) - 0.07 * math.exp(-((p[1] / 0.16) ** 2)) * (p[2] > 0)),
            ),
            lambda p, _, s=s: blend(orange, edge, smoothstep(0.55, 0.95, abs(p[1])) * 0.8 + 0.4 * smoothstep(0, 0.5, grain(p, 2, s))),
            kinds=1,
            detail=4,
        )[0]
        gape = uniform(0.75, 1.25)
        upper = Matrix.Rotation(-gape, 4, 'Y') @ Matrix.Scale(-1, 4, (0, 0, 1))
        whole = joined('mussel', [(valve(s), Matrix.Identity(4)), (valve(s + 1), upper), (meat, Matrix.Identity(4))])
        for vertex in whole.vertices:
            vertex.co.x -= length
        made.append(whole)
    return made


def tuna_slices(length=0.5):
    """Seared tuna cut thick: a thin grey rim round deep pink."""
    flesh = coat('tuna-slice', roughness=0.28, gloss=0.4, vary=0.05, bump=0.12, bump_scale=12)
    rose, deep, grey, brown = (linear(c) for c in ('#A8283A', '#841828', '#A98470', '#5E402C'))

    def colour(r, a, s):
        x, y = r * math.cos(a), r * math.sin(a)
        line = smoothstep(0.7, 0.95, math.cos((x * 1.0 + 0.5 * y * y) * 13 + s))
        tone = blend(blend(rose, deep, smoothstep(-0.3, 0.4, grain((x, y, 0), 1.5, s))), linear('#C8606A'), 0.25 * line)
        return blend(blend(tone, grey, smoothstep(0.80, 0.88, r)), brown, smoothstep(0.93, 0.98, r))

    return slices(
        'tuna-slice',
        flesh,
        length,
        colour,
        outline=lambda a, s: (abs(math.cos(a)) ** 4 + abs(math.sin(a) / 0.45) ** 4) ** -0.25 * (1 + 0.02 * math.sin(3 * a + s)),
        thickness=0.17,
        rings=40,
        segments=120,
    )


def smoked_salmon(length=0.7):
    """A ribbon that was dropped in folds."""
    flesh = coat('smoked-salmon', roughness=0.25, gloss=0.45, vary=0.08, bump=0.05)
    pink, deep, fat = linear('#EE8A56'), linear('#D9602E'), linear('#F6C49A')
    made = []
    for s in range(4):
        across, along = 12, 60
        vertices, tones, faces = [], [], []
        for i in range(along + 1):
            t = i / along
            for j in range(across + 1):
                w = 2 * j / across - 1
                wide = 0.17 * (0.6 + 0.4 * math.sin(math.pi * (0.1 + 0.85 * t)))
                z = 0.09 * math.sin(t * 11 + s + 0.9 * w) + 0.04 * math.sin(t * 23 + 2 * w)
                x = length * (t - 0.5) * 0.8 + 0.08 * math.sin(t * 11 + s + 1.4)
                vertices.append((x, w * wide + 0.08 * math.sin(4 * t + s), 0.09 + z))
                line = smoothstep(0.72, 0.97, math.cos(t * 55 + 2.2 * abs(w)))
                tones.append(blend(blend(pink, deep, 0.5 + 0.6 * noise.noise((t * 4, w, s))), fat, 0.7 * line))
        row = across + 1
        faces = [(i * row + j, (i + 1) * row + j, (i + 1) * row + j + 1, i * row + j + 1) for i in range(along) for j in range(across)]
        ribbon = stage.mesh('smoked-salmon', vertices, faces, flesh)
        stage.paint(ribbon, 'tone', tones)
        made.append(ribbon)
    return made


# ------------------------------------------------------- what goes with fish


def orange_slices(radius=0.42):
    return _citrus('orange', '#F2C27A', '#F4D9A0', '#F29A1E', radius)


def fennel(size=0.42):
    """Thin slices across the bulb: pale arcs, greener at their ends."""
    flesh = coat('fennel', roughness=0.3, gloss=0.35, vary=0.08, bump=0.03)
    pale, green = linear('#F1F3DC'), linear('#BCD08A')
    made = []
    for _ in range(6):
        arc, reach, lift = uniform(1.2, 2.4), size * uniform(0.5, 1.0), uniform(0.0, 0.12)
        piece = tube(
            'fennel',
            flesh,
            lambda t, k=arc, r=reach, u=lift: (r * math.cos(k * (t - 0.5)) - r, r * math.sin(k * (t - 0.5)), u * math.sin(math.pi * t)),
            lambda t: 0.035 * (0.55 + 0.6 * math.sin(math.pi * t)),
            lambda t, a: blend(pale, green, smoothstep(0.55, 1.0, abs(2 * t - 1)) * 0.8 + 0.25 * smoothstep(0, 1, math.cos(a))),
            around=12,
        )
        made.append(piece)
    return made


def pak_choi(size=1.0):
    """A quarter: pale thick stalks that fan from the root into dark leaves."""
    made_of = leaf_material('pak-choi', gloss=0.3)
    stalk_of = coat('pak-choi-stalk', roughness=0.28, gloss=0.4, vary=0.04, bump=0.04)
    white, green = linear('#E9F0CE'), linear('#A9CC72')
    made = []
    for _ in range(3):
        parts = []
        for i, turn in enumerate((-0.22, 0.0, 0.22, 0.08)):
            blade = leaf(
                made_of,
                size * uniform(0.55, 0.7),
                size * uniform(0.22, 0.28),
                lambda t: max(0.0, math.sin(math.pi * (0.12 + 0.86 * t) ** 0.85)) ** 0.6,
                ('#4F8F30', '#255E1E'),
                fold=uniform(0.0, 0.4),
                curl=uniform(0.4, 1.2),
                wave=0.05,
                ruffle=6,
                veins=5,
            )
            stem = tube(
                'stalk',
                stalk_of,
                lambda t, u=i: (0.015 * math.sin(3 * t + u), size * (0.75 * t - 0.72), 0.05 * math.sin(math.pi * t)),
                lambda t: size * (0.13 - 0.085 * smoothstep(0.1, 1.0, t)),
                lambda t, a: blend(white, green, smoothstep(0.45, 1.0, t) + 0.25 * smoothstep(0.5, 1, abs(math.cos(2 * a)))),
                around=16,
            )
            for vertex in stem.vertices:
                vertex.co.z *= 0.6
            place = Matrix.Translation((0, -0.55 * size, 0.035 * i)) @ Matrix.Rotation(turn, 4, 'Z') @ Matrix.Translation((0, 0.6 * size, 0))
            parts += [(blade, place), (stem, place)]
        made.append(joined('pak-choi', parts))
    return made


def watercress(size=1.0):
    """Sprigs of round leaves on soft stems."""
    made_of = leaf_material('watercress', gloss=0.35)
    made = []
    for _ in range(6):
        parts = [(stalk(made_of, size * uniform(0.3, 0.45), linear('#8DB85A'), 0.014), Matrix.Identity(4))]
        for i in range(7):
            along, side = -0.05 * i * size, (-1) ** i
            round_leaf = leaf(
                made_of,
                size * uniform(0.13, 0.2),
                size * uniform(0.07, 0.10),
                lambda t: max(0.0, math.sin(math.pi * t**0.75)) ** 0.5,
                ('#4F9030', '#2C661E'),
                fold=uniform(-0.2, 0.3),
                curl=uniform(0.2, 1.0),
                wave=0.008,
                veins=3,
                stem=0.04,
            )
            turn = 0.0 if i == 0 else side * uniform(0.7, 1.3)
            parts.append((round_leaf, Matrix.Translation((0, along, 0.01 * i)) @ Matrix.Rotation(turn, 4, 'Z') @ Matrix.Rotation(uniform(-0.1, 0.6), 4, 'X')))
        made.append(joined('watercress', parts))
    return made


def courgette_ribbons(length=1.3):
    """Long shavings, limp: pale with a dark green margin."""
    flesh = coat('ribbon', roughness=0.3, gloss=0.4, vary=0.08, bump=0.03, through=0.1)
    pale, green, rind = linear('#E0E8AE'), linear('#B4CC72'), linear('#3F7426')
    made = []
    for s in range(6):
        across, along = 8, 70
        bend, size, phase = uniform(1.5, 4.2), length * uniform(0.75, 1.1), uniform(0, 6)
        vertices, tones = [], []
        for i in range(along + 1):
            t = i / along
            heading = bend * (t - 0.5) + 0.5 * math.sin(5 * t + phase)
            cx = sum(math.cos(bend * (k / along - 0.5) + 0.5 * math.sin(5 * k / along + phase)) for k in range(i)) * size / along
            cy = sum(math.sin(bend * (k / along - 0.5) + 0.5 * math.sin(5 * k / along + phase)) for k in range(i)) * size / along
            stand = 0.9 * math.sin(4 * t + phase)
            for j in range(across + 1):
                w = (2 * j / across - 1) * 0.13
                vertices.append(
                    (
                        cx - math.sin(heading) * w * math.cos(stand) - size * 0.2,
                        cy + math.cos(heading) * w * math.cos(stand) - 0.1,
                        0.1 + w * math.sin(stand) + 0.07 * math.sin(9 * t + phase),
                    )
                )
                edge = abs(2 * j / across - 1)
                tones.append(blend(blend(pale, green, 0.5 + 0.6 * noise.noise((t * 4, w * 9, s))), rind, smoothstep(0.8, 0.95, edge)))
        row = across + 1
        faces = [(i * row + j, (i + 1) * row + j, (i + 1) * row + j + 1, i * row + j + 1) for i in range(along) for j in range(across)]
        ribbon = stage.mesh('ribbon', vertices, faces, flesh)
        stage.paint(ribbon, 'tone', tones)
        made.append(ribbon)
    return made


def sliced_potatoes(radius=0.3):
    """Thin slices, roasted: brown at their rims."""
    flesh = coat('potato-slice', roughness=0.4, gloss=0.25, vary=0.1, bump=0.06)
    pale, gold, brown = linear('#F0D48E'), linear('#D9A44A'), linear('#9A5A1E')

    def colour(r, a, s):
        p = (r * math.cos(a), r * math.sin(a), 0)
        tone = blend(pale, gold, smoothstep(-0.2, 0.5, grain(p, 1.5, s)))
        return blend(tone, brown, 0.8 * smoothstep(0.72, 1.0, r + 0.18 * grain(p, 2.5, s + 3)))

    return slices('potato-slice', flesh, radius, colour, thickness=0.035, outline=lambda a, s: 1 + 0.12 * math.cos(2 * a + s) + 0.03 * math.sin(5 * a))


def butter_beans():
    from kit.pulses import _beans

    return _beans('butter-bean', '#EFE3C4', '#D8C496', 0.12)


def _covered(name, length, light, cream, brown, wide, flecks=None, browned=0.85):
    """Fillets under a blanket of sauce or cheese that follows their shape and runs a little at its edge."""
    over = coat(name, roughness=0.3, gloss=0.35, vary=0.02, bump=0.2, bump_scale=8)
    light, cream, brown = linear(light), linear(cream), linear(brown)
    made = []
    for s, fillet in enumerate(white_fillets(length)):

        def shape(p, _, s=s):
            x, y, z = boxy(p, 3.4)
            slim = 1 - 0.2 * smoothstep(-0.4, 1, x)
            run = wide * (1 + 0.14 * noise.noise((x * 2.5, y * 2.5, s)))
            edge = smoothstep(0.62, 1.0, max(abs(x), abs(y)))
            level = (0.235 - 0.06 * smoothstep(0.1, 1, x)) * (1 - edge) + 0.05 * edge
            return x * length * 0.97 * run, y * 0.43 * slim * run + 0.05 * x * x, level + 0.06 * z * (1 + 0.4 * noise.noise((x * 4, y * 4, s)))

        def tone(p, _, s=s):
            patch = noise.noise((p[0] * 2.2, p[1] * 2.2, s)) + 0.6 * noise.noise((p[0] * 7, p[1] * 7, s))
            base = blend(blend(light, cream, smoothstep(0.1, 0.5, -patch)), brown, browned * smoothstep(0.0, 0.45, patch))
            if not flecks:
                return base
            return blend(base, linear(flecks), 0.9 * smoothstep(0.30, 0.38, noise.noise((p[0] * 17, p[1] * 12, p[2] * 12 + s))))

        made.append((fillet, painted(name, over, shape, tone, kinds=1, detail=6)[0]))
    return made


def rarebit_haddock(length=0.8):
    """Haddock under mustardy cheese that has browned, two slices of tomato on it."""
    from kit.dinner import tomato_slices

    rounds = tomato_slices(0.27)
    made = []
    for s, (fillet, cover) in enumerate(_covered('rarebit', length, '#E3A23A', '#EFC468', '#8E4E14', 1.0)):
        parts = [(fillet, Matrix.Identity(4)), (cover, Matrix.Identity(4))]
        for i, x in enumerate((-0.36, 0.2)):
            parts.append((rounds[(s + i) % 5], Matrix.Translation((x, 0.02, 0.345 - 0.03 * i)) @ Matrix.Rotation(0.06, 4, 'Y')))
        made.append(joined('rarebit-haddock', parts))
    return made
