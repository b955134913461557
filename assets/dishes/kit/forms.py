"""Forms that most ingredients are made of: lumps, tubes and slices, each call a little different."""

import math
import random

import stage
from ingredients import grain, round_slice
from mathutils import Vector
from stage import blend, linear, smoothstep

uniform = random.uniform


def coat(name, roughness=0.4, gloss=0.2, vary=0.15, bump=0.1, bump_scale=12, through=0.0):
    """A surface whose colour is painted on it point by point."""
    return stage.material(
        name,
        (1, 1, 1),
        roughness=roughness,
        clearcoat=gloss,
        attribute='tone',
        vary=vary,
        bump=bump,
        bump_scale=bump_scale,
        translucent=through,
    )


def painted(name, made_of, shape, tone, kinds=5, detail=4):
    """Lumps made from a ball: `shape(point, seed)` says where each point goes, `tone(point, seed)` its colour."""
    made = []
    for seed in range(kinds):
        ball = stage.sphere_mesh(name, made_of, detail)
        before = [tuple(vertex.co) for vertex in ball.vertices]
        for vertex, point in zip(ball.vertices, before):
            vertex.co = Vector(shape(point, seed))
        stage.paint(ball, 'tone', [tone(point, seed) for point in before])
        made.append(ball)
    return made


def boxy(point, corner):
    """A point of the ball, moved out towards a box whose edges are the sharper the higher `corner`."""
    x, y, z = point
    out = (abs(x) ** corner + abs(y) ** corner + abs(z) ** corner) ** (-1 / corner)
    return x * out, y * out, z * out


def chunks(name, size, pale, brown, corner=5, rough=0.12, browned=0.6, gloss=0.25, kinds=6, unlike=0.2, bump=0.2):
    """Cut and cooked pieces: pale, browned in patches and along their edges."""
    made_of = coat(name, roughness=0.45, gloss=gloss, bump=bump, bump_scale=14)
    pale, brown = linear(pale), linear(brown)
    sides = [tuple(s * uniform(1 - unlike, 1 + unlike) for s in size) for _ in range(kinds)]

    def shape(point, seed):
        lump = 1 + rough * grain(point, 1.3, seed) + 0.35 * rough * grain(point, 4, seed)
        return tuple(c * lump * s for c, s in zip(boxy(point, corner), sides[seed]))

    def tone(point, seed):
        box = boxy(point, corner)
        edge = smoothstep(1.15, 1.55, math.hypot(*box))
        patch = smoothstep(-0.1, 0.45, grain(point, 1.8, seed + 11))
        return blend(pale, brown, browned * max(patch, 0.8 * edge))

    return painted(name, made_of, shape, tone, kinds, detail=5)


def tube(name, made_of, path, radius, tone, around=10, hollow=0.0):
    """Sweeps a ring along `path(t)`; `radius(t)` and `tone(t, angle)` from end to end, t from 0 to 1."""
    steps = 36
    centres = [Vector(path(i / steps)) for i in range(steps + 1)]
    vertices, tones, faces = [], [], []
    for i, centre in enumerate(centres):
        t = i / steps
        ahead = (centres[min(i + 1, steps)] - centres[max(i - 1, 0)]).normalized()
        side = ahead.cross(Vector((0, 0, 1)))
        side = side.normalized() if side.length > 1e-4 else Vector((1, 0, 0))
        up = side.cross(ahead)
        for k in range(around):
            a = math.tau * k / around
            vertices.append(centre + (side * math.cos(a) + up * math.sin(a)) * radius(t))
            tones.append(tone(t, a))
    for i in range(steps):
        for k in range(around):
            after = (k + 1) % around
            faces.append((i * around + k, (i + 1) * around + k, (i + 1) * around + after, i * around + after))
    for end, order in ((0, 1), (steps, -1)):
        ring = [end * around + k for k in range(around)]
        if not hollow:
            faces.append(tuple(ring[::order]))
            continue
        # A hollow end: a lip, then a dark mouth a little further in.
        inwards = (centres[1] - centres[0]) if end == 0 else (centres[-2] - centres[-1])
        first = len(vertices)
        for depth, share in ((0.0, hollow), (2.5, hollow * 0.9)):
            vertices += [centres[end].lerp(vertices[v], share) + inwards * depth for v in ring]
            tones += [tuple(c * (1 if depth == 0 else 0.35) for c in tone(end / steps, 0))] * around
        for a, b in ((ring, range(first, first + around)), (range(first, first + around), range(first + around, first + 2 * around))):
            faces += [(a[k], a[(k + 1) % around], b[(k + 1) % around], b[k]) for k in range(around)]
        faces.append(tuple(range(first + around, first + 2 * around)))
    made = stage.mesh(name, vertices, faces, made_of)
    stage.paint(made, 'tone', tones)
    return made


def slices(name, made_of, radius, colour, outline=None, dome=0.0, thickness=0.05, kinds=5, rings=30, segments=96):
    """Discs cut across: `colour(r, angle, seed)`; `outline(angle, seed)` when they are not round."""
    return [
        round_slice(
            name,
            made_of,
            lambda a, s=s: radius * (outline(a, s) if outline else 1 + 0.03 * math.sin(2 * a + s) + 0.02 * math.sin(5 * a + s)),
            lambda r, a, s=s: dome * (1 - r * r)
            - 0.25 * thickness * smoothstep(0.88, 1, r)
            + 0.06 * radius * grain((r * math.cos(a), r * math.sin(a), 0), 2.5, s) * 0.5,
            lambda r, a, s=s: colour(r, a, s),
            rings=rings,
            segments=segments,
            thickness=thickness,
        )
        for s in range(kinds)
    ]
