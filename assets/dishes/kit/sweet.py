"""Fruit, nuts, glasses and pots, and what is baked or chilled for afterwards."""

import math
import random

import stage
from ingredients import grain, joined, round_slice, seed_mesh
from kit.forms import boxy, chunks, coat, painted, slices, tube
from mathutils import Matrix, Vector
from stage import blend, linear, smoothstep

uniform = random.uniform


def _lathe(name, made_of, profile, tone=None, segments=150):
    """A body of revolution as one mesh; corners want two points close together."""
    count = len(profile)
    vertices = [
        (max(r, 0.0005) * math.cos(a), max(r, 0.0005) * math.sin(a), z)
        for a in (math.tau * i / segments for i in range(segments))
        for r, z in profile
    ]
    faces = [
        (i * count + j, (i + 1) % segments * count + j, (i + 1) % segments * count + j + 1, i * count + j + 1)
        for i in range(segments)
        for j in range(count - 1)
    ]
    made = stage.mesh(name, vertices, faces, made_of)
    stage.paint(made, 'tone', [tone(*vertex) if tone else (1, 1, 1) for vertex in vertices])
    return made


def _filling(inner, floor, level, layers, surface, gloss, lumpy, specks=None):
    """What a glass holds: bands of colour from below up, their borders uneven, and a top of its own."""
    made_of = coat('filling', roughness=0.35, gloss=gloss, bump=0.08 + lumpy, bump_scale=14)
    bands = [(floor + (level - floor) * share, linear(light), linear(dark)) for share, light, dark in layers]
    top_light, top_dark = linear(surface[0]), linear(surface[1])

    def tone(x, y, z):
        edge = z + 0.05 * grain((x, y, 0), 2.2, 3) + 0.02 * grain((x, y, z), 7, 5)
        for height, light, dark in bands:
            if edge < height or height == bands[-1][0]:
                base = blend(light, dark, smoothstep(-0.3, 0.5, grain((x, y, z), 4, 1)))
                return blend(base, linear(specks), 0.85 * smoothstep(0.30, 0.42, grain((x, y, z), 17, 6))) if specks else base

    steps = 60
    profile = [(0.0, floor), (inner(floor) - 0.02, floor)]
    profile += [(inner(z) - 0.006, z) for z in (floor + 0.01 + (level - floor - 0.01) * i / steps for i in range(steps + 1))]
    side = _lathe('filling', made_of, profile, tone)
    top = round_slice(
        'top',
        made_of,
        lambda a: inner(level) - 0.006,
        lambda r, a: level + lumpy * (1 - smoothstep(0.85, 1, r)) * (0.3 + 0.35 * grain((r * math.cos(a), r * math.sin(a), 0), 2.4, 2)),
        lambda r, a: blend(top_light, top_dark, smoothstep(-0.3, 0.5, grain((r * math.cos(a), r * math.sin(a), 0), 2.5, 9))),
        rings=40,
    )
    return [(side, Matrix.Identity(4)), (top, Matrix.Identity(4))]


def glass(height=1.5, base=0.5, rim=0.6, layers=((1, '#E8E0C8', '#D8CDB0'),), surface=('#E8E0C8', '#D8CDB0'), full=0.85, gloss=0.2, lumpy=0.0, specks=None):
    """A tumbler and what is in it."""
    # Thin and clear: a refracting shell would leave what is behind it in the dark.
    clear = stage.film_material('glass', (0.95, 0.962, 0.958), gloss=0.05)
    wall, floor = 0.035, 0.1
    outer = lambda z: base + (rim - base) * (z / height)
    steps = 12
    profile = [(0, 0), (base - 0.05, 0), (base - 0.01, 0.015), (base, 0.05)]
    profile += [(outer(z), z) for z in (0.1 + (height - 0.12) * i / steps for i in range(steps + 1))]
    profile += [(rim - 0.006, height - 0.004), (rim - wall / 2, height), (rim - wall + 0.006, height - 0.004)]
    profile += [(outer(z) - wall, z) for z in (height - 0.02 - (height - 0.04 - floor) * i / steps for i in range(steps + 1))]
    profile += [(base - wall - 0.05, floor), (0, floor)]
    shell = _lathe('glass', clear, profile)
    inside = _filling(lambda z: outer(z) - wall, floor + 0.01, height * full, layers, surface, gloss, lumpy, specks)
    return [joined('glass', [(shell, Matrix.Identity(4)), *inside])]


def pot(height=0.6, radius=0.62, glaze='#E6E0D2', rim='#A98D6B', surface=('#3A1D10', '#24110A'), full=0.86, gloss=0.5, lumpy=0.0):
    """A small straight dish, fluted outside, filled."""
    made_of = coat('pot', roughness=0.25, gloss=0.45, vary=0.0, bump=0.02, bump_scale=5)
    body, bare = linear(glaze), linear(rim)
    profile = [(0, 0), (radius * 0.9, 0), (radius * 0.95, 0.02), (radius * 0.96, 0.08), (radius * 0.98, height * 0.8), (radius, height * 0.86)]
    profile += [(radius, height - 0.03), (radius - 0.012, height - 0.008), (radius - 0.035, height), (radius - 0.06, height - 0.01)]
    profile += [(radius - 0.07, height - 0.04), (radius - 0.08, 0.1), (radius - 0.12, 0.07), (0, 0.07)]
    shell = _lathe('pot', made_of, profile, lambda x, y, z: blend(body, bare, 0.6 * smoothstep(height - 0.02, height, z)))
    for vertex in shell.vertices:
        x, y, z = vertex.co
        if math.hypot(x, y) > radius * 0.94 and 0.05 < z < height * 0.82:
            flute = 1 - 0.018 * abs(math.sin(20 * math.atan2(y, x)))
            vertex.co.x, vertex.co.y = x * flute, y * flute
    inside = _filling(lambda z: radius - 0.075, 0.08, height * full, [(1, *surface)], surface, gloss, lumpy)
    return [joined('pot', [(shell, Matrix.Identity(4)), *inside])]


# ------------------------------------------------------------------- fruit


