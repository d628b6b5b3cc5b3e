#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""`render`: exposure, tone maps, environments and the key light."""

from cli_case import CliCase, Gltf, floats, main, read_png


def panel():
    """A white diffuse square that faces +Z."""
    gltf = Gltf()
    corners = [(-1, -1, 0), (1, -1, 0), (1, 1, 0), (-1, -1, 0), (1, 1, 0), (-1, 1, 0)]
    position = gltf.accessor('VEC3', 5126, 6, floats(*[v for corner in corners for v in corner]))
    normal = gltf.accessor('VEC3', 5126, 6, floats(*([0, 0, 1] * 6)))
    gltf.add('materials', {'pbrMetallicRoughness': {'metallicFactor': 0, 'roughnessFactor': 1}})
    gltf.add('meshes', {'primitives': [{'attributes': {'POSITION': position, 'NORMAL': normal}, 'material': 0}]})
    gltf.add('nodes', {'mesh': 0})
    gltf.add('scenes', {'nodes': [0]})
    return gltf.document


def radiance_file(front, elsewhere):
    """A picture of 64 x 32 pixels: `front` where +Z is, as shared-exponent bytes."""
    rows = b''
    for _ in range(32):
        for x in range(64):
            rows += bytes(front if x < 16 or x >= 48 else elsewhere)
    return b'#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y 32 +X 64\n' + rows


