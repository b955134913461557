"""What every Thymewell picture shares: one window, one way of making materials, meshes and piles.

One scene unit is about 32 mm, so a 64 mm bottle has radius 1.
"""

import math
import random
import sys

import bmesh
import bpy
from mathutils import Vector

WARM = (1.0, 0.93, 0.82)
COOL = (0.92, 0.97, 1.0)


def arguments():
    """What follows `--` on Blender's command line."""
    return sys.argv[sys.argv.index('--') + 1 :]


def linear(hex_colour):
    """'#rrggbb' as the linear numbers the renderer works in."""
    channels = [int(hex_colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)


# ------------------------------------------------------------------ scene


def new_scene(width, height, samples, exposure=0.0):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = 'Medium High Contrast'
    scene.view_settings.exposure = exposure
    cycles = scene.cycles
    cycles.samples = samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.012
    # Light that has bounced through glass is where fireflies come from, and clean.py cannot tell them from highlights.
    cycles.use_denoising = False
    cycles.sample_clamp_indirect = 3
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 0.5
    cycles.max_bounces = 10
    cycles.diffuse_bounces = 3
    cycles.glossy_bounces = 4
    cycles.transmission_bounces = 10
    cycles.transparent_max_bounces = 24
    return scene


def link(data, location=(0, 0, 0), rotation=(0, 0, 0), scale=(1, 1, 1), name='part'):
    part = bpy.data.objects.new(name, data)
    part.location, part.rotation_euler, part.scale = location, rotation, scale
    bpy.context.collection.objects.link(part)
    return part


def aim(part, target):
    direction = Vector(target) - Vector(part.location)
    part.rotation_euler = direction.to_track_quat('-Z', 'Y').to_euler()


def camera(scene, location, target, lens, focus=None, f_stop=4.0, roll=0.0):
    data = bpy.data.cameras.new('camera')
    data.lens = lens
    part = link(data, location, name='camera')
    aim(part, target)
    part.rotation_euler.rotate_axis('Z', math.radians(roll))
    if focus is not None:
        data.dof.use_dof = True
        data.dof.focus_distance = (Vector(focus) - Vector(location)).length
        data.dof.aperture_fstop = f_stop
    scene.camera = part
    return part


def area_light(location, target, width, height, energy, colour):
    data = bpy.data.lights.new('light', 'AREA')
    data.shape = 'RECTANGLE'
    data.size, data.size_y, data.energy, data.color = width, height, energy, colour
    part = link(data, location, name='light')
    aim(part, target)
    return part


def sky(scene, strength, colour=(1.0, 0.97, 0.92)):
    world = bpy.data.worlds.new('sky')
    scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs['Color'].default_value = (*colour, 1)
    background.inputs['Strength'].default_value = strength


def window(location, target, width, height, energy):
    """A warm window. Its glazing bars are what make a reflection in glass read as a window."""
    light = area_light(location, target, width, height, energy, WARM)
    frame = material('frame', (0.6, 0.58, 0.54), roughness=0.8)
    for size in ((width * 0.055, height), (width, height * 0.04)):
        bpy.ops.mesh.primitive_cube_add(size=1)
        bar = bpy.context.object
        bar.scale = (size[0], size[1], 0.03)
        bar.rotation_euler = light.rotation_euler
        bar.location = Vector(location) + (Vector(target) - Vector(location)).normalized() * 0.12
        bar.data.materials.append(frame)
    return light


# -------------------------------------------------------------- materials


def _nodes(name):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    return made, made.node_tree, made.node_tree.nodes['Principled BSDF']


def material(
    name,
    colour,
    roughness=0.45,
    specular=0.5,
    clearcoat=0.0,
    mottle=None,
    mottle_scale=5.0,
    bump=0.0,
    bump_scale=None,
    image=None,
    attribute=None,
    vary=0.0,
    translucent=0.0,
):
    """An opaque surface.

    mottle: a second colour that noise blends in. attribute: name of a vertex colour that replaces `colour`.
    vary: how far the lightness of single objects may differ, so that no two chickpeas match.
    translucent: share of light let through, for leaves.
    """
    made, tree, shader = _nodes(name)
    nodes, links = tree.nodes, tree.links
    shader.inputs['Roughness'].default_value = roughness
    shader.inputs['Specular'].default_value = specular
    shader.inputs['Clearcoat'].default_value = clearcoat
    shader.inputs['Clearcoat Roughness'].default_value = 0.08

    base = nodes.new('ShaderNodeRGB')
    base.outputs[0].default_value = (*colour, 1)
    out = base.outputs[0]
    if attribute:
        source = nodes.new('ShaderNodeVertexColor')
        source.layer_name = attribute
        out = source.outputs['Color']
    if image:
        picture = nodes.new('ShaderNodeTexImage')
        picture.image = bpy.data.images.load(image)
        picture.interpolation = 'Cubic'
        # The film-like view transform lifts printed colours; this sets them back to the ink that was asked for.
        press = nodes.new('ShaderNodeGamma')
        press.inputs['Gamma'].default_value = 1.28
        links.new(picture.outputs['Color'], press.inputs['Color'])
        out = press.outputs['Color']
    if mottle or bump:
        place = nodes.new('ShaderNodeTexCoord')
    if mottle:
        noise = nodes.new('ShaderNodeTexNoise')
        noise.inputs['Scale'].default_value = mottle_scale
        noise.inputs['Detail'].default_value = 5
        links.new(place.outputs['Object'], noise.inputs['Vector'])
        ramp = nodes.new('ShaderNodeMapRange')
        ramp.inputs['From Min'].default_value, ramp.inputs['From Max'].default_value = 0.4, 0.64
        links.new(noise.outputs['Fac'], ramp.inputs['Value'])
        mix = nodes.new('ShaderNodeMixRGB')
        mix.inputs['Color2'].default_value = (*mottle, 1)
        links.new(ramp.outputs['Result'], mix.inputs['Fac'])
        links.new(out, mix.inputs['Color1'])
        out = mix.outputs['Color']
    if vary:
        info = nodes.new('ShaderNodeObjectInfo')
        spread = nodes.new('ShaderNodeMapRange')
        spread.inputs['To Min'].default_value, spread.inputs['To Max'].default_value = 1 - vary, 1 + vary * 0.6
        links.new(info.outputs['Random'], spread.inputs['Value'])
        shade = nodes.new('ShaderNodeHueSaturation')
        links.new(spread.outputs['Result'], shade.inputs['Value'])
        links.new(out, shade.inputs['Color'])
        out = shade.outputs['Color']
    links.new(out, shader.inputs['Base Color'])
    if bump:
        grain = nodes.new('ShaderNodeTexNoise')
        grain.inputs['Scale'].default_value = bump_scale or mottle_scale
        grain.inputs['Detail'].default_value = 6
        links.new(place.outputs['Object'], grain.inputs['Vector'])
        relief = nodes.new('ShaderNodeBump')
        relief.inputs['Strength'].default_value = bump
        relief.inputs['Distance'].default_value = 0.1
        links.new(grain.outputs['Fac'], relief.inputs['Height'])
        links.new(relief.outputs['Normal'], shader.inputs['Normal'])
    if translucent:
        through = nodes.new('ShaderNodeBsdfTranslucent')
        links.new(out, through.inputs['Color'])
        blend = nodes.new('ShaderNodeMixShader')
        blend.inputs['Fac'].default_value = translucent
        links.new(shader.outputs[0], blend.inputs[1])
        links.new(through.outputs[0], blend.inputs[2])
        links.new(blend.outputs[0], nodes['Material Output'].inputs['Surface'])
    return made


def clear_material(name, ior=1.45, roughness=0.0, absorb=(1, 1, 1), density=0.0):
    """Glass, water, oil, gelatine: refracts what the eye sees, but lets the window's light straight through,
    so that a tinted shadow costs nothing and has no fireflies. `absorb` at `density` tints by thickness."""
    made, tree, shader = _nodes(name)
    nodes, links = tree.nodes, tree.links
    nodes.remove(shader)
    out = nodes['Material Output']
    glass = nodes.new('ShaderNodeBsdfGlass')
    glass.inputs['IOR'].default_value, glass.inputs['Roughness'].default_value = ior, roughness
    passing = nodes.new('ShaderNodeBsdfTransparent')
    passing.inputs['Color'].default_value = (0.94, 0.94, 0.94, 1)
    path = nodes.new('ShaderNodeLightPath')
    mix = nodes.new('ShaderNodeMixShader')
    links.new(path.outputs['Is Shadow Ray'], mix.inputs['Fac'])
    links.new(glass.outputs[0], mix.inputs[1])
    links.new(passing.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], out.inputs['Surface'])
    if density:
        volume = nodes.new('ShaderNodeVolumeAbsorption')
        volume.inputs['Color'].default_value = (*absorb, 1)
        volume.inputs['Density'].default_value = density
        links.new(volume.outputs[0], out.inputs['Volume'])
    return made


