#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""`render --finding`: a finding of `check`, framed and marked at its moment."""

from cli_case import CliCase, main, skinned_triangle


class RenderFinding(CliCase):
    def setUp(self):
        super().setUp()
        self.write('leaf.gltf', skinned_triangle(weights=(1, 1, 0)).document)
        self.done('demo', '--flawed', '-o', 'flawed.glb')

    def sidecar_of(self, *options, file='flawed.glb'):
        self.done('render', file, '-o', 'out.png', '--size', '96x72', '--metadata', *options)
        return self.written('out.json')

    def findings(self, file='flawed.glb'):
        return self.parsed(self.run_cli('check', '--json', file).stdout)['files'][0]['findings']

    def test_the_place_is_that_of_check(self):
        for code in ['VERTEX_UNWEIGHTED', 'STRAY_INFLUENCE', 'INVERSE_BIND_MISMATCH', 'KEY_ROTATION_NOT_UNIT']:
            finding = next(each for each in self.findings() if each['code'] == code)
            with self.subTest(code=code):
                first = (finding.get('places') or [finding])[0]
                sidecar = self.sidecar_of('--finding', finding['code'])
                shown = sidecar['finding']
                self.assertEqual(shown['message'], first['message'])
                self.assertEqual({key: shown.get(key) for key in ('mesh', 'vertex', 'joint', 'key')},
                                 {key: first.get(key) for key in ('mesh', 'vertex', 'joint', 'key')})
                if 'vertex' in first:
                    marked = sidecar['state']['selection']['marked']
                    self.assertIn(first['vertex'], [vertex[2] for vertex in marked['vertices']])
                else:
                    self.assertIn('skeleton', sidecar['view'])

    def test_places_are_counted(self):
        several = next(finding for finding in self.findings() if len(finding.get('places', [])) > 1)
        second = self.sidecar_of('--finding', several['code'] + ':2')['finding']
        self.assertEqual((second['place'], second['message']), (2, several['places'][1]['message']))
        self.assertGreaterEqual(second['places'], len(several['places']))
        self.fails(2, 'render', 'flawed.glb', '-o', 'out.png', '--finding', several['code'] + ':999',
                   mentions=['lists %d places' % second['places']])

    def test_the_moment_is_that_of_the_finding_unless_another_is_given(self):
        keyed = next(finding for finding in self.findings() if 'key' in finding and not finding.get('places'))
        given = self.sidecar_of('--finding', keyed['code'])
        self.assertEqual(given['animation']['index'], keyed['animation'])
        if 'time' in keyed:
            self.assertAlmostEqual(given['time'], keyed['time'], 5)
        other = self.sidecar_of('--finding', keyed['code'], '--time', '0.25', '--animation', '0')
        self.assertEqual((other['animation']['index'], other['time']), (0, 0.25))

    def test_the_camera_is_near_and_keeps_a_direction_that_sees_the_place(self):
        whole = self.sidecar_of(file='leaf.gltf')
        near = self.sidecar_of('--finding', 'VERTEX_UNWEIGHTED', file='leaf.gltf')
        self.assertNotEqual(near['camera']['eye'], whole['camera']['eye'])
        self.assertEqual([vertex[2] for vertex in near['state']['selection']['marked']['vertices']], [2])
        front = self.sidecar_of('--finding', 'VERTEX_UNWEIGHTED', '--camera', 'front', file='leaf.gltf')
        self.assertAlmostEqual(front['camera']['eye'][0], 5, 4)  # where its node stands

    def test_without_the_finding_nothing_is_written(self):
        render = ['render', 'leaf.gltf', '-o', 'out.png', '--finding']
        self.fails(2, *render, 'STRAY_INFLUENCE',
                   mentions=["the file has no finding 'STRAY_INFLUENCE'; it has: VERTEX_UNWEIGHTED"])
        self.fails(2, *render, 'VERTEX_UNWEIGHTD', mentions=["no rule", "did you mean 'VERTEX_UNWEIGHTED'"])
        self.fails(2, *render, 'VERTEX_UNWEIGHTED:0', mentions=['--finding'])
        for option in [['--contact-sheet', '2x2'], ['--blend', '0:1'], ['--instances', '4'], ['--camera', 'gltf:0']]:
            self.fails(2, *render, 'VERTEX_UNWEIGHTED', *option, mentions=['--finding'])
        self.assertFalse((self.folder / 'out.png').exists())

    def test_a_finding_about_the_file_shows_the_scene_and_says_so(self):
        document = skinned_triangle().document
        document['extensionsUsed'] = ['FOO_bar']
        self.write('extended.gltf', document)
        sidecar = self.sidecar_of('--finding', 'EXTENSION_IGNORED', file='extended.gltf')
        self.assertIn('concerns nothing in the picture', ' '.join(sidecar['notices']))

    def test_findings_of_motion_are_shown_too(self):
        self.done('demo', '--walker', '--flawed', '-o', 'walker.glb')
        for code in ['FOOT_SLIDE', 'JOINT_COLLAPSES']:
            self.done('render', 'walker.glb', '-o', 'a.png', '--size', '48x32', '--finding', code)


if __name__ == '__main__':
    main()
