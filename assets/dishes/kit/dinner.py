"""What dinners are made of: meat and poultry, shaped pasta, cooked vegetables, buns, pies and bakes."""

import math
import random

import bpy
import stage
from ingredients import grain, joined, leaf, leaf_material, round_slice, seed_mesh
from kit.forms import boxy, chunks, coat, painted, slices, tube
from mathutils import Matrix, Vector, noise
from stage import blend, linear, smoothstep

uniform = random.uniform


def cells(point, scale, seed):
    """0 in the middle of a cell and 1 where cells meet: florets, berries, crumbly things."""
    near, next_near = noise.voronoi((point[0] * scale + seed * 7.3, point[1] * scale + seed * 3.1, point[2] * scale - seed))[0][:2]
    return 1 - min(1.0, (next_near - near) * 1.6)


# -------------------------------------------------------------- vegetables


def _florets(name, size, crown, deep, stem, scale=2.2):
    """A head of many small heads on a short stalk that narrows below it."""
    made_of = coat(name, roughness=0.6, gloss=0.05, vary=0.15, bump=0.9, bump_scale=9)
    crown, deep, stem = linear(crown), linear(deep), linear(stem)

    def below(p):
        return 1 - smoothstep(-0.55, -0.1, p[2])

    def shape(p, s):
        down = below(p)
        knobs = 1 - 0.34 * cells(p, scale, s) ** 2 + 0.16 * grain(p, 1.3, s) - 0.06 * cells(p, scale * 2.6, s)
        reach = knobs * (1 - down) + (0.34 + 0.05 * grain(p, 3, s)) * down
        flat = 0.8 if p[2] > 0 else 0.8 + 0.75 * down
        return p[0] * size * reach, p[1] * size * reach, p[2] * size * flat * (knobs if p[2] > 0 else 1)

    def tone(p, s):
        tops = blend(crown, deep, min(1, 0.85 * cells(p, scale, s) ** 2 + 0.35 * cells(p, scale * 2.6, s)))
        return blend(tops, stem, smoothstep(0.15, 0.75, below(p)))

    return painted(name, made_of, shape, tone, kinds=5, detail=5)


def broccoli(size=0.25):
    return _florets('broccoli', size, '#5F9A2E', '#2F6118', '#A9C870')


def cauliflower(size=0.24):
    return _florets('cauliflower', size, '#F3E7C6', '#D2B57C', '#EFE6C4')


def spiced_cauliflower(size=0.24):
    return _florets('spiced-cauliflower', size, '#EBBE52', '#A86A1C', '#EBCB78')


def tenderstem(length=0.8):
    """Broccoli on long stems."""
    stem_of = coat('tenderstem', roughness=0.35, gloss=0.3, vary=0.12, bump=0.04)
    green, pale = linear('#7FA83C'), linear('#A9C46A')
    heads = broccoli(0.15)
    made = []
    for i in range(4):
        bow = uniform(-0.08, 0.08)
        stem = tube(
            'stem',
            stem_of,
            lambda t, b=bow: (b * math.sin(math.pi * t), (t - 0.5) * length, 0),
            lambda t: 0.05 - 0.006 * t,
            lambda t, a: blend(green, pale, 0.5 + 0.5 * math.sin(3 * t + a)),
        )
        parts = [(stem, Matrix.Identity(4))]
        for dx, dy, k in ((0, 0.56, 1.0), (-0.1, 0.47, 0.75), (0.1, 0.49, 0.7)):
            tip = Matrix.Translation((dx, dy * length, 0.01)) @ Matrix.Rotation(-1.5 - dx * 5, 4, 'X')
            parts.append((heads[(i + int(k * 4)) % 5], tip @ Matrix.Scale(k, 4)))
        made.append(joined('tenderstem', parts))
    return made


def shreds(colour='#E8EBC8', deep='#BFD08A', length=0.42, thick=0.02, curl=0.9, name='shred'):
    """Shredded cabbage, carrot, ginger: thin curling strips."""
    made_of = coat(name, roughness=0.35, gloss=0.25, vary=0.12, bump=0.03)
    light, dark = linear(colour), linear(deep)
    made = []
    for _ in range(6):
        bend, size, lift, stray = uniform(-curl, curl) or 0.1, length * uniform(0.6, 1.2), uniform(-0.05, 0.1), uniform(0, 6)
        piece = tube(
            name,
            made_of,
            lambda t, b=bend, z=size, u=lift, w=stray: (
                z * math.sin(b * (2 * t - 1)) / (2 * b) if abs(b) > 0.05 else z * (t - 0.5),
                z * (1 - math.cos(b * (2 * t - 1))) / 2 + 0.012 * math.sin(9 * t + w),
                u * math.sin(math.pi * t) + 0.01 * math.sin(7 * t + w),
            ),
            lambda t: thick * max(0.35, math.sin(math.pi * (0.06 + 0.88 * t))) ** 0.5,
            lambda t, a, w=stray: blend(light, dark, smoothstep(-0.3, 0.8, math.sin(4 * t + w) + 0.4 * math.cos(a))),
            around=8,
        )
        made.append(piece)
    return made


def white_cabbage(length=0.45):
    return shreds('#EEF0D2', '#C9D894', length, 0.022, name='white-cabbage')


def red_cabbage(length=0.4):
    return shreds('#8A2A62', '#5E1644', length, 0.024, name='red-cabbage')


def savoy(length=0.45):
    return shreds('#8FBF4E', '#4F8A2C', length, 0.026, name='savoy')


def beansprouts(length=0.38):
    return shreds('#F4F0DC', '#E3E2B4', length, 0.026, curl=1.3, name='beansprout')


def fried_onions(length=0.34):
    return shreds('#A8641E', '#5E2C0C', length, 0.022, curl=1.8, name='fried-onion')


def ginger(length=0.2):
    return shreds('#E9D28A', '#CFAE5A', length, 0.012, curl=0.4, name='ginger')


def matchsticks(colour='#E8761E', deep='#C85A10', length=0.5, fat=0.026):
    return chunks('matchstick', (length / 2, fat, fat * 0.92), colour, deep, corner=7, rough=0.06, browned=0.5, kinds=5, bump=0.04)


def cucumber_sticks(length=0.5):
    return chunks('cucumber-stick', (length / 2, 0.04, 0.036), '#D5E4A8', '#5A9034', corner=7, rough=0.05, browned=0.55, kinds=5, bump=0.03)


def leek_rings(radius=0.17):
    flesh = coat('leek', roughness=0.35, gloss=0.35, bump=0.05)
    pale, green, line = linear('#EEF0C0'), linear('#8DB548'), linear('#B9D078')

    def colour(r, a, s):
        tone = blend(pale, green, smoothstep(0.35, 1.0, r) * (0.55 + 0.4 * (s % 3) / 2))
        return blend(tone, line, 0.8 * smoothstep(0.6, 0.95, math.cos(r * 26 + 0.6 * math.sin(2 * a + s))))

    return slices('leek', flesh, radius, colour, thickness=0.08)


def mangetout(length=0.36, plump=0.045):
    """Flat pods; plumper for sugar snaps."""
    skin = coat('mangetout', roughness=0.3, gloss=0.35, vary=0.15, bump=0.03)
    green, deep = linear('#7DB234'), linear('#4F8A22')

    def shape(p, s):
        x, y, z = p
        beans = max(0, math.cos(x * 10.5)) * (1 - x * x)
        wide = (1 - x * x * x * x) ** 0.5 if abs(x) < 1 else 0
        return x * length, y * length * 0.26 * (0.4 + 0.6 * wide) + 0.05 * x * x, z * plump * (0.7 + 0.6 * beans)

    return painted('mangetout', skin, shape, lambda p, s: blend(green, deep, 0.5 + 0.6 * grain(p, 2, s)), kinds=4, detail=4)


def sugar_snaps(length=0.36):
    return mangetout(length, 0.075)


def pepper_squares(colour='#C4210F', deep='#8E1408', size=0.15):
    return chunks('pepper-square', (size, size * 0.9, size * 0.28), colour, deep, corner=5, rough=0.25, browned=0.5, gloss=0.55, bump=0.05)


def tomato_dice(size=0.09):
    return chunks('tomato-dice', (size, size, size * 0.75), '#D8391A', '#A81C0A', corner=5, rough=0.2, browned=0.5, gloss=0.6, bump=0.05)


