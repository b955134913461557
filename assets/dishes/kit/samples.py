"""What the sample recipes need besides the other files: poured sauces, a roast bird, filled breads, shreds and ribbons."""

import math
import random

import bpy
import stage
from ingredients import grain, joined, leaf, leaf_material, round_slice
from kit.forms import boxy, chunks, coat, painted, slices, tube
from mathutils import Matrix, Vector
from serving import Sieve, lumps
from stage import blend, linear, smoothstep

uniform = random.uniform


# ------------------------------------------------------------------ poured


def poured(
    at=(0, 0),
    radius=0.8,
    colours=('#8E3A0E', '#C4641E'),
    thick=0.04,
    long=1.0,
    turn=0.0,
    edge=1.0,
    waves=((0.02, 3), (0.01, 9)),
    gloss=0.5,
    roughness=0.28,
    bump=0.1,
    bump_scale=16,
    sag=3,
    clear=0.0,
    seed=0,
):
    """A sauce that lies over whatever stands there already, runs down its sides and ends in a soft uneven edge.
    Set it down at the place it was poured `at`, with no lift."""
    sieve, (x0, y0), turn = Sieve(), at, math.radians(turn)
    rings, around = 56, 168

    def reach(a):
        wander = 0.13 * math.sin(2 * a + seed) + 0.08 * math.sin(3 * a + 2 * seed + 1) + 0.05 * math.sin(7 * a + seed)
        return radius * (1 + edge * (wander + 0.04 * math.sin(11 * a + 3 * seed)))

    grid = []
    for ring in range(rings + 1):
        row = []
        for k in range(around):
            a, r = math.tau * k / around, ring / rings
            x, y = reach(a) * r * math.cos(a) * long, reach(a) * r * math.sin(a) / long
            x, y = x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)
            row.append([x0 + x, y0 + y, sieve.under(x0 + x, y0 + y)[0].z])
        grid.append(row)
    bare = [[point[2] for point in row] for row in grid]
    for _ in range(sag):
        before = [[point[2] for point in row] for row in grid]
        for i in range(1, rings):
            for k in range(around):
                mean = (before[i - 1][k] + before[i + 1][k] + before[i][k - 1] + before[i][(k + 1) % around]) / 4
                grid[i][k][2] = max(bare[i][k], mean)
    centre = sum(point[2] for point in grid[1]) / around
    base = sieve.under(x0, y0)[0]
    deep, light = linear(colours[0]), linear(colours[1])
    made_of = coat('poured', roughness=roughness, gloss=gloss, vary=0.0, bump=bump, bump_scale=bump_scale, through=clear)
    depth = sum(height for height, _ in waves) * 0.6 + 1e-4
    vertices, tones = [], []
    for i, row in enumerate(grid):
        t = i / rings
        body = 1 - smoothstep(0.78, 1.0, t) ** 2
        for x, y, z in row:
            z = centre if i == 0 else z
            wave = lumps(x + seed, y, *waves)
            vertices.append((x - base.x, y - base.y, z - base.z + thick * body + wave * body - 0.012 * smoothstep(0.9, 1, t)))
            tones.append(blend(deep, light, smoothstep(-depth, depth, wave)))
    faces = [
        (i * around + k, (i + 1) * around + k, (i + 1) * around + (k + 1) % around, i * around + (k + 1) % around)
        for i in range(rings)
        for k in range(around)
    ]
    made = stage.mesh('poured', vertices, faces, made_of)
    stage.paint(made, 'tone', tones)
    return [made]


def drizzled(path=((-1, 0), (1, 0)), wide=0.045, colour='#EFE6CF', thick=0.03, gloss=0.5, wobble=0.03):
    """A thread poured along `path`, lying on what is there. Set it down at its first place, with no lift."""
    sieve, steps, around = Sieve(), 26 * (len(path) - 1), 10
    base = sieve.under(*path[0])[0]
    centres = []
    for i in range(steps + 1):
        t = i / steps * (len(path) - 1)
        k, part = min(int(t), len(path) - 2), t - min(int(t), len(path) - 2)
        p = [path[max(0, min(len(path) - 1, k + j))] for j in (-1, 0, 1, 2)]
        spot = [
            0.5 * (2 * b + (c - a) * part + (2 * a - 5 * b + 4 * c - d) * part**2 + (3 * b - a - 3 * c + d) * part**3)
            for a, b, c, d in zip(*p)
        ]
        x, y = spot[0] + wobble * math.sin(2.3 * i), spot[1] + wobble * math.cos(1.7 * i)
        centres.append(Vector((x, y, sieve.under(x, y)[0].z)))
    for _ in range(3):
        heights = [centre.z for centre in centres]
        for i in range(1, steps):
            centres[i].z = max(heights[i], (heights[i - 1] + heights[i + 1]) / 2)
    made_of, tint = coat('drizzle', roughness=0.22, gloss=gloss, vary=0.0, bump=0.0), linear(colour)

    def along(t):
        i = min(steps - 1, int(t * steps))
        return centres[i].lerp(centres[i + 1], t * steps - i) - base + Vector((0, 0, thick * 0.35))

    vertices, faces = [], []
    count = steps * 2
    for i in range(count + 1):
        t = i / count
        here, ahead = along(t), (along(min(1, t + 0.01)) - along(max(0, t - 0.01)))
        side = Vector((ahead.y, -ahead.x, 0)).normalized()
        w = wide * (0.75 + 0.35 * math.sin(9 * t + 1) * math.sin(23 * t)) * min(1, 0.3 + 9 * t, 0.3 + 9 * (1 - t))
        vertices += [here + side * math.cos(a) * w + Vector((0, 0, math.sin(a) * thick)) for a in (math.tau * k / around for k in range(around))]
    for i in range(count):
        for k in range(around):
            after = (k + 1) % around
            faces.append((i * around + k, i * around + after, (i + 1) * around + after, (i + 1) * around + k))
    faces += [tuple(reversed(range(around))), tuple(count * around + k for k in range(around))]
    made = stage.mesh('drizzle', vertices, faces, made_of)
    stage.paint(made, 'tone', [tint] * len(vertices))
    return [made]


def broth(radius=1.5, tint=(0.93, 0.74, 0.36), level=0.8):
    """Clear soup: a tinted skin over what lies in it. Set down at [0, 0] with lift 0; `level` counts from the table."""
    made_of = stage.film_material('broth', tint, gloss=0.05)
    base = Sieve().under(0, 0)[0].z
    disc = round_slice(
        'broth', made_of, lambda a: radius, lambda r, a: level - base + 0.006 * grain((r * 3 * math.cos(a), r * 3 * math.sin(a), 0), 2, 1), lambda r, a: (1, 1, 1), rings=40
    )
    return [disc]