def _drupes(name, colours, radius, tall, beads, hollow):
    skin = coat(name, roughness=0.32, gloss=0.35, vary=0.15, bump=0.04)
    light, deep, gap = (linear(c) for c in colours)
    made = []
    for seed in range(4):
        knobs = []
        for i in range(beads):
            z = 1 - 2 * (i + 0.5) / beads
            a, out = i * 2.399963 + uniform(-0.12, 0.12), math.sqrt(1 - z * z)
            knobs.append(Vector((out * math.cos(a), out * math.sin(a), z)))
        wide = 2.2 / math.sqrt(beads)

        def swell(p):
            near = min((Vector(p) - knob).length for knob in knobs) / wide
            return math.sqrt(max(0.0, 1 - near * near))

        def shape(p, s):
            x, y, z = p
            r = 0.80 + 0.22 * swell(p)
            cone = 1 - 0.22 * smoothstep(-0.2, 1, z)
            pit = hollow * math.exp(-((1 + z) / 0.12))
            return x * r * cone * radius, y * r * cone * radius, (z * r * tall + pit) * radius

        def tone(p, s):
            return blend(gap, blend(light, deep, smoothstep(-0.3, 0.4, grain(p, 1.4, seed))), smoothstep(0.15, 0.75, swell(p)))

        made += painted(name, skin, shape, tone, kinds=1, detail=5)
    return made


def raspberries(radius=0.17):
    return _drupes('raspberry', ('#DB3A52', '#B81C38', '#7E0F26'), radius, 1.12, 62, 0.5)


def blackberries(radius=0.17):
    return _drupes('blackberry', ('#3A2140', '#22142A', '#120A16'), radius, 1.2, 54, 0.0)


def strawberry_halves(size=0.27):
    """Cut lengthwise: a white heart, rays out to the red, seeds round the skin."""
    flesh = coat('strawberry', roughness=0.26, gloss=0.45, vary=0.08, bump=0.05)
    red, rose, white = linear('#C8141C'), linear('#E8605A'), linear('#F6D8C8')

    def outline(a, s):
        x, y = math.cos(a), math.sin(a)
        return (0.78 + 0.24 * smoothstep(-0.3, 0.8, -y) * (1 - x * x) + 0.05 * math.sin(3 * a + s)) * (1.0 if y < 0 else 0.92)

    def colour(r, a, s):
        x, y = r * math.cos(a), r * math.sin(a)
        heart = math.exp(-((x / 0.2) ** 2) - (((y - 0.1) / 0.45) ** 2))
        ray = 0.35 * smoothstep(0.5, 1.0, math.cos(16 * a + s)) * smoothstep(0.2, 0.5, r) * (1 - smoothstep(0.6, 0.8, r))
        tone = blend(blend(rose, red, smoothstep(0.45, 0.85, r)), white, max(0.8 * heart, ray))
        return blend(tone, red, smoothstep(0.88, 0.95, r))

    return slices('strawberry', flesh, size, colour, outline=outline, dome=0.03, thickness=0.13, kinds=4, rings=44, segments=120)


def strawberries(size=0.27):
    """Whole and hulled: pitted with seeds."""
    skin = coat('whole-strawberry', roughness=0.25, gloss=0.5, vary=0.08, bump=0.0)
    red, deep, seed_of = linear('#C8161C'), linear('#A00D16'), linear('#E6B84E')
    pips = []
    for i in range(110):
        z = 1 - 2 * (i + 0.5) / 110
        a, out = i * 2.399963, math.sqrt(1 - z * z)
        pips.append(Vector((out * math.cos(a), out * math.sin(a), z)))

    def near(p):
        return min((Vector(p) - pip).length for pip in pips)

    def shape(p, s):
        x, y, z = p
        taper = 1 - 0.42 * smoothstep(-0.3, 1.0, z)
        r = (1 + 0.06 * grain(p, 1.2, s)) * (1 - 0.05 * math.exp(-((near(p) / 0.07) ** 2)))
        return x * taper * r * size * 0.82, y * taper * r * size * 0.82, z * size * r

    def tone(p, s):
        pip = math.exp(-((near(p) / 0.035) ** 2))
        return blend(blend(red, deep, smoothstep(-0.2, 0.5, grain(p, 1.5, s))), seed_of, pip)

    return painted('whole-strawberry', skin, shape, tone, kinds=3, detail=6)


def apple_slices(size=0.36, skin_colour='#B8301E'):
    """Thin half-moons with their skin on."""
    flesh = coat('apple', roughness=0.35, gloss=0.25, bump=0.04)
    cream, core, skin = linear('#F3E8C4'), linear('#D9CC94'), linear(skin_colour)

    def outline(a, s):
        return 1.0 if math.sin(a) > 0 else 1 / max(1.0, abs(math.sin(a)) / 0.16)

    def colour(r, a, s):
        tone = blend(cream, core, math.exp(-((r - 0.25) / 0.1) ** 2) * 0.5)
        return blend(tone, skin, smoothstep(0.93, 0.965, r) * smoothstep(0.0, 0.1, math.sin(a)))

    return slices('apple', flesh, size, colour, outline=outline, thickness=0.045, kinds=3, segments=140)


def mango_dice(size=0.12):
    return chunks('mango', (size, size * 0.9, size * 0.8), '#F5B52E', '#E8920E', corner=6, rough=0.14, browned=0.7, gloss=0.45, bump=0.05)


def dried_fruit(light='#7A1620', dark='#4A0C14', size=0.08):
    """Cranberries, sultanas, apricots: wrinkled and squat."""
    skin = coat('dried', roughness=0.35, gloss=0.35, vary=0.25, bump=0.1)
    light, dark = linear(light), linear(dark)
    fold = lambda p, s: abs(grain((p[0] * 0.7, p[1] * 1.5, p[2]), 2.4, s))
    return painted(
        'dried',
        skin,
        lambda p, s: tuple(c * size * (0.8 + 0.55 * fold(p, s)) * k for c, k in zip(p, (1.25, 0.9, 0.6))),
        lambda p, s: blend(dark, light, smoothstep(0.0, 0.3, fold(p, s))),
        detail=4,
    )


# -------------------------------------------------------------- nuts, seeds


