"""Rice, pasta, noodles, bread and cakes."""

import math
import random

import bpy
import stage
from ingredients import grain
from ingredients import oats as oats
from ingredients import rice as brown_rice
from kit.forms import boxy, coat, painted, slices, tube
from mathutils import Matrix
from stage import blend, linear, smoothstep

uniform = random.uniform
brown_rice = brown_rice


def white_rice(colour='#F0E9D8', plump=1.0):
    """Long grains, steamed; plumper for sushi and risotto."""
    coating = stage.material('white-rice', linear(colour), roughness=0.42, specular=0.45, vary=0.10)

    def shape(x, y, z, s):
        slim = (1 - 0.35 * x * x) * (1 + 0.1 * grain((x, y, z), 1.4, s)) * plump
        return x * 0.062 / plump**0.5, y * 0.0185 * slim + 0.006 * x * x, z * 0.017 * slim

    return [stage.sphere_mesh('white-rice', coating, 3, lambda x, y, z, s=s: shape(x, y, z, s)) for s in range(5)]


def sushi_rice():
    return white_rice('#F4EEDF', 1.45)


def yellow_rice():
    return white_rice('#EBBE52')


def risotto_rice():
    return white_rice('#EAD9AE', 1.6)


def quinoa():
    """Small pearls, each with its curled thread."""
    return stage_pearls('quinoa', '#D8BE88', 0.030)


def bulgur():
    return stage_pearls('bulgur', '#C9A25E', 0.034)


def stage_pearls(name, colour, size):
    coating = stage.material(name, linear(colour), roughness=0.5, vary=0.25)
    return [
        stage.sphere_mesh(
            name, coating, 2, lambda x, y, z, s=s: tuple(c * size * (1 + 0.3 * grain((x, y, z), 1.2, s)) for c in (x, y, z * 0.75))
        )
        for s in range(4)
    ]


def macaroni(size=0.17):
    """Elbows: short curved tubes, open at both ends."""
    pasta = coat('macaroni', roughness=0.3, gloss=0.4, vary=0.1, bump=0.03)
    light, deep = linear('#F3C75E'), linear('#E0A63A')
    made = []
    for seed in range(4):
        arc = uniform(1.6, 2.3)
        made.append(
            tube(
                'macaroni',
                pasta,
                lambda t, k=arc: (size * math.cos(k * (t - 0.5)) - size * 0.7, size * math.sin(k * (t - 0.5)), 0),
                lambda t: 0.062,
                lambda t, a, s=seed: blend(light, deep, 0.5 + 0.6 * grain((t * 2, a, 0), 1, s)),
                around=16,
                hollow=0.68,
            )
        )
    return made


def pancakes(radius=0.95):
    """Browned on the griddle, pale round the rim where they rose."""
    crumb = coat('pancake', roughness=0.5, gloss=0.05, vary=0.05, bump=0.12, bump_scale=10)
    brown, gold, pale = linear('#B56F28'), linear('#D9983F'), linear('#F0D08C')

    def tone(p, s):
        out = math.hypot(p[0], p[1])
        top = blend(brown, gold, smoothstep(-0.25, 0.35, grain((p[0], p[1], 0), 3.2, s) + 0.5 * grain((p[0], p[1], 0), 8, s)))
        top = blend(top, gold, 0.6 * smoothstep(0.7, 0.92, out))
        return blend(top, pale, smoothstep(0.93, 0.985, out) * (1 - smoothstep(0.55, 0.85, abs(p[2]) / 0.35)))

    def shape(p, s):
        x, y, z = p
        out, angle = math.hypot(x, y), math.atan2(y, x)
        reach = radius * (1 + 0.02 * math.sin(2 * angle + s) + 0.015 * math.sin(5 * angle + 2 * s)) / max(out, 1e-6)
        wide = min(1.0, out * 1.0) ** 0.55
        level = math.copysign(min(abs(z) ** 0.45, 1) * 0.105, z)
        return x * reach * wide, y * reach * wide, level + 0.012 * grain((x, y, 0), 1.5, s)

    return painted('pancake', crumb, shape, tone, kinds=4, detail=6)


