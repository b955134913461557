"""What the curries, stews and vegetarian dinners need besides the other files."""

import math
import random

import stage
from ingredients import grain, joined, leaf, leaf_material, round_slice
from kit.forms import boxy, chunks, coat, painted, slices, tube
from kit.samples import melded
from mathutils import Matrix, Vector
from stage import blend, linear, smoothstep

uniform = random.uniform


def paneer(size=0.17):
    return chunks('paneer', (size, size, size * 0.85), '#F4E6BE', '#C8842E', corner=9, rough=0.06, browned=0.75, unlike=0.1, gloss=0.2)


def tikka_paneer(size=0.19):
    """Marinated and charred at the corners."""
    return chunks('tikka-paneer', (size, size, size * 0.9), '#E8A24A', '#8A3C12', corner=8, rough=0.1, browned=0.8, unlike=0.1, gloss=0.3)


def crisp_tofu(size=0.15):
    return chunks('crisp-tofu', (size, size, size * 0.9), '#EBC880', '#B0701E', corner=7, rough=0.1, browned=0.85, unlike=0.12, gloss=0.15, bump=0.4)


def sweet_potato(size=0.16):
    return chunks('sweet-potato', (size, size * 0.95, size * 0.85), '#EE8A2C', '#B4561A', corner=5, rough=0.14, browned=0.5, gloss=0.35)


def squash(size=0.19):
    return chunks('squash', (size, size * 0.9, size * 0.8), '#F0A436', '#CC6E1C', corner=4.5, rough=0.14, browned=0.5, gloss=0.4)


def yellow_potatoes(size=0.18):
    """Cooked with turmeric."""
    return chunks('yellow-potato', (size, size * 0.9, size * 0.85), '#EFCB62', '#C98F2A', corner=4, rough=0.14, browned=0.6, gloss=0.3)


def carrot_chunks(size=0.15):
    return chunks('carrot-chunk', (size, size * 0.7, size * 0.7), '#EE8A34', '#D26418', corner=3.2, rough=0.1, browned=0.4, gloss=0.4, bump=0.05)


def apricots(size=0.13):
    return chunks('apricot', (size, size * 0.9, size * 0.4), '#E88E22', '#B4560E', corner=2.6, rough=0.3, browned=0.7, gloss=0.5, bump=0.15)


def peanuts(size=0.06):
    return chunks('peanut', (size, size * 0.75, size * 0.55), '#E3BC7C', '#A8702E', corner=3, rough=0.35, browned=0.7, gloss=0.1, bump=0.1, unlike=0.4)


def cashews(size=0.11):
    nut = coat('cashew', roughness=0.45, gloss=0.15, vary=0.12)
    pale, toast = linear('#EFD9A8'), linear('#C9924A')
    made = []
    for s in range(4):
        arc = uniform(2.0, 2.6)
        made.append(
            tube(
                'cashew', nut, lambda t, k=arc: (size * math.cos(k * (t - 0.5)) - size * 0.6, size * math.sin(k * (t - 0.5)), 0),
                lambda t: 0.05 * max(0.25, math.sin(math.pi * (0.08 + 0.84 * t))) ** 0.6 * (1.15 - 0.4 * t), lambda t, a, s=s: blend(pale, toast, smoothstep(0, 0.6, grain((t * 2, a, 0), 1, s))), around=12,
            )
        )
    return made


def mangetout_matchsticks(colour='#E07A22', length=0.34):
    """Carrot or other matchsticks."""
    return chunks('matchstick', (length / 2, 0.022, 0.022), colour, colour, corner=8, rough=0.06, browned=0.2, gloss=0.35, bump=0.0)