def tomato_slices(radius=0.42):
    flesh = coat('tomato-slice', roughness=0.2, gloss=0.5, bump=0.05)
    wall, jelly, skin, core, pip = (linear(c) for c in ('#D8452A', '#B42A12', '#A8160A', '#E58A66', '#E8B45E'))

    def colour(r, a, s):
        lobe = smoothstep(0.2, 0.5, abs(math.sin(2.5 * a + s))) * smoothstep(0.22, 0.32, r) * (1 - smoothstep(0.74, 0.82, r))
        seeds = smoothstep(0.5, 0.8, math.sin(r * 17) * math.sin(a * 17 + s))
        tone = blend(blend(wall, core, 1 - smoothstep(0.1, 0.3, r)), blend(jelly, pip, 0.7 * seeds), lobe)
        return blend(tone, skin, smoothstep(0.94, 0.98, r))

    return slices('tomato-slice', flesh, radius, colour, thickness=0.06, rings=40, segments=120)


def gherkins(radius=0.16):
    flesh = coat('gherkin', roughness=0.25, gloss=0.5, bump=0.05)
    pale, green, skin = linear('#BFC06A'), linear('#8E9C3A'), linear('#4E5E1A')

    def colour(r, a, s):
        tone = blend(pale, green, smoothstep(0.3, 0.8, r) * (0.7 + 0.3 * math.cos(3 * a + s)))
        return blend(tone, skin, smoothstep(0.9, 0.96, r))

    return slices('gherkin', flesh, radius, colour, thickness=0.05)


def radishes(radius=0.17):
    flesh = coat('radish', roughness=0.3, gloss=0.35, bump=0.03)
    white, pink = linear('#F8F2EC'), linear('#C81E4A')

    def colour(r, a, s):
        rays = 0.12 * smoothstep(0.4, 1, math.cos(14 * a + s)) * smoothstep(0.2, 0.7, r)
        return blend(blend(white, pink, rays), pink, smoothstep(0.9, 0.95, r))

    return slices('radish', flesh, radius, colour, thickness=0.03)


def wedges(length=0.62, colour='#DE7A26', deep='#8E3C10'):
    """Sweet potato wedges, roasted: dark along their edges."""
    made_of = coat('wedge', roughness=0.4, gloss=0.3, vary=0.12, bump=0.25, bump_scale=12)
    light, dark = linear(colour), linear(deep)

    def shape(p, s):
        x, y, z = boxy(p, 4)
        lump = 1 + 0.08 * grain(p, 1.3, s)
        slim = 1 - 0.45 * x * x
        return x * length * lump, y * 0.16 * slim * (1 - 0.55 * z) * lump, z * 0.13 * slim * lump + 0.06 * x * x

    def tone(p, s):
        patch = smoothstep(-0.05, 0.5, grain(p, 2.0, s + 5))
        return blend(light, dark, max(0.75 * patch, 0.9 * smoothstep(0.75, 1.0, abs(p[0])), 0.6 * smoothstep(0.6, 0.9, p[2])))

    return painted('wedge', made_of, shape, tone, kinds=6, detail=5)


def aubergine_slices(radius=0.34):
    flesh = coat('aubergine-slice', roughness=0.4, gloss=0.35, bump=0.2)
    pale, brown, skin = linear('#C9A65E'), linear('#7A4A1E'), linear('#2A1526')

    def colour(r, a, s):
        p = (r * math.cos(a), r * math.sin(a), 0)
        return blend(blend(pale, brown, smoothstep(-0.2, 0.4, grain(p, 2.2, s))), skin, smoothstep(0.92, 0.97, r))

    return slices('aubergine-slice', flesh, radius, colour, thickness=0.09)


def kale(size=1.0):
    """Cooked kale: dark, tightly ruffled."""
    made_of = leaf_material('kale', gloss=0.35)
    return [
        leaf(
            made_of,
            size * uniform(0.5, 0.7),
            size * uniform(0.16, 0.24),
            lambda t: max(0.0, math.sin(math.pi * (0.08 + 0.9 * t) ** 0.8)) ** 0.5,
            ('#4E8434', '#1F4A1C'),
            fold=uniform(0.0, 0.4),
            curl=uniform(0.5, 1.6),
            wave=0.085,
            ruffle=uniform(13, 18),
            veins=4,
            edge=lambda t, side, p=uniform(0, 6): 1 + 0.18 * math.sin(31 * t + p + 2 * side),
        )
        for _ in range(6)
    ]


def wilted_spinach(size=0.8):
    made_of = leaf_material('wilted', gloss=0.25)
    return [
        leaf(
            made_of,
            size * uniform(0.4, 0.6),
            size * uniform(0.13, 0.2),
            lambda t: max(0.0, math.sin(math.pi * t**0.6)) ** 0.6,
            ('#3F7A26', '#1E4A18'),
            fold=uniform(-0.6, 0.6),
            curl=uniform(0.6, 2.0),
            wave=0.05,
            ruffle=6,
            veins=4,
        )
        for _ in range(6)
    ]


# ------------------------------------------------------------ fruit and nuts


def _drupes(name, size, light, deep, stretch, count=46):
    """Raspberries and blackberries: little beads all round."""
    skin = coat(name, roughness=0.3, gloss=0.4, vary=0.15, bump=0.05)
    light, deep = linear(light), linear(deep)
    beads = []
    for i in range(count):
        z = 1 - 2 * (i + 0.5) / count
        beads.append(Vector((math.sqrt(1 - z * z) * math.cos(i * 2.4), math.sqrt(1 - z * z) * math.sin(i * 2.4), z)))
    wide = 2.1 / math.sqrt(count)

    def bead(p):
        v = Vector(p)
        return math.sqrt(max(0.0, 1 - min((v - b).length for b in beads) ** 2 / (wide * wide)))

    def shape(p, s):
        r = 0.82 + 0.2 * bead(p) + 0.05 * grain(p, 1, s)
        hollow = 0.45 * smoothstep(0.72, 1.0, p[2])
        return p[0] * size * r, p[1] * size * r, (p[2] * stretch - hollow) * size * r

    return painted(name, skin, shape, lambda p, s: blend(deep, light, bead(p) ** 1.5), kinds=3, detail=5)


def raspberries(size=0.15):
    return _drupes('raspberry', size, '#D8365A', '#8E1230', 1.05)


def blackberries(size=0.16):
    return _drupes('blackberry', size, '#3A2440', '#120A18', 1.15, 40)


def strawberry_slices(size=0.24):
    """Cut lengthwise: white core, red towards the skin, a heart's outline."""
    flesh = coat('strawberry', roughness=0.25, gloss=0.45, bump=0.06)
    core, red, skin, seed = linear('#F6C4AE'), linear('#DE3A2A'), linear('#B0140E'), linear('#E8C468')

    def outline(a, s):
        y = math.sin(a)
        return (0.86 + 0.14 * y) * (1 - 0.12 * math.exp(-(((a - math.pi / 2) / 0.3) ** 2))) * (1 + 0.02 * math.sin(3 * a + s))

    def colour(r, a, s):
        tone = blend(core, red, smoothstep(0.15, 0.6, r + 0.06 * math.sin(7 * a + s)))
        tone = blend(tone, core, 0.35 * smoothstep(0.6, 1, math.cos(11 * a)) * (1 - smoothstep(0.5, 0.8, r)))
        tone = blend(tone, skin, smoothstep(0.82, 0.93, r))
        return blend(tone, seed, 0.6 * smoothstep(0.85, 1, math.cos(17 * a + s)) * smoothstep(0.93, 0.97, r))

    return slices('strawberry', flesh, size, colour, outline=outline, thickness=0.07, dome=0.03)


def strawberries(size=0.24):
    """Whole: pitted with pale seeds."""
    skin = coat('strawberry-skin', roughness=0.25, gloss=0.5, bump=0.03)
    red, deep, seed = linear('#CE2214'), linear('#98120A'), linear('#E2BC5A')

    def pip(p):
        return smoothstep(0.80, 0.95, math.sin(p[2] * 15) * math.sin(math.atan2(p[1], p[0]) * 8 + 1.57 * (int(p[2] * 4.8 + 9) % 2)))

    def shape(p, s):
        slim = 0.62 + 0.38 * smoothstep(-1.0, 0.35, p[2])
        r = (1 + 0.05 * grain(p, 1, s)) * (1 - 0.05 * pip(p))
        return p[0] * size * slim * r, p[1] * size * slim * r, p[2] * size * 1.15 * r

    return painted('whole-strawberry', skin, shape, lambda p, s: blend(blend(red, deep, 0.5 + grain(p, 1.5, s)), seed, 0.8 * pip(p)), kinds=3, detail=5)


