"""Lays a dish out as compositions/ says: a ground, a vessel, layers from the lowest up, a camera.

Each layer is one entry with one verb: sauce, mound, strands, strew, pile, posy, place, fan, stack or spoon.
An ingredient is named by its file in kit/ and its function there, such as "pulses.peas".
"""

import importlib
import math
import random

import stage
from mathutils import Matrix, Vector
from serving import Sieve, around, lumps, pile, surface, table
from stage import blend, linear, smoothstep
from vessels import serve_in

uniform = random.uniform


class Dish:
    """What has been laid out so far."""

    def __init__(self, composition):
        ground = composition['ground']
        table(*ground)
        self.standing, self.outline, self.made = [], None, {}
        part, self.outline = serve_in(composition['vessel'])
        self.standing.append(part)

    def meshes(self, layer, verb):
        """The meshes of an ingredient, modelled once for all layers that use it alike."""
        name, options = layer[verb], layer.get('as', {})
        key = (name, repr(options))
        if key not in self.made:
            file, function = name.split('.')
            self.made[key] = getattr(importlib.import_module(f'kit.{file}'), function)(**options)
        return self.made[key]

    def places(self, layer):
        if 'each' in layer:
            return [tuple(place[:2]) for place in layer['each']]
        x, y = layer.get('at', (0, 0))
        places = around(layer['count'], layer.get('within', 1.2), x, y, layer.get('least', 0.0))
        return [self.drawn_out(*place) for place in places if not self.left_free(layer, place)]

    def drawn_out(self, x, y):
        reach = self.outline(math.atan2(y, x))
        return x * reach, y * reach

    def left_free(self, layer, place):
        """`free`: [x, y, radius] of places that a layer keeps off."""
        return any(math.dist(place, (x, y)) < radius for x, y, radius in layer.get('free', []))


# ------------------------------------------------------------------- bases


def cream_at(swirl, x, y):
    """How much cream lies here: a ribbon poured in a spiral, or drops."""
    cx, cy = swirl.get('at', (0, 0))
    r, a = math.hypot(x - cx, y - cy), math.atan2(y - cy, x - cx)
    wide, gap, reach = swirl.get('width', 0.05), swirl.get('gap', 0.34), swirl.get('reach', 0.8)
    wander = r + 0.05 * math.sin(3 * a + 1) + lumps(x, y, (0.06, 1.5))
    turns = wander / gap - (a + swirl.get('start', 0)) / math.tau
    off = abs(turns - round(turns)) * gap
    thick = wide * (0.65 + 0.5 * math.sin(2.3 * a + 4 * r) ** 2)
    return (1 - smoothstep(0.6 * thick, thick, off)) * (1 - smoothstep(reach * 0.86, reach, r)) * smoothstep(0.0, 0.1, r)


def sauce(dish, layer):
    """Soup, curry, stew, mash, custard: anything that fills the vessel and finds its own level."""
    mix = layer['sauce']
    deep, light, cream = linear(mix['colours'][0]), linear(mix['colours'][1]), linear(mix.get('cream', '#F6EEDD'))
    level, waves = mix.get('level', 0.88), [tuple(wave) for wave in mix.get('waves', [[0.03, 2], [0.02, 7]])]
    depth = sum(height for height, _ in waves) * 0.6 + 1e-4
    swirls, ridge, dome = mix.get('swirls', []), mix.get('ridges'), mix.get('dome', 0.0)
    radius = mix.get('radius', 1.57)
    brown = linear(mix['browned']) if 'browned' in mix else None

    def body(x, y):
        z = level + lumps(x, y, *waves) + dome * (1 - smoothstep(0, radius, math.hypot(x, y)))
        if ridge:
            z += ridge[0] * math.sin(math.tau * (y + 0.35 * math.sin(1.3 * x) + lumps(x, y, (0.05, 2))) / ridge[1])
        return z + 0.012 * max([cream_at(swirl, x, y) for swirl in swirls], default=0)

    def tone(x, y, z):
        up = smoothstep(-depth, depth, z - level - dome * (1 - smoothstep(0, radius, math.hypot(x, y))))
        colour = blend(deep, light, up)
        if brown:
            patch = lumps(x + 5, y, (0.6, 1.3), (0.5, 3.5), (0.3, 9)) + 0.35 * (up - 0.5)
            colour = blend(colour, brown, mix.get('browning', 0.8) * smoothstep(0.08, 0.42, patch))
        return blend(colour, cream, max([cream_at(swirl, x, y) for swirl in swirls], default=0))

    coat = stage.material(
        'sauce',
        (1, 1, 1),
        roughness=mix.get('roughness', 0.28),
        clearcoat=mix.get('gloss', 0.35),
        attribute='tone',
        bump=mix.get('bump', 0.12),
        bump_scale=mix.get('bump_scale', 16),
    )
    dish.standing.append(surface(radius, body, coat, tone, rings=180, segments=340, outline=dish.outline))