def cauliflower(size=0.24, pale='#F1E6C4', brown='#B8762A', browned=0.5):
    """Florets: a cut stem that branches into a tight head."""
    made_of = coat('cauliflower', roughness=0.6, gloss=0.05, vary=0.08, bump=0.5, bump_scale=16)
    pale, brown, stem = linear(pale), linear(brown), linear('#E3DCA8')
    made = []
    for s in range(5):
        parts = [((0, 0, -0.45), (0.26, 0.22, 0.5), 0, 0)]
        for i in range(15):
            a, r = i * 2.4 + s, 0.62 * math.sqrt((i + 0.5) / 15)
            z = 0.42 * math.sqrt(max(0, 1 - (r / 0.75) ** 2)) + uniform(-0.04, 0.04)
            k = uniform(0.2, 0.27)
            parts.append(((r * math.cos(a), r * math.sin(a), z), (k, k, k * 0.9), 0, 0))

        def shape(p, s=s):
            rough = 1 + (0.06 * grain(p, 7, s) + 0.05 * grain(p, 14, s)) * smoothstep(-0.1, 0.2, p[2])
            return tuple(c * rough * size for c in p)

        def tone(p, s=s):
            q = tuple(c / size for c in p)
            base = blend(stem, pale, smoothstep(-0.2, 0.1, q[2]))
            return blend(base, brown, browned * smoothstep(-0.1, 0.4, grain(q, 2.2, s) + 0.5 * q[2]) * smoothstep(0.0, 0.3, q[2]))

        made.append(melded('cauliflower', made_of, parts, tone, voxel=0.055, smooth=2, shape=shape))
    return made


def turmeric_cauliflower(size=0.25):
    return cauliflower(size, pale='#EFCB58', brown='#B87A1C', browned=0.7)


def pale_cauliflower(size=0.22):
    return cauliflower(size, pale='#F0E2B4', brown='#D9B05A', browned=0.3)


def pomegranate(size=0.05):
    skin = coat('pomegranate', roughness=0.15, gloss=0.7, vary=0.25, bump=0.0)
    red, deep = linear('#C01A34'), linear('#7A0C20')
    return painted('pomegranate', skin, lambda p, s: tuple(c * size * k for c, k in zip(boxy(p, 3), (0.9, 0.8, 0.8))), lambda p, s: blend(red, deep, smoothstep(-0.1, 0.5, grain(p, 1.5, s))), kinds=3, detail=3)


def crisp_onions(length=0.4):
    """Fried until dark: thin curls."""
    from kit.samples import _threads

    return _threads('crisp-onion', '#7A3E14', '#4A220C', length, 0.022, bend=0.7)


def beansprouts(length=0.42):
    from kit.samples import _threads

    return _threads('beansprout', '#F2EDDA', '#DFD9B4', length, 0.024, bend=0.45)


def grated_carrot(length=0.3):
    from kit.samples import _threads

    return _threads('grated-carrot', '#EE8A34', '#D9681A', length, 0.018, bend=0.3)


def shredded_greens():
    """Kale or pak choi, shredded and wilted."""
    made_of = leaf_material('greens', gloss=0.35)
    return [
        leaf(
            made_of, uniform(0.25, 0.42), uniform(0.06, 0.11), lambda t: (0.7 + 0.3 * math.sin(7 * t)) * min(1, 0.4 + 8 * t, 0.4 + 8 * (1 - t)),
            ('#4F8A34', '#2F5F22'), fold=uniform(0.1, 0.9), curl=uniform(0.2, 1.4), wave=0.05, ruffle=uniform(6, 10), veins=3,
        )
        for _ in range(8)
    ]


def aubergine_halves(length=0.92):
    """Roasted cut side up: scored, lacquered brown, the purple skin round it."""
    body = coat('aubergine-half', roughness=0.25, gloss=0.6, vary=0.04, bump=0.15, bump_scale=9)
    glaze, char, flesh, skin = (linear(c) for c in ('#A8621E', '#54260C', '#D9A85A', '#2E1530'))
    made = []

    def outline(x):
        return (0.30 + 0.16 * smoothstep(0.6, -0.7, x)) * math.sqrt(max(0.0, 1 - x**4))

    def shape(p, s):
        x, y, z = p
        wide = outline(x) / max(1e-3, math.sqrt(max(1e-6, 1 - x * x)))
        score = 0.035 * max(math.exp(-((math.sin((x * 2.6 + y) * 4.4)) / 0.2) ** 2), math.exp(-((math.sin((x * 2.6 - y) * 4.4)) / 0.2) ** 2))
        top = 0.10 * (1 - y * y) - score if z > 0.0 else 0
        return x * length, y * wide * length * 1.05, (min(z, 0.12) * 0.36 if z > 0 else z * 0.36) * length + top * smoothstep(0.05, 0.2, z)

    def tone(p, s):
        x, y, z = p
        if z < 0.08:
            return skin
        cut = max(math.exp(-((math.sin((x * 2.6 + y) * 4.4)) / 0.22) ** 2), math.exp(-((math.sin((x * 2.6 - y) * 4.4)) / 0.22) ** 2))
        base = blend(glaze, flesh, 0.5 * smoothstep(-0.1, 0.5, grain(p, 2.2, s)))
        base = blend(base, char, 0.7 * cut)
        return blend(base, char, 0.8 * smoothstep(0.1, 0.5, grain(p, 2.8, s + 4)))

    return painted('aubergine-half', body, shape, tone, kinds=3, detail=6)


