"""Ingredients. Each function returns one or more meshes at a natural size, none quite like the next.

One scene unit is about 60 mm here: a dinner bowl has radius 1.7, a chickpea 0.085.
"""

import math
import random

import bmesh
import bpy
from mathutils import Matrix, Vector, noise

import stage
from stage import blend, linear, smoothstep

uniform = random.uniform


def grain(point, scale, seed):
    """Smooth noise, different for every seed."""
    return noise.noise((point[0] * scale + seed * 7.3, point[1] * scale + seed * 3.1, point[2] * scale - seed))


def joined(name, parts):
    """Several (mesh, matrix) as one mesh; keeps materials and the vertex colour called 'tone'."""
    vertices, faces, slots, tones, materials = [], [], [], [], []
    for part, matrix in parts:
        first, slot = len(vertices), len(materials)
        vertices += [matrix @ vertex.co for vertex in part.vertices]
        faces += [[first + index for index in polygon.vertices] for polygon in part.polygons]
        slots += [slot + polygon.material_index for polygon in part.polygons]
        materials += list(part.materials)
        layer = part.color_attributes.get('tone')
        tones += [tuple(item.color[:3]) for item in layer.data] if layer else [(1, 1, 1)] * len(part.vertices)
    made = stage.mesh(name, vertices, faces, *materials)
    made.polygons.foreach_set('material_index', slots)
    stage.paint(made, 'tone', tones)
    return made


def round_slice(name, made_of, radius_at, height_at, colour_at, rings=30, segments=96, thickness=0.0):
    """A disc built of rings: every point has a height and a colour. With thickness it gets a side and a base."""
    vertices, colours, faces = [(0, 0, height_at(0, 0))], [colour_at(0, 0)], []
    for ring in range(1, rings + 1):
        r = ring / rings
        for step in range(segments):
            angle = math.tau * step / segments
            reach = r * radius_at(angle)
            vertices.append((reach * math.cos(angle), reach * math.sin(angle), height_at(r, angle)))
            colours.append(colour_at(r, angle))
    start = lambda ring: 1 + (ring - 1) * segments
    for step in range(segments):
        faces.append((0, start(1) + step, start(1) + (step + 1) % segments))
    for ring in range(1, rings):
        for step in range(segments):
            after = (step + 1) % segments
            faces.append((start(ring) + step, start(ring + 1) + step, start(ring + 1) + after, start(ring) + after))
    if thickness:
        rim, low = start(rings), len(vertices)
        for step in range(segments):
            x, y, z = vertices[rim + step]
            vertices.append((x, y, z - thickness))
            colours.append(colours[rim + step])
        for step in range(segments):
            after = (step + 1) % segments
            faces.append((rim + step, low + step, low + after, rim + after))
        faces.append(tuple(low + step for step in reversed(range(segments))))
    made = stage.mesh(name, vertices, faces, made_of)
    stage.paint(made, 'tone', colours)
    return made


# ----------------------------------------------------------------- pulses


def chickpeas(kinds=7, colours=('#EBC47C', '#B98439', '#94652B')):
    """Round, but beaked at one end, with a furrow running from the beak between two cheeks."""
    skin = stage.material(
        'chickpea', (1, 1, 1), roughness=0.42, specular=0.45, attribute='tone', vary=0.22, bump=0.12, bump_scale=14
    )
    pale, deep, tip = (linear(colour) for colour in colours)
    made = []
    for seed in range(kinds):
        beak, furrow, squash = uniform(0.20, 0.34), uniform(0.11, 0.19), uniform(0.86, 0.96)

        def shape(x, y, z):
            lump = 0.085 * grain((x, y, z), 1.3, seed) + 0.022 * grain((x, y, z), 6, seed)
            point = beak * math.exp(-(1 - x) / 0.075)
            between = math.exp(-((y / 0.13) ** 2)) * smoothstep(-0.55, 0.35, x + 0.5 * z) * smoothstep(-0.35, 0.25, z)
            side_crease = 0.05 * math.exp(-(((z + 0.35 - 0.3 * x) / 0.07) ** 2)) * smoothstep(0.1, 0.8, -y)
            r = 1 + lump + point - furrow * between - side_crease
            return x * r, y * r * 0.94, z * r * squash - 0.14 * point

        def tone(x, y, z):
            between = math.exp(-((y / 0.15) ** 2)) * smoothstep(-0.55, 0.35, x + 0.5 * z) * smoothstep(-0.35, 0.25, z)
            base = blend(pale, deep, 0.55 * between + 0.35 * max(0, grain((x, y, z), 2.5, seed + 9)))
            return blend(base, tip, 0.7 * math.exp(-(1 - x) / 0.03))

        ball = stage.sphere_mesh('chickpea', skin, 5)
        before = [tuple(v.co) for v in ball.vertices]
        for vertex, point in zip(ball.vertices, before):
            vertex.co = Vector(shape(*point)) * 0.088
        stage.paint(ball, 'tone', [tone(*point) for point in before])
        made.append(ball)
    return made