def film_material(name, tint, gloss=0.06):
    """A thin clear skin, such as a capsule's shell: tints, shines at the edges, does not refract."""
    made, tree, shader = _nodes(name)
    nodes, links = tree.nodes, tree.links
    nodes.remove(shader)
    passing = nodes.new('ShaderNodeBsdfTransparent')
    passing.inputs['Color'].default_value = (*tint, 1)
    shine = nodes.new('ShaderNodeBsdfGlossy')
    shine.inputs['Roughness'].default_value = gloss
    edge = nodes.new('ShaderNodeFresnel')
    edge.inputs['IOR'].default_value = 1.48
    # Seen from inside, Fresnel would mirror everything and leave the contents in the dark.
    side = nodes.new('ShaderNodeNewGeometry')
    outside = nodes.new('ShaderNodeMath')
    outside.operation = 'SUBTRACT'
    outside.use_clamp = True
    links.new(edge.outputs[0], outside.inputs[0])
    links.new(side.outputs['Backfacing'], outside.inputs[1])
    mix = nodes.new('ShaderNodeMixShader')
    links.new(outside.outputs[0], mix.inputs['Fac'])
    links.new(passing.outputs[0], mix.inputs[1])
    links.new(shine.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes['Material Output'].inputs['Surface'])
    return made