def hazelnuts(size=0.115):
    """Toasted and chopped: some halves with a pale cut face, some bits."""
    nut = coat('hazelnut', roughness=0.5, gloss=0.1, vary=0.12, bump=0.08)
    pale, gold, skin = linear('#EBCF9C'), linear('#C98F48'), linear('#7E4A22')

    def shape(p, s):
        x, y, z = p
        cut = 0.1 + 0.05 * s
        return x * size, y * size * (1 - 0.1 * s), min(z, cut + 0.05 * grain(p, 2, s)) * size

    def tone(p, s):
        face = smoothstep(0.06 + 0.05 * s, 0.14 + 0.05 * s, p[2])
        inner = blend(pale, gold, smoothstep(0.3, 0.95, math.hypot(p[0], p[1])))
        return blend(blend(skin, gold, 0.8 * smoothstep(-0.1, 0.4, grain(p, 1.8, s))), inner, face)

    return painted('hazelnut', nut, shape, tone, kinds=5)


def pecans(size=0.17):
    """Halves: a long groove with ribs to either side."""
    nut = coat('pecan', roughness=0.45, gloss=0.2, vary=0.15, bump=0.08)
    light, dark = linear('#A8642E'), linear('#54290F')

    def rib(p):
        return math.exp(-((p[1] / 0.12) ** 2)) + 0.45 * smoothstep(0.5, 1, math.sin(abs(p[1]) * 13 + 2.5 * abs(p[0])))

    return painted(
        'pecan',
        nut,
        lambda p, s: (
            p[0] * size,
            p[1] * size * 0.52 * (1 - 0.15 * p[0]),
            (p[2] * 0.32 * (1 - 0.3 * rib(p)) if p[2] > 0 else p[2] * 0.12) * size,
        ),
        lambda p, s: blend(light, dark, min(1, rib(p) + 0.3 * grain(p, 2, s))),
        kinds=4,
        detail=5,
    )


def peanuts(size=0.085):
    """Roasted, in halves and bits."""
    return chunks('peanut', (size * 1.2, size * 0.7, size * 0.5), '#E8C48A', '#B9803C', corner=2.6, rough=0.3, browned=0.8, gloss=0.1)


def pistachios(size=0.06):
    return chunks('pistachio', (size * 1.2, size * 0.8, size * 0.6), '#A9C05A', '#6A7A32', corner=3, rough=0.4, browned=0.8, gloss=0.05)


def sunflower_seeds():
    return seed_mesh('sunflower', '#C9BB98', (0.075, 0.034, 0.018))


def chia_seeds():
    return seed_mesh('chia', '#38322E', (0.018, 0.013, 0.012))


def linseeds():
    return seed_mesh('linseed', '#7A4A22', (0.036, 0.019, 0.010))


def coconut_flakes(length=0.17):
    """Shaved: ivory, curled, a thread of brown at one edge."""
    made_of = coat('coconut', roughness=0.5, gloss=0.1, vary=0.06, bump=0.05, through=0.1)
    white, tan = linear('#F7F0E0'), linear('#C99A5A')
    bows = [uniform(0.03, 0.09) for _ in range(6)]
    twists = [uniform(-0.5, 0.5) for _ in range(6)]
    return painted(
        'coconut',
        made_of,
        lambda p, s: (
            p[0] * length,
            p[1] * 0.055 * (1 + 0.2 * grain(p, 2, s)),
            p[2] * 0.007 + bows[s] * p[0] * p[0] + 0.06 * twists[s] * p[0] * p[1],
        ),
        lambda p, s: blend(white, tan, 0.8 * smoothstep(0.82, 0.98, p[1]) + 0.35 * smoothstep(0.7, 1.0, abs(p[0]))),
        kinds=6,
        detail=4,
    )


# ------------------------------------------------------------------ snacks


def raw_pepper(colour='#D2200F', deep='#A31608', length=0.5):
    """Strips of raw pepper: a glossy skin, a paler inside, gently bowed."""
    skin = coat('raw-pepper', roughness=0.14, gloss=0.7, vary=0.1, bump=0.03)
    red, deep, inner = linear(colour), linear(deep), linear('#E8644A')
    made = []
    for seed in range(5):
        bow, wide = uniform(0.12, 0.22), uniform(0.10, 0.13)

        def shape(p, s, bow=bow, wide=wide):
            x, y, z = boxy(p, 8)
            taper = 1 - 0.3 * smoothstep(0.5, 1, abs(x))
            return x * length, y * wide * taper, z * 0.035 + bow * (1 - x * x) + 0.25 * wide * (1 - y * y)

        made += painted(
            'raw-pepper',
            skin,
            shape,
            lambda p, s: blend(inner, blend(red, deep, smoothstep(-0.2, 0.5, grain(p, 1.5, s))), smoothstep(-0.25, 0.0, p[2])),
            kinds=1,
            detail=5,
        )
    return made


def date_balls(size=0.3):
    """Cocoa dark, rolled in coconut."""
    made_of = coat('date-ball', roughness=0.7, gloss=0.05, vary=0.08, bump=0.7, bump_scale=18)
    dark, brown, white = linear('#3E2214'), linear('#5E3820'), linear('#F3EADA')

    def tone(p, s):
        base = blend(dark, brown, smoothstep(-0.2, 0.4, grain(p, 3, s)))
        return blend(base, white, 0.92 * smoothstep(0.16, 0.26, abs(grain((p[0] * 1.0, p[1] * 1.6, p[2]), 10, s))))

    return painted(
        'date-ball', made_of, lambda p, s: tuple(c * size * (1 + 0.05 * grain(p, 1.3, s) + 0.03 * grain(p, 7, s)) for c in p), tone, kinds=5, detail=6
    )