def lentils(kinds=4):
    """Split red lentils, cooked until their edges go."""
    soft = stage.material('lentil', linear('#E2922B'), roughness=0.34, specular=0.5, vary=0.25)
    return [
        stage.sphere_mesh(
            'lentil',
            soft,
            3,
            lambda x, y, z, s=s: tuple(
                c * (1 + 0.16 * grain((x, y, z), 1.6, s)) * k for c, k in zip((x, y, z), (0.046, 0.042, 0.017))
            ),
        )
        for s in range(kinds)
    ]


def rice(kinds=5):
    """Brown rice: long, one side straighter, ends blunt."""
    bran = stage.material('rice', linear('#D2B57E'), roughness=0.5, specular=0.45, vary=0.2)

    def shape(x, y, z, s):
        slim = (1 - 0.35 * x * x) * (1 + 0.1 * grain((x, y, z), 1.4, s))
        return x * 0.060, y * 0.0180 * slim + 0.005 * x * x, z * 0.0165 * slim

    return [stage.sphere_mesh('rice', bran, 3, lambda x, y, z, s=s: shape(x, y, z, s)) for s in range(kinds)]


def seed_mesh(name, colour, size, vary=0.2):
    """A small tear-shaped seed, such as sesame or cumin."""
    coat = stage.material(name, linear(colour), roughness=0.5, vary=vary)
    return [
        stage.sphere_mesh(name, coat, 2, lambda x, y, z: (x * size[0], y * size[1] * (1 - 0.35 * x), z * size[2]))
    ]


# ------------------------------------------------------------- vegetables

TOMATO_SKIN = '#B3160A'


def tomato_skin(name='tomato'):
    return stage.material(
        name,
        linear(TOMATO_SKIN),
        roughness=0.16,
        clearcoat=0.6,
        mottle=linear('#C42A0E'),
        mottle_scale=1.6,
        vary=0.14,
    )


def _ripe(x, y, z, seed):
    """A whole tomato's outline: nearly round, shoulders dipping to the stem at +z."""
    dip = 0.10 * math.exp(-((1 - z) / 0.035))
    r = 1 + 0.03 * grain((x, y, z), 0.9, seed) - dip
    return x * r, y * r, z * r * 0.95


def whole_tomatoes(radius=0.19, kinds=3):
    """With the green star at the stem, dried a little, its points lifting unevenly."""
    skin = tomato_skin()
    made = []
    for seed in range(kinds):
        ball = stage.sphere_mesh('tomato', skin, 4, lambda x, y, z: _ripe(x, y, z, seed))
        parts = [(ball, Matrix.Scale(radius, 4))]
        star = leaf_material('sepal', vary=0.1)
        for i in range(5):
            sepal = leaf(
                star,
                0.17,
                0.03,
                outline=lambda t: (1 - t) ** 0.7,
                curl=uniform(-0.9, 0.6),
                fold=0.2,
                colours=('#3F6B22', '#2E551B'),
                wave=0.0,
            )
            turn = Matrix.Rotation(i * math.tau / 5 + uniform(-0.2, 0.2), 4, 'Z')
            parts.append((sepal, Matrix.Translation((0, 0, radius * 0.875)) @ turn))
        made.append(joined('tomato', parts))
    return made


