"""Photographs one dish: blender -b -P scene.py -- <dish> <out.png> <width> <samples>

All 5:4, one vessel on one plain ground, by the same window. The camera differs from dish to dish,
so that a grid of them does not repeat. Six dishes are laid out here by hand; all others are data
in compositions/, which compose.py reads.
"""

import glob
import json
import math
import os
import random
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, '..', 'lib')]

import bpy
import clean
import compose
import ingredients as food
import stage
from mathutils import Matrix, Vector, noise
from serving import Sieve, around, daylight, lumps, pile, surface, table
from stage import blend, linear, smoothstep
from vessels import BOWL, PLATE, vessel

uniform = random.uniform


# ------------------------------------------------------------------ dishes


def grain_bowl(scene):
    table('#D8CBB2', '#CFC0A4')
    bowl = vessel(BOWL, '#2C5B4B', '#3F7562')
    bed = surface(
        1.56,
        lambda x, y: 0.86 + lumps(x, y, (0.05, 1.4), (0.03, 5)),
        stage.material('bed', linear('#A58A58'), roughness=0.8),
    )
    sieve = Sieve()
    sieve.strew(food.rice(), around(5200, 1.56), lift=0.006, lean=0.7, tumble=0.4)

    tomatoes = [(-1.02, 0.28), (-0.72, 0.62), (-0.33, 0.86), (-0.62, 0.20), (-0.26, 0.46), (-1.05, -0.10)]
    halves, wholes = food.halved_tomatoes(0.2), food.whole_tomatoes(0.195)
    standing = [bowl, bed]
    for i, (x, y) in enumerate(tomatoes):
        whole = i in (1, 5)
        tilt = (
            (uniform(-0.5, 0.5), uniform(-0.4, 0.4), uniform(0, 6))
            if whole
            else (uniform(0.1, 0.5), uniform(-0.35, 0.15), uniform(-0.3, 0.3))
        )
        standing.append(stage.link(random.choice(wholes if whole else halves), (x, y, 1.03 if whole else 0.97), tilt))
    pile(food.chickpeas(), 104, 0.66, 0.54, 0.34, standing)

    slices = food.cucumber_slices(0.32)
    for i in range(11):
        angle = math.radians(196 + i * 12.5)
        reach = 1.0 + uniform(-0.03, 0.03)
        stage.link(
            random.choice(slices),
            (reach * math.cos(angle), reach * math.sin(angle) + 0.02, 0.965 + 0.010 * i),
            (uniform(0.30, 0.42) * math.sin(angle), uniform(-0.40, -0.28), angle * 0.25 + uniform(-0.2, 0.2)),
        )
    sieve = Sieve()
    sieve.posy(food.spinach(), 0.0, 1.02, 6, spread=0.10, rise=(-0.05, 0.2), scale=(0.5, 0.68), start=0.4)
    sieve.posy(food.spinach(), -1.26, 0.52, 4, spread=0.08, rise=(-0.05, 0.2), scale=(0.5, 0.62), start=0.9)
    sieve.posy(food.spinach(), 1.16, -0.40, 4, spread=0.08, rise=(-0.05, 0.25), scale=(0.5, 0.62), start=-1.6)
    sieve.posy(food.parsley(size=0.15), 0.0, 0.02, 8, spread=0.10, rise=(0.05, 0.6), scale=(0.9, 1.2))
    sieve.strew(food.seed_mesh('sesame', '#E9D6A6', (0.026, 0.016, 0.009)), around(170, 1.3), lift=0.004)
    stage.camera(scene, (0.30, -4.9, 7.9), (0.05, 0.02, 0.62), 80, focus=(0.1, -0.2, 0.95), f_stop=5.6)