def seed_crackers(size=0.5):
    """Snapped along the lines: thin, all seeds."""
    made_of = coat('cracker', roughness=0.55, gloss=0.08, vary=0.08, bump=0.3, bump_scale=14)
    base, brown = linear('#B98A4E'), linear('#8A5A28')
    seeds = [linear(c) for c in ('#7C9648', '#DCCFA8', '#E6D2A0', '#3A342E')]
    made = []
    for k in range(5):
        spots = [(uniform(-1, 1), uniform(-1, 1), uniform(0, math.pi), random.choice((0, 0, 1, 1, 2, 3))) for _ in range(95)]

        def near(x, y, spots=spots):
            best, kind = 0.0, None
            for sx, sy, a, which in spots:
                dx, dy = (x - sx) * size, (y - sy) * size * 0.8
                long_, wide = ((0.075, 0.042), (0.065, 0.03), (0.03, 0.02), (0.022, 0.02))[which]
                u, w = (dx * math.cos(a) + dy * math.sin(a)) / long_, (-dx * math.sin(a) + dy * math.cos(a)) / wide
                hit = 1 - (u * u + w * w)
                if hit > best:
                    best, kind = hit, which
            return best, kind

        def shape(p, s, near=near):
            x, y, z = boxy(p, 12)
            edge = 1 + 0.02 * grain((x, y, 0), 4, k) + 0.01 * grain((x, y, z), 11, k)
            up = 0.035 * math.sqrt(near(x, y)[0]) if z > 0.5 else 0
            return x * size * edge, y * size * 0.8 * edge, z * 0.04 + up + 0.02 * grain((x, y, 0), 1, k)

        def tone(p, s, near=near):
            x, y, z = boxy(p, 12)
            hit, kind = near(x, y)
            ground = blend(base, brown, smoothstep(-0.2, 0.4, grain((x, y, z), 3, k)))
            return blend(ground, seeds[kind], smoothstep(0.0, 0.25, hit)) if kind is not None and z > 0.3 else ground

        made += painted('cracker', made_of, shape, tone, kinds=1, detail=6)
    return made


def rosemary(length=0.62):
    """A sprig: needles all along a thin stem."""
    from ingredients import leaf_material

    made_of = leaf_material('rosemary', gloss=0.5)
    green, pale, stem = linear('#5E7A44'), linear('#A9B58A'), linear('#7A6A44')
    made = []
    for seed in range(3):
        bow = uniform(-0.12, 0.12)
        parts = [
            (
                tube('stem', made_of, lambda t, b=bow: (b * math.sin(math.pi * t), (t - 0.5) * length, 0.02), lambda t: 0.013, lambda t, a: stem, around=6),
                Matrix.Identity(4),
            )
        ]
        needle = tube(
            'needle',
            made_of,
            lambda t: (0, 0.17 * t, 0.035 * math.sin(2.5 * t)),
            lambda t: 0.0135 * max(0.15, math.sin(math.pi * min(1, 0.15 + 0.85 * t))) ** 0.6,
            lambda t, a: blend(green, pale, smoothstep(0.4, 1, -math.sin(a))),
            around=6,
        )
        for i in range(46):
            t = i / 45
            spot = Matrix.Translation((bow * math.sin(math.pi * t), (t - 0.5) * length, 0.02))
            turn = Matrix.Rotation((i * 2.4) % math.tau, 4, 'Y')
            lean = Matrix.Rotation(uniform(0.6, 0.9) * (1 - 0.5 * t), 4, 'X')
            parts.append((needle, spot @ turn @ lean @ Matrix.Scale(uniform(0.75, 1.1), 4)))
        made.append(joined('rosemary', parts))
    return made


def rosemary_needles():
    return seed_mesh('rosemary-needle', '#5E7A44', (0.075, 0.013, 0.011))


def devilled_eggs(size=0.36):
    """Halves of white with the yolk piped back: a star, turned."""
    white_of = coat('devilled', roughness=0.28, gloss=0.3, vary=0.03, bump=0.02)
    white, yolk, deep = linear('#F8F3E8'), linear('#F4C04A'), linear('#DE9A22')
    made = []
    for s in range(3):
        phase = uniform(0, 6)

        def egg(a):
            return 1 + 0.17 * math.cos(a) - 0.04 * math.cos(2 * a)

        def away(r, a):
            return math.hypot(r * math.cos(a) * egg(a) - 0.06, r * math.sin(a) * egg(a)), math.atan2(r * math.sin(a), r * math.cos(a) - 0.06)

        def height(r, a):
            d, turn = away(r, a)
            star = 0.5 + 0.5 * math.cos(7 * (turn + 2.2 * d + phase))
            tip = max(0.0, 1 - d / 0.66)
            piped = (0.34 * tip**0.75 + 0.07 * star * smoothstep(0.0, 0.3, tip)) * (0.9 + 0.1 * math.cos(26 * d))
            return size * (piped if d < 0.66 else 0) - 0.03 * smoothstep(0.9, 1, r)

        def colour(r, a):
            d, turn = away(r, a)
            star = 0.5 + 0.5 * math.cos(7 * (turn + 2.2 * d + phase))
            return blend(blend(deep, yolk, 0.25 + 0.75 * star), white, smoothstep(0.64, 0.68, d))

        top = round_slice('devilled', white_of, lambda a: size * egg(a), height, colour, rings=70, segments=200)
        bowl_ = round_slice(
            'under',
            white_of,
            lambda a: size * egg(a),
            lambda r, a: -0.03 - size * 0.5 * math.sqrt(max(0.0, 1 - r * r)),
            lambda r, a: white,
            rings=24,
            segments=200,
        )
        made.append(joined('devilled', [(top, Matrix.Identity(4)), (bowl_, Matrix.Identity(4))]))
    return made


def popcorn(size=0.15):
    """Burst: three or four swollen lobes, a brown scrap of husk in the middle, dusted with paprika."""
    made_of = coat('popcorn', roughness=0.6, gloss=0.03, vary=0.06, bump=0.15, bump_scale=12)
    white, cream, dust, husk = linear('#F8EFD8'), linear('#EBCF92'), linear('#D2752E'), linear('#9A5A1E')
    made = []
    for k in range(7):
        lobes = [
            (Vector((uniform(-1, 1), uniform(-1, 1), uniform(-0.7, 1))).normalized(), uniform(0.5, 0.85)) for _ in range(random.choice((4, 5, 6)))
        ]

        def swell(p):
            return max(strength * math.exp(-(((Vector(p) - way).length / 0.62) ** 2)) for way, strength in lobes)

        def shape(p, s):
            r = 0.45 + 0.85 * swell(p) + 0.06 * grain(p, 4, k)
            return tuple(c * r * size for c in p)

        def tone(p, s):
            deep = 1 - smoothstep(0.15, 0.45, swell(p))
            base = blend(white, cream, deep)
            base = blend(base, dust, 0.7 * smoothstep(0.08, 0.4, grain(p, 2.2, k + 5)))
            return blend(base, husk, 0.9 * smoothstep(0.75, 0.98, deep))

        made += painted('popcorn', made_of, shape, tone, kinds=1, detail=5)
    return made