def halved_tomatoes(radius=0.19, kinds=4):
    """Cut across: a wall of flesh, chambers of jelly with pale seeds, a core like a propeller."""
    skin = tomato_skin('tomato-half')
    face = stage.material(
        'tomato-flesh',
        (1, 1, 1),
        roughness=0.22,
        specular=0.5,
        clearcoat=0.35,
        attribute='tone',
        vary=0.12,
        bump=0.06,
        bump_scale=9,
    )
    seed_coat = stage.material('tomato-seed', linear('#E2B45A'), roughness=0.25, clearcoat=0.5)
    pip = stage.sphere_mesh('pip', seed_coat, 2, lambda x, y, z: (x * 0.085, y * 0.055 * (1 - 0.3 * x), z * 0.035))
    wall, jelly, core = linear('#D0402A'), linear('#A8200A'), linear('#E08A62')
    made = []
    for seed in range(kinds):
        chambers = random.choice((2, 3, 3))
        phase = uniform(0, 6)

        def chamber(r, angle):
            across = abs(math.sin(chambers * (angle + phase) / 2)) + 0.12 * grain((r, angle, 0), 1.5, seed)
            return smoothstep(0.30, 0.52, across) * smoothstep(0.16, 0.28, r) * (1 - smoothstep(0.74, 0.82, r))

        def colour(r, angle):
            flesh = blend(wall, core, (1 - smoothstep(0.10, 0.45, r)) * 0.9)
            flesh = blend(flesh, linear(TOMATO_SKIN), smoothstep(0.93, 0.99, r))
            return blend(flesh, jelly, chamber(r, angle))

        top = round_slice(
            'cut',
            face,
            lambda a: 1.0,
            lambda r, a: 0.02
            - 0.075 * chamber(r, a)
            - 0.05 * smoothstep(0.93, 1, r)
            + 0.01 * grain((r * math.cos(a), r * math.sin(a), 0), 4, seed),
            colour,
        )
        under = bmesh.new()
        bmesh.ops.create_uvsphere(under, u_segments=48, v_segments=24, radius=1)
        bmesh.ops.delete(under, geom=[v for v in under.verts if v.co.z > 0.02], context='VERTS')
        body = bpy.data.meshes.new('half')
        under.to_mesh(body)
        under.free()
        body.polygons.foreach_set('use_smooth', [True] * len(body.polygons))
        body.materials.append(skin)
        scale = Matrix.Scale(radius, 4)
        parts = [(top, scale), (body, scale)]
        for c in range(chambers):
            middle = (2 * c + 1) * math.pi / chambers - phase
            for _ in range(7):
                angle, r = middle + uniform(-0.55, 0.55), uniform(0.36, 0.68)
                spot = Matrix.Translation((r * math.cos(angle), r * math.sin(angle), -0.045))
                parts.append((pip, scale @ spot @ Matrix.Rotation(angle + math.pi + uniform(-0.4, 0.4), 4, 'Z')))
        made.append(joined('tomato-half', parts))
    return made


def burst_tomatoes(radius=0.165, kinds=5):
    """Cooked until the skin gives: slumped, wrinkled, split to the flesh."""
    skin = stage.material('burst', (1, 1, 1), roughness=0.18, clearcoat=0.7, attribute='tone', vary=0.2)
    red, flesh, char = linear('#B01C08'), linear('#E0562A'), linear('#5A1206')
    made = []
    for seed in range(kinds):

        def split(x, y, z):
            line = y + 0.28 * grain((x, y, z), 1.6, seed + 3)
            return math.exp(-((line / 0.13) ** 2)) * smoothstep(0.0, 0.5, z)

        def shape(x, y, z):
            crease = abs(grain((x * 1.0, y * 2.2, z), 2.4, seed))
            r = 1 + 0.20 * grain((x, y, z), 1.0, seed) - 0.14 * crease - 0.26 * split(x, y, z)
            return x * r * 1.08, y * r * 1.08, z * r * 0.66

        ball = stage.sphere_mesh('burst', skin, 5)
        before = [tuple(v.co) for v in ball.vertices]
        for vertex, point in zip(ball.vertices, before):
            vertex.co = Vector(shape(*point)) * radius
        stage.paint(
            ball,
            'tone',
            [
                blend(blend(red, flesh, 1.2 * split(*p)), char, 0.7 * smoothstep(0.25, 0.5, grain(p, 1.7, seed + 20)))
                for p in before
            ],
        )
        made.append(ball)
    return made