def lentil_dal(scene):
    table('#C9BDA6', '#BFB196')
    vessel(BOWL, '#8A4A2C', '#A35F3B', rim='#5A2C18')
    soup = stage.material('dal', (1, 1, 1), roughness=0.26, clearcoat=0.35, attribute='tone', bump=0.2, bump_scale=16)
    deep, light = linear('#C46A10'), linear('#E79A2E')
    body = lambda x, y: 0.86 + lumps(x, y, (0.035, 2.0), (0.028, 7), (0.016, 15))
    surface(1.56, body, soup, lambda x, y, z: blend(deep, light, smoothstep(0.84, 0.90, z)))
    sieve = Sieve()
    sieve.strew(food.lentils(), around(900, 1.5), lift=-0.009, lean=0.9, tumble=0.3)
    spiced = stage.clear_material('tadka', 1.4, absorb=(0.97, 0.42, 0.04), density=16)
    stage.turned('tadka', [(0, 0.6), (1.55, 0.6), (1.55, 0.842), (0, 0.842)], spiced, 96)
    curd = stage.material('yoghurt', linear('#F1EADB'), roughness=0.28, specular=0.4, clearcoat=0.2)

    def dollop(x, y):
        r, a = math.hypot(x, y), math.atan2(y, x)
        edge = 0.46 + 0.05 * math.sin(2 * a + 1) + 0.025 * math.sin(5 * a) + 0.02 * math.sin(9 * a + 2)
        trail = 0.030 * math.cos(a - r * 19) * smoothstep(0.02, 0.15, r)
        return 0.80 + (0.155 - 0.05 * r / edge + trail) * (1 - smoothstep(edge * 0.72, edge, r))

    spoonful = surface(0.58, dollop, curd)
    spoonful.location = (0.10, 0.14, 0)
    clear = lambda places: [place for place in places if math.dist(place, (0.10, 0.14)) > 0.55]
    sieve = Sieve()
    sieve.posy(food.parsley(size=0.15), 0.16, 0.14, 5, spread=0.07, rise=(0.1, 0.7))
    sieve.strew(food.parsley(size=0.13), clear(around(11, 1.15, least=0.42)), lift=0.03, lean=0.6, tumble=0.3)
    sieve.strew(food.seed_mesh('cumin', '#5B3A1C', (0.036, 0.011, 0.010)), clear(around(90, 1.25)), lift=0.005)
    sieve.strew(
        food.seed_mesh('chilli', '#9E1B08', (0.032, 0.024, 0.006), 0.35),
        clear(around(60, 1.2)),
        lift=0.006,
        tumble=0.5,
    )
    stage.camera(scene, (-1.1, -5.6, 6.0), (0.22, 0.08, 0.72), 92, focus=(0.1, 0.05, 0.95), f_stop=3.6, roll=2)


def porridge(scene):
    table('#D6B7A6', '#CDAB98')
    bowl = vessel(BOWL, '#E6E0D2', '#DAD2C0', rim='#A98D6B')
    milk = stage.material(
        'porridge', (1, 1, 1), roughness=0.35, clearcoat=0.25, attribute='tone', bump=0.25, bump_scale=13
    )
    thin, thick = linear('#E6D3AC'), linear('#D2B682')
    body = (
        lambda x, y: 0.86
        + lumps(x, y, (0.04, 1.8), (0.05, 6), (0.022, 12))
        - 0.045 * smoothstep(1.25, 1.5, math.hypot(x, y))
    )
    bed = surface(1.57, body, milk, lambda x, y, z: blend(thick, thin, smoothstep(0.80, 0.90, z)))
    sieve = Sieve()
    sieve.strew(food.oats(), around(700, 1.5), lift=-0.006, lean=1.0, tumble=0.25)
    pool = stage.material('milk', linear('#EADCC0'), roughness=0.12, clearcoat=0.4)
    surface(1.55, lambda x, y: 0.812, pool, rings=4)
    pile(food.blueberries(), 58, -0.46, 0.34, 0.42, [bowl, bed], seconds=3.5)
    sieve = Sieve()
    sieve.strew(food.almond_flakes(), around(30, 0.58, 0.50, -0.42, least=0.10), lift=0.025, lean=0.8, tumble=0.35)
    sieve = Sieve()
    sieve.strew(food.almond_flakes(), around(16, 0.42, 0.46, -0.40, least=0.10), lift=0.03, lean=0.8, tumble=0.4)
    sieve.strew(food.almond_flakes(), around(5, 0.5, -0.5, 0.35, least=0.2), lift=0.03, lean=0.9, tumble=0.3)
    sieve.strew(food.seed_mesh('chia', '#2A2522', (0.015, 0.011, 0.010)), around(130, 1.25), lift=0.004)
    stage.camera(scene, (0.15, -2.5, 9.2), (-0.05, 0.0, 0.7), 78, focus=(0, 0, 0.9), f_stop=6.3, roll=-8)