def little_bowl(glaze='#E6E0D2', fill='#F1EADB', radius=0.5, dip=0.02):
    """A small pot of sauce to stand beside the dish."""
    clay = coat('little-bowl', roughness=0.28, gloss=0.4, vary=0.0, bump=0.02)
    inside = coat('little-fill', roughness=0.32, gloss=0.3, vary=0.0, bump=0.25, bump_scale=9)
    profile = [(0.0, 0.0), (0.5, 0.0), (0.56, 0.03), (0.86, 0.30), (0.98, 0.56), (1.0, 0.62), (0.98, 0.65), (0.94, 0.63), (0.9, 0.54), (0.8, 0.38)]
    around, vertices, faces = 96, [], []
    for r, z in profile:
        vertices += [(radius * r * math.cos(math.tau * k / around), radius * r * math.sin(math.tau * k / around), radius * z) for k in range(around)]
    for i in range(len(profile) - 1):
        for k in range(around):
            after = (k + 1) % around
            faces.append((i * around + k, i * around + after, (i + 1) * around + after, (i + 1) * around + k))
    pot = stage.mesh('little-bowl', vertices, faces, clay)
    stage.paint(pot, 'tone', [linear(glaze)] * len(vertices))
    swirl = lambda r, a: radius * (0.46 + dip * math.sin(9 * r - a) * (1 - r) * 3 + 0.04 * grain((r * math.cos(a), r * math.sin(a), 0), 2.5, 3))
    top = round_slice('little-fill', inside, lambda a: radius * 0.9, swirl, lambda r, a: linear(fill), rings=40)
    return [joined('little-bowl', [(pot, Matrix.Identity(4)), (top, Matrix.Identity(4))])]


# ------------------------------------------------------- shreds and ribbons


def _threads(name, colour, second, length, thick, bend=0.35, kinds=7, flat=0.6):
    """Short bent shreds."""
    made_of = coat(name, roughness=0.32, gloss=0.3, vary=0.2, bump=0.0)
    one, two = linear(colour), linear(second)
    made = []
    for seed in range(kinds):
        bow, wave, size = uniform(-bend, bend), uniform(-0.1, 0.1), length * uniform(0.7, 1.15)
        piece = tube(
            name,
            made_of,
            lambda t, b=bow, w=wave, z=size: ((t - 0.5) * z, b * z * math.sin(math.pi * t) + 0.04 * z * math.sin(8 * t), w * z * math.sin(5 * t)),
            lambda t: thick * max(0.3, math.sin(math.pi * (0.05 + 0.9 * t))) ** 0.3,
            lambda t, a, s=seed: blend(one, two, smoothstep(-0.3, 0.6, math.cos(a) + 0.5 * grain((t * 3, a, 0), 1, s))),
            around=8,
        )
        made.append(piece)
    return made


def red_cabbage(length=0.5):
    """Finely shredded: purple with white cut edges."""
    return _threads('red-cabbage', '#6A2158', '#C79BBB', length, 0.026)


def white_cabbage(length=0.5):
    return _threads('white-cabbage', '#E9EBC8', '#BFD08A', length, 0.026)


def ginger_shreds(length=0.22):
    return _threads('ginger', '#E9CF8E', '#D9B56A', length, 0.014)


def _ribbons(name, colour, second, wide, length, turns, kinds=6):
    """Peeled strips that curl."""
    made_of = coat(name, roughness=0.32, gloss=0.35, vary=0.1, bump=0.03, through=0.15)
    one, two = linear(colour), linear(second)
    made = []
    for seed in range(kinds):
        curl, rise, drift = turns * uniform(0.6, 1.2), uniform(0.05, 0.16), uniform(-0.25, 0.25)
        steps, across, vertices, tones, faces = 70, 6, [], [], []
        for i in range(steps + 1):
            t = i / steps
            a = curl * math.tau * t
            r = length * (0.28 + 0.24 * t)
            x, y = r * math.cos(a), r * math.sin(a)
            for j in range(across + 1):
                s = 2 * j / across - 1
                w = wide * min(1, 0.4 + 5 * t, 0.4 + 5 * (1 - t))
                z = s * w + 0.03 * math.sin(3 * a + seed) + rise * t
                vertices.append((x + drift * s * w, y, z))
                tones.append(blend(one, two, 0.6 * smoothstep(0.5, 1, abs(s)) + 0.4 * grain((t * 9, s, 0), 1.5, seed)))
        row = across + 1
        faces = [(i * row + j, i * row + j + 1, (i + 1) * row + j + 1, (i + 1) * row + j) for i in range(steps) for j in range(across)]
        made.append(stage.mesh(name, vertices, faces, made_of))
        stage.paint(made[-1], 'tone', tones)
    return made


def carrot_ribbons(wide=0.075, length=0.34):
    """Stand on their edges in loose curls."""
    return _ribbons('carrot-ribbon', '#EC8426', '#D9641A', wide, length, 1.25)


def nori_strips(length=0.34):
    """Snipped from a sheet: near-black green, a little bent."""
    made_of = coat('nori', roughness=0.4, gloss=0.15, vary=0.1, bump=0.3, bump_scale=20)
    dark = linear('#1A2A20')
    made = []
    for _ in range(5):
        bow, size = uniform(-0.35, 0.35), length * uniform(0.7, 1.1)
        vertices = [
            ((i / 16 - 0.5) * size, s * 0.022, bow * size * (i / 16 - 0.5) ** 2 * 2 + 0.01 * math.sin(i)) for i in range(17) for s in (-1, 1)
        ]
        faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(16)]
        made.append(stage.mesh('nori', vertices, faces, made_of))
        stage.paint(made[-1], 'tone', [dark] * len(vertices))
    return made


def celery(size=0.14):
    """Crescents cut across the stick, glassy from the pan."""
    made_of = coat('celery', roughness=0.3, gloss=0.4, vary=0.12)
    pale, green = linear('#D5DE9E'), linear('#9DBB58')
    made = []
    for _ in range(5):
        arc = uniform(2.0, 2.6)
        made.append(
            tube(
                'celery',
                made_of,
                lambda t, k=arc: (size * math.cos(k * (t - 0.5)) - size * 0.6, size * math.sin(k * (t - 0.5)), 0),
                lambda t: 0.05 * max(0.4, math.sin(math.pi * (0.05 + 0.9 * t))) ** 0.6,
                lambda t, a: blend(pale, green, smoothstep(-0.2, 0.8, -math.cos(a))),
                around=14,
            )
        )
    return made


def crumbs(size=0.028, colours=('#E0A94E', '#A8671F')):
    """Toasted breadcrumbs."""
    return chunks('crumb', (size, size * 0.8, size * 0.7), *colours, corner=4, rough=0.5, browned=0.8, gloss=0.0, kinds=4, unlike=0.5, bump=0.0)