def crostini(size=0.46, thickness=0.12):
    """Baguette cut on the slant and toasted, striped by the griddle."""
    crumb = coat('crostini', roughness=0.7, gloss=0.0, vary=0.05, bump=0.5, bump_scale=13)
    pale, toast, char, crust = linear('#F0D49C'), linear('#CB9044'), linear('#5A3014'), linear('#7E461A')

    def colour(r, a, s):
        x, y = 1.35 * r * math.cos(a), r * math.sin(a)
        tone = blend(pale, toast, smoothstep(-0.2, 0.5, grain((x, y, 0), 2.5, s) + 0.3 * r))
        stripe = smoothstep(0.86, 0.97, math.cos(7.5 * (x + 0.35 * y) + s)) * smoothstep(-0.4, 0.1, grain((x, y, 0), 3, s + 4))
        tone = blend(tone, char, 0.6 * stripe)
        return blend(tone, crust, smoothstep(0.9, 0.97, r))

    return slices(
        'crostini',
        crumb,
        size,
        colour,
        outline=lambda a, s: 1 / math.hypot(math.cos(a) / 1.4, math.sin(a) / 0.92) * (1 + 0.02 * math.sin(3 * a + s)),
        thickness=thickness,
        kinds=4,
        rings=50,
        segments=140,
    )


def coconut_bits():
    """Desiccated coconut."""
    return seed_mesh('coconut-bit', '#F5EEE0', (0.03, 0.01, 0.008))


# ------------------------------------------------------- cakes and puddings


def _block(name, made_of, outline, height, up, top_tone, side_tone, rings=46, levels=26, rough=0.012, seed=0):
    """A cut piece, its edges sharp: `outline` is a closed path of (x, y), seen from above, counter-clockwise."""
    count = len(outline)
    mx, my = sum(x for x, _ in outline) / count, sum(y for _, y in outline) / count
    vertices, tones, faces = [(mx, my, height + up(mx, my))], [top_tone(mx, my)], []
    for ring in range(1, rings + 1):
        for x0, y0 in outline:
            x, y = mx + (x0 - mx) * ring / rings, my + (y0 - my) * ring / rings
            vertices.append((x, y, height + up(x, y)))
            tones.append(top_tone(x, y))
    start = lambda ring: 1 + (ring - 1) * count
    faces += [(0, start(1) + k, start(1) + (k + 1) % count) for k in range(count)]
    faces += [
        (start(r) + k, start(r + 1) + k, start(r + 1) + (k + 1) % count, start(r) + (k + 1) % count)
        for r in range(1, rings)
        for k in range(count)
    ]
    first = len(vertices)
    for x0, y0 in outline:
        top = height + up(x0, y0)
        for q in range(levels + 1):
            t = 1 - q / levels
            out = rough * (grain((x0, y0, t * height), 7, seed) + 0.6 * grain((x0, y0, t * height), 16, seed)) * smoothstep(0, 0.06, 1 - t)
            away = math.hypot(x0 - mx, y0 - my) or 1
            vertices.append((x0 + out * (x0 - mx) / away * 2, y0 + out * (y0 - my) / away * 2, t * top))
            tones.append(side_tone(x0, y0, t))
    row = levels + 1
    for k in range(count):
        j = (k + 1) % count
        faces += [(first + k * row + q, first + k * row + q + 1, first + j * row + q + 1, first + j * row + q) for q in range(levels)]
    made = stage.mesh(name, vertices, faces, made_of)
    stage.paint(made, 'tone', tones)
    return made


def _box_path(wide, deep, step=0.035, soft=0.05):
    corners = [(-wide, -deep), (wide, -deep), (wide, deep), (-wide, deep)]
    path = []
    for (x0, y0), (x1, y1) in zip(corners, corners[1:] + corners[:1]):
        n = max(4, int(math.dist((x0, y0), (x1, y1)) / step))
        path += [(x0 + (x1 - x0) * i / n, y0 + (y1 - y0) * i / n) for i in range(n)]
    # Corners taken off a little.
    return [
        (x * (1 - soft * smoothstep(0.85, 1, abs(y) / deep) * smoothstep(0.85, 1, abs(x) / wide)), y * (1 - soft * smoothstep(0.85, 1, abs(x) / wide) * smoothstep(0.85, 1, abs(y) / deep)))
        for x, y in path
    ]


def _wedge_path(radius, start, sweep, step=0.035, crimp=0.0):
    a0, a1 = math.radians(start), math.radians(start + sweep)
    n, m = max(8, int(radius * (a1 - a0) / step)), int(radius / step)
    rim = [
        (radius * (1 + crimp * math.sin(40 * a)) * math.cos(a), radius * (1 + crimp * math.sin(40 * a)) * math.sin(a))
        for a in (a0 + (a1 - a0) * i / n for i in range(n + 1))
    ]
    if sweep >= 359:
        return rim[:-1]
    out = [(radius * i / m * math.cos(a0), radius * i / m * math.sin(a0)) for i in range(m)]
    back = [(radius * i / m * math.cos(a1), radius * i / m * math.sin(a1)) for i in range(m - 1, 0, -1)]
    return out + rim + back


def _banded(bands, seed, wander=0.03):
    """Bands from below up, [share, light, dark, coarseness], as a colour for a place on a cut side."""
    steps = [(share, linear(light), linear(dark), coarse) for share, light, dark, coarse in bands]

    def tone(x, y, t):
        edge = t + wander * grain((x, y, 0), 3, seed) + 0.4 * wander * grain((x, y, t), 9, seed)
        for share, light, dark, coarse in steps:
            if edge < share or share == steps[-1][0]:
                return blend(light, dark, smoothstep(0.05, 0.4, grain((x, y, t * 0.6), coarse, seed + 3)) + 0.25 * smoothstep(-0.2, 0.4, grain((x, y, t), 2, seed)))

    return tone


def _topped(top, seed, brown=0.0):
    light, dark = linear(top[0]), linear(top[1])
    return lambda x, y: blend(light, dark, smoothstep(-0.2, 0.45, grain((x, y, 0), 2.6, seed) + 0.4 * grain((x, y, 0), 8, seed)))