def bread_slices(size=0.85, thickness=0.16):
    """Toasted sourdough: an open crumb, a dark crust."""
    crumb = coat('bread', roughness=0.75, gloss=0.0, vary=0.05, bump=0.5, bump_scale=13)
    pale, toast, crust = linear('#EBCB94'), linear('#BC7E36'), linear('#6A3A18')
    made = []

    def outline(a, s):
        x, y = math.cos(a), math.sin(a)
        return (abs(x / 1.12) ** 3.2 + abs(y / 0.74) ** 2.7) ** (-1 / 3) * (1 + 0.025 * math.sin(3 * a + s))

    def colour(r, a, s):
        p = (r * math.cos(a), r * math.sin(a), 0)
        hole = smoothstep(0.30, 0.45, grain(p, 5.5, s))
        tone = blend(pale, toast, smoothstep(-0.2, 0.5, grain(p, 1.5, s + 5) + 0.35 * r))
        tone = blend(tone, linear('#9C6A34'), 0.6 * hole)
        return blend(tone, crust, smoothstep(0.93, 0.98, r))

    for piece in slices('bread', crumb, size, colour, outline=outline, thickness=thickness, kinds=3, rings=60, segments=160):
        made.append(piece)
    return made


def brownies(size=0.5):
    """Cut squares: a thin cracked top, dense dark sides."""
    cake = coat('brownie', roughness=0.5, gloss=0.08, vary=0.06, bump=0.35, bump_scale=9)
    top, crack, side, crumb = (linear(c) for c in ('#7A4A2C', '#2C140C', '#2E160D', '#4A2616'))

    def cracks(x, y, s):
        edge = min(abs(grain((x, y, 0), 1.7, s)), abs(grain((x, y, 0), 2.3, s + 7)) * 1.2)
        return 1 - smoothstep(0.0, 0.045, edge)

    def shape(p, s):
        x, y, z = boxy(p, 14)
        lump = 1 + 0.02 * grain(p, 1.5, s)
        rise = 0.02 * grain((x, y, 0), 1.3, s) - 0.018 * cracks(x, y, s) if z > 0.9 else 0
        rough = 1 + (0.012 * grain((x, y, z), 7, s) if z < 0.9 else 0)
        return x * size * lump * rough, y * size * lump * rough, z * 0.24 + rise

    def tone(p, s):
        x, y, z = boxy(p, 14)
        if z > 0.93:
            return blend(blend(top, linear('#94623C'), 0.5 + 0.7 * grain((x, y, 0), 2, s)), crack, 0.9 * cracks(x, y, s))
        return blend(side, crumb, smoothstep(-0.1, 0.5, grain((x, y, z), 6, s)))

    return painted('brownie', cake, shape, tone, kinds=5, detail=6)


def sponge_squares(size=0.62, colours=('#8A4A1E', '#5E2E12')):
    """A square of dark sponge, open-textured at its cut sides."""
    cake = coat('sponge', roughness=0.7, gloss=0.0, vary=0.05, bump=0.7, bump_scale=13)
    light, dark = (linear(c) for c in colours)

    def shape(p, s):
        x, y, z = boxy(p, 9)
        lump = 1 + 0.03 * grain(p, 1.4, s) + 0.015 * grain(p, 8, s)
        return x * size * lump, y * size * lump, z * 0.36 * lump + 0.05 * (1 - x * x) * (1 - y * y)

    def tone(p, s):
        return blend(blend(light, dark, smoothstep(-0.2, 0.4, grain(p, 7, s))), dark, 0.8 * smoothstep(0.8, 0.95, boxy(p, 9)[2]))

    return painted('sponge', cake, shape, tone, kinds=3, detail=6)


def loaf_slices(size=0.78, thickness=0.24, inner='#D9A864', specks='#6A3A1C', crust='#6E3A16'):
    """Slices of a loaf cake: domed and cracked above, square below, specked within."""
    crumb = coat('loaf', roughness=0.75, gloss=0.0, vary=0.05, bump=0.5, bump_scale=14)
    inner, specks, crust = linear(inner), linear(specks), linear(crust)

    def outline(a, s):
        x, y = math.cos(a), math.sin(a)
        tall = 1.0 if y > 0 else 0.72
        return (abs(x / 0.86) ** 5 + abs(y / tall) ** (2.6 if y > 0 else 6)) ** (-1 / 4.2)

    def colour(r, a, s):
        p = (r * math.cos(a), r * math.sin(a), 0)
        tone = blend(inner, blend(inner, specks, 0.4), smoothstep(-0.1, 0.5, grain(p, 4, s)))
        tone = blend(tone, specks, 0.75 * smoothstep(0.34, 0.42, grain(p, 9, s + 2)))
        return blend(tone, crust, smoothstep(0.91, 0.975, r))

    return slices('loaf', crumb, size, colour, outline=outline, thickness=thickness, kinds=4, rings=60, segments=140)