def tomato_dice(size=0.055):
    return chunks('tomato-dice', (size, size * 0.9, size * 0.8), '#D8452A', '#A81C0A', corner=6, rough=0.2, browned=0.8, gloss=0.5, bump=0.03)


def onion_dice(size=0.045):
    return chunks('onion-dice', (size, size * 0.8, size * 0.5), '#EAD9B4', '#C98F4A', corner=5, rough=0.25, browned=0.5, gloss=0.4, bump=0.02)


def cucumber_dice(size=0.075):
    return chunks('cucumber-dice', (size, size, size * 0.9), '#D2E3A4', '#5E8F36', corner=8, rough=0.06, browned=0.9, gloss=0.4, bump=0.03)


def red_pepper_pieces(size=0.12):
    """Squares of cooked pepper."""
    return chunks('pepper-piece', (size, size * 0.85, size * 0.26), '#C8260F', '#8E1408', corner=5, rough=0.25, browned=0.7, gloss=0.5, bump=0.05)


def thyme():
    """A woody sprig with small leaves in pairs."""
    made_of = leaf_material('thyme')
    made = []
    for _ in range(4):
        bow = uniform(-0.12, 0.12)
        stem = tube(
            'thyme-stem', made_of, lambda t, b=bow: (b * math.sin(3 * t), 0.62 * t, 0.03 * math.sin(4 * t)), lambda t: 0.010 - 0.005 * t, lambda t, a: linear('#6A5A3A'), around=6
        )
        parts = [(stem, Matrix.Identity(4))]
        for i in range(13):
            t = 0.1 + 0.88 * i / 12
            for side in (-1, 1):
                blade = leaf(made_of, 0.085 * (1.1 - 0.5 * t), 0.026, lambda along: math.sin(math.pi * along**0.8) ** 0.7, ('#6F8A46', '#4F6B34'), fold=0.2, curl=0.5, wave=0, veins=1)
                spot = Matrix.Translation((bow * math.sin(3 * t), 0.62 * t, 0.03 * math.sin(4 * t)))
                parts.append((blade, spot @ Matrix.Rotation(side * uniform(0.6, 1.2), 4, 'Z') @ Matrix.Rotation(uniform(0.0, 0.7), 4, 'X')))
        made.append(joined('thyme', parts))
    return made


def garlic_cloves(size=0.15):
    """Roasted in their skins."""
    skin = coat('garlic', roughness=0.4, gloss=0.2, bump=0.08, bump_scale=9)
    cream, brown = linear('#E9D3A6'), linear('#A9713A')

    def shape(p, s):
        x, y, z = p
        point = 0.35 * math.exp(-(1 - x) / 0.12)
        ridge = 1 + 0.05 * math.cos(4 * math.atan2(z, y) + s)
        return (x * (1.15 + point) * size, y * 0.66 * ridge * size * (1 - 0.25 * x), z * 0.6 * ridge * size * (1 - 0.25 * x))

    return painted('garlic', skin, shape, lambda p, s: blend(cream, brown, max(smoothstep(0.6, 0.95, abs(p[0])), 0.8 * smoothstep(0, 0.5, grain(p, 1.8, s)))))


def anchovies(length=0.42):
    """Halved lengthways: thin flat strips, silver along one edge."""
    made = _threads('anchovy', '#6E4630', '#C09A78', length, 0.036, bend=0.12, kinds=4)
    for piece in made:
        for vertex in piece.vertices:
            vertex.co.z *= 0.35
    return made


def wilted_spinach():
    """Leaves that have gone dark and limp in the pan."""
    made_of = leaf_material('wilted', gloss=0.25)
    return [
        leaf(
            made_of, uniform(0.35, 0.55), uniform(0.13, 0.2), lambda t: max(0.0, math.sin(math.pi * t**0.6)) ** 0.6,
            ('#4F8030', '#2E5A20'), fold=uniform(-0.5, 0.9), curl=uniform(0.2, 1.6), wave=0.05, ruffle=uniform(5, 9), veins=4,
        )
        for _ in range(8)
    ]


# ------------------------------------------------------- meat, fish and pulses


