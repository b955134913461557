"""What every dish stands on, lies in and is lit by, and the ways of putting food there."""

import math
import random

import bpy
import stage
from mathutils import Matrix, Vector, noise
from stage import linear

uniform = random.uniform


# ------------------------------------------------------------ table, vessel


def table(colour, second, kind='plain'):
    """Plain plaster or cloth; 'wood' draws its mottling out along the grain."""
    top = stage.material(
        'table',
        linear(colour),
        roughness=0.7,
        specular=0.25,
        mottle=linear(second),
        mottle_scale=1.3,
        bump=0.10,
        bump_scale=26,
    )
    bpy.ops.mesh.primitive_plane_add(size=30)
    plane = bpy.context.object
    plane.data.materials.append(top)
    if kind == 'wood':
        plane.data.transform(Matrix.Scale(9, 4, (0, 1, 0)))
        plane.scale = (1, 1 / 9, 1)
    return plane


# ------------------------------------------------------- surfaces, strewing


def surface(radius, height, made_of, tone=None, rings=110, segments=240, outline=lambda angle: 1.0):
    """Food that fills a vessel: a height for every place, and a colour if the material wants one."""
    vertices = [(0, 0, height(0, 0))]
    for ring in range(1, rings + 1):
        for a in (math.tau * i / segments for i in range(segments)):
            r = outline(a) * radius * ring / rings
            vertices.append((r * math.cos(a), r * math.sin(a), height(r * math.cos(a), r * math.sin(a))))
    start = lambda ring: 1 + (ring - 1) * segments
    faces = [(0, start(1) + i, start(1) + (i + 1) % segments) for i in range(segments)]
    faces += [
        (start(k) + i, start(k + 1) + i, start(k + 1) + (i + 1) % segments, start(k) + (i + 1) % segments)
        for k in range(1, rings)
        for i in range(segments)
    ]
    made = stage.mesh('surface', vertices, faces, made_of)
    if tone:
        stage.paint(made, 'tone', [tone(*vertex) for vertex in vertices])
    return stage.link(made, name='surface')


def lumps(x, y, *layers):
    """Sum of noises given as (height, scale)."""
    return sum(height * noise.noise((x * scale, y * scale, scale)) for height, scale in layers)


def around(count, radius, x=0.0, y=0.0, least=0.0):
    """Places spread over a disc, none nearer to another than `least`."""
    places = []
    for _ in range(count * 30):
        if len(places) == count:
            break
        angle, r = uniform(0, math.tau), radius * math.sqrt(random.random())
        place = (x + r * math.cos(angle), y + r * math.sin(angle))
        if not least or all(math.dist(place, other) >= least for other in places):
            places.append(place)
    return places


class Sieve:
    """Lets things down from above onto whatever is there already."""

    def __init__(self):
        bpy.context.view_layer.update()
        self.view = bpy.context.evaluated_depsgraph_get()

    def under(self, x, y):
        hit, place, normal, *_ = bpy.context.scene.ray_cast(self.view, Vector((x, y, 6)), Vector((0, 0, -1)))
        return (place, normal) if hit else (Vector((x, y, 0)), Vector((0, 0, 1)))

    def strew(self, meshes, places, lift=0.0, lean=1.0, scale=(0.85, 1.15), tumble=0.0):
        """Lays one mesh at each place, turned at random and following the slope beneath it."""
        for x, y in places:
            place, normal = self.under(x, y)
            upright = Vector((0, 0, 1)).lerp(normal, lean).normalized()
            turn = upright.to_track_quat('Z', 'Y').to_matrix().to_4x4() @ Matrix.Rotation(
                uniform(0, math.tau), 4, 'Z'
            )
            turn = (
                turn
                @ Matrix.Rotation(uniform(-tumble, tumble), 4, 'X')
                @ Matrix.Rotation(uniform(-tumble, tumble), 4, 'Y')
            )
            size = uniform(*scale)
            part = stage.link(random.choice(meshes), name='strewn')
            part.matrix_world = Matrix.Translation(place + upright * lift) @ turn @ Matrix.Scale(size, 4)

    def posy(self, meshes, x, y, count, spread=0.08, lift=0.05, rise=(0.1, 0.6), scale=(0.8, 1.1), start=None):
        """Leaves that grow outwards from one place, the later ones more upright, as a cook would set them."""
        place, _ = self.under(x, y)
        first = uniform(0, math.tau) if start is None else start
        for i in range(count):
            turn = first + i * 2.4 + uniform(-0.35, 0.35)
            up = rise[0] + (rise[1] - rise[0]) * i / max(1, count - 1)
            base = place + Vector((-spread * math.sin(turn), spread * math.cos(turn), lift + 0.018 * i))
            part = stage.link(random.choice(meshes), name='leaf')
            part.matrix_world = (
                Matrix.Translation(base)
                @ Matrix.Rotation(turn, 4, 'Z')
                @ Matrix.Rotation(up, 4, 'X')
                @ Matrix.Rotation(uniform(-0.5, 0.5), 4, 'Y')
                @ Matrix.Scale(uniform(*scale), 4)
            )


def pile(meshes, count, x, y, spread, standing, height=1.2, seconds=3.0):
    """Drops things in a column and lets them lie where they come to rest."""
    hulls = {made: stage.hull_mesh(made, directions=40) for made in meshes}
    falling = []
    for i in range(count):
        made = random.choice(meshes)
        angle, r = i * 2.4, spread * math.sqrt(random.random())
        part = stage.link(
            hulls[made],
            (x + r * math.cos(angle), y + r * math.sin(angle), height + 0.035 * i),
            stage.any_turn(),
            name='falling',
        )
        falling.append((part, made))
    stage.settle([part for part, _ in falling], standing, seconds=seconds, friction=0.9)
    for part, made in falling:
        stage.link(made, name='piled').matrix_world = part.matrix_world
        bpy.data.objects.remove(part)


def daylight(scene):
    """The window stands behind the dish: light that comes towards the camera is what makes food glisten."""
    stage.area_light((-5.2, 3.6, 5.0), (0, 0, 0.6), 2.0, 2.6, 1150, stage.WARM)
    stage.area_light((5, -4.5, 4.5), (0, 0, 0.6), 5, 5, 90, stage.COOL)
    stage.sky(scene, 0.42)
