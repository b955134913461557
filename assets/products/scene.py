"""Photographs one product: blender -b -P scene.py -- <slug> <view> <label.png> <out.png> <width> <samples>

Views: front, back-label, contents, in-use, in-scale; all 4:5, so that a gallery never jumps.
"""

import json
import math
import os
import random
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, '..', 'lib'))

import bpy
import clean
import stage

LABEL_BOTTOM, LABEL_TOP, LABEL_RADIUS = 0.20, 1.82, 1.006
FACING_FRONT, FACING_BACK = 0, 180


# ----------------------------------------------------------------- bottle

OUTSIDE = [
    (0.0, 0.035),
    (0.60, 0.035),
    (0.78, 0.0),
    (0.88, 0.0),
    (0.955, 0.025),
    (0.99, 0.075),
    (1.0, 0.15),
    (1.0, 1.93),
    (0.992, 2.02),
    (0.965, 2.11),
    (0.91, 2.20),
    (0.84, 2.27),
    (0.765, 2.325),
    (0.705, 2.36),
    (0.672, 2.39),
    (0.66, 2.43),
    (0.66, 2.62),
]
INSIDE = [
    (0.56, 2.62),
    (0.56, 2.40),
    (0.60, 2.33),
    (0.70, 2.26),
    (0.80, 2.18),
    (0.87, 2.09),
    (0.90, 1.99),
    (0.91, 1.90),
    (0.91, 0.24),
    (0.86, 0.16),
    (0.70, 0.135),
    (0.0, 0.15),
]


def glass_body():
    amber = stage.clear_material('amber', 1.5, absorb=(0.93, 0.66, 0.10), density=26)
    return stage.turned('glass', OUTSIDE + INSIDE, amber, segments=192, crease=60)


def ribbed_cap():
    """A screw cap with fine ribs; the plain band at its top is where a thumb rests."""
    ribs, per_rib = 96, 6
    segments = ribs * per_rib
    plastic = stage.material('cap', stage.linear('#EDE8DB'), roughness=0.38, specular=0.4)
    rings = [
        (0.0, 3.05, 0),
        (0.60, 3.05, 0),
        (0.655, 3.05, 0),
        (0.70, 3.042, 0),
        (0.73, 3.022, 0),
        (0.745, 2.99, 0),
        (0.748, 2.955, 0),
        (0.748, 2.93, 1),
        (0.748, 2.54, 1),
        (0.748, 2.515, 0),
        (0.748, 2.47, 0),
        (0.738, 2.455, 0),
        (0.69, 2.455, 0),
    ]
    vertices = []
    for i in range(segments):
        angle = math.tau * i / segments
        notch = 0.016 * max(0.0, math.cos(angle * ribs)) ** 2
        for radius, height, ribbed in rings:
            r = radius - notch * ribbed
            vertices.append((r * math.cos(angle), r * math.sin(angle), height))
    count = len(rings)
    faces = [
        (i * count + j, i * count + j + 1, (i + 1) % segments * count + j + 1, (i + 1) % segments * count + j)
        for i in range(segments)
        for j in range(count - 1)
    ]
    part = stage.link(stage.mesh('cap', vertices, faces, plastic), name='cap')
    part.modifiers.new('creases', 'EDGE_SPLIT').split_angle = math.radians(50)
    return part


def paper_label(picture, facing):
    """The strip runs from seam to seam; a quarter turn brings its front panel to the camera."""
    segments = 256
    vertices, faces = [], []
    for i in range(segments + 1):
        angle = math.tau * i / segments
        x, y = LABEL_RADIUS * math.cos(angle), LABEL_RADIUS * math.sin(angle)
        vertices += [(x, y, LABEL_BOTTOM), (x, y, LABEL_TOP)]
    for i in range(segments):
        faces.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
    paper = stage.material('paper', (1, 1, 1), roughness=0.6, specular=0.25, image=picture)
    made = stage.mesh('label', vertices, faces, paper)
    layer = made.uv_layers.new()
    for polygon in made.polygons:
        i = polygon.index
        corners = [(i, 0), (i + 1, 0), (i + 1, 1), (i, 1)]
        for loop, (u, v) in zip(polygon.loop_indices, corners):
            layer.data[loop].uv = (u / segments, v)
    return stage.link(made, rotation=(0, 0, math.radians(180 + facing)), name='label')


def bottle(product, picture, location=(0, 0, 0), facing=FACING_FRONT):
    parts = [glass_body(), ribbed_cap(), paper_label(picture, facing)]
    parts += Pill(product['pill'], behind_glass=True).fill_bottle(floor=1.22)
    for part in parts:
        part.location = [a + b for a, b in zip(part.location, location)]