def spaghetti(scene):
    table('#B4BEA4', '#A9B498')
    vessel(PLATE, '#D9D5C6', '#CFC9B6', rim='#8D7656')
    pasta = stage.material('pasta', linear('#EAC06A'), roughness=0.32, specular=0.5, clearcoat=0.3, vary=0.16)
    for _ in range(21):
        bundle_of_strands(pasta)
    sieve = Sieve()
    sauce = stage.material(
        'sauce', linear('#B8260A'), roughness=0.2, clearcoat=0.6, mottle=linear('#D4581C'), mottle_scale=9
    )
    spots = [
        (-0.50, 0.28),
        (-0.05, 0.50),
        (0.40, 0.36),
        (0.36, -0.10),
        (-0.10, -0.22),
        (-0.55, -0.18),
        (0.12, -0.55),
        (0.62, -0.36),
        (-0.40, -0.56),
        (-0.18, 0.12),
    ]
    fleck = stage.sphere_mesh(
        'fleck',
        sauce,
        4,
        lambda x, y, z: tuple(c * (1 + 0.45 * noise.noise((x * 1.6, y * 1.6, z))) for c in (x, y, z * 0.4)),
    )
    sieve.strew([fleck], around(60, 0.85), lift=-0.004, lean=1.0, scale=(0.025, 0.07))
    sieve.strew(food.burst_tomatoes(), spots, lift=0.035, lean=0.7, tumble=0.5, scale=(0.85, 1.1))
    sieve = Sieve()
    sieve.posy(food.basil(), 0.0, 0.08, 6, spread=0.08, rise=(0.1, 0.7), scale=(0.6, 0.85))
    sieve.strew(
        food.basil(),
        [(-0.75, 0.45), (0.72, 0.55), (0.55, -0.65), (-0.55, -0.6)],
        lift=0.03,
        lean=0.7,
        tumble=0.3,
        scale=(0.6, 0.8),
    )
    parmesan = stage.material('parmesan', linear('#EBD9A8'), roughness=0.6, vary=0.08)
    shred = stage.sphere_mesh('shred', parmesan, 2, lambda x, y, z: (x * 0.05, y * 0.012, z * 0.008 + 0.012 * x * x))
    sieve.strew([shred], around(150, 0.75), lift=0.005, tumble=0.5, scale=(0.3, 0.75))
    stage.camera(scene, (0.9, -6.6, 6.0), (0.05, 0.03, 0.42), 116, focus=(0.05, -0.25, 0.75), f_stop=3.6)


def bundle_of_strands(pasta):
    """Strands that were lifted and twirled together: they keep company, cross other bundles, and end loose."""
    turns, start = uniform(0.8, 1.6), uniform(0, math.tau)
    reach, drift = uniform(0.2, 0.92), uniform(-0.4, 0.08)
    centre = (uniform(-0.3, 0.3), uniform(-0.3, 0.3))
    level = 0.30 + 0.52 * (1 - reach) + uniform(0, 0.10)
    for k in range(17):
        curve = bpy.data.curves.new('strand', 'CURVE')
        curve.dimensions, curve.bevel_depth, curve.bevel_resolution = '3D', 0.0195, 3
        curve.use_fill_caps = True
        spline = curve.splines.new('NURBS')
        points = 22
        spline.points.add(points - 1)
        spline.order_u, spline.use_endpoint_u = 4, True
        offset, lift, slip = uniform(-0.19, 0.19), uniform(-0.08, 0.08), uniform(-1.4, 1.4)
        for i in range(points):
            t = i / (points - 1)
            angle = start + slip + turns * math.tau * t
            r = max(0.08, reach + drift * t + offset * (0.6 + 0.4 * math.sin(3 * t + k)))
            wave = 0.05 * math.sin(9 * t + k * 1.7) + 0.03 * math.sin(17 * t + k)
            x, y = centre[0] + (r + wave) * math.cos(angle), centre[1] + (r + wave) * math.sin(angle)
            out = math.hypot(x, y)
            z = level + lift + 0.06 * math.sin(7 * t + k) - 0.30 * smoothstep(0.75, 1.3, out)
            spline.points[i].co = (x, y, max(z, 0.165 + 0.12 * smoothstep(1.2, 1.6, out)), 1)
        curve.materials.append(pasta)
        stage.link(curve, name='strand')


def feta_salad(scene):
    table('#B99468', '#9C774C', 'wood')
    vessel(PLATE, '#26324F', '#35456B', rim='#5A6A8E')
    surface(
        1.2,
        lambda x, y: 0.15 + 0.20 * (1 - smoothstep(0.1, 1.2, math.hypot(x, y))),
        stage.material('shade', linear('#2E4A1C'), roughness=0.7),
    )
    sieve = Sieve()
    leaves = [food.lettuce(7), food.lettuce(4, ('#5E7A2A', '#5A1F2A')), food.rocket(7)]
    for x, y in around(62, 1.38, least=0.15) + around(16, 0.55, least=0.2):
        outwards = math.atan2(y, x) - math.pi / 2 + uniform(-0.9, 0.9)
        place, _ = sieve.under(x * 0.72, y * 0.72)
        kind = random.choices(leaves, (5, 2, 5))[0]
        part = stage.link(random.choice(kind), name='leaf')
        part.matrix_world = (
            Matrix.Translation(place + Vector((0, 0, 0.10 + uniform(0, 0.16))))
            @ Matrix.Rotation(outwards, 4, 'Z')
            @ Matrix.Rotation(uniform(0.15, 0.75), 4, 'X')
            @ Matrix.Rotation(uniform(-0.6, 0.6), 4, 'Y')
            @ Matrix.Scale(uniform(0.75, 1.05), 4)
        )
    sieve = Sieve()
    spots = around(13, 1.0, least=0.42)
    halves = food.halved_tomatoes(0.21, 5)
    for x, y in spots:
        place, _ = sieve.under(x, y)
        stage.link(
            random.choice(halves),
            place + Vector((0, 0, 0.07)),
            (uniform(-0.1, 0.75), uniform(-0.55, 0.55), uniform(-0.4, 0.4)),
        )
    sieve = Sieve()
    sieve.strew(food.onion_rings(), around(15, 0.98, least=0.27), lift=0.03, lean=0.8, tumble=0.45, scale=(0.75, 1.1))
    sieve = Sieve()
    sieve.strew(food.feta_crumbs(), around(30, 1.05, least=0.18), lift=0.05, lean=0.6, tumble=0.8, scale=(0.65, 1.25))
    sieve.strew(food.feta_crumbs(3), around(34, 1.05), lift=0.02, tumble=1, scale=(0.14, 0.32))
    sieve = Sieve()
    sieve.strew(food.parsley(size=0.07), around(26, 1.0), lift=0.02, lean=0.8, tumble=0.4)
    sieve.strew(food.seed_mesh('pepper', '#2A2320', (0.014, 0.012, 0.010)), around(70, 1.1), lift=0.005)
    stage.camera(scene, (-0.9, -5.0, 7.3), (0.16, 0.02, 0.42), 96, focus=(0, -0.2, 0.75), f_stop=4.5, roll=-4)


