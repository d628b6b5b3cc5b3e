#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Pictures of the Python module are those of `sinew-cli render`."""
import os
import warnings

import sinew
from cli_case import main, read_png
from python_case import PythonCase


class Pictures(PythonCase):
    def rows(self, name):
        width, _, channels, rows = read_png(self.folder / name)
        return [[row[i:i + channels] for i in range(0, width * channels, channels)] for row in rows]

    def test_the_array_is_the_picture_of_the_command_line(self):
        asset = self.load()
        picture = asset.render(size='64x48', animation='Rise', time=1.5, view='weight', joint=['Hip'], transparent=True)
        self.done('render', asset.path, '-o', 'cli.png', '--size', '64x48', '--animation', 'Rise', '--time', '1.5',
                  '--view', 'weight', '--joint', 'Hip', '--transparent')
        self.assertEqual((picture.shape, picture.flags.writeable), ((48, 64, 4), False))
        self.assertEqual([[bytes(pixel) for pixel in row] for row in picture], self.rows('cli.png'))

    def test_a_file_is_that_of_the_command_line(self):
        asset = self.load()
        self.assertIsNone(asset.render(self.folder / 'module.png', size='64x48'))
        self.done('render', asset.path, '-o', 'cli.png', '--size', '64x48')
        self.assertEqual((self.folder / 'module.png').read_bytes(), (self.folder / 'cli.png').read_bytes())

    def test_several_pictures_need_a_file(self):
        asset = self.load()
        with self.assertRaisesRegex(sinew.Error, 'name a file'):
            asset.render(size='64x48', animation='Rise', frames='30:33')
        asset.render(self.folder / 'frame-{frame:02}.png', size='64x48', animation='Rise', frames='30:33')
        self.assertEqual(sorted(each for each in os.listdir(self.folder) if each.startswith('frame')),
                         ['frame-%02d.png' % i for i in range(30, 34)])

    def test_unknown_options_and_values_are_named(self):
        asset = self.load()
        for options, words in (({'veiw': 'weight'}, "did you mean '--view'"), ({'view': 'wieght'}, "did you mean 'weight'"),
                               ({'animation': 'Rize'}, "did you mean 'Rise'"), ({'size': '0x0'}, '--size')):
            with self.assertRaises(sinew.Error) as caught:
                asset.render(**options)
            self.assertEqual(caught.exception.code, 'INVALID_REQUEST')
            self.assertIn(words, str(caught.exception))

    def test_notices_are_those_of_the_command_line(self):
        asset = self.load()
        options = {'size': '64x48', 'animation': 'Rise', 'blend-skinning': 'dual-quaternion'}
        with warnings.catch_warnings(record=True) as caught:
            warnings.simplefilter('always')
            asset.render(**options)
        said = self.run_cli('render', asset.path, '-o', 'cli.png', *(f'--{name}={value}' for name, value in options.items()))
        lines = said.stderr.decode().splitlines()
        self.assertEqual(['sinew-cli: ' + str(each.message) for each in caught], [each for each in lines if 'saved' not in each])
        self.assertTrue(any('dual-quaternion' in each for each in lines), lines)
        self.assertEqual({each.category for each in caught}, {sinew.RenderNotice})
        self.assertEqual({each.filename for each in caught}, {__file__})

    def test_a_picture_without_oddities_warns_of_nothing(self):
        with warnings.catch_warnings():
            warnings.simplefilter('error')
            self.load(weights=(1, 1, 1)).render(size='64x48')

    def test_the_device_can_be_chosen(self):
        asset = self.load(weights=(1, 1, 1))
        first = asset.render(size='64x48')
        self.assertTrue((asset.render(size='64x48', device=0) == first).all())
        with self.assertRaises(sinew.Error) as caught:
            asset.render(size='64x48', device='No such device')
        self.assertEqual(caught.exception.code, 'NO_DEVICE')
        self.assertIn('No such device', str(caught.exception))

    def test_a_folder_that_does_not_exist(self):
        with self.assertRaises(sinew.Error) as caught:
            self.load().render(self.folder / 'none' / 'a.png', size='64x48')
        self.assertEqual(caught.exception.code, 'OUTPUT_UNWRITABLE')


if __name__ == '__main__':
    main()