def prunes(size=0.2):
    skin = coat('prune', roughness=0.25, gloss=0.5, vary=0.1, bump=0.5, bump_scale=7)
    dark, light = linear('#22100E'), linear('#4E2A22')
    return painted(
        'prune',
        skin,
        lambda p, s: tuple(c * size * k * (1 - 0.25 * abs(grain(p, 1.8, s)) + 0.12 * grain(p, 1, s)) for c, k in zip(p, (1.2, 0.85, 0.6))),
        lambda p, s: blend(dark, light, smoothstep(0.0, 0.3, abs(grain(p, 1.8, s)))),
        kinds=4,
        detail=5,
    )


def cashews(size=0.12):
    """Toasted: kidneys, thick at one end."""
    nut = coat('cashew', roughness=0.45, gloss=0.15, vary=0.1, bump=0.06)
    pale, gold = linear('#EFD29A'), linear('#C08A3E')
    return [
        tube(
            'cashew',
            nut,
            lambda t, k=arc: (size * math.cos(k * (t - 0.5)) - size * 0.6, size * 1.1 * math.sin(k * (t - 0.5)), 0),
            lambda t: 0.52 * size * (0.75 + 0.35 * t) * max(0.02, math.sin(math.pi * (0.03 + 0.94 * t))) ** 0.45,
            lambda t, a, k=arc: blend(pale, gold, smoothstep(-0.4, 0.9, math.sin(5 * t + k) + 0.5 * math.cos(a))),
            around=16,
        )
        for arc in (uniform(2.0, 2.6) for _ in range(4))
    ]


def pine_nuts():
    return seed_mesh('pine-nut', '#E4BE7A', (0.075, 0.034, 0.03), 0.2)


def crumbs(colour='#D9A048', deep='#9C5E1C', size=0.035):
    """Crisp breadcrumbs."""
    return chunks('crumb', (size, size * 0.8, size * 0.7), colour, deep, corner=3, rough=0.7, browned=0.7, gloss=0.0, bump=0.4)


# ------------------------------------------------------------------- pasta


def _pasta_coat(name):
    return coat(name, roughness=0.3, gloss=0.4, vary=0.1, bump=0.03), linear('#F4D488'), linear('#E2B254')


def penne(length=0.42, colours=None):
    """Tubes cut on the slant."""
    pasta, light, deep = _pasta_coat('penne')
    if colours:
        light, deep = (linear(c) for c in colours)
    made = []
    for seed in range(4):
        bow = uniform(-0.02, 0.02)
        piece = tube(
            'penne',
            pasta,
            lambda t, b=bow: ((t - 0.5) * length, b * math.sin(math.pi * t), 0),
            lambda t: 0.074,
            lambda t, a, s=seed: blend(light, deep, 0.5 + 0.3 * math.cos(a * 9) + 0.4 * grain((t * 2, a, 0), 1, s)),
            around=24,
            hollow=0.76,
        )
        for vertex in piece.vertices:
            vertex.co.x += 0.75 * vertex.co.z
        made.append(piece)
    return made


def orecchiette(radius=0.17):
    """Little ears: thick-rimmed cups with a rough hollow."""
    pasta, light, deep = _pasta_coat('orecchiette')

    def side(s, below):
        return round_slice(
            'orecchiette',
            pasta,
            lambda a: radius * (1 + 0.07 * math.sin(2 * a + s) + 0.03 * math.sin(5 * a)),
            lambda r, a: 0.075 * r * r + 0.02 * grain((r * math.cos(a), r * math.sin(a), 0), 3, s) * (1 - r**6) - below * (1 - r**8),
            lambda r, a: blend(deep, light, smoothstep(0.2, 0.7, r + 0.3 * grain((r * math.cos(a), r * math.sin(a), 0), 4, s))),
            rings=20,
            segments=48,
        )

    return [joined('orecchiette', [(side(s, 0.0), Matrix.Identity(4)), (side(s, 0.05), Matrix.Identity(4))]) for s in range(5)]


# -------------------------------------------------------------------- meat


def meat_chunks(size=0.24, light='#8E4A26', deep='#4E2210', gloss=0.55):
    """Diced lamb or beef that has braised until it threads."""
    return chunks('meat', (size * 1.1, size * 0.85, size * 0.75), light, deep, corner=3.2, rough=0.32, browned=0.75, gloss=gloss, bump=0.4)


def beef_strips(length=0.4, light='#8A4A2A', deep='#42200F'):
    """Thin slices, seared and curled."""
    made_of = coat('beef-strip', roughness=0.35, gloss=0.5, vary=0.15, bump=0.3, bump_scale=12)
    light, deep = linear(light), linear(deep)

    def shape(p, s):
        x, y, z = boxy(p, 4)
        lump = 1 + 0.18 * grain(p, 1.3, s)
        return x * length * 0.62 * lump, y * 0.15 * lump, z * 0.05 + 0.10 * math.sin(2.2 * x + s) + 0.05 * y * math.sin(2 * x + 2 * s)

    def tone(p, s):
        thread = 0.5 + 0.5 * grain((p[0] * 1.5, p[1] * 6, p[2]), 1.5, s)
        return blend(light, deep, 0.35 * thread + 0.65 * smoothstep(-0.1, 0.5, grain(p, 1.7, s + 3)))

    return painted('beef-strip', made_of, shape, tone, kinds=6, detail=5)


def chicken_strips(length=0.4):
    return beef_strips(length, '#EBCFA0', '#C08A48')


def steak_slices(length=0.5, deep='#44200F', flesh='#B4504A', middle='#C8433E'):
    """Cut across the grain: browned outside, pink within."""
    made_of = coat('steak-slice', roughness=0.32, gloss=0.4, vary=0.06, bump=0.25, bump_scale=14)
    rim, grey, pink, heart = linear(deep), linear('#96604A'), linear(flesh), linear(middle)

    def colour(r, a, s):
        x, y = r * math.cos(a), r * math.sin(a)
        thread = 0.5 + 0.5 * grain((x * 2.5, y * 9, 0), 1.6, s)
        tone = blend(blend(heart, pink, smoothstep(0.1, 0.55, r)), linear('#A8584A'), 0.35 * thread)
        tone = blend(tone, grey, smoothstep(0.62, 0.84, r))
        return blend(tone, rim, smoothstep(0.88, 0.97, r))

    return slices(
        'steak-slice',
        made_of,
        length,
        colour,
        outline=lambda a, s: (abs(math.cos(a)) ** 3.5 + abs(math.sin(a) / 0.42) ** 3.5) ** (-1 / 3.5) * (1 + 0.03 * math.sin(3 * a + s)),
        thickness=0.15,
        kinds=5,
        rings=40,
        segments=120,
    )


def chicken_thighs(length=0.58, skin='#CE8A34', brown='#8E4A14', char='#43200C', charred=0.5):
    """Roasted on the bone, skin up: blistered, dark where it caught."""
    made_of = coat('thigh', roughness=0.32, gloss=0.45, vary=0.08, bump=0.45, bump_scale=9)
    skin, brown, char = linear(skin), linear(brown), linear(char)

    def shape(p, s):
        x, y, z = p
        lump = 1 + 0.12 * grain(p, 1.1, s) + 0.035 * grain(p, 4.5, s) + 0.012 * grain(p, 10, s)
        wide = 0.62 + 0.40 * smoothstep(-1.0, 0.5, x)
        slash = 0.05 * math.exp(-(((x + 0.25) / 0.06) ** 2)) + 0.05 * math.exp(-(((x - 0.3) / 0.06) ** 2))
        return x * length * 1.15 * lump, y * length * 0.85 * wide * lump, z * length * 0.42 * lump * (1 if z > 0 else 0.5) - charred * slash * (z > 0.2)

    def tone(p, s):
        base = blend(skin, brown, smoothstep(-0.25, 0.45, grain(p, 1.6, s + 4) + 0.4 * grain(p, 5, s)))
        return blend(base, char, charred * smoothstep(0.02, 0.45, grain(p, 2.3, s + 9) + 0.3 * grain(p, 7, s)))

    return painted('thigh', made_of, shape, tone, kinds=4, detail=6)


def jerk_thighs(length=0.58):
    return chicken_thighs(length, '#8A4A1C', '#4E240E', '#1E0F0A', 0.85)