def beetroot_houmous(scene):
    table('#4B5049', '#42473F')
    bowl = vessel(BOWL, '#DDD6C6', '#CFC6B2', rim='#8A6A48')
    spread = stage.material(
        'houmous', (1, 1, 1), roughness=0.46, specular=0.4, attribute='tone', bump=0.10, bump_scale=24
    )
    deep, bright = linear('#580A24'), linear('#8A1C3E')

    def swirl(x, y):
        """What the back of a spoon leaves when the bowl is turned under it."""
        r, a = math.hypot(x, y), math.atan2(y, x)
        wander = r + 0.04 * math.sin(2 * a + 1) + lumps(x, y, (0.05, 1.1))
        groove = math.cos(math.tau * (wander / 0.46) - a) * (1 - smoothstep(1.1, 1.5, r))
        ridge = 0.0072 * math.sin(math.tau * wander / 0.115) * (1 - smoothstep(1.0, 1.4, r))
        return 0.90 + 0.048 * groove + ridge + lumps(x, y, (0.03, 2), (0.02, 6), (0.010, 15))

    bed = surface(
        1.60, swirl, spread, lambda x, y, z: blend(deep, bright, smoothstep(0.84, 0.96, z)), rings=190, segments=320
    )
    oil = stage.film_material('oil', (0.98, 0.88, 0.55), gloss=0.03)
    surface(1.2, lambda x, y: 0.872, oil, rings=4)
    heap = food.chickpeas()
    pile(heap, 26, -0.10, 0.14, 0.2, [bowl, bed], height=1.15, seconds=2.5)
    sieve = Sieve()
    sieve.strew(heap, around(9, 0.95, least=0.3), lift=0.06, tumble=3)
    sieve.strew(food.seed_mesh('sesame', '#EBDBB2', (0.026, 0.016, 0.009)), around(190, 1.2), lift=0.004)
    sieve.strew(food.seed_mesh('nigella', '#1E1B1A', (0.022, 0.014, 0.012)), around(70, 1.15), lift=0.005)
    sieve = Sieve()
    sieve.posy(food.parsley(size=0.15), 0.12, -0.08, 6, spread=0.09, rise=(0.1, 0.7))
    sieve.strew(food.parsley(size=0.11), around(9, 1.0, least=0.4), lift=0.03, lean=0.7, tumble=0.3)
    stage.camera(scene, (1.3, -4.4, 7.6), (-0.30, 0.10, 0.70), 104, focus=(0, -0.1, 0.95), f_stop=4.5, roll=6)


DISHES = {
    'grain-bowl': grain_bowl,
    'lentil-dal': lentil_dal,
    'porridge': porridge,
    'spaghetti': spaghetti,
    'feta-salad': feta_salad,
    'beetroot-houmous': beetroot_houmous,
}


def composition_of(dish):
    for path in sorted(glob.glob(os.path.join(HERE, 'compositions', '*.json'))):
        with open(path) as file:
            found = json.load(file).get(dish)
        if found:
            return found
    raise SystemExit(f'no composition is called {dish}')


def main():
    dish, out, width, samples = stage.arguments()
    random.seed(dish)
    scene = stage.new_scene(int(width), int(width) * 4 // 5, int(samples), exposure=0.22)
    daylight(scene)
    if dish in DISHES:
        DISHES[dish](scene)
    else:
        compose.compose(scene, composition_of(dish))
    clean.render(scene, out)


main()