def slabs(wide=0.5, deep=0.5, height=0.4, bands=((1, '#D9A864', '#A8702E', 9),), top=('#F8F2E6', '#EFE6D2'), lumpy=0.02, gloss=0.15, bump=0.3, kinds=3):
    """Squares of cake, flapjack or pudding, cut clean."""
    made_of = coat('slab', roughness=0.5, gloss=gloss, vary=0.03, bump=bump, bump_scale=14)
    return [
        _block(
            'slab',
            made_of,
            _box_path(wide, deep),
            height,
            lambda x, y, s=s: lumpy * (grain((x, y, 0), 1.8, s) + 0.5 * grain((x, y, 0), 6, s))
            - 0.04 * smoothstep(0.86, 1, max(abs(x) / wide, abs(y) / deep)) * (1 if lumpy else 0),
            _topped(top, s),
            _banded(bands, s),
            seed=s,
        )
        for s in range(kinds)
    ]


def cakes(radius=1.3, height=0.5, start=-60, sweep=310, bands=((1, '#E9BE5A', '#C08A2E', 9),), top=('#C98A3A', '#9A5A1E'), rim=None, lumpy=0.02, gloss=0.2, bump=0.25, dome=0.0):
    """A round cake, or what is left of it: from `start` anticlockwise, in degrees. `rim` colours its outside."""
    made_of = coat('cake', roughness=0.4, gloss=gloss, vary=0.0, bump=bump, bump_scale=13)
    cut = _banded(bands, 1)
    shell = (linear(rim[0]), linear(rim[1])) if rim else None

    def side(x, y, t):
        if shell and math.hypot(x, y) > radius * 0.985:
            return blend(*shell, smoothstep(-0.2, 0.4, grain((x, y, t), 3, 4)))
        return cut(x, y, t)

    def up(x, y):
        out = math.hypot(x, y) / radius
        return lumpy * (grain((x, y, 0), 1.8, 2) + 0.5 * grain((x, y, 0), 6, 2)) + dome * (1 - out * out) - 0.035 * smoothstep(0.93, 1, out)

    return [_block('cake', made_of, _wedge_path(radius, start, sweep), height, up, _topped(top, 2), side, rings=60, seed=2)]


def focaccia(wide=1.55, deep=1.1, height=0.32):
    """Dimpled by fingers, gold and brown, oil in the hollows."""
    made_of = coat('focaccia', roughness=0.38, gloss=0.35, vary=0.0, bump=0.25, bump_scale=11)
    gold, brown, pale, crumb, hole = (linear(c) for c in ('#CC8E38', '#8E4E16', '#E3B866', '#F1DFB4', '#D2B076'))
    dents = []
    for _ in range(4000):
        p = (uniform(-wide * 0.9, wide * 0.9), uniform(-deep * 0.88, deep * 0.88))
        if all(math.dist(p, q) > 0.3 for q in dents):
            dents.append(p)

    def dent(x, y):
        return max(math.exp(-((math.dist((x, y), q) / 0.105) ** 2)) for q in dents)

    def top_tone(x, y):
        rise = grain((x, y, 0), 2.2, 3) + 0.4 * grain((x, y, 0), 6, 3)
        tone = blend(pale, gold, smoothstep(-0.4, 0.1, rise))
        tone = blend(tone, brown, smoothstep(0.05, 0.5, rise) * 0.85 + 0.3 * smoothstep(0.85, 1, max(abs(x) / wide, abs(y) / deep)))
        return blend(tone, blend(pale, gold, 0.5), 0.75 * dent(x, y))

    def side_tone(x, y, t):
        crust = blend(gold, brown, 0.5)
        inner = blend(crumb, hole, smoothstep(0.12, 0.3, grain((x, y, t * 0.4), 6, 2)))
        return blend(blend(crust, inner, smoothstep(0.06, 0.14, t)), crust, smoothstep(0.86, 0.95, t))

    return [
        _block(
            'focaccia',
            made_of,
            _box_path(wide, deep, soft=0.09),
            height,
            lambda x, y: 0.05 * grain((x, y, 0), 2, 1) + 0.04 * grain((x, y, 0), 4.5, 1) - 0.17 * dent(x, y) - 0.08 * smoothstep(0.88, 1, max(abs(x) / wide, abs(y) / deep)),
            top_tone,
            side_tone,
            rings=110,
        )
    ]


def soda_bread(radius=1.15):
    """A round with a deep cross, floury and rough."""
    crumb = coat('soda-bread', roughness=0.75, gloss=0.0, vary=0.0, bump=0.7, bump_scale=9)
    brown, deep, pale, flour = (linear(c) for c in ('#A8703A', '#74451C', '#D9B27A', '#F0E2C8'))

    def cross(x, y):
        wobble = 0.04 * grain((x, y, 0), 3, 2)
        arm = max(math.exp(-(((x + wobble) / 0.1) ** 2)), math.exp(-(((y + wobble) / 0.1) ** 2)))
        return arm * (1 - smoothstep(0.78, 0.98, math.hypot(x, y)))

    def shape(p, s):
        x, y, z = p
        lump = 1 + 0.03 * grain(p, 1.8, s) + 0.02 * grain(p, 6, s)
        dome = max(0.0, z) ** 0.75 * 0.75
        cut = 0.3 * cross(x, y) if z > 0 else 0
        quarter = 0.08 * smoothstep(0.1, 0.5, min(abs(x), abs(y))) if z > 0 else 0
        return x * radius * lump, y * radius * lump, dome * lump - cut + quarter if z > 0 else z * 0.12

    def tone(p, s):
        x, y, z = p
        base = blend(brown, deep, smoothstep(-0.2, 0.4, grain(p, 3, s)))
        base = blend(base, pale, 0.9 * cross(x, y) if z > 0 else 0)
        return blend(base, flour, 0.55 * smoothstep(0.0, 0.4, grain(p, 4.5, s + 5)) * smoothstep(0.2, 0.7, z))

    return painted('soda-bread', crumb, shape, tone, kinds=1, detail=7)