def boneless_thighs(size=0.42):
    """Halved thigh pieces, fried with paprika."""
    return chunks('boneless', (size, size * 0.7, size * 0.45), '#D8803A', '#8E3F10', corner=2.7, rough=0.3, browned=0.8, gloss=0.45, bump=0.3)


def meatballs(size=0.24):
    return chunks('meatball', (size, size, size * 0.95), '#A8683A', '#5E2E14', corner=2.0, rough=0.14, browned=0.85, gloss=0.45, unlike=0.07, bump=0.45)


def lamb_cutlets(size=0.36):
    """An eye of meat with its rim of fat, on a long curved bone."""
    meat = coat('cutlet', roughness=0.35, gloss=0.45, vary=0.06, bump=0.3, bump_scale=11)
    bone_of = coat('bone', roughness=0.5, gloss=0.1, bump=0.1)
    brown, dark, bar, fat, gold = (linear(c) for c in ('#8A4A2C', '#552812', '#28130B', '#E6BE80', '#B0702C'))
    made = []
    for s in range(3):

        def shape(p, _, s=s):
            x, y, z = boxy(p, 2.6)
            lump = 1 + 0.07 * grain(p, 1.2, s)
            return x * size * (1.15 + 0.12 * y) * lump, y * size * (0.92 - 0.28 * x) * lump - 0.22 * size * x, z * 0.15 * lump

        def tone(p, _, s=s):
            base = blend(brown, dark, smoothstep(-0.25, 0.4, grain(p, 2, s)))
            base = blend(base, bar, 0.8 * smoothstep(0.7, 0.9, math.cos((p[0] + 0.6 * p[1]) * 9)) * smoothstep(0.2, 0.7, p[2]))
            rim = smoothstep(0.80, 0.92, math.hypot(p[0], p[1])) * smoothstep(0.1, -0.5, p[0])
            return blend(base, blend(fat, gold, smoothstep(-0.3, 0.3, grain(p, 3, s))), rim)

        eye = painted('eye', meat, shape, tone, kinds=1, detail=5)[0]
        bone = tube(
            'bone',
            bone_of,
            lambda t: (size * (0.6 + 2.6 * t), -0.12 * size - 0.75 * size * t * t, 0.0),
            lambda t: 0.075 - 0.02 * math.sin(math.pi * t) if t > 0.25 else 0.085,
            lambda t, a, s=s: blend(linear('#8A4A2C'), linear('#E9D6B0'), smoothstep(0.1, 0.45, t)) if t < 0.96 else linear('#B9905E'),
            around=14,
        )
        made.append(joined('cutlet', [(eye, Matrix.Identity(4)), (bone, Matrix.Identity(4))]))
    return made


def turkey_mince(size=0.075):
    return chunks('turkey-mince', (size, size * 0.85, size * 0.75), '#D6A468', '#8E5422', corner=2.6, rough=0.6, browned=0.75, gloss=0.3)


# ---------------------------------------------------------- buns and burgers


def _disc(name, made_of, radius, height, tone, seed=0, soft=0.45, wobble=0.02, rough=0.0):
    """A thick round with soft edges, lying on z = 0."""

    def shape(p, _):
        x, y, z = p
        out, angle = math.hypot(x, y), math.atan2(y, x)
        reach = radius * (1 + wobble * math.sin(2 * angle + seed) + wobble * math.sin(5 * angle + 2 * seed)) / max(out, 1e-6)
        wide = min(1.0, out) ** 0.55
        lump = rough * grain((x * wide, y * wide, z), 4, seed)
        return x * reach * wide * (1 + lump), y * reach * wide * (1 + lump), (math.copysign(min(abs(z) ** soft, 1), z) + 1) * height / 2 + lump * 0.2

    return painted(name, made_of, shape, lambda p, _: tone(p), kinds=1, detail=6 if rough else 5)[0]


def _bun(radius, seed):
    crust = coat('bun', roughness=0.28, gloss=0.35, vary=0.04, bump=0.06, bump_scale=7)
    brown, gold, pale, crumb = linear('#A8611C'), linear('#D0913A'), linear('#E9C078'), linear('#F0DDB0')

    def top_shape(p, _):
        x, y, z = p
        wide = radius * 1.04 * (1 + 0.015 * math.sin(3 * math.atan2(y, x) + seed))
        return x * wide, y * wide, (0.40 * radius * 1.5 * z if z > 0 else 0.05 * z) + 0.015 * grain(p, 1.5, seed)

    def top_tone(p, _):
        base = blend(gold, brown, smoothstep(0.25, 0.9, p[2] + 0.25 * grain(p, 1.4, seed)))
        return blend(crumb, blend(pale, base, smoothstep(0.05, 0.3, p[2])), smoothstep(-0.1, 0.0, p[2]))

    top = painted('bun-top', crust, top_shape, top_tone, kinds=1, detail=5)[0]
    base = _disc('bun-base', crust, radius, 0.22, lambda p: blend(gold, crumb, smoothstep(0.2, 0.7, p[2])), seed)
    return top, base


def _patty(radius, height, seed, light='#7A4022', dark='#3E1C0C'):
    meat = coat('patty', roughness=0.4, gloss=0.4, vary=0.04, bump=0.7, bump_scale=9)
    light, dark = linear(light), linear(dark)
    return _disc(
        'patty', meat, radius, height, lambda p: blend(light, dark, smoothstep(-0.2, 0.5, grain(p, 3.5, seed))), seed, wobble=0.025, rough=0.07
    )


def _draped(radius, size, colour='#F2A828'):
    """A square of cheese that has melted over the edge of what it lies on."""
    made_of = coat('cheese-slice', roughness=0.25, gloss=0.4, vary=0.02, bump=0.02)
    steps = 32
    vertices = []
    for i in range(steps + 1):
        for j in range(steps + 1):
            x, y = (2 * i / steps - 1) * size, (2 * j / steps - 1) * size
            out = math.hypot(x, y)
            over = max(0.0, out - radius * 0.97)
            pull = (radius + 0.02 + 0.15 * over) / out if over > 0.05 else 1
            vertices.append((x * min(1, pull), y * min(1, pull), 0.025 - 0.75 * over))
    row = steps + 1
    faces = [(i * row + j, (i + 1) * row + j, (i + 1) * row + j + 1, i * row + j + 1) for i in range(steps) for j in range(steps)]
    made = stage.mesh('cheese-slice', vertices, faces, made_of)
    stage.paint(made, 'tone', [linear(colour)] * len(vertices))
    return made


def _ruffled(radius, seed, colours=('#B4D46A', '#6FA636'), cup=0.0, kind='frill'):
    """A round lettuce leaf with a frilled rim; with `cup` it holds what lies in it."""
    made_of = leaf_material(kind, gloss=0.35)
    pale, green = (linear(c) for c in colours)
    return round_slice(
        kind,
        made_of,
        lambda a: radius * (1 + 0.06 * math.sin(3 * a + seed) + 0.04 * math.sin(11 * a)),
        lambda r, a: cup * r**2.6
        + 0.09 * r**3 * math.sin(9 * a + seed) * (1 - 0.4 * cup)
        + 0.05 * r**4 * math.sin(17 * a + 2 * seed)
        + 0.03 * grain((r * math.cos(a), r * math.sin(a), 0), 2.5, seed),
        lambda r, a: blend(pale, green, smoothstep(0.3, 1.0, r + 0.2 * math.sin(7 * a + seed) * r)),
        rings=34,
        segments=150,
    )


def _flat(part, x, y, z, turn=0.0, tilt=0.0):
    return part, Matrix.Translation((x, y, z)) @ Matrix.Rotation(tilt, 4, 'X') @ Matrix.Rotation(turn, 4, 'Z')