def flatbread(radius=0.8):
    """A chapati: thin, dry, blistered brown."""
    dough = coat('flatbread', roughness=0.75, gloss=0.0, vary=0.04, bump=0.15, bump_scale=9)
    pale, spot, char = linear('#E3BF86'), linear('#B07A3A'), linear('#6E4420')
    made = []
    for s in range(3):

        def colour(r, a, s=s):
            p = (r * math.cos(a), r * math.sin(a), 0)
            return blend(blend(pale, spot, smoothstep(-0.1, 0.4, grain(p, 4, s))), char, 0.8 * smoothstep(0.2, 0.42, grain(p, 6, s + 9)))

        made.append(
            round_slice(
                'flatbread', dough, lambda a, s=s: radius * (1 + 0.03 * math.sin(2 * a + s) + 0.015 * math.sin(5 * a)),
                lambda r, a, s=s: 0.05 * grain((r * 2 * math.cos(a), r * 2 * math.sin(a), 0), 1.6, s) + 0.03 * r * math.sin(2 * a + s), colour, rings=44, segments=110, thickness=0.035,
            )
        )
    return made


def folded_flatbread(radius=0.85):
    """Folded in quarters."""
    dough = coat('folded-flatbread', roughness=0.75, gloss=0.0, vary=0.04, bump=0.15, bump_scale=9)
    pale, spot, char = linear('#E3BF86'), linear('#B07A3A'), linear('#6E4420')
    made = []
    for s in range(2):
        vertices, tones, faces = [], [], []
        for layer in range(3):
            first, rings, steps = len(vertices), 26, 40
            for i in range(rings + 1):
                for k in range(steps + 1):
                    r, a = radius * i / rings * (1 - 0.03 * layer), (math.pi / 2) * k / steps
                    fold = 0.05 * math.exp(-((k / steps) / 0.08) ** 2) if layer == 1 else 0
                    x, y = r * math.cos(a), r * math.sin(a)
                    z = 0.055 * layer + 0.02 * grain((x * 2, y * 2, layer), 1.5, s) - fold
                    vertices.append((x - 0.4 * radius, y - 0.4 * radius, z))
                    p = (x, y, layer)
                    tones.append(blend(blend(pale, spot, smoothstep(-0.1, 0.4, grain(p, 4, s))), char, 0.8 * smoothstep(0.2, 0.42, grain(p, 6, s + 9))))
            for i in range(rings):
                for k in range(steps):
                    a, b = first + i * (steps + 1) + k, first + (i + 1) * (steps + 1) + k
                    faces.append((a, b, b + 1, a + 1))
        mesh = stage.mesh('folded-flatbread', vertices, faces, dough)
        stage.paint(mesh, 'tone', tones)
        made.append(mesh)
    return made