def mound(dish, layer):
    """What lies hidden under rice or leaves and gives them their height."""
    shape = layer['mound']
    x0, y0 = shape.get('at', (0, 0))
    radius, level, height = shape.get('radius', 1.3), shape.get('level', 0.2), shape.get('height', 0.3)
    coat = stage.material('mound', linear(shape['colour']), roughness=0.8)
    turn = math.radians(shape.get('turn', 0))

    def body(x, y):
        r = math.hypot(x, y) / radius
        return level + height * (1 - smoothstep(0.15, 1.0, r)) + lumps(x, y, (0.05, 1.4), (0.03, 5)) - 0.1 * smoothstep(0.8, 1, r)

    hidden = surface(radius, body, coat, rings=60, segments=120)
    hidden.location = (x0, y0, 0)
    hidden.rotation_euler = (0, 0, turn)
    hidden.scale = (shape.get('long', 1), 1, 1)
    dish.standing.append(hidden)


def strands(dish, layer):
    from kit import starches

    starches.strands(**layer['strands'])


def spoon(dish, layer):
    """A spoonful of yoghurt, cream, mash or ice cream."""
    shape = layer['spoon']
    x0, y0 = shape.get('at', (0, 0))
    size, height = shape.get('size', 0.46), shape.get('height', 0.16)
    place, _ = Sieve().under(x0, y0)
    coat = stage.material(
        'spoonful', linear(shape.get('colour', '#F1EADB')), roughness=shape.get('roughness', 0.28), clearcoat=0.2, bump=shape.get('bump', 0.0), bump_scale=14
    )

    def body(x, y):
        r, a = math.hypot(x, y), math.atan2(y, x)
        edge = size * (1 + 0.11 * math.sin(2 * a + 1) + 0.055 * math.sin(5 * a) + 0.045 * math.sin(9 * a + 2))
        trail = 0.2 * height * math.cos(a - r * 9 / size) * smoothstep(0.02, 0.15, r)
        return -0.08 + (height - 0.3 * height * r / edge + trail + 0.08) * (1 - smoothstep(edge * 0.70, edge, r))

    spoonful = surface(size * 1.3, body, coat, rings=70, segments=160)
    spoonful.location = (x0, y0, shape.get('lift', place.z - 0.02))


# ---------------------------------------------------------------- toppings


def strew(dish, layer):
    settings = {key: layer[key] for key in ('lift', 'lean', 'tumble') if key in layer}
    Sieve().strew(
        dish.meshes(layer, 'strew'), dish.places(layer), scale=tuple(layer.get('scale', (0.85, 1.15))), **settings
    )


def heap(dish, layer):
    x, y = layer.get('at', (0, 0))
    pile(
        dish.meshes(layer, 'pile'),
        layer['count'],
        x,
        y,
        layer.get('spread', 0.4),
        dish.standing,
        height=layer.get('height', 1.2),
        seconds=layer.get('seconds', 2.5),
    )


def posy(dish, layer):
    settings = {key: layer[key] for key in ('spread', 'lift', 'start') if key in layer}
    for x, y in layer.get('each', [layer.get('at', (0, 0))]):
        Sieve().posy(
            dish.meshes(layer, 'posy'),
            x,
            y,
            layer['count'],
            rise=tuple(layer.get('rise', (0.1, 0.7))),
            scale=tuple(layer.get('scale', (0.8, 1.1))),
            **settings,
        )