def burgers(radius=0.78, kinds=2):
    """Beef burger: bun, lettuce, tomato, burger with melted Cheddar, gherkins, bun."""
    made = []
    seeds = seed_mesh('sesame', '#F0DDB0', (0.04, 0.025, 0.014))[0]
    for s in range(kinds):
        top, base = _bun(radius, s)
        parts = [_flat(base, 0, 0, 0), _flat(_ruffled(radius * 1.16, s), 0, 0, 0.27)]
        for i, piece in enumerate(tomato_slices(0.46)[:3]):
            a = i * math.tau / 3 + 0.5 + s
            parts.append(_flat(piece, 0.36 * math.cos(a), 0.36 * math.sin(a), 0.37 + 0.012 * i, a, 0.03))
        parts.append(_flat(_patty(radius * 0.98, 0.30, s), 0, 0, 0.39))
        parts.append(_flat(_draped(radius, radius * 0.98), 0, 0, 0.70, 0.35 + s * 0.6))
        for i, piece in enumerate(gherkins(0.2)[:4]):
            a = i * math.tau / 4 + 0.9 + s
            parts.append(_flat(piece, 0.48 * math.cos(a), 0.48 * math.sin(a), 0.79, a, 0.02))
        parts.append(_flat(top, 0, 0, 0.82, 1.0, 0.05))
        for i in range(46):
            a, r = i * 2.4, 0.62 * radius * math.sqrt((i + 0.5) / 46)
            z = 0.82 + 0.6 * radius * math.sqrt(max(0, 1 - (r / (radius * 1.04)) ** 2)) + 0.008
            lean = Matrix.Rotation(0.9 * r / radius, 4, Vector((-math.sin(a), math.cos(a), 0)))
            parts.append((seeds, Matrix.Translation((r * math.cos(a), r * math.sin(a) - 0.035, z)) @ lean @ Matrix.Rotation(i * 1.3, 4, 'Z')))
        made.append(joined('burger', parts))
    return made


def turkey_burgers(radius=0.78):
    """Open at the top edge: avocado below, golden burger, a heap of slaw beneath the lid."""
    made = []
    slaw = white_cabbage(0.5) + red_cabbage(0.45) + shreds('#EC8A2E', '#D0661A', 0.4, 0.018, name='carrot-shred')
    green = coat('avocado-mash', roughness=0.35, gloss=0.25, vary=0.03, bump=0.4, bump_scale=7)
    for s in range(2):
        top, base = _bun(radius, s + 3)
        mash = _disc('mash', green, radius * 0.98, 0.12, lambda p, s=s: blend(linear('#B4CC5E'), linear('#86A63A'), 0.5 + 0.6 * grain(p, 3, s)), s, wobble=0.05, rough=0.06)
        patty = _patty(radius * 0.96, 0.34, s + 5, '#D8A058', '#8A5018')
        corn = coat('corn', roughness=0.3, gloss=0.4, vary=0.1, bump=0.02)
        grains = stage.sphere_mesh('corn', corn, 2, lambda x, y, z: (x * 0.07, y * 0.06, z * 0.05))
        stage.paint(grains, 'tone', [linear('#F4C22E')] * len(grains.vertices))
        parts = [_flat(base, 0, 0, 0), _flat(mash, 0, 0, 0.2), _flat(patty, 0, 0, 0.31)]
        for i in range(34):
            a = i * 2.4
            parts.append(_flat(grains, radius * 0.955 * math.cos(a), radius * 0.955 * math.sin(a), 0.40 + 0.16 * ((i * 7) % 10) / 10, a))
        for i in range(130):
            a, r = uniform(0, math.tau), radius * 0.95 * math.sqrt(random.random())
            parts.append(_flat(random.choice(slaw), r * math.cos(a), r * math.sin(a), 0.68 + uniform(0, 0.18) * (1.2 - r), uniform(0, 6), uniform(-0.25, 0.25)))
        parts.append((top, Matrix.Translation((0, 0.04, 0.84)) @ Matrix.Rotation(-0.06, 4, 'X')))
        made.append(joined('turkey-burger', parts))
    return made


def lettuce_burgers(radius=0.7):
    """Beef and melted Cheddar, tomato and gherkin in cupped iceberg leaves."""
    made = []
    for s in range(3):
        iceberg = ('#E4EDB4', '#A9CC62')
        sauce_of = coat('burger-sauce', roughness=0.25, gloss=0.4, vary=0.02, bump=0.03)
        sauce = _disc('burger-sauce', sauce_of, 0.3, 0.07, lambda p: linear('#EFD9A0'), s, wobble=0.09)
        parts = [
            _flat(_ruffled(radius * 1.5, s + 1, iceberg, 0.62, 'iceberg'), 0, 0.05, 0.02, 0.4 + s),
            _flat(_ruffled(radius * 1.32, s + 5, iceberg, 0.55, 'iceberg'), 0.03, -0.02, 0.06, 2.5 + s),
            _flat(_patty(radius, 0.28, s), 0, 0, 0.10),
            _flat(_draped(radius, radius * 0.92), 0, 0, 0.39, 0.5 + s),
            _flat(sauce, 0.05, 0.02, 0.40),
        ]
        slices_ = tomato_slices(0.36)
        parts += [_flat(slices_[s], -0.18, 0.1, 0.50, s, 0.06), _flat(slices_[s + 1], 0.24, 0.12, 0.52, s + 1, 0.08)]
        rounds = gherkins(0.18)
        parts += [_flat(rounds[s], 0.05, -0.26, 0.53, s, 0.12), _flat(rounds[s + 1], -0.26, -0.2, 0.52, s, 0.1)]
        made.append(joined('lettuce-burger', parts))
    return made


def tortillas(radius=0.82, rise=0.62, light='#F0DDB0', brown='#B4783A', thickness=0.03):
    """Small soft tortillas whose two sides rise: gutters that hold a filling along x."""
    made_of = coat('tortilla', roughness=0.6, gloss=0.0, vary=0.06, bump=0.15, bump_scale=11)
    light, brown = linear(light), linear(brown)

    def blister(r, a, s):
        p = (r * math.cos(a), r * math.sin(a), 0)
        return smoothstep(0.18, 0.42, grain(p, 4.2, s) + 0.3 * grain(p, 11, s))

    def sheet(s, below):
        """The upper side, or the lower one, which meets it at the rim."""
        return round_slice(
            'tortilla',
            made_of,
            lambda a: radius * (1 + 0.015 * math.sin(3 * a + s)),
            lambda r, a: 0.012 * grain((r * math.cos(a), r * math.sin(a), 0), 4, s) - below * (1 - r**8),
            lambda r, a: blend(light, brown, 0.75 * blister(r, a, s)),
            rings=36,
            segments=120,
        )

    made = []
    ring = radius / 1.32
    for s in range(4):
        disc = joined('tortilla', [(sheet(s, 0.0), Matrix.Identity(4)), (sheet(s, thickness), Matrix.Identity(4))])
        for vertex in disc.vertices:
            x, y, z = vertex.co
            bend = max(-1.5, min(1.5, y / ring))
            narrow = 1.06 - 0.2 * rise * abs(math.sin(bend))
            vertex.co = (x, (ring - z) * math.sin(bend) * narrow, (ring - (ring - z) * math.cos(bend)) * rise * 1.6)
        made.append(disc)
    return made


# ------------------------------------------------------------------- bakes


def pie_lid(wide=1.15, deep=0.82, radius=1.79):
    """Puff pastry over an oval dish: glazed, domed, crimped at the rim, two slits for steam."""
    pastry = coat('pastry', roughness=0.35, gloss=0.3, vary=0.02, bump=0.22, bump_scale=8)
    pale, gold, brown, dark = (linear(c) for c in ('#EBC482', '#D3933A', '#A55E1A', '#4A2410'))

    def outline(a):
        return ((abs(math.cos(a)) / wide) ** 2 + (abs(math.sin(a)) / deep) ** 2) ** -0.5

    def at(r, a):
        reach = r * radius * outline(a)
        return reach * math.cos(a), reach * math.sin(a)

    def slit(r, a):
        x, y = at(r, a)
        return max(
            math.exp(-(((x + off + 0.25 * y) / 0.06) ** 2)) * smoothstep(0.42, 0.28, abs(y)) for off in (-0.28, 0.28)
        )

    def height(r, a):
        x, y = at(r, a)
        dome = 0.30 * (1 - smoothstep(0.25, 0.9, r)) + 0.045 * noise.noise((x * 1.5, y * 1.5, 3)) * (1 - r)
        crimp = 0.075 * abs(math.sin(21 * a)) * smoothstep(0.86, 0.93, r)
        flakes = 0.012 * noise.noise((x * 5, y * 5, 1))
        return dome + crimp + flakes - 0.12 * slit(r, a) - 0.12 * smoothstep(0.96, 1, r) - 0.05 * math.exp(-(((r - 0.86) / 0.03) ** 2))

    def colour(r, a):
        x, y = at(r, a)
        patch = noise.noise((x * 1.6, y * 1.6, 7)) + 0.5 * noise.noise((x * 5, y * 5, 2))
        tone = blend(gold, brown, smoothstep(-0.3, 0.5, patch))
        tone = blend(tone, pale, 0.6 * smoothstep(0.1, 0.5, noise.noise((x * 3, y * 3, 11))))
        tone = blend(tone, brown, 0.6 * smoothstep(0.6, 1, abs(math.sin(21 * a))) * smoothstep(0.88, 0.94, r))
        return blend(tone, dark, 0.85 * smoothstep(0.4, 0.9, slit(r, a)))

    return [round_slice('pie-lid', pastry, lambda a: radius * outline(a), height, colour, rings=110, segments=420, thickness=0.08)]


