#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""`render --camera`: a camera in file units, and that of another picture."""
import json

from cli_case import CliCase, main, skinned_triangle


class RenderCamera(CliCase):
    def setUp(self):
        super().setUp()
        self.write('leaf.gltf', skinned_triangle(weights=(1, 1, 1)).document)
        large = skinned_triangle(weights=(1, 1, 1))
        large.document['nodes'][1]['scale'] = [9, 9, 9]
        self.write('large.gltf', large.document)

    def sidecar(self, *options, file='leaf.gltf', output='out.png'):
        self.done('render', file, '-o', output, '--size', '64x48', '--metadata', *options)
        return self.written(output.replace('.png', '.json'))

    def camera(self, *options, **where):
        return self.sidecar(*options, **where)['camera']

    def assert_near(self, values, wanted):
        self.assertEqual(len(values), len(wanted))
        for value, each in zip(values, wanted):
            self.assertAlmostEqual(value, each, 5)

    def test_eye_target_and_up_are_those_given(self):
        camera = self.camera('--camera', 'eye:1,2,5,target:1,2,0,up:1,0,0')
        self.assert_near(camera['eye'], [1, 2, 5])
        rows = [camera['viewFromWorld'][i:12:4] for i in range(3)]
        self.assert_near(rows[0], [0, -1, 0])
        self.assert_near(rows[1], [1, 0, 0])
        self.assert_near(rows[2], [0, 0, 1])

    def test_fov_and_ortho_are_those_given(self):
        self.assert_near(self.camera('--camera', 'eye:1,2,5,target:1,2,0,fov:20', '--fov', '90')['clipFromView'][5:6], [-1])
        flat = self.camera('--camera', 'eye:1,2,5,target:1,2,0,ortho:4')
        self.assertTrue(flat['orthographic'])
        self.assert_near(flat['clipFromView'][5:6], [-.5])

    def test_two_files_are_framed_alike(self):
        self.sidecar('--camera', 'left')
        cameras = [self.camera('--camera', camera, file='large.gltf', output='other.png')
                   for camera in ('left', 'out.json')]
        wanted = json.loads((self.folder / 'out.json').read_text())['camera']
        self.assertNotEqual(cameras[0]['viewFromWorld'], wanted['viewFromWorld'])
        self.assertEqual(cameras[1]['viewFromWorld'], wanted['viewFromWorld'])
        self.assertEqual(cameras[1]['eye'], wanted['eye'])

    def test_the_camera_of_a_picture_makes_the_same_picture(self):
        for options in (['--camera', 'orbit:40,20,3'],
                        ['--contact-sheet', '1x1', '--animation', 'Rise', '--ortho', '--legend', '--view', 'weight']):
            with self.subTest(options=options):
                self.sidecar('--no-state', *options)
                first = (self.folder / 'out.png').read_bytes()
                (self.folder / 'out.json').rename(self.folder / 'kept.json')
                self.sidecar(*[o for o in options if not o.startswith('orbit')][('--camera' in options):],
                             '--camera', 'kept.json', '--no-state')
                self.assertEqual((self.folder / 'out.png').read_bytes(), first)

    def test_the_sidecar_has_the_camera_to_copy(self):
        first = self.camera('--camera', 'eye:1,2,5,target:1,2,0,up:1,1,0,fov:50')
        self.assertTrue(first['absolute'].startswith('eye:1,2,5,target:1,2,0,up:'), first['absolute'])
        again = self.camera('--camera', first['absolute'])
        for key in ('eye', 'viewFromWorld', 'clipFromView'):
            self.assert_near(again[key], first[key])

    def test_a_camera_of_the_file_can_be_copied(self):
        document = skinned_triangle(weights=(1, 1, 1)).document
        document['cameras'] = [{'type': 'perspective', 'perspective': {'yfov': .5, 'znear': .1}}]
        document['nodes'][1]['camera'] = 0
        document['nodes'][1]['rotation'] = [0, .1, .2, .9746794]
        self.write('leaf.gltf', document)
        first = self.camera('--camera', 'gltf:0', '--legend', '--view', 'weight')
        for option in (first['absolute'], 'kept.json'):
            (self.folder / 'out.json').rename(self.folder / 'kept.json')
            again = self.camera('--camera', option)
            self.assert_near(again['viewFromWorld'], first['viewFromWorld'])
            self.assert_near(again['clipFromView'][:6], first['clipFromView'][:6])

    def test_what_is_wrong_is_said(self):
        def fails(camera, *mentions, code=2):
            self.fails(code, 'render', 'leaf.gltf', '-o', 'out.png', '--camera', camera, mentions=mentions)

        fails('eye:1,2,3,target:1,2,3', 'eye and target are the same point')
        fails('eye:0,0,3,target:0,0,0,up:0,0,1', 'parallel to the line of sight')
        fails('eye:0,0,3', 'target: must have three numbers')
        fails('missing.json', 'missing.json', code=3)
        fails('leaf.gltf', "there is no camera 'leaf.gltf'", 'eye:X,Y,Z,target:X,Y,Z')
        self.write('none.json', {'format': 'other'})
        fails('none.json', 'has no camera', code=3)
        self.write('broken.json', '{')
        fails('broken.json', code=3)


if __name__ == '__main__':
    main()
