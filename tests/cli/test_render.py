#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""`render`: pictures, sheets and their sidecars, on whatever Vulkan device there is."""
import hashlib
import json
import math
import os
import pty
import subprocess

from cli_case import CLI, CliCase, main, read_png, skinned_triangle


class Render(CliCase):
    def setUp(self):
        super().setUp()
        self.write('leaf.gltf', skinned_triangle(weights=(1, 1, 1)).document)

    def picture(self, *options):
        self.done('render', 'leaf.gltf', '-o', 'out.png', '--size', '64x48', *options)
        return read_png(self.folder / 'out.png')

    def color_at(self, picture, x, y):
        _, _, channels, rows = picture
        return tuple(rows[y][x * channels:(x + 1) * channels])

    def test_a_picture_has_the_size_asked_for(self):
        width, height, channels, _ = self.picture()
        self.assertEqual((width, height, channels), (64, 48, 3))

    def test_a_transparent_picture_has_alpha(self):
        picture = self.picture('--transparent', '--view', 'unlit', '--camera', 'front')
        self.assertEqual(picture[2], 4)
        self.assertEqual(self.color_at(picture, 0, 0)[3], 0)

    def test_the_background_is_exact(self):
        for text, color in [('#204080', (0x20, 0x40, 0x80)), ('white', (255, 255, 255)), ('#f00', (255, 0, 0))]:
            self.assertEqual(self.color_at(self.picture('--background', text, '--grid', 'off'), 0, 0), color)

    def test_the_same_command_gives_the_same_bytes(self):
        self.picture('--animation', 'Rise', '--time', '1.5')
        first = (self.folder / 'out.png').read_bytes()
        self.picture('--animation', 'Rise', '--time', '1.5')
        self.assertEqual((self.folder / 'out.png').read_bytes(), first)

    def test_every_view_renders(self):
        for view in ['shaded', 'clay', 'unlit', 'wireframe', 'weight', 'joint-index', 'raw-weights', 'normals', 'bind-pose']:
            with self.subTest(view=view):
                self.picture('--view', view, '--legend', '--axes')

    def test_every_camera_renders(self):
        for camera in ['fit', 'front', 'back', 'left', 'right', 'top', 'bottom', 'orbit:-30,20,3']:
            with self.subTest(camera=camera):
                self.picture('--camera', camera, '--ortho')

    def test_bind_pose_shows_positions_as_stored(self):
        self.write('leaf.gltf', skinned_triangle().document)
        # Weights as stored pull vertices 0 and 2 into the origin, so only the stored positions are a triangle.
        stored = self.picture('--view', 'bind-pose', '--camera', 'front', '--background', 'black', '--grid', 'off')
        posed = self.picture('--view', 'unlit', '--weights', 'stored', '--camera', 'front', '--background', 'black', '--grid', 'off')
        lit = lambda picture: sum(1 for row in picture[3] for value in row if value > 100)
        self.assertGreater(lit(stored), 300)
        self.assertEqual(lit(posed), 0)

    def test_a_sheet_has_the_size_asked_for(self):
        self.done('render', 'leaf.gltf', '-o', 'sheet.png', '--animation', 'all', '--contact-sheet', '3x2',
                  '--size', '301x203', '--metadata')
        self.assertEqual(read_png(self.folder / 'sheet.png')[:2], (301, 203))
        sidecar = self.written('sheet.json')
        self.assertEqual([(c['animation']['name'], c['time']) for c in sidecar['cells']],
                         [('Rise', 1), ('Rise', 1.5), ('Rise', 2), ('Still', 3), ('Still', 3), ('Still', 3)])

    def sheet(self, *options):
        self.done('render', 'leaf.gltf', '-o', 'sheet.png', '--background', 'white', '--grid', 'off', *options)
        return read_png(self.folder / 'sheet.png')

    def has_ink(self, picture, columns, rows):
        return any(self.color_at(picture, x, y) != (255, 255, 255) for y in rows for x in columns)

    def test_a_sheet_has_one_legend_and_captions_above_it(self):
        sheet = self.sheet('--animation', 'Still', '--contact-sheet', '2x1', '--size', '642x240', '--view', 'weight',
                           '--legend', '--camera', 'orbit:0,0,9000')
        self.assertTrue(self.has_ink(sheet, range(20, 60), range(200, 235)))
        self.assertFalse(self.has_ink(sheet, range(330, 390), range(200, 240)))
        for left in [0, 322]:
            self.assertTrue(self.has_ink(sheet, range(left + 10, left + 60), range(5, 25)))

    def test_captions_stay_inside_narrow_cells(self):
        for width in [240, 120]:
            sheet = self.sheet('--animation', 'Rise', '--contact-sheet', '1x1', '--size', '%dx400' % width)
            self.assertTrue(self.has_ink(sheet, range(10, 60), range(370, 400)))
            self.assertFalse(self.has_ink(sheet, [width - 2, width - 1], range(370, 400)))

    def test_a_terminal_shows_progress_unless_quiet(self):
        for quiet, shown in [([], True), (['--quiet'], False)]:
            terminal, stderr = pty.openpty()
            subprocess.run([CLI, 'render', 'leaf.gltf', '-o', 'sheet.png', '--contact-sheet', '3x2', '--size', '200x150',
                            *quiet], cwd=self.folder, stderr=stderr, check=True, timeout=100)
            os.write(stderr, b'end')
            text = ''
            while not text.endswith('end'):
                text += os.read(terminal, 65536).decode()
            os.close(stderr)
            os.close(terminal)
            for word in ['Reading [', 'Drawing [', 'Compressing [']:
                self.assertEqual(word in text, shown, word)
            self.assertTrue(text == 'end' or text.endswith('\r\x1b[Kend'), text)

    def test_the_sidecar_tells_what_was_rendered(self):
        self.picture('--animation', 'Rise', '--time', '1.25', '--view', 'weight', '--metadata')
        sidecar = self.written('out.json')
        self.assertEqual(sidecar['format'], 'sinew.render/1')
        self.assertEqual(sidecar['sha256'], hashlib.sha256((self.folder / 'leaf.gltf').read_bytes()).hexdigest())
        self.assertEqual((sidecar['animation'], sidecar['time']), ({'index': 0, 'name': 'Rise'}, 1.25))
        self.assertEqual(sidecar['view']['joint'], {'index': 0, 'name': 'Hip'})
        self.assertEqual(len(sidecar['camera']['viewFromWorld']), 16)

    def state(self, *options):
        self.picture(*options, '--metadata')
        return json.loads((self.folder / 'out.json').read_text())['state']

    def test_the_sidecar_has_the_state_that_shows_the_same(self):
        state = self.state('--animation', 'Rise', '--time', '1.25', '--view', 'weight', '--joint', 'Hip', '--joint', 'Hip',
                           '--grid', 'off', '--axes', '--background', '#ff0000', '--camera', 'orbit:30,15,2')
        self.assertEqual(state['format'], 'sinew.state/1')
        self.assertEqual(state['file'], {'path': 'leaf.gltf', 'sha256': hashlib.sha256(
            (self.folder / 'leaf.gltf').read_bytes()).hexdigest()})
        self.assertEqual(state['playback'], {'animation': {'index': 0, 'name': 'Rise'}, 'time': 1.25})
        self.assertEqual(state['selection']['joints'], [{'index': 0, 'name': 'Hip'}])
        self.assertEqual([state['look'][key] for key in ('view', 'grid', 'axes', 'background')], ['weight', False, True, '1 0 0'])
        self.assertAlmostEqual(state['camera']['yaw'], math.radians(30), 6)
        self.assertAlmostEqual(state['camera']['distance'], 2 * state['camera']['sceneRadius'], 5)
        self.assertNotIn('untouched', state['camera'])
        self.assertIs(self.state('--camera', 'front')['camera']['untouched'], True)

    def variants(self):
        document = skinned_triangle(weights=(1, 1, 1)).document
        document['extensionsUsed'] = ['KHR_materials_variants']
        document['extensions'] = {'KHR_materials_variants': {'variants': [{'name': 'Tag'}, {'name': 'Nacht'}]}}
        document['materials'] = [{'doubleSided': True, 'pbrMetallicRoughness': {'baseColorFactor': color}}
                                 for color in ([1, 0, 0, 1], [0, 1, 0, 1])]
        del document['nodes'][0]['skin']
        primitive = document['meshes'][0]['primitives'][0]
        primitive['material'] = 0
        primitive['extensions'] = {'KHR_materials_variants': {'mappings': [{'material': 1, 'variants': [1]}]}}
        self.write('leaf.gltf', document)

    def test_a_variant_is_named_by_index_or_name(self):
        self.variants()
        for option, color in [([], (255, 0, 0)), (['--variant', 'Tag'], (255, 0, 0)),
                              (['--variant', 'Nacht'], (0, 255, 0)), (['--variant', '1'], (0, 255, 0))]:
            picture = self.picture('--view', 'unlit', '--camera', 'front', '--metadata', *option)
            self.assertEqual(self.color_at(picture, 28, 28), color)
            view = self.written('out.json')['view']
            self.assertEqual('variant' in view, bool(option))

    def test_an_unknown_variant_lists_the_valid_ones(self):
        self.fails(2, 'render', 'leaf.gltf', '-o', 'out.png', '--variant', '0', mentions=['variant', 'none'])
        self.variants()
        self.fails(2, 'render', 'leaf.gltf', '-o', 'out.png', '--variant', 'Morgen',
                   mentions=["'Morgen'", "0 'Tag'", "1 'Nacht'"])

    def test_images_that_cannot_be_read_are_told_of(self):
        document = skinned_triangle(weights=(1, 1, 1)).document
        junk = 'data:image/png;base64,AAAA'
        document['images'] = [{'uri': junk, 'name': 'Skin'}] + [{'uri': junk}] * 4
        self.write('plain.gltf', document)
        command = ['render', 'plain.gltf', '-o', 'out.png', '--size', '8x8']
        lines = self.run_cli(*command).stderr.decode('utf-8').splitlines()
        self.assertEqual(len(lines), 4, lines)
        self.assertIn("plain.gltf: warning: image 0 'Skin'", lines[0])
        self.assertTrue(lines[3].endswith('and 2 more'))
        self.assertEqual(self.run_cli(*command, '--quiet').stderr, b'')


    def test_a_picture_goes_with_its_sidecar_or_not_at_all(self):
        (self.folder / 'out.json').mkdir()
        self.fails(4, 'render', 'leaf.gltf', '-o', 'out.png', '--size', '16x16', '--metadata', mentions=['out.json'])
        self.assertFalse((self.folder / 'out.png').exists())

    def test_an_unwritable_picture_is_4(self):
        self.fails(4, 'render', 'leaf.gltf', '-o', 'no/such/out.png', '--size', '16x16')

    def test_an_unknown_device_is_5(self):
        self.fails(5, 'render', 'leaf.gltf', '-o', 'out.png', '--device', '99', mentions=["no device '99'; valid: 0 '"])

    def test_without_a_driver_the_exit_code_is_5(self):
        nothing = dict(os.environ, VK_ICD_FILENAMES='/nowhere.json', VK_DRIVER_FILES='/nowhere.json')
        self.fails(5, 'render', 'leaf.gltf', '-o', 'out.png', env=nothing, mentions=['mesa-vulkan-drivers'])
        self.fails(5, '--list-devices', env=nothing, mentions=['mesa-vulkan-drivers'])

    def test_a_missing_validation_layer_is_5(self):
        nowhere = dict(os.environ, VK_LAYER_PATH=str(self.folder))
        self.fails(5, 'render', 'leaf.gltf', '-o', 'out.png', '--validation', env=nowhere, mentions=['layer'])

    def test_the_validation_layer_stays_silent(self):
        self.assertEqual(self.run_cli('render', 'leaf.gltf', '-o', 'out.png', '--size', '64x48', '--view', 'weight',
                                      '--legend', '--axes', '--validation', '--animation', '0').stderr, b'')

    def test_devices_are_listed_by_index(self):
        self.assertRegex(self.done('--list-devices'), r'^0  .+\n')


if __name__ == '__main__':
    main()