def cucumber_slices(radius=0.33, kinds=4):
    """Dark rind, bright green beneath it, pale flesh, three glassy lobes of seeds."""
    flesh = stage.material(
        'cucumber',
        (1, 1, 1),
        roughness=0.34,
        specular=0.45,
        clearcoat=0.08,
        attribute='tone',
        translucent=0.12,
        bump=0.05,
        bump_scale=16,
    )
    rind, under, pale, glassy, pip = (linear(c) for c in ('#1F4A1C', '#6FA63C', '#BFD88A', '#98BC62', '#E4E8B8'))
    made = []
    for seed in range(kinds):
        phase = uniform(0, 6)
        pips = [
            (uniform(0.26, 0.50), lobe * math.tau / 3 + phase + uniform(-0.62, 0.62))
            for lobe in range(3)
            for _ in range(7)
        ]

        def colour(r, angle):
            lobe = smoothstep(0.15, 0.6, abs(math.cos(1.5 * (angle - phase)))) * (1 - smoothstep(0.5, 0.6, r))
            tone = blend(pale, glassy, 0.8 * lobe)
            tone = blend(tone, under, smoothstep(0.76, 0.95, r) * 0.85)
            for pr, pa in pips:
                along, across = r - pr, r * math.sin(angle - pa)
                if math.cos(angle - pa) > 0:
                    tone = blend(tone, pip, 0.9 * math.exp(-((along / 0.075) ** 2 + (across / 0.032) ** 2)))
            return blend(tone, rind, smoothstep(0.955, 0.985, r) * (0.8 + 0.2 * math.sin(angle * 23)))

        made.append(
            round_slice(
                'cucumber',
                flesh,
                lambda a: radius * (1 + 0.018 * math.sin(3 * a + phase)),
                lambda r, a: 0.008 * grain((r * math.cos(a), r * math.sin(a), 0), 3, seed)
                - 0.012 * smoothstep(0.93, 1, r),
                colour,
                rings=44,
                segments=132,
                thickness=0.045,
            )
        )
    return made


def onion_rings(kinds=6):
    """Thin arcs of red onion: white within, purple at the outside skin."""
    flesh = stage.material(
        'onion', (1, 1, 1), roughness=0.28, specular=0.5, clearcoat=0.2, attribute='tone', translucent=0.2
    )
    white, purple = linear('#E6C3D2'), linear('#7C1748')
    made = []
    for seed in range(kinds):
        radius, arc = uniform(0.15, 0.32), uniform(2.2, 6.0)
        steps, around = 60, 10
        vertices, colours, faces = [], [], []
        for i in range(steps + 1):
            angle = arc * i / steps
            r = radius * (1 + 0.06 * math.sin(angle * 2 + seed) + 0.10 * i / steps)
            lift = 0.035 * math.sin(angle * 1.4 + seed)
            for k in range(around):
                turn = math.tau * k / around
                out, up = 0.017 * math.cos(turn), 0.036 * math.sin(turn)
                vertices.append(((r + out) * math.cos(angle), (r + out) * math.sin(angle), lift + up))
                colours.append(blend(white, purple, smoothstep(-0.1, 0.9, math.cos(turn))))
        for i in range(steps):
            for k in range(around):
                after = (k + 1) % around
                faces.append((i * around + k, (i + 1) * around + k, (i + 1) * around + after, i * around + after))
        faces += [tuple(range(around)), tuple(steps * around + k for k in reversed(range(around)))]
        ring = stage.mesh('onion', vertices, faces, flesh)
        stage.paint(ring, 'tone', colours)
        made.append(ring)
    return made


def feta_crumbs(kinds=6):
    """Broken, not cut: flat where it cleaved, crumbly elsewhere."""
    curd = stage.material('feta', linear('#F3EBDA'), roughness=0.75, specular=0.25, bump=0.5, bump_scale=9)
    made = []
    for seed in range(kinds):
        sides = (uniform(0.8, 1.2), uniform(0.6, 1.0), uniform(0.5, 0.8))

        def shape(x, y, z):
            blocky = 1 / (abs(x) ** 7 + abs(y) ** 7 + abs(z) ** 7) ** (1 / 7)
            rough = 0.80 + 0.30 * grain((x, y, z), 1.1, seed) + 0.07 * grain((x, y, z), 4.5, seed)
            return tuple(c * blocky * rough * side * 0.11 for c, side in zip((x, y, z), sides))

        made.append(stage.sphere_mesh('feta', curd, 5, shape))
    return made


