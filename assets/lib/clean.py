"""Renders a scene and has clean.mjs take the grain out of it (Debian's Blender comes without a denoiser)."""

import array
import os
import shutil
import subprocess

import bpy

HERE = os.path.dirname(os.path.abspath(__file__))
PASSES = {'light': 'Image', 'colour': 'Denoising Albedo', 'facing': 'Denoising Normal'}


def _tap_passes(scene, folder):
    """Routes what the renderer knows about each pixel into files."""
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    output = tree.nodes.new('CompositorNodeOutputFile')
    output.base_path = folder
    output.format.file_format, output.format.color_depth = 'OPEN_EXR', '32'
    output.file_slots.clear()
    for slot, source in PASSES.items():
        output.file_slots.new(f'{slot}-')
        tree.links.new(layers.outputs[source], output.inputs[f'{slot}-'])


def _pixels(path):
    """A picture's red, green and blue as floats, without its alpha."""
    image = bpy.data.images.load(path)
    four = array.array('f', bytes(4 * len(image.pixels)))
    image.pixels.foreach_get(four)
    bpy.data.images.remove(image)
    three = array.array('f', bytes(len(four) * 3))
    for channel in range(3):
        three[channel::3] = four[channel::4]
    return three


def _take(scene, folder, seed):
    scene.cycles.seed = seed
    scene.frame_set(1)
    bpy.ops.render.render()
    for slot in PASSES:
        with open(os.path.join(folder, f'{slot}-{seed}'), 'wb') as file:
            _pixels(os.path.join(folder, f'{slot}-0001.exr')).tofile(file)


def render(scene, path):
    """Renders twice with half the samples, cleans, applies the scene's view transform and saves."""
    folder = f'{path}.passes'
    os.makedirs(folder, exist_ok=True)
    _tap_passes(scene, folder)
    scene.cycles.samples = max(1, scene.cycles.samples // 2)
    scene.render.use_persistent_data = True
    for seed in (1, 2):
        _take(scene, folder, seed)
    width, height = scene.render.resolution_x, scene.render.resolution_y
    node = os.environ.get('NODE', 'node')
    subprocess.run([node, os.path.join(HERE, 'clean.mjs'), folder, str(width), str(height)], check=True)

    three = array.array('f')
    with open(os.path.join(folder, 'clean'), 'rb') as file:
        three.fromfile(file, width * height * 3)
    four = array.array('f', [1.0]) * (width * height * 4)
    for channel in range(3):
        four[channel::4] = three[channel::3]
    image = bpy.data.images.new('clean', width, height, float_buffer=True)
    image.pixels.foreach_set(four)
    scene.render.image_settings.file_format = 'PNG'
    image.save_render(path, scene=scene)
    shutil.rmtree(folder)