def vegetable_skewers(length=1.15):
    """Paneer, peppers and red onion threaded on a wooden stick."""
    from kit.samples import red_pepper_pieces
    from kit.vegetables import onion_wedges

    stick = coat('stick', roughness=0.7, gloss=0.0, vary=0.0, bump=0.05)
    cubes, reds, onions = tikka_paneer(0.17), red_pepper_pieces(0.17), onion_wedges(0.17)
    greens = chunks('green-pepper-piece', (0.17, 0.145, 0.045), '#7A9E2E', '#4E6E1C', corner=5, rough=0.25, browned=0.7, gloss=0.5, bump=0.05)
    made = []
    for _ in range(4):
        parts = [(tube('stick', stick, lambda t: (-length * 1.15 + 2.3 * length * t, 0, 0), lambda t: 0.022 * min(1, 0.15 + 20 * (1 - t)), lambda t, a: linear('#C9A468'), around=8), Matrix.Identity(4))]
        x = -length * 0.82
        order = [cubes, reds, onions, cubes, greens, cubes, onions, reds, cubes]
        for kind in order:
            mesh = random.choice(kind)
            if kind is cubes:
                turn, step = Matrix.Rotation(uniform(-0.4, 0.4), 4, 'X'), 0.2
            else:
                turn, step = Matrix.Rotation(uniform(-0.5, 0.5), 4, 'X') @ Matrix.Rotation(math.pi / 2 + uniform(-0.2, 0.2), 4, 'Y'), 0.13
            parts.append((mesh, Matrix.Translation((x + step * 0.5, uniform(-0.015, 0.015), 0)) @ turn))
            x += step * 1.05 + 0.02
        made.append(joined('skewer', parts))
    return made


def burger_stack(radius=0.72):
    """Bun, leaves, a dark bean patty, melted cheese, tomato, onion, and the seeded lid."""
    from kit.herbs import lettuce
    bread = coat('bun', roughness=0.4, gloss=0.25, vary=0.0, bump=0.06, bump_scale=9)
    gold, brown, crumb = linear('#C98838'), linear('#8E4E18'), linear('#F0D9A4')
    meat = coat('patty', roughness=0.55, gloss=0.2, vary=0.0, bump=0.7, bump_scale=12)
    dark, mid, corn = linear('#2E1A14'), linear('#5E3420'), linear('#B8762E')

    def lid(p, s):
        x, y, z = p
        up = 0.62 * (z if z > 0 else z * 0.16)
        return x * radius * 1.05, y * radius * 1.05, up * radius

    top = painted('bun-top', bread, lid, lambda p, s: blend(blend(gold, brown, smoothstep(0.2, 0.95, p[2] + 0.25 * grain(p, 1.5, 1))), crumb, smoothstep(0.06, -0.02, p[2])), kinds=1, detail=6)[0]
    base = painted(
        'bun-base', bread, lambda p, s: tuple(c * k for c, k in zip(boxy(p, 3.2), (radius * 0.99, radius * 0.99, radius * 0.16))),
        lambda p, s: blend(gold, crumb, smoothstep(0.5, 0.85, p[2])), kinds=1, detail=5,
    )[0]
    patty = painted(
        'patty', meat, lambda p, s: tuple(c * k * (1 + 0.03 * grain(p, 4, 2) + 0.02 * grain(p, 11, 2)) for c, k in zip(boxy(p, 3.4), (radius * 1.02, radius * 1.02, radius * 0.2))),
        lambda p, s: blend(blend(dark, mid, smoothstep(-0.1, 0.3, grain(p, 5, 3))), corn, 0.9 * smoothstep(0.38, 0.46, grain(p, 7, 9))), kinds=1, detail=6,
    )[0]
    seeds = stage.material('bun-seed', linear('#F0E0B4'), roughness=0.5)
    pip = stage.sphere_mesh('bun-seed', seeds, 2, lambda x, y, z: (x * 0.03, y * 0.018, z * 0.01))
    made = []
    for _ in range(2):
        parts = [(base, Matrix.Translation((0, 0, 0.11)))]
        for i, mesh in enumerate(lettuce(8)):
            parts.append((mesh, Matrix.Translation((0, 0, 0.24)) @ Matrix.Rotation(i * math.tau / 8 + uniform(-0.2, 0.2), 4, 'Z') @ Matrix.Translation((0, 0.12, 0)) @ Matrix.Scale(0.98, 4)))
        parts.append((patty, Matrix.Translation((0.02, 0, 0.40))))
        tomato = slices('burger-tomato', coat('burger-tomato', roughness=0.22, gloss=0.5, bump=0.05), 0.42, lambda r, a, s: blend(blend(linear('#E0684A'), linear('#C4301A'), smoothstep(0.2, 0.6, r)), linear('#A81808'), smoothstep(0.88, 0.96, r)), thickness=0.06, kinds=2)
        parts.append((tomato[0], Matrix.Translation((-0.27, -0.22, 0.60)) @ Matrix.Rotation(0.06, 4, 'X')))
        parts.append((tomato[1], Matrix.Translation((0.28, -0.18, 0.61))))
        parts.append((tomato[0], Matrix.Translation((0.0, 0.25, 0.61))))
        parts.append((top, Matrix.Translation((0, 0, 0.66)) @ Matrix.Rotation(uniform(-0.06, 0.06), 4, 'X')))
        for _ in range(90):
            a, r = uniform(0, math.tau), 0.86 * math.sqrt(random.random())
            z = math.sqrt(max(0, 1 - r * r))
            normal = Vector((r * math.cos(a), r * math.sin(a), z * 1.4)).normalized()
            spot = Vector((r * math.cos(a) * radius * 1.05, r * math.sin(a) * radius * 1.05, 0.66 + 0.62 * z * radius))
            parts.append((pip, Matrix.Translation(spot + normal * 0.004) @ normal.to_track_quat('Z', 'Y').to_matrix().to_4x4() @ Matrix.Rotation(uniform(0, 6), 4, 'Z')))
        made.append(joined('burger', parts))
    return made