# ------------------------------------------------------------------ pills


def dome(radius, height, start, end, steps=10):
    """Points of a rounded end, from `start` to `end` degrees above the equator."""
    angles = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    return [(max(0.0, radius * math.cos(a)), height + radius * math.sin(a)) for a in angles]


class Pill:
    """One kind of capsule, softgel or tablet: a few meshes, placed as often as wanted."""

    def __init__(self, look, behind_glass=False):
        self.kind = look['kind']
        fill, shell = stage.linear(look['fill']), stage.linear(look['shell'])
        if self.kind == 'capsule':
            self.meshes, self.lying = self._capsule(fill, shell), 0.126
        elif self.kind == 'softgel':
            self.meshes, self.lying = self._softgel(shell if behind_glass else fill, behind_glass), 0.158
        else:
            self.meshes, self.lying = self._tablet(fill), 0.062

    @staticmethod
    def _take(part):
        made = part.data
        bpy.data.objects.remove(part)
        return made

    def _capsule(self, fill, shell):
        """Two halves: the cap slides over the body, so there is a step, and powder never fills the last of it."""
        film = stage.film_material('shell', shell)
        powder = stage.material('powder', fill, roughness=0.8, specular=0.2, bump=0.25, bump_scale=30)
        body = dome(0.114, -0.215, -90, 0) + [(0.114, 0.03)]
        cap = [(0.1165, -0.035), (0.121, -0.035), (0.1225, -0.028), (0.1225, 0.20)] + dome(0.1225, 0.20, 4, 90)
        inner = dome(0.110, -0.213, -90, 0) + [(0.110, 0.10), (0.115, 0.11), (0.115, 0.20)] + dome(0.115, 0.20, 6, 90)
        halves = [stage.turned('half', profile, film, 40, crease=60) for profile in (body, cap)]
        return [self._take(p) for p in (*halves, stage.turned('powder', inner, powder, 40, crease=60))]

    def _softgel(self, colour, behind_glass):
        """Clear gelatine; inside the bottle it is opaque, since glass within glass ends in darkness."""
        if behind_glass:
            gel = stage.material('gel', colour, roughness=0.2)
        else:
            gel = stage.clear_material('gel', 1.36, roughness=0.03, absorb=(0.98, 0.62, 0.06), density=7)
        profile = [
            (0.155 * math.sin(t) * (1 + 0.012 * math.exp(-(((t - math.pi / 2) / 0.03) ** 2))), -0.255 * math.cos(t))
            for t in (math.pi * i / 72 for i in range(73))
        ]
        return [self._take(stage.turned('gel', profile, gel, 56, crease=180))]

    def _tablet(self, fill):
        """Flat faces, a bevel all round and a faint score line's worth of texture."""
        pressed = stage.material('pressed', fill, roughness=0.62, specular=0.3, bump=0.12, bump_scale=40)
        half = [(0.0, 0.060), (0.150, 0.060), (0.156, 0.0585), (0.178, 0.041), (0.182, 0.036)]
        profile = half + [(r, -z) for r, z in reversed(half)]
        return [self._take(stage.turned('tablet', profile, pressed, 72, crease=22))]

    def place(self, location, rotation):
        return [stage.link(made, location, rotation, name=self.kind) for made in self.meshes]

    def lay(self, x, y, heading=None, ground=0.0):
        """Lying on something flat, as it would after rolling to a stop."""
        turn = random.uniform(0, math.tau) if heading is None else math.radians(heading)
        tilt = 0 if self.kind == 'tablet' else math.pi / 2
        return self.place((x, y, ground + self.lying), (tilt, 0, turn))

    def lean_on(self, x, y, heading, ground=0.0):
        """A tablet resting on its neighbour; capsules simply lie."""
        if self.kind != 'tablet':
            return self.lay(x, y, heading, ground)
        return self.place((x, y, ground + 0.17), (math.radians(24), 0, math.radians(heading)))

    def pour(self, count, radius, standing, height=0.45):
        """A heap: simple hulls fall, then the real thing takes their place. Returns what lies there."""
        hull = stage.hull_mesh(*self.meshes)
        falling = []
        for i in range(count):
            angle, reach = i * 2.4, radius * math.sqrt(random.random())
            falling.append(
                stage.link(
                    hull,
                    (reach * math.cos(angle), reach * math.sin(angle), height + 0.05 * i),
                    stage.any_turn(),
                    name='falling',
                )
            )
        stage.settle(falling, [standing], seconds=3.5, friction=0.55)
        lying = []
        for part in falling:
            for made in self.meshes:
                lying.append(stage.link(made, name=self.kind))
                lying[-1].matrix_world = part.matrix_world
            bpy.data.objects.remove(part)
        return lying

    def fill_bottle(self, floor):
        """Only what shows above the label; nobody sees the rest."""
        wall = stage.turned(
            'wall', [(0, floor), (0.86, floor), (0.86, floor + 9)], stage.material('wall', (1, 1, 1)), 48
        )
        lying = self.pour(70 if self.kind == 'tablet' else 42, 0.5, wall, height=floor + 0.3)
        bpy.data.objects.remove(wall)
        return lying