def _layered(name, bands, wide, deep, tall, top, top_brown, seed=0, oozing=0.05):
    """A cut square of a bake: `bands` are (share of height, colour), wavy and of uneven thickness, a browned top."""
    made_of = coat(name, roughness=0.4, gloss=0.35, vary=0.03, bump=0.3, bump_scale=9)
    top, top_brown = linear(top), linear(top_brown)
    edges, low = [], 0.0
    for share, colour in bands:
        low += share
        edges.append((low, linear(colour)))

    def shape(p, s):
        x, y, z = boxy(p, 11)
        level = (z + 1) / 2
        wave = 0.05 * noise.noise((x * 2.2, y * 2.2, seed)) * level
        ooze = 1 + oozing * noise.noise((x * 3, y * 3, z * 5 + seed)) + oozing * 0.6 * math.sin(z * 17 + seed)
        return x * wide * ooze, y * deep * ooze, level * tall + wave * 2 * (1 if z > 0.9 else 0.6)

    def tone(p, s):
        x, y, z = boxy(p, 11)
        if z > 0.93:
            patch = noise.noise((x * 2.4, y * 2.4, seed)) + 0.6 * noise.noise((x * 7, y * 7, seed))
            return blend(top, top_brown, 0.9 * smoothstep(-0.1, 0.5, patch))
        level = (z + 1) / 2 + 0.035 * noise.noise((x * 2, y * 2, seed + 3)) + 0.018 * noise.noise((x * 7, y * 7, z))
        for (edge, colour), (_, following) in zip(edges, edges[1:] + edges[-1:]):
            if level < edge:
                speck = 0.25 * noise.noise((x * 9, y * 9, z * 9))
                return blend(colour, following, max(0, speck) + smoothstep(edge - 0.02, edge, level) * 0.5)
        return edges[-1][1]

    return painted(name, made_of, shape, tone, kinds=1, detail=7)


def lasagne(wide=1.0, deep=0.78, tall=0.72):
    meat, sheet, white = '#94371A', '#EBC676', '#F2E4C0'
    bands = [(0.04, sheet)]
    for _ in range(3):
        bands += [(0.17, meat), (0.045, white), (0.055, sheet)]
    return _layered('lasagne', bands + [(0.3, '#F3E0AE')], wide, deep, tall, '#F2CE80', '#B4601C')


def moussaka(wide=0.95, deep=0.8, tall=0.78):
    bands = [(0.14, '#E9CF8A'), (0.10, '#4A2638'), (0.02, '#B9A368'), (0.32, '#84401E'), (0.09, '#4A2638'), (0.02, '#B9A368'), (0.35, '#F5E6BC')]
    return _layered('moussaka', bands, wide, deep, tall, '#F4D88E', '#B46A1E', seed=4)


def cheesecake_pots(radius=0.72, tall=1.25):
    """Glasses: biscuit below, pale cream rippled with raspberry above it."""
    glass = stage.film_material('glass', (0.97, 0.98, 0.97), gloss=0.02)
    made_of = coat('pot', roughness=0.35, gloss=0.15, vary=0.0, bump=0.25, bump_scale=13)
    made = []
    outer = [(0, 0), (radius * 0.86, 0), (radius * 0.9, 0.03), (radius, tall), (radius - 0.012, tall + 0.015)]
    biscuit, dark, cream, pink = (linear(c) for c in ('#C08A48', '#8A5626', '#F7F0E0', '#CE3A5E'))
    for s in range(2):
        turned = stage.turned('glass', outer, glass, 96)
        shell = turned.data
        bpy.data.objects.remove(turned)
        rows, around = 40, 120
        vertices, tones, faces = [], [], []
        for i in range(rows + 1):
            z = 0.095 + (tall - 0.22) * i / rows
            for k in range(around):
                a = math.tau * k / around
                r = radius * (0.9 + 0.1 * z / tall) - 0.04
                vertices.append((r * math.cos(a), r * math.sin(a), z))
                border = 0.36 + 0.03 * noise.noise((math.cos(a) * 3, math.sin(a) * 3, s))
                speck = noise.noise((math.cos(a) * 11, math.sin(a) * 11, z * 13 + s))
                ripple = noise.noise((math.cos(a) * 1.6, math.sin(a) * 1.6 + s * 5, z * 3.4)) + 0.3 * noise.noise((math.cos(a) * 5, math.sin(a) * 5, z * 9))
                fill = blend(cream, pink, 0.85 * smoothstep(0.16, 0.34, ripple))
                tones.append(blend(blend(biscuit, dark, smoothstep(0, 0.4, speck)), fill, smoothstep(border - 0.012, border + 0.012, z)))
        for i in range(rows):
            for k in range(around):
                after = (k + 1) % around
                faces.append((i * around + k, i * around + after, (i + 1) * around + after, (i + 1) * around + k))
        wall = stage.mesh('pot', vertices, faces, made_of)
        stage.paint(wall, 'tone', tones)
        top = round_slice(
            'pot-top',
            made_of,
            lambda a: radius * 0.985 - 0.04,
            lambda r, a: tall - 0.13 + 0.04 * (1 - r) + 0.025 * math.cos(7 * r - a) * (1 - r),
            lambda r, a, s=s: blend(cream, pink, 0.8 * smoothstep(0.12, 0.3, noise.noise((r * math.cos(a) * 2, r * math.sin(a) * 2, s + 2)))),
        )
        made.append(joined('cheesecake-pot', [(shell, Matrix.Identity(4)), (wall, Matrix.Identity(4)), (top, Matrix.Identity(4))]))
    return made


def roasted_squares(size=0.15):
    return pepper_squares('#4F8A2C', '#2F5E18', size)


def scrambled_egg(size=0.13):
    """Soft torn curds."""
    return chunks('curd', (size, size * 0.75, size * 0.4), '#F6CE58', '#E0A636', corner=2.5, rough=0.6, browned=0.4, gloss=0.3, bump=0.15)


def ragu_bits(size=0.065):
    return chunks('ragu', (size, size * 0.85, size * 0.75), '#A0452A', '#5E2412', corner=2.6, rough=0.6, browned=0.7, gloss=0.45)


def fried_egg(size=0.62):
    """Flat white with a lacy brown edge, a round yolk."""
    white_of = coat('fried-egg', roughness=0.2, gloss=0.5, vary=0.02, bump=0.04, bump_scale=7)
    white, yolk, lace = linear('#FAF4E6'), linear('#F2A012'), linear('#B8742A')
    made = []
    for s in range(2):

        def edge(a, s=s):
            return 1 + 0.07 * math.sin(2 * a + s) + 0.05 * math.sin(5 * a + 2 * s) + 0.02 * math.sin(13 * a)

        def away(r, a, s=s):
            return math.hypot(r * edge(a) * math.cos(a) - 0.06, r * edge(a) * math.sin(a) - 0.05)

        made.append(
            round_slice(
                'fried-egg',
                white_of,
                lambda a, edge=edge: size * edge(a),
                lambda r, a, away=away, s=s: 0.16 * math.sqrt(max(0, 1 - (away(r, a) / 0.40) ** 2))
                + 0.03 * (1 - smoothstep(0.5, 1.0, r))
                + 0.02 * grain((r * math.cos(a), r * math.sin(a), 0), 3, s),
                lambda r, a, away=away, s=s: blend(
                    blend(yolk, white, smoothstep(0.37, 0.42, away(r, a))),
                    lace,
                    0.7 * smoothstep(0.86, 1.0, r + 0.1 * grain((math.cos(a) * 2, math.sin(a) * 2, 0), 2, s)),
                ),
                rings=48,
                segments=120,
                thickness=0.04,
            )
        )
    return made


def pesto_flecks(size=0.045):
    return chunks('pesto', (size, size * 0.8, size * 0.3), '#4F8A24', '#2F5E14', corner=3, rough=0.7, browned=0.6, gloss=0.4)