# ------------------------------------------------------------------ fruit


def blueberries(kinds=4, radius=0.108):
    """A waxy bloom over dark blue, and a five-pointed crown."""
    skin = stage.material('blueberry', (1, 1, 1), roughness=0.48, specular=0.35, attribute='tone', vary=0.25)
    dark, bloom, crown = linear('#23273F'), linear('#70789A'), linear('#1B1826')
    made = []
    for seed in range(kinds):

        def parts(x, y, z):
            away = math.acos(max(-1, min(1, z)))
            star = 0.38 + 0.07 * math.cos(5 * math.atan2(y, x))
            return away, math.exp(-(((away - star) / 0.065) ** 2)), 1 - smoothstep(star - 0.12, star, away)

        def shape(x, y, z):
            _, rim, inside = parts(x, y, z)
            r = 1 + 0.035 * grain((x, y, z), 1.0, seed) + 0.085 * rim - 0.15 * inside
            return x * r * radius, y * r * radius, z * r * radius * 0.86

        ball = stage.sphere_mesh('blueberry', skin, 5)
        before = [tuple(v.co) for v in ball.vertices]
        for vertex, point in zip(ball.vertices, before):
            vertex.co = Vector(shape(*point))
        colours = []
        for point in before:
            _, rim, inside = parts(*point)
            wax = smoothstep(-0.25, 0.45, grain(point, 1.9, seed + 5))
            colours.append(blend(blend(dark, bloom, 0.75 * wax), crown, max(inside, 0.35 * rim)))
        stage.paint(ball, 'tone', colours)
        made.append(ball)
    return made


def almond_flakes(kinds=6):
    """Shaved lengthwise: ivory, with a thread of brown skin and a slight bow."""
    nut = stage.material('almond', (1, 1, 1), roughness=0.55, specular=0.3, attribute='tone', vary=0.1)
    ivory, toast, skin = linear('#E9C98C'), linear('#C98A3E'), linear('#74401C')
    made = []
    for seed in range(kinds):
        length, width, bow = uniform(0.13, 0.17), uniform(0.07, 0.085), uniform(-0.03, 0.03)

        def outline(angle):
            point = 1 + 0.18 * max(0, math.cos(angle)) ** 6
            nibble = 0.05 * grain((math.cos(angle), math.sin(angle), 0), 1.7, seed)
            return point + nibble

        def colour(r, angle):
            patch = 0.6 * smoothstep(0.0, 0.5, grain((r * math.cos(angle), r * math.sin(angle), 0), 1.4, seed))
            return blend(blend(ivory, toast, patch), skin, smoothstep(0.93, 0.975, r))

        flake = round_slice(
            'almond',
            nut,
            outline,
            lambda r, a: bow * (r * math.cos(a)) ** 2 * 6,
            colour,
            rings=20,
            segments=48,
            thickness=0.14,
        )
        flake.transform(Matrix.Diagonal((length, width, 0.10, 1)))
        made.append(flake)
    return made


def oats(kinds=4):
    flake = stage.material('oat', linear('#D3B888'), roughness=0.55, vary=0.2)
    return [
        stage.sphere_mesh(
            'oat',
            flake,
            3,
            lambda x, y, z, s=s: (
                x * 0.060 * (1 + 0.2 * grain((x, y, z), 1.2, s)),
                y * 0.042,
                z * 0.014 + 0.006 * x * y,
            ),
        )
        for s in range(kinds)
    ]


# ----------------------------------------------------------------- leaves


def leaf_material(name='leaf', vary=0.28, gloss=0.42):
    return stage.material(
        name,
        (1, 1, 1),
        roughness=gloss,
        specular=0.35,
        attribute='tone',
        vary=vary,
        translucent=0.22,
        bump=0.12,
        bump_scale=9,
    )