# ------------------------------------------------------------------ props


def sweep(tint):
    """Seamless paper: floor and wall are one sheet, so there is no horizon. No wider than
    it must be: glass gathers what stands beside it, and the open sky there keeps water bright."""
    curve = [(3.6 + 3.4 * math.sin(t), 3.4 - 3.4 * math.cos(t)) for t in (math.pi / 2 * i / 14 for i in range(15))]
    profile = [(-16, 0)] + curve + [(7.0, 18)]
    vertices = [(x, y, z) for y, z in profile for x in (-9, 9)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    sheet = stage.material('sheet', stage.linear(tint), roughness=0.9, specular=0.15)
    return stage.link(stage.mesh('sweep', vertices, faces, sheet), name='sweep')


def dish(radius, location=(0, 0, 0)):
    """A shallow stoneware dish; `radius` is that of its rim."""
    profile = [
        (0, 0.0),
        (0.58, 0.0),
        (0.64, 0.015),
        (0.80, 0.055),
        (0.93, 0.125),
        (0.985, 0.205),
        (1.0, 0.225),
        (0.985, 0.236),
        (0.965, 0.222),
        (0.90, 0.145),
        (0.78, 0.095),
        (0.60, 0.07),
        (0, 0.062),
    ]
    glaze = stage.material(
        'glaze',
        stage.linear('#EFE7D6'),
        roughness=0.32,
        clearcoat=0.35,
        mottle=stage.linear('#E3D8C2'),
        mottle_scale=9,
    )
    part = stage.turned('dish', [(r * radius, z * radius) for r, z in profile], glaze, subdivide=2)
    part.location = location
    return part


# A size 00 capsule is 23.3 mm long, and 0.65 here.
MM = 0.65 / 23.3


def teaspoon(location, heading):
    """A plain teaspoon of 135 mm: its bowl is 46 by 31 mm. What lies beside it is as large as it is at home."""
    steel = stage.material('steel', stage.linear('#DAD9D5'), roughness=0.3)
    steel.node_tree.nodes['Principled BSDF'].inputs['Metallic'].default_value = 1
    length, bowl, thick = 135 * MM, 46 * MM, 1.6 * MM
    across, along = 20, 90

    centre, deep = bowl * 0.5, 7.5 * MM

    def half_width(y):
        end = math.sqrt(max(0.0, 1 - ((y - centre) / centre) ** 2)) if y < bowl else 0
        neck = stage.smoothstep(bowl * 0.8, bowl * 1.12, y)
        grip = stage.smoothstep(bowl * 1.2, length, y)
        tip = math.sqrt(max(0.02, 1 - max(0.0, (y - length + 9 * MM) / (9 * MM)) ** 2))
        return (15.5 * MM * end * (1 - neck) + (3.2 + 5.6 * grip) * MM * neck) * tip

    def height(x, y):
        hollow = min(1.0, (x / (15.5 * MM)) ** 2 + ((y - centre) / centre) ** 2) if y < bowl else 1.0
        rise = 7 * MM * stage.smoothstep(bowl * 0.75, bowl * 1.7, y) - 8 * MM * stage.smoothstep(bowl * 1.6, length, y)
        return deep * hollow + rise + thick

    vertices, faces = [], []
    for layer in (0, -thick):
        for i in range(along + 1):
            y = length * (i / along) ** 1.35
            half = half_width(y)
            for j in range(across + 1):
                x = half * math.sin(math.pi * (j / across - 0.5))
                vertices.append((x, y, height(x, y) + layer))
    row, count = across + 1, (along + 1) * (across + 1)
    for i in range(along):
        for j in range(across):
            a = i * row + j
            faces.append((a, a + 1, a + row + 1, a + row))
            faces.append((count + a, count + a + row, count + a + row + 1, count + a + 1))
    rim = [i * row for i in range(along + 1)]
    rim += [along * row + j for j in range(1, row)]
    rim += [i * row + across for i in range(along - 1, -1, -1)] + list(range(across - 1, 0, -1))
    for here, there in zip(rim, rim[1:] + rim[:1]):
        faces.append((here, there, count + there, count + here))
    part = stage.link(stage.mesh('teaspoon', vertices, faces, steel), location, (0, 0, math.radians(heading)), name='teaspoon')
    return part


def glass_of_water(location):
    tumbler = stage.clear_material('tumbler', 1.45, absorb=(0.75, 0.95, 0.9), density=0.25)
    # Barely refracting: a true 1.33 turns the tumbler into a lens full of unlit corners of the set.
    water = stage.clear_material('water', 1.2, absorb=(0.8, 0.96, 0.95), density=0.12)
    outer = [(0, 0.0), (0.50, 0.0), (0.545, 0.02), (0.56, 0.06), (0.66, 1.86), (0.655, 1.885)]
    inner = [(0.635, 1.885), (0.628, 1.86), (0.533, 0.17), (0.50, 0.13), (0, 0.12)]
    stage.turned('tumbler', outer + inner, tumbler, 128).location = location
    # The water reaches a hair into the wall: a gap would read as a bubble all round.
    body = [(0, 0.125), (0.498, 0.135), (0.535, 0.172), (0.606, 1.36), (0.60, 1.345), (0, 1.34)]
    stage.turned('water', body, water, 128).location = location


def daylight(scene):
    stage.window((-6.2, -3.6, 6.6), (0, 0, 0.9), 2.3, 3.2, 1350)
    stage.area_light((6.5, -4.5, 3.6), (0, 0, 1), 5, 5, 130, stage.COOL)
    stage.area_light((0.6, -10, 4.5), (0, 0, 1.2), 6, 4, 130, (1, 0.98, 0.95))
    stage.sky(scene, 0.42)


# ------------------------------------------------------------------ views


def front(scene, product, label):
    bottle(product, label)
    pill = Pill(product['pill'])
    pill.lay(-1.26, -0.72, 112)
    pill.lay(1.13, -1.06, 64)
    pill.lay(1.50, -0.78, 18)
    pill.lean_on(1.43, -1.20, 140)
    stage.camera(scene, (0, -11.6, 2.55), (0.03, 0, 1.40), 82)


def back_label(scene, product, label):
    bottle(product, label, facing=FACING_BACK)
    stage.camera(scene, (0, -11.6, 1.9), (0, 0, 1.06), 122)


def contents(scene, product, label):
    bowl = dish(1.5)
    pill = Pill(product['pill'])
    pill.pour(60 if pill.kind == 'tablet' else 46, 0.6, bowl)
    pill.lay(0.98, -1.70, 30)
    pill.lay(1.40, -1.36, 112)
    pill.lay(-1.22, -1.52, 75)
    stage.camera(scene, (0.0, -6.0, 7.0), (0.0, -0.28, 0.12), 72, focus=(0, -0.35, 0.3), f_stop=5)


def in_use(scene, product, label):
    # The glass stands on the window's side: behind the bottle it would gather nothing but shade.
    bottle(product, label, (0.60, 0.35, 0), FACING_FRONT - 6)
    glass_of_water((-1.28, 0.62, 0))
    dish(0.80, (-0.72, -1.20, 0))
    pill = Pill(product['pill'])
    spots = [(-0.72, -1.22, 64), (-0.56, -0.94, 54), (-0.88, -1.50, 70)]
    for x, y, heading in spots[: product['dose']]:
        pill.lay(x, y, heading, ground=0.052)
    stage.camera(scene, (-0.25, -11.4, 4.3), (-0.12, 0, 1.10), 78, focus=(0, -0.2, 1), f_stop=4)


def in_scale(scene, product, label):
    """In a teaspoon and beside it: everybody knows how large one is."""
    teaspoon((-0.75, -1.25, 0), -30)
    pill = Pill(product['pill'])
    pill.lay(-0.42, -0.70, 52, ground=0.075)
    for nth in range(max(1, product['dose'] - 1)):
        pill.lay(0.45 + 0.55 * nth, -1.35 - 0.12 * (nth % 2), 24 + 31 * nth)
    stage.camera(scene, (0.0, -5.4, 7.4), (0.02, -0.28, 0.1), 84, focus=(-0.3, -0.8, 0.2), f_stop=7)


VIEWS = {'front': front, 'back-label': back_label, 'contents': contents, 'in-use': in_use, 'in-scale': in_scale}


def main():
    slug, view, label, out, width, samples = stage.arguments()
    with open(os.path.join(HERE, 'products.json'), encoding='utf-8') as file:
        product = json.load(file)[slug]
    random.seed(f'{slug} {view}')
    scene = stage.new_scene(int(width), int(width) * 5 // 4, int(samples), exposure=0.06)
    sweep(product['tint'])
    daylight(scene)
    VIEWS[view](scene, product, label)
    clean.render(scene, out)


main()