def place(dish, layer):
    """Single things set down: each [x, y, turn, pitch, roll] in degrees, lift above what lies there."""
    meshes = dish.meshes(layer, 'place')
    for i, spot in enumerate(layer['each']):
        x, y, turn, pitch, roll = (*spot, 0, 0, 0)[:5]
        under, _ = Sieve().under(x, y)
        part = stage.link(meshes[i % len(meshes)], name='placed')
        part.matrix_world = (
            Matrix.Translation(under + Vector((0, 0, layer.get('lift', 0.1))))
            @ Matrix.Rotation(math.radians(turn), 4, 'Z')
            @ Matrix.Rotation(math.radians(pitch), 4, 'X')
            @ Matrix.Rotation(math.radians(roll), 4, 'Y')
            @ Matrix.Scale(layer.get('size', 1.0), 4)
        )
        dish.standing.append(part)


def fan(dish, layer):
    """Slices laid one on the next along a bow from one place to another."""
    meshes, count = dish.meshes(layer, 'fan'), layer['count']
    (x0, y0), (x1, y1) = layer['from'], layer['to']
    along = math.atan2(y1 - y0, x1 - x0)
    sieve = Sieve()
    for i in range(count):
        t = i / max(1, count - 1)
        bow = layer.get('bow', 0.0) * math.sin(math.pi * t)
        x = x0 + (x1 - x0) * t - bow * math.sin(along)
        y = y0 + (y1 - y0) * t + bow * math.cos(along)
        under, _ = sieve.under(x, y)
        part = stage.link(random.choice(meshes), name='slice')
        part.matrix_world = (
            Matrix.Translation(Vector((x, y, under.z + layer.get('lift', 0.06) + layer.get('climb', 0.008) * i)))
            @ Matrix.Rotation(along + layer.get('bend', 0.0) * (0.5 - t) + uniform(-0.08, 0.08), 4, 'Z')
            @ Matrix.Rotation(math.radians(layer.get('tilt', -20)) + uniform(-0.05, 0.05), 4, 'Y')
            @ Matrix.Rotation(math.radians(layer.get('turn', 0)) + uniform(-0.06, 0.06), 4, 'Z')
            @ Matrix.Scale(layer.get('size', 1.0) * uniform(0.95, 1.05), 4)
        )


def stack(dish, layer):
    """One on the other, none quite above the last."""
    meshes = dish.meshes(layer, 'stack')
    x, y = layer.get('at', (0, 0))
    under, _ = Sieve().under(x, y)
    for i in range(layer['count']):
        part = stage.link(meshes[i % len(meshes)], name='stacked')
        slip = layer.get('slip', 0.05)
        part.matrix_world = (
            Matrix.Translation(under + Vector((x * 0 + uniform(-slip, slip), uniform(-slip, slip), layer['step'] * (i + 0.5))))
            @ Matrix.Rotation(uniform(0, math.tau) if layer.get('turned', True) else uniform(-0.1, 0.1), 4, 'Z')
            @ Matrix.Rotation(uniform(-0.025, 0.025), 4, 'X')
        )
        dish.standing.append(part)


VERBS = {
    'sauce': sauce,
    'mound': mound,
    'strands': strands,
    'spoon': spoon,
    'strew': strew,
    'pile': heap,
    'posy': posy,
    'place': place,
    'fan': fan,
    'stack': stack,
}

# Where the camera stands: [place, lens]. `close` is how much nearer it looks, `shift` what it looks at.
VIEWS = {
    'forward': ((0.0, -6.0, 5.6), 84),
    'left': ((-1.3, -5.6, 6.0), 84),
    'right': ((1.4, -5.2, 6.4), 84),
    'high': ((0.3, -4.4, 7.9), 84),
    'above': ((0.1, -1.6, 9.3), 84),
    'low': ((0.5, -7.2, 4.0), 84),
}


def photograph(scene, look, level):
    place, lens = VIEWS[look['view']]
    x, y = look.get('shift', (0, 0))
    target = Vector((x, y, look.get('level', level)))
    focus = Vector((x, y - 0.15, target.z + 0.15))
    stage.camera(
        scene,
        Vector(place) + Vector((x, y, 0)),
        target,
        lens * look.get('close', 1.0),
        focus=focus,
        f_stop=look.get('f_stop', 5.0),
        roll=look.get('roll', 0),
    )


def compose(scene, composition):
    dish = Dish(composition)
    for layer in composition['layers']:
        verb = next(verb for verb in VERBS if verb in layer)
        VERBS[verb](dish, layer)
    photograph(scene, composition['camera'], 0.75 if composition['vessel']['is'] == 'bowl' else 0.4)