def leaf(
    made_of, length, width, outline, colours, fold=0.25, curl=0.6, wave=0.03, ruffle=5.0, veins=6, stem=0.0, edge=None
):
    """A blade from `outline(t)`, t running from base to tip: folded along its rib, curled along its length,
    waved at its margin. Everything random is drawn here, so that each call gives another leaf."""
    green, dark = (linear(c) for c in colours)
    pale = blend(green, linear('#B9CC7A'), 0.5)
    steps, across = 44, 14
    bend, twist, phase = curl * uniform(0.6, 1.3), uniform(-0.3, 0.3), (uniform(0, 6), uniform(0, 6))
    sway, seed = uniform(-0.12, 0.12), uniform(0, 50)
    vertices, tones, faces = [], [], []
    for i in range(steps + 1):
        t = i / steps
        for j in range(across + 1):
            s = 2 * j / across - 1
            side = 0 if s < 0 else 1
            half = width * outline(t) * (edge(t, side) if edge else 1)
            x, y = s * half + sway * t * t * length, t * length
            quilt = math.sin(math.tau * (veins * t - 1.3 * abs(s)))
            z = (
                fold * abs(s) * half
                + 0.007 * quilt * (1 - abs(s)) * abs(s) * 4 * width / 0.3
                + wave * math.sin(ruffle * t * math.tau / 2 + phase[side]) * s * s
            )
            x, z = x * math.cos(twist * t) - z * math.sin(twist * t), x * math.sin(twist * t) + z * math.cos(
                twist * t
            )
            angle = bend * t
            lie = y * (math.sin(angle) / angle if abs(angle) > 1e-4 else 1)
            rise = y * ((1 - math.cos(angle)) / angle if abs(angle) > 1e-4 else 0)
            vertices.append((x, lie - z * math.sin(angle), z * math.cos(angle) - rise))
            rib = math.exp(-((s * half / (0.012 + 0.012 * (1 - t))) ** 2))
            vein = 0.45 * smoothstep(0.82, 0.98, math.cos(math.tau * (veins * t - 1.3 * abs(s)))) * (1 - abs(s))
            patch = 0.5 + 0.5 * grain((x, y, 0), 3 / max(length, 0.1), seed)
            tones.append(blend(blend(green, dark, patch), pale, max(rib, vein) * 0.8))
    row = across + 1
    for i in range(steps):
        for j in range(across):
            faces.append((i * row + j, i * row + j + 1, (i + 1) * row + j + 1, (i + 1) * row + j))
    blade = stage.mesh('leaf', vertices, faces, made_of)
    stage.paint(blade, 'tone', tones)
    if not stem:
        return blade
    return joined('leaf', [(blade, Matrix.Identity(4)), (stalk(made_of, stem, pale), Matrix.Identity(4))])


def stalk(made_of, length, colour, radius=0.011):
    """A stem that runs from the leaf's base backwards."""
    steps, around = 10, 6
    droop, sway = uniform(0.0, 0.25), uniform(-0.2, 0.2)
    vertices = []
    for i in range(steps + 1):
        t = i / steps
        centre = (sway * length * t * t, -length * t, -droop * length * t * t)
        vertices += [
            (centre[0] + radius * math.cos(a), centre[1], centre[2] + radius * math.sin(a))
            for a in (math.tau * k / around for k in range(around))
        ]
    faces = [
        (i * around + k, (i + 1) * around + k, (i + 1) * around + (k + 1) % around, i * around + (k + 1) % around)
        for i in range(steps)
        for k in range(around)
    ]
    made = stage.mesh('stalk', vertices, faces, made_of)
    stage.paint(made, 'tone', [colour] * len(vertices))
    return made


def basil(kinds=6):
    made_of = leaf_material('basil', gloss=0.33)
    return [
        leaf(
            made_of,
            uniform(0.30, 0.52),
            uniform(0.13, 0.19),
            lambda t: max(0.0, math.sin(math.pi * t**0.72)) ** 0.62,
            ('#6FA83A', '#4A8A2C'),
            fold=uniform(-0.35, 0.15),
            curl=uniform(0.3, 1.0),
            wave=0.012,
            veins=4,
            stem=0.05,
        )
        for _ in range(kinds)
    ]


def spinach(kinds=6):
    made_of = leaf_material('spinach', gloss=0.38)
    return [
        leaf(
            made_of,
            uniform(0.45, 0.72),
            uniform(0.16, 0.24),
            lambda t: max(0.0, math.sin(math.pi * t**0.6)) ** 0.6,
            ('#5F9638', '#3C7428'),
            fold=uniform(-0.2, 0.3),
            curl=uniform(0.1, 0.7),
            wave=0.022,
            ruffle=4,
            veins=4,
            stem=uniform(0.15, 0.3),
        )
        for _ in range(kinds)
    ]