def broccoli_bits(size=0.035):
    return chunks('broccoli-bit', (size, size * 0.8, size * 0.7), '#5F9A2E', '#3A6E1C', corner=2.5, rough=0.6, browned=0.6, gloss=0.1)


def tomato_bits(size=0.06):
    return chunks('tomato-bit', (size, size * 0.8, size * 0.5), '#C8320F', '#8E1A08', corner=2.5, rough=0.6, browned=0.6, gloss=0.6)


def potato_cubes(size=0.14):
    return chunks('potato-cube', (size, size * 0.95, size * 0.85), '#EBD28A', '#CFA85A', corner=6, rough=0.12, browned=0.5, gloss=0.25, bump=0.08)


def melted_cheddar(size=0.2):
    """Where grated cheese ran together and browned."""
    return chunks('melted-cheddar', (size, size * 0.8, size * 0.14), '#F0B84A', '#B4701E', corner=2.3, rough=0.5, browned=0.6, gloss=0.4, bump=0.1)


def slaw_carrot(length=0.34):
    return shreds('#EC8A2E', '#D0661A', length, 0.018, name='slaw-carrot')


def chopped_herbs(size=0.034):
    """Parsley or mint under the knife: flat torn flecks."""
    return chunks('chopped-herb', (size, size * 0.75, size * 0.22), '#6DAA35', '#34701E', corner=3, rough=0.8, browned=0.7, gloss=0.2)


def waxy_potatoes(size=0.2):
    """New potatoes boiled in their skins, a little butter on them."""
    skin = coat('waxy-potato', roughness=0.25, gloss=0.55, vary=0.12, bump=0.12, bump_scale=10)
    pale, gold, spot = linear('#E2B964'), linear('#C08E3E'), linear('#8A5E26')

    def tone(p, s):
        base = blend(pale, gold, smoothstep(-0.3, 0.4, grain(p, 1.6, s)))
        return blend(base, spot, 0.8 * smoothstep(0.30, 0.45, grain(p, 5, s + 3)))

    return painted(
        'waxy-potato',
        skin,
        lambda p, s: tuple(c * size * k * (1 + 0.10 * grain(p, 1.0, s)) for c, k in zip(p, (1.25, 0.95, 0.9))),
        tone,
        kinds=6,
        detail=4,
    )


def gravy(size=0.07):
    """What has bubbled up at the side of a pie."""
    return chunks('gravy', (size, size, size * 0.4), '#7A4420', '#4E2810', corner=2.2, rough=0.3, browned=0.5, gloss=0.6)


def shawarma(size=0.2):
    return chunks('shawarma', (size, size * 0.6, size * 0.4), '#D08A3A', '#7A3A10', corner=3, rough=0.35, browned=0.85, gloss=0.35, bump=0.3)


def cocoa_oats():
    return seed_mesh('cocoa-oat', '#7A5234', (0.062, 0.045, 0.014), 0.25)


def ciabatta(size=0.17):
    """Torn and fried."""
    return chunks('ciabatta', (size, size * 0.85, size * 0.75), '#D9A85A', '#7E4612', corner=3.5, rough=0.4, browned=0.7, gloss=0.1, bump=0.6)


def shredded_gem(length=0.4):
    return shreds('#C4DC82', '#7FB23C', length, 0.03, name='shredded-gem')


def half_moons(radius=0.24):
    """Cucumber cut along and across."""
    flesh = coat('half-moon', roughness=0.3, gloss=0.35, bump=0.05)
    pale, seedy, rind = linear('#CFE09A'), linear('#B4CC7A'), linear('#2E5E22')
    outline = lambda a, s: 1.0 if math.sin(a) > -0.05 else 0.05 / max(0.05, -math.sin(a))
    return slices(
        'half-moon',
        flesh,
        radius,
        lambda r, a, s: blend(blend(seedy, pale, smoothstep(0.3, 0.6, r)), rind, smoothstep(0.9, 0.95, r) * smoothstep(0.0, 0.15, math.sin(a))),
        outline=outline,
        thickness=0.06,
    )


def smoked_tofu(size=0.15):
    return chunks('smoked-tofu', (size, size, size * 0.9), '#D9B474', '#7A4416', corner=9, rough=0.06, browned=0.75, unlike=0.1, gloss=0.2)


def mustard_seeds():
    return seed_mesh('mustard', '#8E6420', (0.024, 0.024, 0.022), 0.35)


def griddled_chicken(length=0.46):
    """Slices of a griddled breast: white, its rim dark gold."""
    flesh = coat('griddled-chicken', roughness=0.42, gloss=0.25, vary=0.04, bump=0.15, bump_scale=18)
    white, shade, gold, brown = (linear(c) for c in ('#F0DDB6', '#D9B886', '#C08236', '#7A4214'))

    def colour(r, a, s):
        p = (r * math.cos(a), r * math.sin(a), 0)
        tone = blend(white, shade, smoothstep(-0.1, 0.5, grain((p[0] * 1.5, p[1] * 6, 0), 2, s)))
        rim = blend(gold, brown, smoothstep(-0.2, 0.5, math.cos(a * 11) * 0.6 + grain(p, 3, s)))
        return blend(tone, rim, smoothstep(0.86, 0.93, r))

    return slices(
        'griddled-chicken',
        flesh,
        length,
        colour,
        outline=lambda a, s: (abs(math.cos(a)) ** 2.6 + abs(math.sin(a) / 0.42) ** 2.6) ** (-1 / 2.6) * (1 + 0.03 * math.sin(3 * a + s)),
        thickness=0.16,
        rings=36,
        segments=110,
    )


def orzo():
    """Pasta shaped like fat grains of rice."""
    pasta = stage.material('orzo', linear('#EFD28A'), roughness=0.3, specular=0.5, clearcoat=0.3, vary=0.12)
    return [
        stage.sphere_mesh(
            'orzo', pasta, 3, lambda x, y, z, s=s: (x * 0.105, y * 0.036 * (1 - 0.35 * x * x) + 0.012 * x * x * (s % 3), z * 0.032 * (1 - 0.3 * x * x))
        )
        for s in range(4)
    ]


def squash(size=0.17):
    return chunks('squash', (size, size * 0.95, size * 0.85), '#EE9A2E', '#B0560F', corner=5, rough=0.15, browned=0.6, gloss=0.35, bump=0.15)


def sage():
    """Fried until crisp: grey green, curled."""
    made_of = leaf_material('sage', gloss=0.5)
    return [
        leaf(
            made_of,
            uniform(0.32, 0.46),
            uniform(0.08, 0.12),
            lambda t: max(0.0, math.sin(math.pi * t**0.8)) ** 0.6,
            ('#7C8F56', '#4A6234'),
            fold=uniform(-0.3, 0.4),
            curl=uniform(0.4, 1.3),
            wave=0.018,
            ruffle=8,
            veins=7,
            stem=0.08,
        )
        for _ in range(6)
    ]


def filo(size=0.55):
    """Scrunched sheets of pastry, brown along their crests."""
    pastry = coat('filo', roughness=0.4, gloss=0.25, vary=0.12, bump=0.1, bump_scale=9)
    pale, gold, brown = linear('#F4DA9E'), linear('#E0AC56'), linear('#A8641E')
    made = []
    for s in range(6):

        def crest(x, y, s=s):
            return 1 - abs(noise.noise((x * 2.6 + s * 3, y * 2.6, s))) * 2.2

        def height(r, a, crest=crest):
            x, y = r * math.cos(a), r * math.sin(a)
            return 0.26 * crest(x, y) * (1 - 0.5 * r) + 0.06 * math.sin(9 * a + 4 * r)

        made.append(
            round_slice(
                'filo',
                pastry,
                lambda a, s=s: size * (1 + 0.16 * math.sin(3 * a + s) + 0.10 * math.sin(7 * a + 2 * s)),
                height,
                lambda r, a, crest=crest: blend(
                    blend(pale, gold, smoothstep(0.2, 0.75, crest(r * math.cos(a), r * math.sin(a)))),
                    brown,
                    0.75 * smoothstep(0.85, 1.1, crest(r * math.cos(a), r * math.sin(a)) + 0.2 * r),
                ),
                rings=36,
                segments=110,
            )
        )
    return made