def melded(name, made_of, parts, tone, voxel=0.03, smooth=6, shape=None):
    """Balls (place, half-axes, turn in degrees about z, tilt about y) grown together into one body."""
    ball = stage.sphere_mesh('ball', made_of, 4)
    matrices = [
        Matrix.Translation(place) @ Matrix.Rotation(math.radians(turn), 4, 'Z') @ Matrix.Rotation(math.radians(tilt), 4, 'Y') @ Matrix.Diagonal((*axes, 1))
        for place, axes, turn, tilt in parts
    ]
    vertices, faces = [], []
    for matrix in matrices:
        first = len(vertices)
        vertices += [matrix @ vertex.co for vertex in ball.vertices]
        faces += [[first + index for index in polygon.vertices] for polygon in ball.polygons]
    raw = stage.link(stage.mesh(name, vertices, faces, made_of), name=name)
    remesh = raw.modifiers.new('meld', 'REMESH')
    remesh.mode, remesh.voxel_size, remesh.use_smooth_shade = 'VOXEL', voxel, True
    ease = raw.modifiers.new('ease', 'SMOOTH')
    ease.factor, ease.iterations = 0.5, smooth
    finer = raw.modifiers.new('finer', 'SUBSURF')
    finer.levels = finer.render_levels = 1
    bpy.context.view_layer.update()
    made = bpy.data.meshes.new_from_object(raw.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(raw)
    for vertex in made.vertices:
        point = tuple(vertex.co)
        vertex.co = Vector(shape(point)) if shape else vertex.co
    if not made.materials:
        made.materials.append(made_of)
    made.polygons.foreach_set('use_smooth', [True] * len(made.polygons))
    stage.paint(made, 'tone', [tone(tuple(vertex.co)) for vertex in made.vertices])
    return made


def flattened_chicken(size=1.0):
    """A whole bird, opened out and roasted skin up: breasts in the middle, thighs and drumsticks to either side."""
    skin = coat('roast-skin', roughness=0.38, gloss=0.35, vary=0.0, bump=0.5, bump_scale=13)
    gold, brown, dark, pale = (linear(c) for c in ('#C97A2A', '#96461A', '#4E220E', '#DCA050'))
    parts = [((0, 0.25, 0.2), (0.72, 0.74, 0.18), 0, 0)]
    for s in (-1, 1):
        parts += [
            ((0.27 * s, 0.30, 0.34), (0.36, 0.62, 0.27), -10 * s, 10 * s),
            ((0.20 * s, -0.10, 0.36), (0.24, 0.38, 0.20), -6 * s, 8 * s),
            # thigh, drumstick, knuckle
            ((0.66 * s, -0.40, 0.25), (0.44, 0.36, 0.24), -38 * s, 0),
            ((0.60 * s, -0.84, 0.25), (0.40, 0.25, 0.22), 66 * s, 0),
            ((0.47 * s, -1.14, 0.22), (0.24, 0.11, 0.11), 66 * s, 0),
            ((0.39 * s, -1.33, 0.22), (0.11, 0.12, 0.095), 0, 0),
            # wing: shoulder, middle, tip folded
            ((0.80 * s, 0.66, 0.25), (0.32, 0.18, 0.17), 24 * s, 0),
            ((1.04 * s, 0.46, 0.23), (0.28, 0.14, 0.13), -62 * s, 0),
            ((1.08 * s, 0.16, 0.19), (0.17, 0.085, 0.08), -80 * s, 0),
        ]

    def shape(p):
        crease = 0.06 * math.exp(-((p[0] / 0.035) ** 2)) * smoothstep(-0.35, 0.0, p[1]) * smoothstep(0.2, 0.5, p[2])
        rough = 1 + 0.010 * grain(p, 6, 3) + 0.02 * grain(p, 2.2, 1)
        return p[0] * size * rough, p[1] * size * rough, (p[2] * rough - crease) * size

    def tone(p):
        p = tuple(c / size for c in p)
        base = blend(gold, pale, smoothstep(0.0, 0.45, grain(p, 1.6, 4)) * 0.8)
        base = blend(base, brown, smoothstep(-0.15, 0.3, grain(p, 2.1, 9) + 0.5 * grain(p, 7, 2) + 0.9 * (p[2] - 0.32)))
        base = blend(base, dark, 0.75 * smoothstep(0.14, 0.45, grain(p, 4.2, 15) + 0.5 * (p[2] - 0.34)))
        ends = max(math.exp(-(((abs(p[0]) - 0.37) / 0.12) ** 2) - ((p[1] + 1.3) / 0.09) ** 2), math.exp(-(((abs(p[0]) - 1.03) / 0.1) ** 2) - ((p[1] - 0.16) / 0.14) ** 2))
        return blend(base, dark, 0.8 * ends)

    return [melded('roast-chicken', skin, parts, tone, voxel=0.022, smooth=12, shape=shape)]


def chicken_strips(length=0.42):
    """Finger-thick, coated in spices and browned."""
    return chunks('chicken-strip', (length / 2, 0.085, 0.075), '#C9782E', '#6E3412', corner=3, rough=0.35, browned=0.9, gloss=0.35, kinds=7)


def glazed_chicken(length=0.36):
    """Slices of a breast glazed with honey and tamari: white within, dark and glossy at the rim."""
    flesh = coat('glazed-chicken', roughness=0.3, gloss=0.45, bump=0.15, bump_scale=20)
    white, thread, glaze = linear('#EED9B4'), linear('#D9B888'), linear('#8A4312')

    def colour(r, a, s):
        fibre = 0.5 + 0.5 * grain((r * math.cos(a) * 1.2, r * math.sin(a) * 5, 0), 2, s)
        return blend(blend(white, thread, 0.6 * fibre), glaze, smoothstep(0.82, 0.93, r))

    return slices('glazed-chicken', flesh, length, colour, outline=lambda a, s: 1 / math.hypot(math.cos(a), math.sin(a) / 0.42), thickness=0.12)


def glazed_salmon(length=0.62):
    """A fillet brushed with tamari and baked."""
    flesh = coat('glazed-salmon', roughness=0.28, gloss=0.5, vary=0.05, bump=0.12, bump_scale=9)
    pink, fat, glaze = linear('#EE8A58'), linear('#F6C6A0'), linear('#8E4416')

    def line(p):
        return smoothstep(0.80, 0.97, math.cos((p[0] * 1.05 - 0.55 * abs(p[1])) * 14 + 0.6 * grain(p, 1.5, 2)))

    def shape(p, s):
        x, y, z = boxy(p, 4.5)
        lump = 1 + 0.05 * grain(p, 1.2, s)
        return x * length * lump, y * 0.40 * (1 - 0.15 * smoothstep(-0.4, 1, x)) * lump, z * 0.17 + 0.05 * (1 - y * y) - 0.03 * line((x, y, z)) * smoothstep(0.2, 0.8, z)

    def tone(p, s):
        x, y, z = boxy(p, 4.5)
        base = blend(pink, fat, 0.7 * line((x, y, z)))
        return blend(base, glaze, (0.35 + 0.5 * smoothstep(-0.1, 0.4, grain(p, 2.2, s + 7))) * smoothstep(0.3, 0.8, z))

    return painted('glazed-salmon', flesh, shape, tone, kinds=2, detail=6)


def falafel(size=0.26):
    """Small patties, brown and craggy, with green herbs showing and sesame pressed into them."""
    crust = coat('falafel', roughness=0.7, gloss=0.05, vary=0.12, bump=0.9, bump_scale=14)
    brown, dark, herb, seed = (linear(c) for c in ('#B07A34', '#6E4418', '#6E7A2E', '#EBD9A6'))

    def shape(p, s):
        x, y, z = boxy(p, 2.6)
        rough = 1 + 0.07 * grain(p, 2, s) + 0.05 * grain(p, 6, s)
        return x * size * rough, y * size * rough, z * size * 0.62 * rough

    def tone(p, s):
        base = blend(brown, dark, smoothstep(-0.15, 0.4, grain(p, 2.4, s)))
        base = blend(base, herb, 0.6 * smoothstep(0.2, 0.4, grain(p, 7, s + 3)))
        return blend(base, seed, 0.9 * smoothstep(0.44, 0.52, grain(p, 9, s + 8)))

    return painted('falafel', crust, shape, tone, kinds=4, detail=5)


def katsu(size=0.44):
    """Rounds of sweet potato in crumbs, cut so that the orange shows."""
    crust = coat('katsu', roughness=0.65, gloss=0.05, vary=0.06, bump=0.7, bump_scale=17)
    gold, brown, orange, deep = (linear(c) for c in ('#D9973A', '#A25E1C', '#EE8A2E', '#D96C16'))
    made = []
    for s in range(4):
        outline = lambda a, s=s: size * (1 / math.hypot(math.cos(a), math.sin(a) / 0.62)) * (1 + 0.03 * math.sin(3 * a + s) + 0.012 * math.sin(17 * a + s))

        def colour(r, a, s=s):
            p = (r * math.cos(a), r * math.sin(a), 0)
            flesh = blend(orange, deep, smoothstep(-0.2, 0.5, grain(p, 2.5, s)))
            shell = blend(gold, brown, smoothstep(-0.1, 0.5, grain(p, 6, s + 3)))
            return blend(flesh, shell, smoothstep(0.84, 0.88, r + 0.02 * grain(p, 9, s)))

        made.append(
            round_slice(
                'katsu', crust, outline, lambda r, a, s=s: 0.025 * smoothstep(0.83, 0.9, r) * (1 + grain((9 * r * math.cos(a), 9 * r * math.sin(a), 0), 1, s)), colour, rings=44, segments=140, thickness=0.2
            )
        )
    return made


def whole_katsu(length=0.62):
    """Crumbed, uncut: an oval slab with a craggy crust."""
    crumb = coat('whole-katsu', roughness=0.7, gloss=0.05, vary=0.06, bump=1.0, bump_scale=16)
    gold, brown, pale = linear('#D9973A'), linear('#A0601C'), linear('#EFC675')

    def shape(p, s):
        x, y, z = boxy(p, 3.0)
        crust = 1 + 0.04 * grain(p, 1.2, s) + 0.03 * grain(p, 9, s) + 0.02 * grain(p, 19, s)
        return x * length * crust, y * length * 0.66 * crust, z * 0.14 * crust

    def tone(p, s):
        return blend(blend(gold, pale, smoothstep(-0.1, 0.5, grain(p, 9, s))), brown, smoothstep(-0.1, 0.5, grain(p, 2.4, s + 3)))

    return painted('whole-katsu', crumb, shape, tone, kinds=3, detail=6)


def skewered_koftas(length=0.62):
    """A kofta along a flat metal skewer."""
    from kit.proteins import koftas

    steel = coat('skewer', roughness=0.25, gloss=0.3, vary=0.0, bump=0.0)
    rod = tube('skewer', steel, lambda t: (-length * 1.3 + t * length * 2.9, 0, 0), lambda t: 0.022 * min(1, 0.2 + 12 * t), lambda t, a: linear('#9A9A98'), around=8)
    return [joined('skewered', [(meat, Matrix.Identity(4)), (rod, Matrix.Identity(4))]) for meat in koftas(length)]


# ------------------------------------------------------- breads, bakes, potatoes


def tortillas(radius=0.95, cup=0.34):
    """Warm and soft, blistered brown, folded up a little at either side."""
    dough = coat('tortilla', roughness=0.7, gloss=0.0, vary=0.03, bump=0.08, bump_scale=9, through=0.1)
    pale, spot, char = linear('#F0DFB8'), linear('#C08A44'), linear('#8A5626')
    made = []
    for s in range(3):

        def colour(r, a, s=s):
            p = (r * math.cos(a), r * math.sin(a), 0)
            tone = blend(pale, spot, 0.8 * smoothstep(0.05, 0.4, grain(p, 4.5, s + 2)))
            return blend(tone, char, 0.75 * smoothstep(0.22, 0.45, grain(p, 6, s + 9)))

        def height(r, a, s=s):
            x, y = r * math.cos(a), r * math.sin(a)
            return cup * abs(x) ** 2.2 + 0.03 * grain((x, y, 0), 1.6, s) + 0.05 * r * r * math.sin(3 * a + s)

        made.append(round_slice('tortilla', dough, lambda a, s=s: radius * (1 + 0.015 * math.sin(3 * a + s)), height, colour, rings=48, segments=120, thickness=0.028))
    return made


def _pitta_pocket(radius=0.85, gape=0.34):
    """Half a pitta, its mouth open along +y, its round seam below."""
    bread = coat('pitta', roughness=0.7, gloss=0.0, vary=0.03, bump=0.12, bump_scale=9)
    pale, toast, inner = linear('#EBCF9A'), linear('#B9803A'), linear('#F3E2BC')
    wide, tall, vertices, tones, faces = 64, 36, [], [], []

    def skin(side, u, v, inset):
        # v runs from the seam (0) to the mouth (1), u across.
        half = radius * math.sqrt(max(0.0, 1 - (1 - v) ** 2)) ** 0.9 * (1 - inset * 0.05)
        open_at = gape * v**0.8 * math.sqrt(max(0.0, 1 - u * u)) + 0.05 * math.sqrt(max(0.0, 1 - u * u)) * (1 - v) * smoothstep(0, 0.2, v)
        z = side * max(0.0, open_at - inset * 0.045)
        y = radius * 1.05 * (v - 1) + 0.05 * radius * u * u * v
        return (u * half, y, z + 0.012 * grain((u * 2, v * 2, side), 1.6, 5))

    for inset in (0, 1):
        for side in (1, -1):
            first = len(vertices)
            for i in range(tall + 1):
                for k in range(wide + 1):
                    u, v = 2 * k / wide - 1, i / tall
                    vertices.append(skin(side, u, v, inset))
                    patch = smoothstep(-0.05, 0.5, grain((u * 2, v * 2, side * 3), 1.7, 2))
                    edge = smoothstep(0.85, 1.0, abs(u)) + smoothstep(0.12, 0.0, v)
                    tones.append(inner if inset else blend(pale, toast, min(1, 0.85 * patch + 0.5 * edge)))
            row = wide + 1
            for i in range(tall):
                for k in range(wide):
                    a, b = first + i * row + k, first + (i + 1) * row + k
                    faces.append((a, a + 1, b + 1, b) if side * (1 - 2 * inset) < 0 else (a, b, b + 1, a + 1))
    row, sheet = wide + 1, (tall + 1) * (wide + 1)
    for side in (0, 1):
        for k in range(wide):
            a, b = side * sheet + tall * row + k, (side + 2) * sheet + tall * row + k
            faces.append((a, a + 1, b + 1, b))
    made = stage.mesh('pitta', vertices, faces, bread)
    stage.paint(made, 'tone', tones)
    return made


def filled_pittas(radius=0.85):
    """Half a pitta with falafel, red cabbage, tomato, cucumber and leaves standing in its mouth (towards +y)."""
    from kit.herbs import parsley
    from kit.vegetables import cucumber_slices, halved_tomatoes

    balls, threads, discs, toms, leaves = falafel(0.25), red_cabbage(0.42), cucumber_slices(0.22), halved_tomatoes(0.15), parsley(size=0.13)
    made = []
    for _ in range(3):
        parts = [(_pitta_pocket(radius), Matrix.Identity(4))]
        put = lambda mesh, x, y, z, rx=0, ry=0, rz=0, k=1.0: parts.append(
            (mesh, Matrix.Translation((x, y, z)) @ Matrix.Rotation(rz, 4, 'Z') @ Matrix.Rotation(ry, 4, 'Y') @ Matrix.Rotation(rx, 4, 'X') @ Matrix.Scale(k, 4))
        )
        for _ in range(60):
            put(random.choice(threads), uniform(-0.58, 0.58), uniform(-0.2, 0.12), uniform(-0.12, 0.14), uniform(-1, 1), uniform(-0.8, 0.8), uniform(0, 6))
        for x in (-0.42, 0.02, 0.44):
            put(random.choice(balls), x + uniform(-0.03, 0.03), uniform(0.03, 0.10), uniform(-0.02, 0.06), uniform(0.7, 1.5), uniform(-0.4, 0.4), uniform(0, 6))
        for x in (-0.2, 0.25):
            put(random.choice(discs), x, 0.10, 0.14, -1.2 + uniform(-0.2, 0.2), uniform(-0.3, 0.3), uniform(-0.2, 0.2))
        for x in (-0.62, 0.2, 0.64):
            put(random.choice(toms), x, uniform(0.0, 0.08), -0.05, -0.9 + uniform(-0.3, 0.3), uniform(-0.4, 0.4), uniform(0, 6))
        for _ in range(7):
            put(random.choice(leaves), uniform(-0.6, 0.6), uniform(0.05, 0.16), uniform(-0.1, 0.2), uniform(-0.6, 0.6), uniform(-0.6, 0.6), uniform(-1.2, 1.2))
        made.append(joined('filled-pitta', parts))
    return made


def jacket_potatoes(length=0.85):
    """Crisp-skinned, cut in a cross and squeezed open: four white points round a hollow."""
    skin = coat('jacket', roughness=0.55, gloss=0.12, vary=0.05, bump=0.7, bump_scale=15)
    brown, dark, white, butter = (linear(c) for c in ('#9A6430', '#5A3416', '#F4E8C4', '#EBD596'))

    def opening(p, s):
        a = math.atan2(p[1], p[0] * 0.8)
        petal = abs(math.sin(2 * a))
        return math.hypot(p[0] * 0.95, p[1] * 1.05), petal, 0.58 + 0.14 * (1 - petal) + 0.03 * math.sin(7 * a + s)

    def shape(p, s):
        x, y, z = p
        lump = 1 + 0.06 * grain(p, 1.1, s) + 0.02 * grain(p, 4, s)
        out, petal, edge = opening(p, s)
        inside = (1 - smoothstep(edge - 0.10, edge + 0.02, out)) if z > 0 else 0
        lift = (0.13 * petal * smoothstep(0.15, edge, out) - 0.30 * (1 - smoothstep(0.0, 0.55, out)) - 0.12 * (1 - petal) * smoothstep(0.05, 0.3, out)) if z > 0 else 0
        crumb = 0.05 * grain(p, 6, s) + 0.025 * grain(p, 13, s)
        near = (1 - smoothstep(edge - 0.05, edge + 0.25, out)) if z > 0 else 0
        up = z + lift * near + crumb * inside
        return x * length * lump * (1 + 0.05 * near), y * length * 0.68 * lump * (1 + 0.08 * near), max(up, -0.62) * length * 0.60 * lump

    def tone(p, s):
        out, petal, edge = opening(p, s)
        rind = blend(brown, dark, smoothstep(-0.1, 0.4, grain(p, 2.2, s)) * 0.8)
        if p[2] <= 0:
            return rind
        flesh = blend(white, butter, smoothstep(0.0, 0.5, grain(p, 5, s)))
        return blend(flesh, rind, smoothstep(edge - 0.03, edge + 0.03, out))

    return painted('jacket', skin, shape, tone, kinds=3, detail=6)


def lasagne_portion(size=(0.82, 0.66), height=0.52):
    """A cut square that shows its layers: red vegetable sauce, pasta, spinach with ricotta, browned cheese on top."""
    body = coat('lasagne', roughness=0.4, gloss=0.25, vary=0.0, bump=0.25, bump_scale=11)
    red, chunk, pasta, green, curd, white, gold, brown = (
        linear(c) for c in ('#B8361A', '#7A2A1C', '#F0D28A', '#3F6B24', '#F3EBDA', '#F2DDA2', '#E3A840', '#8E4A18')
    )
    # (where each layer ends, its name) from the bottom up.
    layers = [(0.06, 'pasta'), (0.30, 'red'), (0.35, 'pasta'), (0.50, 'green'), (0.55, 'pasta'), (0.80, 'red'), (0.85, 'pasta'), (1.2, 'white')]

    def which(p, s):
        t = (boxy(p, 16)[2] + 1) / 2 + 0.025 * grain((p[0], p[1], 0), 2.2, s)
        for i, (end, name) in enumerate(layers):
            if t < end:
                return name, i
        return 'white', 7

    def shape(p, s):
        x, y, z = boxy(p, 16)
        name, i = which(p, s)
        side = smoothstep(0.9, 0.99, max(abs(x), abs(y)))
        bulge = {'red': 0.03, 'green': 0.02, 'pasta': 0.035, 'white': 0.03}[name] * side
        rough = side * ({'red': 0.05, 'green': 0.04}.get(name, 0.012)) * (grain(p, 5, s + i) + 0.5 * grain(p, 10, s))
        lean = 1 + bulge + rough + 0.04 * (1 - z) * side * 0.5
        top = (0.05 * grain((x, y, 0), 1.6, s) + 0.035 * grain((x, y, 0), 5, s)) if z > 0.95 else 0
        slump = -0.05 * smoothstep(0.7, 1.0, max(abs(x), abs(y))) if z > 0.5 else 0
        return x * size[0] * lean, y * size[1] * lean, (z + 1) * height / 2 + top + slump

    def tone(p, s):
        x, y, z = boxy(p, 16)
        name, i = which(p, s)
        if z > 0.93:
            base = blend(white, gold, smoothstep(-0.35, 0.2, grain((x, y, 0), 1.9, s)))
            return blend(base, brown, 0.9 * smoothstep(0.0, 0.36, grain((x, y, 0), 2.6, s + 4) + 0.35 * grain((x, y, 0), 7, s)))
        if name == 'red':
            base = blend(red, chunk, smoothstep(0.0, 0.35, grain(p, 5, s + i)))
            base = blend(base, linear('#D9A24A'), 0.8 * smoothstep(0.3, 0.42, grain(p, 4.5, s + i + 20)))
            return blend(base, linear('#5A3A3E'), 0.8 * smoothstep(0.3, 0.42, grain(p, 3.8, s + i + 31)))
        if name == 'green':
            return blend(green, curd, smoothstep(0.0, 0.18, grain(p, 5, s + 2)))
        return blend(pasta, white, 0.5) if name == 'pasta' else blend(white, gold, 0.3 + 0.5 * grain(p, 3, s))

    return painted('lasagne', body, shape, tone, kinds=1, detail=7)


def mash_top(wide=1.9, deep=1.37, level=0.62, ridge=0.05, pitch=0.2, scoop=(1.2, -0.75, 0.62), corner=5.0, colours=('#E8CF8E', '#F6E7BC'), brown='#B8701F'):
    """Mash forked into ridges and browned along them, with a spoonful gone from one corner (scoop: x, y, radius).
    Set down at [0, 0] with lift 0; `level` counts from the table."""
    made_of = coat('mash', roughness=0.55, gloss=0.1, vary=0.0, bump=0.3, bump_scale=10)
    low, high, burnt = linear(colours[0]), linear(colours[1]), linear(brown)
    base = Sieve().under(0, 0)[0].z
    across, down = 330, 250
    vertices, tones, faces = [], [], []
    sx, sy, sr = scoop
    for j in range(down + 1):
        for i in range(across + 1):
            # A square grid drawn in to the dish's rounded corners.
            u, v = 2 * i / across - 1, 2 * j / down - 1
            far = max(abs(u), abs(v))
            out = (abs(u / far) ** corner + abs(v / far) ** corner) ** (-1 / corner) if far else 1
            x, y = u * out * wide, v * out * deep
            rim = smoothstep(0.90, 1.0, far)
            way = x * 0.75 + y * 0.66 + 0.14 * math.sin(1.7 * y + 0.5) + 0.10 * math.sin(2.3 * x)
            wave = math.sin(math.tau * way / pitch + lumps(x, y, (1.2, 1.6)))
            z = level + ridge * wave * (1 - 0.6 * rim) + lumps(x, y, (0.07, 1.3), (0.04, 4), (0.02, 10)) - 0.16 * rim
            d = math.hypot(x - sx, y - sy) / (sr * (1 + 0.18 * grain((x, y, 0), 2.2, 3)))
            gone = 1 - smoothstep(0.86, 1.02, d)
            vertices.append((x, y, z + gone * (0.2 - z) - base))
            patch = smoothstep(-0.15, 0.35, lumps(x + 3, y, (0.7, 1.2), (0.4, 3.5)))
            crest = smoothstep(-0.1, 0.9, wave + lumps(x, y, (0.8, 6)))
            tone = blend(low, high, 0.5 + 0.5 * wave)
            cut = smoothstep(0.84, 0.94, d) * (1 - smoothstep(1.0, 1.06, d))
            tone = blend(tone, burnt, (0.45 + 0.55 * patch) * crest * (1 - cut) * (1 if d > 1 else 0))
            tones.append(blend(tone, high, 0.8 * cut))
    row = across + 1
    for j in range(down):
        for i in range(across):
            faces.append((j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i))
    made = stage.mesh('mash', vertices, faces, made_of)
    stage.paint(made, 'tone', tones)
    return [made]


def egg_quarters(size=0.3):
    """Boiled eggs cut lengthways in four: a wedge of white with yolk in it, the cut edge up."""
    body = coat('egg-quarter', roughness=0.25, gloss=0.3, vary=0.03, bump=0.02)
    white, yolk, deep = linear('#F8F3E6'), linear('#F4B42A'), linear('#E89A16')

    def shape(p, s):
        x, y, z = p
        long = x * size * (1.3 + 0.08 * x)
        # A quarter of a turned egg: the two cut faces meet in a ridge above.
        r = math.hypot(y, z)
        a = math.atan2(y, z)
        if abs(a) < math.pi / 2:
            flat = r * (0.62 - 0.62 * abs(a) / (math.pi / 2) * 0.62)
            return long, math.sin(a) * r * size * 0.85, flat * size * 0.85
        return long, y * size * 0.85, z * size * 0.42

    def tone(p, s):
        x, y, z = p
        if z < 0.02:
            return white
        d = math.hypot((x - 0.05) * 1.15, y * 1.0)
        return blend(blend(deep, yolk, smoothstep(0.1, 0.4, d)), white, smoothstep(0.50, 0.55, d))

    return painted('egg-quarter', body, shape, tone, kinds=2, detail=5)


# --------------------------------------------------------- diced and melted


def aubergine_pieces(size=0.17):
    """Simmered soft: pale flesh, one purple side."""
    made_of = coat('aubergine-piece', roughness=0.35, gloss=0.4, vary=0.12, bump=0.1)
    flesh, deep, skin = linear('#C9BC82'), linear('#A89A5C'), linear('#3C1B38')

    def shape(p, s):
        lump = 1 + 0.10 * grain(p, 1.6, s)
        return tuple(c * size * lump * k for c, k in zip(boxy(p, 5), (1.1, 0.9, 0.75)))

    def tone(p, s):
        return blend(blend(flesh, deep, smoothstep(-0.1, 0.4, grain(p, 3, s))), skin, smoothstep(0.80, 0.90, boxy(p, 5)[1]))

    return painted('aubergine-piece', made_of, shape, tone, kinds=5, detail=5)


def carrot_dice(size=0.045):
    return chunks('carrot-dice', (size, size * 0.9, size * 0.8), '#E07A22', '#B8540F', corner=6, rough=0.15, browned=0.6, gloss=0.4, bump=0.02)


def garlic_slivers(size=0.07):
    return chunks('garlic-sliver', (size, size * 0.55, size * 0.14), '#F1E0B0', '#D9A84E', corner=3, rough=0.2, browned=0.7, gloss=0.4, bump=0.02)


def cheese_melt(size=0.26):
    """Where cheese has melted and browned: thin patches with a soft edge."""
    made_of = coat('cheese-melt', roughness=0.35, gloss=0.35, vary=0.05, bump=0.15, bump_scale=9)
    pale, gold, brown = linear('#F4CC70'), linear('#E2A03A'), linear('#9A5418')

    def edge(a, s):
        return 1 + 0.22 * math.sin(2 * a + s) + 0.14 * math.sin(3 * a + 2 * s) + 0.07 * math.sin(7 * a + s)

    def colour(r, a, s):
        p = (r * math.cos(a), r * math.sin(a), 0)
        return blend(blend(pale, gold, smoothstep(-0.2, 0.4, grain(p, 2, s))), brown, 0.85 * smoothstep(0.05, 0.45, grain(p, 2.6, s + 6)))

    return slices('cheese-melt', made_of, size, colour, outline=edge, dome=0.05, thickness=0.02)


def king_prawns(size=0.2):
    """Cooked pink right through: coral stripes, white between, a red tail."""
    flesh = coat('king-prawn', roughness=0.26, gloss=0.55, vary=0.08, bump=0.05)
    white, pink, red = linear('#F6B48E'), linear('#EA6E3A'), linear('#C23A16')
    made = []
    for _ in range(5):
        arc = uniform(3.6, 4.4)

        def path(t, arc=arc):
            a, r = arc * t, size * (1 - 0.18 * t)
            return r * math.cos(a), r * math.sin(a), 0.03 * math.sin(3 * t)

        def radius(t):
            body = 0.095 * (1 - 0.55 * t) * (1 + 0.07 * abs(math.sin(t * 19)))
            return body * min(1, 0.45 + 4 * t) if t < 0.88 else 0.035 + 0.45 * (t - 0.88)

        def tone(t, a):
            band = smoothstep(0.15, 0.8, abs(math.sin(t * 19)))
            body = blend(white, pink, band * (0.45 + 0.55 * smoothstep(-0.6, 0.6, math.cos(a))))
            return blend(body, red, smoothstep(0.86, 0.9, t))

        made.append(tube('king-prawn', flesh, path, radius, tone, around=18))
    return made


def fried_mushrooms(size=0.23):
    """Chestnut mushrooms sliced through cap and stem, browned at their edges."""
    flesh = coat('fried-mushroom', roughness=0.4, gloss=0.35, bump=0.1)
    pale, brown, skin, gill = linear('#C99A5C'), linear('#8A5424'), linear('#4F2C14'), linear('#4A2A18')

    def outline(a, s):
        x, y = math.cos(a), math.sin(a)
        stem = 0.85 * math.exp(-(((a + math.pi / 2 + math.pi) % math.tau - math.pi) / 0.26) ** 2)
        cap = 1.0 if y > 0 else 1.0 - 0.62 * smoothstep(0.0, 0.7, -y)
        return cap * (0.98 + 0.04 * math.sin(3 * a + s)) + stem * 0.75 * abs(y)

    def colour(r, a, s):
        p = (r * math.cos(a), r * math.sin(a), 0)
        tone = blend(pale, brown, smoothstep(-0.25, 0.35, grain(p, 1.6, s + 5)))
        gills = smoothstep(0.35, 0.6, r) * smoothstep(0.05, 0.3, -math.sin(a)) * smoothstep(0.25, 0.5, abs(math.cos(a)))
        tone = blend(tone, gill, 0.8 * gills)
        return blend(tone, skin, smoothstep(0.84, 0.95, r))

    return slices('fried-mushroom', flesh, size, colour, outline=outline, thickness=0.06)


def creamy_rice():
    """Risotto: plump grains with a coat of butter and stock."""
    made_of = coat('creamy-rice', roughness=0.28, gloss=0.4, vary=0.08, bump=0.0)
    tint = linear('#E6CE98')
    return painted(
        'creamy-rice',
        made_of,
        lambda p, s: (p[0] * 0.055, p[1] * 0.027 * (1 - 0.3 * p[0] * p[0]) + 0.006 * p[0] ** 2, p[2] * 0.024),
        lambda p, s: tint,
        kinds=4,
        detail=3,
    )


def date_pieces(size=0.09):
    return chunks('date', (size * 1.2, size * 0.8, size * 0.6), '#6A2E12', '#3A160A', corner=3, rough=0.35, browned=0.7, gloss=0.6, bump=0.2)


def roast_potatoes(size=0.2):
    return chunks('roast-potato', (size * 1.15, size * 0.95, size * 0.85), '#E9C374', '#A8641C', corner=3.6, rough=0.14, browned=0.85, gloss=0.3, bump=0.12)


def green_pepper_strips(length=0.42):
    from kit.vegetables import pepper_strips

    return pepper_strips('#6E9A2C', '#466E1C', length)


def cheese_shreds(length=0.055):
    """Grated, and half melted in the oven."""
    return chunks('cheese-shred', (length, 0.014, 0.008), '#F0BE5A', '#C97F24', corner=3, rough=0.3, browned=0.7, gloss=0.3, kinds=4, bump=0.0)


def creamy_tuna(size=0.13):
    return chunks('creamy-tuna', (size, size * 0.7, size * 0.5), '#F0DFC2', '#CFA984', corner=3, rough=0.55, browned=0.6, gloss=0.25, bump=0.4)


def lemon_zest(length=0.1):
    return _threads('zest', '#F0BE1C', '#F4D65A', length, 0.009)


def romaine_shreds():
    """Crisp leaves cut across: short ruffled strips, some from the pale rib."""
    made_of = leaf_material('romaine', gloss=0.4)
    return [
        leaf(
            made_of, uniform(0.3, 0.5), uniform(0.06, 0.11), lambda t: (0.7 + 0.3 * math.sin(6 * t)) * min(1, 0.4 + 8 * t, 0.4 + 8 * (1 - t)),
            (('#B9D070', '#8DB348'), ('#8DBB4A', '#5E9434'), ('#D9E2A4', '#B4CB76'))[i % 3], fold=uniform(0.1, 0.8), curl=uniform(0.0, 1.0), wave=0.05, ruffle=uniform(5, 9), veins=3,
        )
        for i in range(9)
    ]


def roast_lemons(radius=0.24):
    """Thin slices, caramelised at the edge."""
    from kit.fruit import lemon_slices

    return lemon_slices(radius)


def pulled_chicken(length=0.32):
    return chunks('pulled-chicken', (length / 2, 0.06, 0.05), '#F4E6CC', '#D9B486', corner=3, rough=0.5, browned=0.5, bump=0.4)


def paprika_chicken(length=0.34):
    """Slices of a breast fried in smoked paprika."""
    flesh = coat('paprika-chicken', roughness=0.42, gloss=0.25, bump=0.15, bump_scale=20)
    white, thread, rub = linear('#F0DDBA'), linear('#DDBE92'), linear('#A8481A')

    def colour(r, a, s):
        fibre = 0.5 + 0.5 * grain((r * math.cos(a) * 1.2, r * math.sin(a) * 5, 0), 2, s)
        return blend(blend(white, thread, 0.6 * fibre), rub, smoothstep(0.84, 0.94, r))

    return slices('paprika-chicken', flesh, length, colour, outline=lambda a, s: 1 / math.hypot(math.cos(a), math.sin(a) / 0.45), thickness=0.12)


def seared_salmon(length=0.78):
    """Fillets out of a hot pan: a golden crust over the pink, the flakes just showing."""
    flesh = coat('seared-salmon', roughness=0.34, gloss=0.4, vary=0.06, bump=0.2, bump_scale=10)
    pink, fat, gold, brown = (linear(c) for c in ('#E98256', '#F3BE98', '#A8642A', '#66340F'))

    def line(p):
        return smoothstep(0.80, 0.97, math.cos((p[0] * 1.05 - 0.55 * abs(p[1])) * 16 + 0.6 * grain(p, 1.5, 2)))

    def shape(p, s):
        x, y, z = boxy(p, 4.5)
        lump = 1 + 0.05 * grain(p, 1.2, s) + 0.012 * grain(p, 7, s)
        return x * length * lump, y * 0.36 * (1 - 0.16 * smoothstep(-0.4, 1, x)) * lump, (z * 0.16 + 0.05 * (1 - y * y) - 0.03 * line((x, y, z)) * smoothstep(0.2, 0.8, z)) * (1 - 0.2 * smoothstep(0.2, 1, x))

    def tone(p, s):
        x, y, z = boxy(p, 4.5)
        base = blend(pink, fat, 0.7 * line((x, y, z)))
        top = smoothstep(0.45, 0.9, z)
        crust = blend(gold, brown, smoothstep(0.0, 0.45, grain(p, 3.4, s + 5)))
        return blend(base, crust, top * (0.5 + 0.45 * smoothstep(-0.3, 0.3, grain(p, 1.9, s + 7))))

    return painted('seared-salmon', flesh, shape, tone, kinds=3, detail=6)