def scones(radius=0.52, height=0.55, top=('#C98A34', '#9A5A1A'), side='#F0D79E', flecks='#4A2A1A', kinds=4):
    """Risen, a little askew, their sides torn; the tops glazed."""
    crumb = coat('scone', roughness=0.5, gloss=0.12, vary=0.05, bump=0.4, bump_scale=11)
    light, dark, pale, fleck = linear(top[0]), linear(top[1]), linear(side), linear(flecks)

    def shape(p, s):
        x, y, z = p
        out, a = math.hypot(x, y), math.atan2(y, x)
        tall = (z + 1) / 2
        wide = min(1.0, out * 1.45) / max(out, 1e-6)
        crack = math.exp(-(((tall - 0.5 - 0.05 * math.sin(2 * a + s)) / 0.09) ** 2)) * (out > 0.6)
        r = radius * (1 + 0.03 * math.sin(2 * a + s) + 0.025 * grain(p, 3, s) - 0.07 * crack + 0.03 * tall)
        level = height * smoothstep(-0.75, 0.75, z) + 0.03 * grain((x, y, 0), 3, s) * smoothstep(0.4, 0.8, z) + 0.06 * x * math.sin(s) * tall
        return x * wide * r, y * wide * r, level

    def tone(p, s):
        z = p[2]
        base = blend(light, dark, smoothstep(-0.25, 0.4, grain(p, 2.4, s)))
        wall = blend(pale, light, 0.5 * smoothstep(-0.1, 0.5, grain(p, 5, s)) + 0.4 * smoothstep(-0.3, -0.7, z))
        tone_ = blend(wall, base, smoothstep(0.42, 0.66, z + 0.1 * grain(p, 4, s)))
        return blend(tone_, fleck, 0.9 * smoothstep(0.40, 0.46, grain(p, 6.5, s + 7)))

    return painted('scone', crumb, shape, tone, kinds=kinds, detail=6)


def loaves(length=1.8, size=0.78, crust=('#8A4E1E', '#5E3214'), crack='#D3A059', icing=None, gloss=0.05, split=1.0, bump=0.45):
    """A loaf out of its tin, along y; iced, when it is, so that it runs down the sides."""
    crumb = coat('loaf-cake', roughness=0.35 if icing else 0.6, gloss=gloss, vary=0.0, bump=bump, bump_scale=10)
    light, dark, crack = linear(crust[0]), linear(crust[1]), linear(crack)
    coats = (linear(icing[0]), linear(icing[1])) if icing else None

    def seam(x, y):
        return split * math.exp(-(((x + 0.10 * math.sin(5 * y) + 0.06 * math.sin(13 * y)) / 0.12) ** 2)) * (1 - smoothstep(0.6, 0.9, abs(y)))

    def runs(p):
        x, y, z = p
        low = 0.35 + 0.4 * grain((x * 0.4, y * 2.2, 0), 2.2, 5) if abs(x) > abs(y) else 0.35 + 0.4 * grain((x * 2.2, y * 0.4, 0), 2.2, 6)
        return smoothstep(low, low + 0.1, z)

    def shape(p, s):
        x, y, z = boxy(p, 6)
        dome = 0.42 * (1 - abs(x) ** 2.4) * (1 - 0.5 * y * y) * smoothstep(0, 0.7, z)
        rough = 1 + 0.02 * grain(p, 2, s) + 0.008 * grain(p, 7, s) + (0.035 * runs((x, y, z)) if coats else 0)
        lift = (-0.05 + 0.09 * grain((x, y, 0), 5, s)) * seam(x, y) if z > 0.5 and not coats else 0
        return x * size * 0.86 * rough * (0.91 + 0.09 * z), y * length / 2 * rough * (0.96 + 0.04 * z), (z * 0.56 if z < 0 else z * 0.4) * rough + dome * size + lift

    def tone(p, s):
        x, y, z = boxy(p, 6)
        base = blend(light, dark, smoothstep(-0.2, 0.4, grain(p, 2, s) + 0.3 * grain(p, 7, s)))
        if coats:
            return blend(base, blend(*coats, smoothstep(-0.2, 0.5, grain(p, 2, 3))), runs((x, y, z)))
        return blend(base, crack, 0.85 * seam(x, y) if z > 0.5 else 0)

    return painted('loaf-cake', crumb, shape, tone, kinds=1, detail=7)


def meringues(size=0.2):
    """Broken nests: chalk white, cracked, faintly browned."""
    return chunks('meringue', (size, size * 0.8, size * 0.6), '#FBF7EE', '#EFE0C2', corner=3.4, rough=0.45, browned=0.5, unlike=0.35, gloss=0.02, bump=0.15)


def crumbs(size=0.075, light='#E2B468', dark='#B07C34'):
    """Crumble topping, baked."""
    return chunks('crumb', (size, size * 0.9, size * 0.75), light, dark, corner=2.6, rough=0.5, browned=0.8, unlike=0.45, gloss=0.03, bump=0.5)


def bread_triangles(size=0.62):
    """Slices cut corner to corner, baked in custard: their tips toasted."""
    crumb = coat('bread-triangle', roughness=0.45, gloss=0.2, vary=0.06, bump=0.35, bump_scale=13)
    pale, gold, brown = linear('#F0D28E'), linear('#D29A44'), linear('#8E4E1A')
    made = []
    for s in range(4):
        path, corners = [], [(-size, -size * 0.35), (size, -size * 0.35), (0, size * 0.72)]
        for (x0, y0), (x1, y1) in zip(corners, corners[1:] + corners[:1]):
            path += [(x0 + (x1 - x0) * i / 26, y0 + (y1 - y0) * i / 26) for i in range(26)]
        path = [(x * (1 + 0.02 * math.sin(7 * y + s)), y + 0.015 * math.sin(6 * x + s)) for x, y in path]

        def top(x, y, s=s):
            tip = smoothstep(0.05, 0.6, y / size) + 0.5 * smoothstep(0.75, 1.0, abs(x) / size)
            tone = blend(pale, gold, smoothstep(-0.3, 0.3, grain((x, y, 0), 3.5, s)) + 0.4 * tip)
            return blend(tone, brown, 0.9 * smoothstep(0.15, 0.75, tip + 0.6 * grain((x, y, 0), 3, s)))

        made.append(
            _block(
                'bread-triangle',
                crumb,
                path,
                0.13,
                lambda x, y, s=s: 0.03 * grain((x, y, 0), 2.5, s) + 0.015 * grain((x, y, 0), 8, s),
                top,
                lambda x, y, t: blend(brown, gold, 0.4 + 0.5 * grain((x, y, t), 6, 1)),
                rings=26,
                levels=8,
                seed=s,
            )
        )
    return made


