#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Produces the table of frames per second of a sequence, for BENCHMARKS.md.

usage: bench_films.py [--program PATH] [--frames N] [--rounds N] MODEL

Draws a sequence of PNG files of 640 x 480 pixels from the first clip, start and writing included, with `sinew-cli render`,
with Blender's viewport renderer (Workbench, under xvfb-run) and with F3D (1.3.1 of
Debian), which draws one picture per process, always of the start of a clip. Programs that
are not installed are left out. They take turns; the table has the medians.
"""
import argparse
import pathlib
import shutil
import statistics
import subprocess
import tempfile
import time

SIZE = (640, 480)
RATE = 24

BLENDER = '''
import sys
import numpy
numpy.bool = bool  # for the glTF importer of Blender 3.4
import bpy, mathutils
path, out, last = sys.argv[sys.argv.index('--') + 1:]
bpy.ops.wm.read_factory_settings(use_empty=True)
bpy.ops.import_scene.gltf(filepath=path)
scene = bpy.context.scene
points = [o.matrix_world @ mathutils.Vector(c) for o in scene.objects if o.type == 'MESH' for c in o.bound_box]
middle = sum(points, mathutils.Vector()) / len(points)
reach = max((p - middle).length for p in points)
camera = bpy.data.objects.new('camera', bpy.data.cameras.new('camera'))
scene.collection.objects.link(camera)
scene.camera = camera
camera.location = middle + mathutils.Vector((1.5, -2.2, 0.9)) * reach
camera.rotation_euler = (middle - camera.location).to_track_quat('-Z', 'Y').to_euler()
camera.data.clip_end = 10 * reach
render = scene.render
render.engine = 'BLENDER_WORKBENCH'
render.resolution_x, render.resolution_y, render.resolution_percentage = %d, %d, 100
render.fps, scene.frame_start, scene.frame_end = %d, 0, int(last)
render.filepath = out
scene.display.render_aa = '5'
scene.display.shading.color_type = 'TEXTURE'
bpy.ops.render.render(animation=True)
''' % (*SIZE, RATE)


def run(command):
    subprocess.run(list(map(str, command)), check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def sinew(options, folder):
    run([options.program, 'render', options.model, '--animation', 0, '--frames', '0:%d' % (options.frames - 1), '--fps', RATE,
         '--size', '%dx%d' % SIZE, '-o', folder / 'f{frame:04}.png'])


def blender(options, folder):
    script = folder / 'scene.py'
    script.write_text(BLENDER)
    run(['xvfb-run', '-a', 'blender', '-b', '--factory-startup', '--python-exit-code', 1, '-P', script, '--', options.model,
         folder / 'f', options.frames - 1])


def f3d(options, folder):
    for frame in range(options.frames):
        run(['xvfb-run', '-a', 'f3d', options.model, '--output=%s' % (folder / ('f%04d.png' % frame)),
             '--resolution=%d,%d' % SIZE])


def seconds(draw, options):
    with tempfile.TemporaryDirectory() as top:
        folder = pathlib.Path(top)
        before = time.monotonic()
        draw(options, folder)
        after = time.monotonic()
        count = len(list(folder.glob('*.png')))
        if count != options.frames:
            raise SystemExit('%s drew %d of %d frames' % (draw.__name__, count, options.frames))
        return after - before


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument('model', type=pathlib.Path)
    parser.add_argument('--program', default='build/release/bin/sinew-cli')
    parser.add_argument('--frames', type=int, default=80)
    parser.add_argument('--rounds', type=int, default=3)
    options = parser.parse_args()
    options.model = options.model.resolve()

    programs = [sinew] + [draw for draw in (blender, f3d) if shutil.which(draw.__name__)]
    times = {draw: [] for draw in programs}
    for _ in range(options.rounds):
        for draw in programs:
            times[draw].append(seconds(draw, options))
    print('| %d frames of %s | s | frames per second |' % (options.frames, options.model.stem))
    print('| --- | ---: | ---: |')
    for draw in programs:
        median = statistics.median(times[draw])
        print('| %s | %.2f | %.1f |' % (draw.__name__, median, options.frames / median))


if __name__ == '__main__':
    main()