def butter_beans():
    from kit.pulses import _beans

    return _beans('butter-bean', '#EFE2BE', '#D9BE8C', 0.115)


def green_lentils(size=0.05):
    skin = coat('green-lentil', roughness=0.4, gloss=0.2, vary=0.25, bump=0.03)
    brown, green = linear('#6A5430'), linear('#7A7440')
    return painted('green-lentil', skin, lambda p, s: (p[0] * size, p[1] * size, p[2] * size * 0.45), lambda p, s: blend(brown, green, 0.25 * s), kinds=4, detail=3)


def paprika_dust():
    from ingredients import seed_mesh

    return seed_mesh('paprika', '#A8401C', (0.012, 0.01, 0.006), 0.3)


def pepper_pieces_yellow(size=0.12):
    return chunks('yellow-pepper-piece', (size, size * 0.85, size * 0.26), '#EDB022', '#C9820E', corner=5, rough=0.25, browned=0.6, gloss=0.5, bump=0.05)


def mozzarella(size=0.26):
    """Torn, melted and browned in places."""
    made_of = coat('mozzarella', roughness=0.3, gloss=0.4, vary=0.04, bump=0.12, bump_scale=8)
    white, gold, brown = linear('#F6ECD2'), linear('#E8B85A'), linear('#9E5A1E')
    edge = lambda a, s: 1 + 0.2 * math.sin(2 * a + s) + 0.12 * math.sin(3 * a + 2 * s) + 0.06 * math.sin(7 * a + s)

    def colour(r, a, s):
        p = (r * math.cos(a), r * math.sin(a), 0)
        return blend(blend(white, gold, smoothstep(-0.1, 0.4, grain(p, 2, s))), brown, 0.8 * smoothstep(0.15, 0.5, grain(p, 2.6, s + 6)))

    return slices('mozzarella', made_of, size, colour, outline=edge, dome=0.09, thickness=0.02)


def gochujang(size=0.2):
    made_of = coat('gochujang', roughness=0.2, gloss=0.6, vary=0.0, bump=0.1)
    red, deep = linear('#A81A0C'), linear('#7A0E08')
    return slices('gochujang', made_of, size, lambda r, a, s: blend(red, deep, 0.5 + 0.5 * math.sin(6 * r - a)), dome=0.1, thickness=0.02, kinds=1)


def orzo(size=0.085):
    return chunks('orzo', (size, size * 0.34, size * 0.32), '#F0DCA6', '#E0C27E', corner=2.4, rough=0.08, browned=0.4, gloss=0.35, bump=0.0, unlike=0.1)


def penne(length=0.42):
    pasta = coat('penne', roughness=0.32, gloss=0.35, vary=0.1, bump=0.03)
    light, deep = linear('#EFC768'), linear('#D9A840')
    made = []
    for s in range(4):
        bow = uniform(-0.03, 0.03)
        made.append(
            tube(
                'penne', pasta, lambda t, b=bow: ((t - 0.5) * length, b * math.sin(math.pi * t), 0), lambda t: 0.072,
                lambda t, a, s=s: blend(light, deep, 0.35 + 0.35 * math.cos(9 * a) + 0.4 * grain((t * 2, a, 0), 1, s)), around=27, hollow=0.76,
            )
        )
    return made