def round_pie(radius=1.45, tall=0.5):
    """A shortcrust pie turned out of its tin: fluted side, crimped rim, a hole for steam."""
    pastry = coat('shortcrust', roughness=0.45, gloss=0.2, vary=0.02, bump=0.25, bump_scale=9)
    pale, gold, brown, dark = (linear(c) for c in ('#EBC888', '#D59A44', '#A5621E', '#5A2E12'))

    def height(r, a):
        x, y = r * math.cos(a), r * math.sin(a)
        dome = 0.14 * (1 - smoothstep(0.2, 0.88, r)) + 0.04 * noise.noise((x * 2.2, y * 2.2, 5)) * (1 - r)
        crimp = 0.10 * smoothstep(0.84, 0.90, r) * (0.55 + 0.45 * abs(math.sin(26 * a)))
        return tall + dome + crimp - 0.12 * smoothstep(0.97, 1.0, r) - 0.2 * (1 - smoothstep(0.035, 0.06, r)) - 0.03 * leaf_line(r, a)

    def leaf_line(r, a):
        return math.exp(-(((abs(math.sin(4 * a)) - 0.0) / 0.10) ** 2)) * smoothstep(0.12, 0.18, r) * (1 - smoothstep(0.5, 0.6, r))

    def colour(r, a):
        x, y = r * math.cos(a), r * math.sin(a)
        patch = noise.noise((x * 2.4, y * 2.4, 7)) + 0.5 * noise.noise((x * 7, y * 7, 2))
        tone = blend(gold, brown, smoothstep(-0.3, 0.5, patch))
        tone = blend(tone, pale, 0.7 * leaf_line(r, a) + 0.35 * smoothstep(0.1, 0.5, noise.noise((x * 4, y * 4, 11))))
        tone = blend(tone, brown, 0.7 * smoothstep(0.6, 1, abs(math.sin(26 * a))) * smoothstep(0.86, 0.92, r))
        return blend(tone, dark, 1 - smoothstep(0.035, 0.07, r))

    pie = round_slice('round-pie', pastry, lambda a: radius * (1 + 0.012 * math.cos(52 * a)), height, colour, rings=100, segments=520, thickness=tall - 0.02)
    for vertex in pie.vertices:
        if vertex.co.z < 0.12:
            vertex.co.x, vertex.co.y, vertex.co.z = vertex.co.x * 0.88, vertex.co.y * 0.88, 0.0
    return [pie]


def wellington(length=1.5, size=0.62):
    """The uncut end: a log of puff pastry, scored slantwise, glazed."""
    pastry = coat('wellington', roughness=0.32, gloss=0.35, vary=0.02, bump=0.15, bump_scale=9)
    pale, gold, brown = linear('#E9BE72'), linear('#CE8A30'), linear('#8E4C14')

    def score(x, y):
        return max(math.exp(-((math.sin(y * 5.4 + k * x * 1.6) / 0.2) ** 2)) for k in (1, -1))

    def shape(p, s):
        x, y, z = boxy(p, 4)
        rough = 1 + 0.015 * grain(p, 4, s)
        cut = 0.035 * score(x, y) * smoothstep(0.2, 0.6, z)
        return x * size * 0.9 * rough, y * length / 2 * rough, (z + 1) * size * 0.62 * rough * (1 - 0.12 * x * x) - cut

    def tone(p, s):
        x, y, z = boxy(p, 4)
        base = blend(gold, brown, smoothstep(-0.3, 0.4, grain(p, 1.8, s) + 0.4 * grain(p, 6, s)))
        return blend(base, pale, 0.65 * score(x, y) * smoothstep(0.1, 0.5, z) + 0.5 * smoothstep(-0.2, -0.8, z))

    return painted('wellington', pastry, shape, tone, kinds=1, detail=7)


def wellington_slices(size=0.62):
    """Pastry round spinach round chopped mushrooms with chestnuts."""
    filling = coat('wellington-slice', roughness=0.55, gloss=0.15, vary=0.03, bump=0.6, bump_scale=13)
    crust, dough, green, mushroom, dark, nut = (linear(c) for c in ('#B06A1E', '#EBCB8A', '#3A6A24', '#6A4630', '#3A2418', '#D9B270'))

    def colour(r, a, s):
        p = (r * math.cos(a), r * math.sin(a), 0)
        core = blend(mushroom, dark, smoothstep(-0.2, 0.4, grain(p, 7, s)))
        core = blend(core, nut, smoothstep(0.30, 0.36, grain(p, 5, s + 3)))
        edge = 0.03 * grain(p, 4, s + 5)
        tone = blend(core, green, smoothstep(0.66, 0.70, r + edge))
        tone = blend(tone, dough, smoothstep(0.78, 0.81, r + edge * 0.5))
        return blend(tone, crust, smoothstep(0.90, 0.96, r))

    outline = lambda a, s: (abs(math.cos(a) / 0.9) ** 3.4 + abs(math.sin(a) / 0.68) ** 3.4) ** (-1 / 3.4) * (1 + 0.015 * math.sin(5 * a + s))
    return slices('wellington-slice', filling, size, colour, outline=outline, thickness=0.24, kinds=4, rings=60, segments=140)


def enchiladas(length=1.25, wide=0.27):
    """Rolled tortillas under sauce, bare at their ends."""
    roll = coat('enchilada', roughness=0.35, gloss=0.4, vary=0.03, bump=0.25, bump_scale=9)
    tortilla, brown, sauce, deep = (linear(c) for c in ('#EBCB8E', '#B07A34', '#C2401A', '#8A2208'))
    made = []
    for s in range(4):

        def shape(p, _, s=s):
            x, y, z = boxy(p, 6)
            lump = 1 + 0.04 * grain((x * 2, y, z), 1.3, s)
            out = math.hypot(y, z)
            k = 1 / max(out, 1e-6) if out > 1 else 1
            return x * length / 2, y * k * wide * lump, z * k * wide * 0.85 * lump + 0.02 * grain((x * 3, y, 0), 2, s)

        def tone(p, _, s=s):
            x, y, z = boxy(p, 6)
            base = blend(tortilla, brown, smoothstep(0.1, 0.5, grain((x * 3, y, z), 3, s)))
            under = blend(sauce, deep, smoothstep(-0.2, 0.4, grain((x * 3, y, z), 2.5, s + 4)))
            return blend(base, under, 1 - smoothstep(0.58, 0.72, abs(x) + 0.15 * grain((x, y * 3, z), 2, s)))

        made += painted('enchilada', roll, shape, tone, kinds=1, detail=5)
    return made


def filled_potatoes(size=0.62):
    """Baked halves: a brown skin, mash with leeks and cheese heaped in it and browned."""
    flesh = coat('filled-potato', roughness=0.5, gloss=0.15, vary=0.04, bump=0.45, bump_scale=10)
    skin, dark, mash, gold, brown, leek = (linear(c) for c in ('#8A5A2C', '#4E2C12', '#EBCB7A', '#D08A2A', '#8A4A12', '#7FA83A'))

    def shape(p, s):
        x, y, z = p
        lump = 1 + 0.05 * grain(p, 1.2, s)
        heap = (0.40 + 0.16 * (1 - x * x) * (1 - y * y) + 0.10 * grain(p, 3, s) + 0.05 * grain(p, 7, s)) if z > 0.3 else z
        return x * size * 1.25 * lump, y * size * 0.78 * lump, heap * size * 0.62

    def tone(p, s):
        inside = smoothstep(0.30, 0.36, p[2])
        patch = grain(p, 2.2, s + 6) + 0.6 * grain(p, 6, s)
        top = blend(blend(mash, gold, smoothstep(-0.3, 0.2, patch)), brown, 0.85 * smoothstep(0.15, 0.6, patch))
        top = blend(top, leek, 0.8 * smoothstep(0.36, 0.42, grain(p, 8, s + 2)))
        return blend(blend(skin, dark, smoothstep(-0.2, 0.4, grain(p, 3, s))), top, inside)

    return painted('filled-potato', flesh, shape, tone, kinds=4, detail=6)


def goats_cheese(size=0.2):
    return chunks('goats-cheese', (size, size * 0.85, size * 0.4), '#F6EEDA', '#DDB468', corner=2.6, rough=0.5, browned=0.45, gloss=0.15, bump=0.3)


def parsnips(length=0.6):
    return chips_like('parsnip', length, '#EBCF8A', '#A8681E')


def chips_like(name, length, light, deep):
    return chunks(name, (length / 2, 0.085, 0.075), light, deep, corner=6, rough=0.08, browned=0.6, kinds=5, gloss=0.3)


def lemon_zest(length=0.12):
    return shreds('#F4CE3A', '#E0AE1E', length, 0.008, curl=0.8, name='zest')