class Light(CliCase):
    def setUp(self):
        super().setUp()
        self.write('panel.gltf', panel())

    def center(self, *options):
        self.done('render', 'panel.gltf', '-o', 'out.png', '--size', '48x48', '--camera', 'front', '--grid', 'off', *options)
        _, _, channels, rows = read_png(self.folder / 'out.png')
        return tuple(rows[24][24 * channels:25 * channels])

    def test_exposure_counts_in_stops(self):
        values = [self.center('--tone-map', 'none', '--exposure', ev)[1] for ev in ('-4', '-3', '-2')]
        linear = [((value / 255 + 0.055) / 1.055) ** 2.4 for value in values]
        self.assertAlmostEqual(linear[1] / linear[0], 2, delta=0.1)
        self.assertAlmostEqual(linear[2] / linear[1], 2, delta=0.1)

    def test_tone_maps_differ(self):
        pictures = {self.center('--tone-map', name, '--exposure', '1') for name in ('neutral', 'aces', 'none')}
        self.assertEqual(len(pictures), 3)

    def test_an_environment_lights_from_its_side_and_turns(self):
        (self.folder / 'red.hdr').write_bytes(radiance_file((128, 0, 0, 128), (0, 0, 128, 128)))
        red = self.center('--environment', 'red.hdr')
        self.assertGreater(red[0], 2 * red[2])
        blue = self.center('--environment', 'red.hdr', '--environment-rotation', '180')
        self.assertGreater(blue[2], 2 * blue[0])

    def test_built_in_environments_have_names(self):
        self.assertEqual(self.center('--environment', 'builtin:neutral', '--tone-map', 'none')[:3], (255, 255, 255))
        self.assertEqual(self.center('--environment', 'builtin:studio'), self.center())
        sunset = self.center('--environment', 'builtin:sunset', '--metadata')
        self.assertGreater(sunset[0], sunset[2] + 40)
        view = self.written('out.json')['view']
        self.assertEqual(view['light']['environment'], 'builtin:sunset')

    def test_the_environment_can_be_dimmed_and_left_out(self):
        white = ('--environment', 'builtin:neutral', '--tone-map', 'none')
        self.assertEqual(self.center(*white, '--environment-strength', '0.25')[:3], (137, 137, 137))
        self.assertEqual(self.center('--environment-strength', '0')[:3], (0, 0, 0))
        self.assertEqual(self.center('--environment', 'none', '--metadata')[:3], (0, 0, 0))
        light = self.written('out.json')['view']['light']
        self.assertEqual((light['environment'], light['environmentStrength']), ('none', 1))

    def test_lamps_that_burn_out_the_picture_are_dimmed_and_it_is_said(self):
        lamps = panel()
        lamps['extensionsUsed'] = ['KHR_lights_punctual']
        lamps['extensions'] = {'KHR_lights_punctual': {'lights': [{'type': 'directional', 'intensity': 3217}]}}
        lamps['nodes'].append({'extensions': {'KHR_lights_punctual': {'light': 0}}})
        lamps['scenes'][0]['nodes'].append(1)
        self.write('lamp.gltf', lamps)
        def center(*options):
            run = self.run_cli('render', 'lamp.gltf', '-o', 'out.png', '--size', '48x48', '--camera', 'front', '--grid', 'off',
                            '--environment', 'none', '--exposure', '-2', '--tone-map', 'none', '--metadata', *options)
            _, _, channels, rows = read_png(self.folder / 'out.png')
            light = self.written('out.json')['view']['light']
            return rows[24][24 * channels], light['lampStops'], run.stderr.decode()
        level, stops, words = center()
        self.assertAlmostEqual(stops, -9, delta=0.01)  # ten stops over pi lux, brought down to one
        self.assertAlmostEqual(level, 186, delta=3)
        self.assertIn("lamps are 10 stops brighter than the studio: shown 9 stops darker", words)
        level, stops, words = center('--balance-lamps', 'off')
        self.assertEqual((level, stops, words), (255, 0, ''))

    def test_an_unknown_built_in_environment_is_a_usage_error(self):
        self.fails(2, 'render', 'panel.gltf', '-o', 'out.png', '--environment', 'builtin:beach',
                   mentions=["'builtin:beach'", 'builtin:outdoor'])
        self.assertFalse((self.folder / 'out.png').exists())

    def test_the_environment_as_background_turns_with_it(self):
        (self.folder / 'red.hdr').write_bytes(radiance_file((128, 0, 0, 128), (0, 0, 128, 128)))
        def corner(*options):
            self.done('render', 'panel.gltf', '-o', 'out.png', '--size', '48x48', '--camera', 'front', '--grid', 'off',
                      '--background', 'environment', '--environment', 'red.hdr', *options)
            _, _, channels, rows = read_png(self.folder / 'out.png')
            return tuple(rows[0][:channels])
        ahead = corner()
        self.assertGreater(ahead[2], 4 * ahead[0])
        behind = corner('--environment-rotation', '180')
        self.assertGreater(behind[0], 4 * behind[2])

    def test_the_key_light_throws_a_shadow(self):
        def darkest_ground(*options):
            self.done('render', 'panel.gltf', '-o', 'out.png', '--size', '64x64', '--camera', 'orbit:30,35,6', '--grid', 'off',
                      '--background', 'white', *options)
            _, _, channels, rows = read_png(self.folder / 'out.png')
            return sum(1 for row in rows for x in range(64) if max(row[x * channels:(x + 1) * channels]) < 235)
        self.assertGreater(darkest_ground('--key-light'), darkest_ground() + 40)

    def test_the_sidecar_tells_of_the_light(self):
        self.center('--metadata', '--exposure', '-1.5', '--tone-map', 'aces', '--environment-rotation', '90', '--key-light')
        light = self.written('out.json')['view']['light']
        self.assertEqual(light, {'exposure': -1.5, 'toneMap': 'aces', 'environment': 'studio', 'environmentStrength': 1,
                                 'environmentRotation': 90, 'keyLight': True, 'balanceLamps': True, 'lampStops': 0})

    def test_bad_values_are_told(self):
        for options, words in [(['--exposure', '99'], '--exposure'), (['--tone-map', 'filmic'], 'neutral, aces or none'),
                               (['--environment-rotation', 'x'], '--environment-rotation'),
                               (['--background', 'sky'], "'environment'")]:
            self.fails(2, 'render', 'panel.gltf', '-o', 'out.png', *options, mentions=[words])
        (self.folder / 'text.hdr').write_text('no picture')
        self.fails(3, 'render', 'panel.gltf', '-o', 'out.png', '--environment', 'text.hdr', mentions=['text.hdr', 'Radiance'])
        self.fails(3, 'render', 'panel.gltf', '-o', 'out.png', '--environment', 'none.hdr', mentions=['no such file'])

    def test_the_validation_layer_stays_silent(self):
        self.done('render', 'panel.gltf', '-o', 'out.png', '--size', '48x48', '--validation', '--key-light',
                  '--background', 'environment')


if __name__ == '__main__':
    main()