def loaf(length=1.7, size=0.78, crust='#7A431A', crack='#D3A059'):
    """The rest of the cake: lies along y, split along its top."""
    crumb = coat('whole-loaf', roughness=0.65, gloss=0.05, vary=0.03, bump=0.5, bump_scale=9)
    crust, crack, gold = linear(crust), linear(crack), linear('#A5682C')

    def split(x, y):
        return math.exp(-(((x + 0.10 * math.sin(5 * y) + 0.06 * math.sin(13 * y)) / 0.11) ** 2)) * (1 - smoothstep(0.6, 0.9, abs(y)))

    def shape(p, s):
        x, y, z = boxy(p, 6)
        dome = 0.30 * (1 - x * x) * (1 - 0.5 * y * y) if z > 0 else 0
        rough = 1 + 0.02 * grain(p, 2, s) + 0.01 * grain(p, 7, s)
        lift = -0.05 * split(x, y) + 0.03 * grain((x, y, 0), 5, s) * split(x, y) * 3 if z > 0.5 else 0
        return x * size * 0.86 * rough * (0.92 + 0.08 * z), y * length / 2 * rough, z * 0.56 * rough + dome * size + lift

    def tone(p, s):
        x, y, z = boxy(p, 6)
        base = blend(crust, gold, smoothstep(-0.2, 0.4, grain(p, 2, s)))
        return blend(base, crack, 0.8 * split(x, y) if z > 0.5 else 0)

    return painted('whole-loaf', crumb, shape, tone, kinds=1, detail=6)


def strands(count=21, per=17, colour='#EAC06A', thick=0.0195, flat=1.0, reach=0.92, low=0.30, heap=0.52, floor=0.165):
    """Lays spaghetti, linguine or noodles: bundles that were lifted and twirled, cross, and end loose."""
    pasta = stage.material('pasta', linear(colour), roughness=0.32, specular=0.5, clearcoat=0.3, vary=0.16)
    for _ in range(count):
        _bundle(pasta, per, thick, flat, reach, low, heap, floor)


def _bundle(pasta, per, thick, flat, widest, low, heap, floor):
    turns, start = uniform(0.8, 1.6), uniform(0, math.tau)
    reach, drift = uniform(0.2, widest), uniform(-0.4, 0.08)
    centre = (uniform(-0.3, 0.3), uniform(-0.3, 0.3))
    level = low + heap * (1 - reach / max(widest, 0.92)) + uniform(0, 0.10)
    for k in range(per):
        curve = bpy.data.curves.new('strand', 'CURVE')
        curve.dimensions, curve.bevel_depth, curve.bevel_resolution = '3D', thick, 3
        curve.use_fill_caps = True
        spline = curve.splines.new('NURBS')
        points = 22
        spline.points.add(points - 1)
        spline.order_u, spline.use_endpoint_u = 4, True
        offset, lift, slip = uniform(-0.19, 0.19), uniform(-0.08, 0.08) * (heap + 0.1) * 1.6, uniform(-1.4, 1.4)
        for i in range(points):
            t = i / (points - 1)
            angle = start + slip + turns * math.tau * t
            r = max(0.08, reach + drift * t + offset * (0.6 + 0.4 * math.sin(3 * t + k)))
            wave = 0.05 * math.sin(9 * t + k * 1.7) + 0.03 * math.sin(17 * t + k)
            x, y = centre[0] + (r + wave) * math.cos(angle), centre[1] + (r + wave) * math.sin(angle)
            out = math.hypot(x, y)
            z = level + lift + 0.06 * math.sin(7 * t + k) - 0.30 * (heap / 0.52) * smoothstep(0.75, 1.3, out)
            spline.points[i].co = (x, y, max(z, floor + 0.12 * smoothstep(1.2, 1.6, out)), 1)
        curve.materials.append(pasta)
        part = stage.link(curve, name='strand')
        part.matrix_world = Matrix.Scale(flat, 4, (0, 0, 1)) if flat != 1.0 else part.matrix_world