def sage():
    made_of = leaf_material('sage', gloss=0.6)
    return [
        leaf(made_of, uniform(0.35, 0.5), uniform(0.08, 0.11), lambda t: max(0.0, math.sin(math.pi * t**0.8)) ** 0.7, ('#6F7E4A', '#4A5A30'), fold=uniform(-0.3, 0.4), curl=uniform(0.1, 0.9), wave=0.03, veins=7, stem=0.06)
        for _ in range(6)
    ]


def cucumber_matchsticks(length=0.36):
    return chunks('cucumber-stick', (length / 2, 0.026, 0.022), '#D6E6AC', '#4E7E2E', corner=8, rough=0.05, browned=0.8, gloss=0.4, bump=0.0)


def goats_cheese(size=0.17):
    return chunks('goats-cheese', (size, size * 0.85, size * 0.45), '#F8F3E6', '#E6C98A', corner=2.6, rough=0.3, browned=0.5, gloss=0.1, bump=0.3)


def tomato_rice():
    from kit.starches import white_rice

    return white_rice('#D9A65A')


def pine_nuts():
    from ingredients import seed_mesh

    return seed_mesh('pine-nut', '#E6BE7A', (0.06, 0.032, 0.03))


def currants():
    return chunks('currant', (0.04, 0.034, 0.028), '#2A1618', '#160C10', corner=2.6, rough=0.4, browned=0.5, gloss=0.4, bump=0.1)


def cauliflower_rice():
    """Blitzed to grains, each a little different."""
    return chunks('cauliflower-rice', (0.042, 0.034, 0.03), '#F2EACB', '#DDBE84', corner=3, rough=0.5, browned=0.5, gloss=0.1, unlike=0.5, bump=0.0)


def spring_onion_lengths(length=0.36):
    from kit.samples import _threads

    return _threads('spring-onion-length', '#5E9A34', '#A9CC70', length, 0.032, bend=0.15)


def pies(radius=1.3, height=0.42, crumpled=0.0):
    """A round pie: crimped rim, egg-washed lid with a steam hole; or, crumpled, scrunched sheets of filo."""
    pastry = coat('pie', roughness=0.38, gloss=0.3, vary=0.0, bump=0.3, bump_scale=9)
    pale, gold, brown, dark = (linear(c) for c in ('#EBCB8A', '#D39A48', '#A2622A', '#5E3214'))
    rings, around = 120, 300
    vertices, tones, faces = [], [], []

    def crease(x, y):
        ridge = lambda scale, seed: 1 - 2 * abs(grain((x, y, 0), scale, seed))
        return 0.6 * ridge(2.0, 3) + 0.4 * ridge(4.5, 8) + 0.22 * ridge(9, 5)

    for i in range(rings + 1):
        t = i / rings
        for k in range(around):
            a = math.tau * k / around
            crimp = math.sin(34 * a)
            out = min(t, 0.93) / 0.93
            r = radius * (out * 0.985 + (0.025 * crimp if t > 0.93 else 0))
            x, y = r * math.cos(a), r * math.sin(a)
            z = height + 0.16 * (1 - out * out) + 0.03 * grain((x, y, 0), 1.6, 2)
            rim = math.exp(-(((out - 0.93) / 0.05) ** 2)) if not crumpled else 0
            z += rim * (0.075 + 0.03 * crimp)
            high = crease(x, y) if crumpled else 0
            z += crumpled * high * (1 - 0.4 * smoothstep(0.9, 1, out))
            hole = math.exp(-((r / 0.075) ** 2)) if not crumpled else 0
            z -= 0.1 * hole
            if t > 0.93:
                z = z * (1 - (t - 0.93) / 0.07)
            vertices.append((x, y, z))
            if crumpled:
                tone = blend(blend(pale, gold, smoothstep(0.0, 0.5, high)), brown, smoothstep(0.45, 0.85, high + 0.3 * grain((x, y, 0), 1.5, 9)))
            else:
                tone = blend(gold, brown, smoothstep(-0.2, 0.4, grain((x, y, 0), 1.4, 3) + 0.4 * grain((x, y, 0), 5, 4)))
                tone = blend(tone, brown, 0.7 * rim * (0.5 + 0.5 * crimp))
            tone = blend(tone, dark, 0.8 * hole)
            tones.append(blend(tone, pale, 0.5 * smoothstep(0.93, 0.97, t)))
    for i in range(rings):
        for k in range(around):
            b = (k + 1) % around
            faces.append((i * around + k, (i + 1) * around + k, (i + 1) * around + b, i * around + b))
    mesh = stage.mesh('pie', vertices, faces, pastry)
    stage.paint(mesh, 'tone', tones)
    return [mesh]