# ----------------------------------------------------------------- meshes


def mesh(name, vertices, faces, *materials, smooth=True):
    made = bpy.data.meshes.new(name)
    made.from_pydata(vertices, [], faces)
    made.update()
    made.polygons.foreach_set('use_smooth', [smooth] * len(made.polygons))
    for each in materials:
        made.materials.append(each)
    return made


def paint(target, name, colours):
    """Gives each vertex a colour, for materials made with attribute=name."""
    layer = target.color_attributes.new(name, 'FLOAT_COLOR', 'POINT')
    layer.data.foreach_set('color', [c for colour in colours for c in (*colour, 1.0)])


def blend(a, b, amount):
    amount = min(1.0, max(0.0, amount))
    return tuple(x + (y - x) * amount for x, y in zip(a, b))


def smoothstep(low, high, value):
    t = min(1.0, max(0.0, (value - low) / (high - low)))
    return t * t * (3 - 2 * t)


def turned(name, profile, made_of, segments=128, subdivide=0, crease=40):
    """A body of revolution from (radius, height) pairs, as on a potter's wheel."""
    count = len(profile)
    vertices = [
        (r * math.cos(a), r * math.sin(a), z)
        for a in (math.tau * i / segments for i in range(segments))
        for r, z in profile
    ]
    faces = [
        (i * count + j, (i + 1) % segments * count + j, (i + 1) % segments * count + j + 1, i * count + j + 1)
        for i in range(segments)
        for j in range(count - 1)
    ]
    made = mesh(name, vertices, faces, made_of)
    # The axis is a ring of coincident points; a bad seam there shows as a star in reflections.
    cleaned = bmesh.new()
    cleaned.from_mesh(made)
    bmesh.ops.remove_doubles(cleaned, verts=cleaned.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(cleaned, faces=cleaned.faces)
    cleaned.to_mesh(made)
    cleaned.free()
    part = link(made, name=name)
    if subdivide:
        modifier = part.modifiers.new('smooth', 'SUBSURF')
        modifier.levels = modifier.render_levels = subdivide
    else:
        part.modifiers.new('creases', 'EDGE_SPLIT').split_angle = math.radians(crease)
    return part


def sphere_mesh(name, made_of, subdivisions=4, shape=None):
    """A unit ball; `shape(x, y, z)` may move each point."""
    ball = bmesh.new()
    bmesh.ops.create_icosphere(ball, subdivisions=subdivisions, radius=1)
    if shape:
        for vertex in ball.verts:
            vertex.co = Vector(shape(*vertex.co))
    made = bpy.data.meshes.new(name)
    ball.to_mesh(made)
    ball.free()
    made.polygons.foreach_set('use_smooth', [True] * len(made.polygons))
    made.materials.append(made_of)
    return made


def hull_mesh(*meshes, directions=64):
    """The few outermost points that physics needs to know a shape by."""
    points = [vertex.co.copy() for made in meshes for vertex in made.vertices]
    extremes = set()
    for i in range(directions):
        height = 1 - 2 * (i + 0.5) / directions
        angle, around = i * 2.399963, math.sqrt(1 - height * height)
        ray = Vector((around * math.cos(angle), around * math.sin(angle), height))
        extremes.add(max(points, key=ray.dot).to_tuple(5))
    hull = bmesh.new()
    for point in extremes:
        hull.verts.new(point)
    bmesh.ops.convex_hull(hull, input=hull.verts)
    made = bpy.data.meshes.new('hull')
    hull.to_mesh(made)
    hull.free()
    return made


def any_turn():
    return tuple(random.uniform(0, math.tau) for _ in range(3))


# ------------------------------------------------------------------ piles


def settle(falling, standing, seconds=3.0, friction=0.6):
    """Lets things fall until they lie as things lie. `standing` keeps still and holds them."""
    scene = bpy.context.scene
    bpy.ops.rigidbody.world_add()
    physics = scene.rigidbody_world
    physics.collection = bpy.data.collections.new('physics')
    physics.substeps_per_frame, physics.solver_iterations = 8, 12
    frames = int(seconds * 24)
    scene.frame_start, scene.frame_end = 1, frames
    physics.point_cache.frame_end = frames
    for part in [*falling, *standing]:
        physics.collection.objects.link(part)
        body = part.rigid_body
        moves = part in falling
        body.type = 'ACTIVE' if moves else 'PASSIVE'
        body.collision_shape = 'CONVEX_HULL' if moves else 'MESH'
        body.friction, body.restitution = friction, 0.0
        body.linear_damping, body.angular_damping = 0.15, 0.5
        body.use_margin, body.collision_margin = True, 0.004
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    resting = {part: part.matrix_world.copy() for part in falling}
    bpy.ops.rigidbody.world_remove()
    for part, matrix in resting.items():
        part.matrix_world = matrix
    scene.frame_set(1)