def lettuce(kinds=6, colours=('#8DBB4A', '#5A9430')):
    made_of = leaf_material('lettuce', gloss=0.4)
    return [
        leaf(
            made_of,
            uniform(0.6, 0.85),
            uniform(0.24, 0.34),
            lambda t: (0.35 + 0.65 * smoothstep(0, 0.5, t)) * (1 - t**6) ** 0.5,
            colours,
            fold=uniform(0.1, 0.4),
            curl=uniform(0.3, 1.0),
            wave=0.055,
            ruffle=uniform(6, 9),
            veins=5,
            edge=lambda t, side, p=uniform(0, 6): 1 + 0.045 * math.sin(19 * t + p + 2 * side),
        )
        for _ in range(kinds)
    ]


def rocket(kinds=6):
    """Lobed like an oak leaf, the last lobe the largest."""
    made_of = leaf_material('rocket')

    def lobes(t, side, p):
        return 0.40 + 0.60 * smoothstep(0.25, 0.75, abs(math.sin(3.2 * math.pi * t + p + 0.5 * side)))

    return [
        leaf(
            made_of,
            uniform(0.55, 0.8),
            uniform(0.12, 0.17),
            lambda t: (
                0.3 + 0.9 * smoothstep(0.1, 0.78, t)
                if t < 0.8
                else 1.2 * math.sqrt(max(0, 1 - ((t - 0.8) / 0.2) ** 2))
            ),
            ('#6BA338', '#468529'),
            fold=uniform(0.1, 0.3),
            curl=uniform(0.2, 1.0),
            wave=0.03,
            veins=5,
            stem=uniform(0.1, 0.25),
            edge=lambda t, side, p=uniform(-0.4, 0.4): lobes(t, side, p),
        )
        for _ in range(kinds)
    ]


def parsley(kinds=7, size=0.17, colours=('#6DAA35', '#438526')):
    """Flat parsley or coriander: three toothed fans on a thin stem."""
    made_of = leaf_material('parsley', gloss=0.45)
    green, dark = (linear(c) for c in colours)
    pale = linear('#9DBB5A')

    def fan(scale):
        cup, seed, lobes = uniform(-0.25, 0.5), uniform(0, 50), random.choice((3, 3, 5))
        spread = 1.25
        rays, rings = 64, 12
        vertices, tones, faces = [], [], []
        for i in range(rays + 1):
            a = spread * (2 * i / rays - 1)
            lobe = 0.62 + 0.38 * abs(math.cos(lobes * a / spread * math.pi / 2)) ** 0.6
            reach = scale * (lobe + 0.07 * math.sin(a * 21 + seed)) * (1 - 0.25 * abs(a) / spread)
            for k in range(rings + 1):
                t = k / rings
                r = reach * t
                x, y = r * math.sin(a), r * math.cos(a)
                z = scale * (cup * t * t + 0.10 * math.sin(3 * a + seed) * t + 0.05 * math.cos(lobes * a * 2) * t)
                vertices.append((x, y, z))
                vein = math.exp(-(((math.sin(lobes * a / spread * math.pi / 2)) / 0.16) ** 2)) * (1 - t)
                tones.append(blend(blend(green, dark, 0.5 + 0.6 * grain((x, y, 0), 9, seed)), pale, 0.6 * vein))
        for i in range(rays):
            for k in range(rings):
                a, b = i * (rings + 1) + k, (i + 1) * (rings + 1) + k
                faces.append((a, a + 1, b + 1, b))
        made = stage.mesh('fan', vertices, faces, made_of)
        stage.paint(made, 'tone', tones)
        return made

    sprigs = []
    for _ in range(kinds):
        parts = [(stalk(made_of, uniform(0.12, 0.3), pale, 0.008), Matrix.Identity(4))]
        for turn in (-1.15, 0.0, 1.15):
            lean = Matrix.Rotation(turn + uniform(-0.2, 0.2), 4, 'Z') @ Matrix.Rotation(uniform(-0.1, 0.45), 4, 'X')
            parts.append((fan(size * uniform(0.75, 1.15)), lean @ Matrix.Translation((0, 0.02, 0))))
        sprigs.append(joined('sprig', parts))
    return sprigs
