"""What food is served in. Each is a profile of (radius, height) pairs, turned, and for tins drawn out to an oblong.

A vessel of compositions/: { "is": "bowl", "glaze": ["#light", "#dark"], "rim": "#clay" }.
"""

import math

import stage
from mathutils import Matrix, noise
from stage import blend, linear, smoothstep


BOWL = [
    (0, 0),
    (0.66, 0),
    (0.70, 0.03),
    (0.72, 0.09),
    (1.05, 0.24),
    (1.40, 0.52),
    (1.62, 0.84),
    (1.705, 1.05),
    (1.716, 1.085),
    (1.72, 1.10),
    (1.705, 1.118),
    (1.675, 1.112),
    (1.664, 1.095),
    (1.65, 1.06),
    (1.55, 0.85),
    (1.33, 0.56),
    (1.0, 0.32),
    (0.5, 0.18),
    (0, 0.16),
]
PLATE = [
    (0, 0),
    (1.15, 0),
    (1.2, 0.03),
    (1.45, 0.13),
    (1.85, 0.30),
    (2.00, 0.378),
    (2.03, 0.395),
    (2.04, 0.41),
    (2.025, 0.43),
    (1.995, 0.428),
    (1.975, 0.418),
    (1.94, 0.403),
    (1.80, 0.345),
    (1.45, 0.215),
    (1.25, 0.155),
    (0.9, 0.135),
    (0, 0.13),
]
SHALLOW = [
    (0, 0),
    (0.95, 0),
    (1.0, 0.04),
    (1.35, 0.20),
    (1.52, 0.42),
    (1.60, 0.50),
    (1.95, 0.56),
    (2.02, 0.58),
    (2.035, 0.60),
    (2.02, 0.62),
    (1.95, 0.61),
    (1.60, 0.56),
    (1.46, 0.47),
    (1.28, 0.27),
    (0.9, 0.14),
    (0, 0.13),
]
PAN = [
    (0, 0),
    (1.62, 0),
    (1.70, 0.05),
    (1.86, 0.50),
    (1.90, 0.58),
    (1.915, 0.60),
    (1.90, 0.62),
    (1.86, 0.61),
    (1.82, 0.53),
    (1.66, 0.12),
    (1.60, 0.08),
    (0, 0.075),
]
TIN = [
    (0, 0),
    (1.60, 0),
    (1.66, 0.04),
    (1.72, 0.36),
    (1.74, 0.40),
    (1.84, 0.42),
    (1.86, 0.435),
    (1.84, 0.45),
    (1.72, 0.43),
    (1.69, 0.37),
    (1.62, 0.08),
    (1.58, 0.06),
    (0, 0.055),
]
DISH = [
    (0, 0),
    (1.50, 0),
    (1.58, 0.05),
    (1.68, 0.62),
    (1.70, 0.68),
    (1.80, 0.70),
    (1.83, 0.72),
    (1.80, 0.745),
    (1.68, 0.735),
    (1.63, 0.68),
    (1.54, 0.12),
    (1.48, 0.09),
    (0, 0.085),
]
ROUND = lambda angle: 1.0


def oblong(wide, deep, corner=5.0):
    """How far the wall of a tin stands from its middle in each direction."""
    return lambda angle: (abs(math.cos(angle) / wide) ** corner + abs(math.sin(angle) / deep) ** corner) ** (-1 / corner)


def vessel(profile, glaze, second, rim='#7A5636'):
    """Stoneware: speckled glaze that breaks to bare clay along the rim."""
    coat = stage.material(
        'glaze', (1, 1, 1), roughness=0.25, clearcoat=0.45, attribute='tone', bump=0.025, bump_scale=5
    )
    part = stage.turned('vessel', profile, coat, subdivide=2, segments=96)
    top = max(z for _, z in profile)
    tones = []
    for vertex in part.data.vertices:
        x, y, z = vertex.co
        drift = 0.5 + 0.5 * noise.noise((x * 2.3, y * 2.3, z * 4))
        bare = smoothstep(top - 0.026, top - 0.006, z + 0.008 * noise.noise((x * 6, y * 6, 0)))
        tones.append(blend(blend(linear(glaze), linear(second), drift), linear(rim), 0.75 * bare))
    stage.paint(part.data, 'tone', tones)
    return part


def drawn_out(part, outline):
    """Makes an oblong of a round vessel."""
    for vertex in part.data.vertices:
        reach = outline(math.atan2(vertex.co.y, vertex.co.x))
        vertex.co.x, vertex.co.y = vertex.co.x * reach, vertex.co.y * reach
    part.data.update()
    return part


def handle(made_of, length=2.0):
    """An iron handle, pointing away to the lower right."""
    stub = stage.sphere_mesh(
        'handle', made_of, 4, lambda x, y, z: (x * length / 2, y * (0.15 + 0.06 * x), z * 0.06 + 0.05 * x * x)
    )
    part = stage.link(stub, name='handle')
    part.matrix_world = Matrix.Rotation(math.radians(-38), 4, 'Z') @ Matrix.Translation((1.8 + length / 2, 0, 0.52))
    return part


def board(wood, second, radius=2.1, height=0.16, outline=ROUND):
    """A chopping board with its edge taken off."""
    top = stage.material(
        'board', linear(wood), roughness=0.55, mottle=linear(second), mottle_scale=2.2, bump=0.05, bump_scale=18
    )
    profile = [(0, 0), (radius - 0.04, 0), (radius, 0.04), (radius, height - 0.05), (radius - 0.04, height), (0, height)]
    part = drawn_out(stage.turned('board', profile, top, 128), outline)
    # Grain runs along the board: its texture is drawn out by shrinking the mesh and stretching the object.
    part.data.transform(Matrix.Scale(7, 4, (0, 1, 0)))
    part.scale = (1, 1 / 7, 1)
    return part


OBLONG = oblong(1.12, 0.84)
PROFILES = {
    'bowl': (BOWL, ROUND),
    'plate': (PLATE, ROUND),
    'shallow-bowl': (SHALLOW, ROUND),
    'pan': (PAN, ROUND),
    'tin': (TIN, OBLONG),
    'dish': (DISH, OBLONG),
    'oval-dish': (DISH, oblong(1.15, 0.82, 2.0)),
}


def serve_in(chosen):
    """The vessel that a composition names, and the outline that its food keeps to."""
    kind, (glaze, second) = chosen['is'], chosen['glaze']
    if kind == 'board':
        outline = OBLONG if chosen.get('oblong') else ROUND
        return board(glaze, second, outline=outline), outline
    profile, outline = PROFILES[kind]
    part = drawn_out(vessel(profile, glaze, second, rim=chosen.get('rim', '#7A5636')), outline)
    if kind == 'pan':
        handle(part.data.materials[0])
    return part, outline