def wellington(length=1.35):
    """The rest of the roll: puffed, glazed, scored across."""
    pastry = coat('wellington', roughness=0.36, gloss=0.35, vary=0.0, bump=0.25, bump_scale=10)
    gold, brown, pale = linear('#D39A48'), linear('#9A5A20'), linear('#EBC986')

    def score(x, y):
        return max(math.exp(-((math.sin(x * 9 + 2.2 * y) / 0.16) ** 2)), math.exp(-((math.sin(x * 9 - 2.2 * y) / 0.16) ** 2)))

    def shape(p, s):
        x, y, z = boxy(p, 3.2)
        lump = 1 + 0.03 * grain(p, 1.5, s)
        return x * length / 2 * lump, y * 0.52 * lump, (z * 0.40 - 0.03 * score(x, y) * smoothstep(0.0, 0.4, z)) * lump

    def tone(p, s):
        x, y, z = boxy(p, 3.2)
        base = blend(gold, brown, smoothstep(-0.2, 0.4, grain(p, 1.8, s) + 0.3 * z))
        return blend(base, pale, 0.7 * score(x, y) * smoothstep(0.0, 0.4, z))

    return painted('wellington', pastry, shape, tone, kinds=1, detail=6)


def wellington_slices(radius=0.46):
    """Pastry round a ring of spinach and a heart of mushroom and chestnut."""
    crumb = coat('wellington-slice', roughness=0.55, gloss=0.1, vary=0.03, bump=0.5, bump_scale=14)
    crust, layer, green, curd, brown, dark, nut = (linear(c) for c in ('#B5752E', '#EBCF98', '#44702C', '#E9E2C4', '#6E4426', '#3E2412', '#D9A860'))

    def colour(r, a, s):
        p = (r * math.cos(a), r * math.sin(a), 0)
        heart = blend(blend(brown, dark, smoothstep(-0.1, 0.4, grain(p, 5, s))), nut, 0.9 * smoothstep(0.3, 0.4, grain(p, 4.5, s + 4)))
        tone = blend(heart, blend(green, curd, smoothstep(0.05, 0.3, grain(p, 6, s + 8))), smoothstep(0.60, 0.66, r + 0.04 * grain(p, 3, s)))
        tone = blend(tone, layer, smoothstep(0.77, 0.82, r + 0.03 * grain(p, 3, s + 2)))
        return blend(tone, crust, smoothstep(0.91, 0.95, r))

    return slices('wellington-slice', crumb, radius, colour, outline=lambda a, s: 1.1 - 0.1 * abs(math.sin(a)) + 0.02 * math.sin(5 * a + s), thickness=0.26, rings=50, segments=120, kinds=3)


def batons(colour='#EE8A34', second='#C9601A', length=0.62):
    """Roast carrot or parsnip, tapered, browned at the ends."""
    skin = coat('baton', roughness=0.4, gloss=0.3, vary=0.12, bump=0.1)
    pale, deep, char = linear(colour), linear(second), linear('#5A2A10')
    made = []
    for s in range(4):
        bow = uniform(-0.06, 0.06)
        made.append(
            tube(
                'baton', skin, lambda t, b=bow: ((t - 0.5) * length, b * math.sin(math.pi * t), 0), lambda t: (0.095 - 0.045 * t) * min(1, 0.4 + 8 * t, 0.4 + 8 * (1 - t)),
                lambda t, a, s=s: blend(blend(pale, deep, smoothstep(-0.2, 0.5, grain((t * 3, a, 0), 1.2, s))), char, 0.6 * smoothstep(0.86, 1, abs(2 * t - 1))), around=14,
            )
        )
    return made


def parsnips():
    return batons('#EBD9A4', '#C9964A')