def cherries(radius=0.15):
    """Stoned and baked: dark, glossy, slumped."""
    skin = coat('cherry', roughness=0.15, gloss=0.7, vary=0.12, bump=0.02)
    red, deep = linear('#7E0F22'), linear('#3E0812')

    def shape(p, s):
        x, y, z = p
        dip = 0.25 * math.exp(-((1 - z) / 0.05))
        r = 1 + 0.06 * grain(p, 1.2, s) - dip
        return x * r * radius, y * r * radius, z * r * radius * 0.9

    return painted('cherry', skin, shape, lambda p, s: blend(red, deep, smoothstep(-0.3, 0.4, grain(p, 1.4, s))), kinds=4)


def pears(height=1.35):
    """Peeled and poached whole, with their stalks; chocolate sauce runs down from the top."""
    flesh = coat('pear', roughness=0.25, gloss=0.5, vary=0.04, bump=0.06, bump_scale=9)
    light, gold, stem, sauce = linear('#F1DFA8'), linear('#DDB766'), linear('#5E4426'), linear('#3A1C0E')
    made = []
    for seed in range(3):
        lean = uniform(-0.08, 0.08)

        def width(t):
            belly = 0.5 * math.sin(math.pi * min(1, t * 1.02 + 0.03)) ** 0.62
            return height * max(0.012, belly * (1 - 0.5 * smoothstep(0.34, 0.8, t)) * 0.78)

        def swept(x, y, z, lean=lean, seed=seed):
            t = max(0, z / height)
            r = 1 + 0.03 * grain((x, y, z), 1.6, seed)
            return x * r + lean * t * t * height, y * r, z

        steps = 110
        profile = [(0, 0.0)] + [(width(i / steps), height * i / steps) for i in range(0, steps + 1)]

        def tone(x, y, z, seed=seed):
            a = math.atan2(y, x)
            runs = height * (0.6 + 0.16 * math.sin(3 * a + seed) + 0.12 * math.sin(5 * a + 2 * seed) + 0.06 * math.sin(9 * a))
            skin = blend(light, gold, smoothstep(-0.3, 0.5, grain((x * 2, y * 2, z * 0.5), 1.6, seed)))
            return blend(skin, sauce, smoothstep(runs - 0.02, runs + 0.02, z))

        body = _lathe('pear', flesh, profile, tone, 160)
        for vertex in body.vertices:
            vertex.co = Vector(swept(*vertex.co))
        stalk = tube(
            'stalk',
            flesh,
            lambda t: (lean * height + 0.10 * t * t, 0, height * 0.97 + 0.24 * t),
            lambda t: 0.026 + 0.012 * t * t,
            lambda t, a: stem,
            around=8,
        )
        made.append(joined('pear', [(body, Matrix.Identity(4)), (stalk, Matrix.Identity(4))]))
    return made


def orange_slices(radius=0.42):
    from kit.fruit import _citrus

    return _citrus('orange', '#E2781A', '#F8E3BC', '#F2962E', radius)


def orange_peel(length=0.3):
    """Thin strips of zest, curled."""
    skin = coat('peel', roughness=0.35, gloss=0.3, vary=0.1, bump=0.08)
    bright, pith = linear('#EE8A1C'), linear('#F6DDAE')
    bows = [uniform(0.1, 0.5) for _ in range(5)]
    return painted(
        'peel',
        skin,
        lambda p, s: (
            length / 2 * math.sin(p[0] * (0.8 + bows[s] * 2)),
            p[1] * 0.03,
            0.16 * (1 - math.cos(p[0] * (0.8 + bows[s]))) + p[2] * 0.012,
        ),
        lambda p, s: blend(pith, bright, smoothstep(-0.3, 0.1, p[2])),
        kinds=5,
        detail=3,
    )


def star_anise(radius=0.22):
    """Eight boat-shaped pods round a middle."""
    made_of = coat('star-anise', roughness=0.5, gloss=0.15, vary=0.05, bump=0.2)
    brown, dark = linear('#7A4220'), linear('#3E1E0E')
    pod = painted(
        'pod',
        made_of,
        lambda p, s: (p[0] * radius * 0.5 + radius * 0.5, p[1] * radius * 0.19 * (1 - 0.5 * p[0]), p[2] * radius * 0.16 - 0.05 * radius * math.exp(-((p[1] / 0.3) ** 2)) * (p[2] > 0)),
        lambda p, s: blend(dark, brown, smoothstep(0.1, 0.6, abs(p[1]))),
        kinds=1,
        detail=3,
    )[0]
    return [joined('star-anise', [(pod, Matrix.Rotation(i * math.tau / 8 + uniform(-0.1, 0.1), 4, 'Z')) for i in range(8)]) for _ in range(2)]


def cinnamon_stick(length=0.9):
    bark = coat('cinnamon-stick', roughness=0.6, gloss=0.05, vary=0.05, bump=0.3, bump_scale=12)
    brown, dark = linear('#9A5A2C'), linear('#5E3216')
    return [
        tube(
            'cinnamon-stick',
            bark,
            lambda t: ((t - 0.5) * length, 0.01 * math.sin(7 * t), 0),
            lambda t: 0.075,
            lambda t, a: blend(brown, dark, smoothstep(0.3, 0.9, math.sin(2 * a + 0.6 * math.sin(9 * t)))),
            around=18,
            hollow=0.7,
        )
    ]


def sugar():
    return seed_mesh('sugar', '#FBF6EA', (0.014, 0.012, 0.010))


def cocoa():
    return seed_mesh('cocoa', '#4A2412', (0.011, 0.009, 0.007))


def chocolate_shreds():
    """Off the grater."""
    return seed_mesh('chocolate-shred', '#3A1B0D', (0.05, 0.012, 0.008))


def cardamom(size=0.1):
    """Pods: pale green, ribbed, three-cornered."""
    husk = coat('cardamom', roughness=0.6, gloss=0.05, vary=0.1, bump=0.1)
    light, dark = linear('#B4BA7A'), linear('#7C8448')
    return painted(
        'cardamom',
        husk,
        lambda p, s: (p[0] * size * 1.5, p[1] * size * 0.62 * (1 - 0.3 * p[0]), p[2] * size * 0.55),
        lambda p, s: blend(light, dark, smoothstep(0.3, 0.9, math.cos(9 * math.atan2(p[1], p[2])))),
        kinds=3,
    )
