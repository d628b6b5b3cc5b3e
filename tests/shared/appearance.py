#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Renders samples whose README files state what must be visible, and checks the pixels.

usage: appearance.py CLI ASSETS
"""
import pathlib
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent / 'cli'))
from cli_case import read_png  # noqa: E402

WRONG = []


class Picture:
    def __init__(self, cli, model, *options):
        with tempfile.TemporaryDirectory(prefix='sinew-appearance-') as folder:
            path = pathlib.Path(folder) / 'picture.png'
            subprocess.run([cli, 'render', model, '-o', path, '--quiet', '--grid', 'off', *options], check=True)
            _, _, self.channels, self.rows = read_png(path)

    def at(self, x, y):
        return tuple(self.rows[y][x * self.channels:x * self.channels + 3])


def expect(what, got, wanted, tolerance=2):
    if any(abs(g - w) > tolerance for g, w in zip(got, wanted)):
        WRONG.append('%s is %s, not %s' % (what, got, wanted))


def texture_transforms(cli, assets):
    """Three offsets; arrows that point at the green marks when rotation and scale are right."""
    picture = Picture(cli, assets / 'TextureTransformTest/glTF/TextureTransformTest.gltf', '--view', 'unlit', '--ortho',
                      '--camera', 'front', '--size', '640x420', '--samples', '1')
    for what, x, color in [('offset of u', 50, (0, 192, 0)), ('offset of v', 250, (0, 0, 192)),
                           ('both offsets', 450, (0, 192, 192))]:
        expect(what, picture.at(x, 40), color, 6)
    for what, x, y in [('rotation', 66, 293), ('scale', 275, 256), ('all together', 480, 285)]:
        expect('the arrow of ' + what, picture.at(x, y), (0, 0, 0), 60)
    for what, x, y in [('rotation', 150, 293), ('scale', 340, 320), ('all together', 560, 360)]:
        if max(picture.at(x, y)) < 180:
            WRONG.append('there is ink where none belongs: ' + what)


def unlit(cli, assets):
    """Two blocks, each of one colour whichever way its faces point."""
    picture = Picture(cli, assets / 'UnlitTest/glTF/UnlitTest.gltf', '--size', '480x360', '--samples', '1')
    for what, points in [('orange', [(60, 120), (150, 70), (60, 210), (140, 235)]),
                         ('blue', [(250, 120), (420, 70), (420, 250), (360, 290)])]:
        for x, y in points[1:]:
            expect('%s at %d, %d' % (what, x, y), picture.at(x, y), picture.at(*points[0]), 0)


def variants(cli, assets):
    """A chair in mango, and in peacock."""
    chair = assets / 'SheenChair/glTF/SheenChair.gltf'
    for name, is_red in [('Mango Velvet', True), ('Peacock Velvet', False)]:
        red, green, blue = Picture(cli, chair, '--variant', name, '--view', 'unlit', '--size', '480x360').at(280, 60)
        if (red > 2 * max(green, blue)) != is_red or (2 * red < max(green, blue)) == is_red:
            WRONG.append('%s is %s' % (name, (red, green, blue)))


def specular_glossiness(cli, assets):
    """Diffuse 0.8, linear, on every side."""
    picture = Picture(cli, assets / 'RiggedFigure_SpecGloss/RiggedFigure.gltf', '--view', 'unlit', '--size', '360x360',
                      '--samples', '1')
    expect('the figure', picture.at(175, 50), (231, 231, 231))


def main():
    cli, assets = sys.argv[1], pathlib.Path(sys.argv[2])
    for look in [texture_transforms, unlit, variants, specular_glossiness]:
        look(cli, assets)
    for line in WRONG:
        print(line)
    print('%d differences' % len(WRONG))
    return 1 if WRONG else 0


if __name__ == '__main__':
    sys.exit(main())
