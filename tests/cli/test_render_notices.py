#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""`render`: notices about pictures that show nothing or only part of the asset."""

from cli_case import CliCase, Gltf, floats, main


def triangle(**node):
    """A triangle of two units on a node; further nodes and cameras can be added."""
    gltf = Gltf()
    positions = gltf.accessor('VEC3', 5126, 3, floats(-1, -1, 0, 1, -1, 0, 0, 1, 0))
    gltf.add('meshes', {'primitives': [{'attributes': {'POSITION': positions}}]})
    gltf.add('nodes', {'name': 'Leaf', 'mesh': 0, **node})
    gltf.document['scenes'] = [{'nodes': [0]}]
    gltf.document['scene'] = 0
    return gltf


def with_camera(camera, **node):
    gltf = triangle()
    gltf.add('cameras', camera)
    gltf.add('nodes', {'name': 'Eye', 'camera': 0, 'translation': [0, 0, 5], **node})
    gltf.document['scenes'][0]['nodes'].append(1)
    return gltf


class RenderNotices(CliCase):
    def said(self, gltf, *options):
        self.write('leaf.gltf', gltf.document)
        result = self.run_cli('render', 'leaf.gltf', '-o', 'out.png', '--size', '64x48', *options)
        self.assertEqual(result.returncode, 0, result.stderr)
        return result.stderr.decode('utf-8')

    def test_a_picture_that_shows_everything_needs_no_word(self):
        self.assertEqual(self.said(triangle(), '--metadata'), '')
        self.assertNotIn('notices', self.written('out.json'))
        self.assertEqual(self.said(triangle(), '--camera', 'top'), '')
        self.assertEqual(self.said(triangle(), '--ortho'), '')

    def test_a_picture_of_nothing_is_not_written(self):
        empty = triangle()
        empty.document['scenes'].append({'name': 'Stage', 'nodes': []})
        self.write('leaf.gltf', empty.document)
        self.fails(3, 'render', 'leaf.gltf', '-o', 'out.png', '--scene', '1',
                   mentions=['nothing to draw', "'Stage'", '/scenes/1'])
        for document in [{'asset': {'version': '2.0'}}, {'asset': {'version': '2.0'}, 'scene': 0, 'scenes': [{}]}]:
            self.write('leaf.gltf', document)
            self.fails(3, 'render', 'leaf.gltf', '-o', 'out.png', mentions=['nothing to draw', '/nodes'])
        self.assertFalse((self.folder / 'out.png').exists())

    def test_what_a_software_device_cannot_draw_in_time_is_refused_by_it(self):
        triangles, count = 60_000, 512  # 92 million vertices; a file of 1.7 MB may draw 112 million
        gltf = triangle()
        places = gltf.accessor('VEC3', 5126, count, floats(*[0.001 * i for i in range(3 * count)]))
        gltf.document['extensionsUsed'] = ['EXT_mesh_gpu_instancing']
        indices = gltf.accessor('SCALAR', 5125, 3 * triangles, bytes(12 * triangles))
        gltf.document['meshes'][0]['primitives'][0]['indices'] = indices
        gltf.document['nodes'][0]['extensions'] = {
            'EXT_mesh_gpu_instancing': {'attributes': {'TRANSLATION': places}}}
        self.write('leaf.gltf', gltf.document)
        self.fails(5, 'render', 'leaf.gltf', '-o', 'out.png',
                   mentions=['/nodes/0: the scene draws', 'a software device may draw'])

    def test_what_draws_more_than_a_file_of_its_size_may_is_refused(self):
        gltf = triangle()
        gltf.document['accessors'][0] = {'componentType': 5126, 'type': 'VEC3', 'count': 10_000_000,
                                         'min': [0, 0, 0], 'max': [0, 0, 0]}
        self.write('leaf.gltf', gltf.document)
        self.fails(3, 'render', 'leaf.gltf', '-o', 'out.png',
                   mentions=['/nodes/0: the scene draws 10000000 vertices', 'a file of this size'])

    def test_hidden_meshes_are_told(self):
        gltf = triangle(extensions={'KHR_node_visibility': {'visible': False}})
        gltf.document['extensionsUsed'] = ['KHR_node_visibility']
        self.assertIn('every mesh of the scene is hidden', self.said(gltf))
        self.assertIn('every mesh of the scene is hidden', self.said(triangle(), '--hide', 'Leaf'))

    def test_a_stray_instance_is_named(self):
        gltf = triangle()
        places = gltf.accessor('VEC3', 5126, 3, floats(0, 0, 0, 5, 0, 0, 1e30, 0, 0))
        gltf.document['nodes'][0]['extensions'] = {'EXT_mesh_gpu_instancing': {'attributes': {'TRANSLATION': places}}}
        gltf.document['extensionsUsed'] = ['EXT_mesh_gpu_instancing']
        line = self.said(gltf, '--metadata')
        self.assertIn("'Leaf', instance 2 reaches 1e+30 units", line)
        self.assertIn('/nodes/0/extensions/EXT_mesh_gpu_instancing', line)
        notices = self.written('out.json')['notices']
        self.assertEqual(len(notices), 1)
        self.assertIn(notices[0], line)
        self.assertEqual(self.said(gltf, '--quiet'), '')

    def test_without_a_finite_vertex_the_first_part_is_named(self):
        gltf = Gltf()
        positions = gltf.accessor('VEC3', 5126, 3, floats(*[float('inf')] * 9))
        for bound in ['min', 'max']:  # JSON has no infinity
            del gltf.document['accessors'][positions][bound]
        gltf.add('meshes', {'primitives': [{'attributes': {'POSITION': positions}}]})
        gltf.add('nodes', {'name': 'Leaf', 'mesh': 0})
        gltf.document['scenes'] = [{'nodes': [0]}]
        self.assertIn("no vertex has a finite position; the first is in 'Leaf' (at /nodes/0)",
                      self.said(gltf))

    def test_absurd_scale_is_told(self):
        for scale in [1e30, 1e38, 1e-30]:
            with self.subTest(scale=scale):
                self.assertIn('/nodes/0', self.said(triangle(scale=[scale] * 3)))

    def test_a_clip_that_the_camera_covers_is_named(self):
        gltf = triangle()
        times = gltf.accessor('SCALAR', 5126, 3, floats(0, 0.5, 1))
        gltf.document['accessors'][times].update(min=[0], max=[1])
        values = gltf.accessor('VEC3', 5126, 3, floats(0, 0, 0, 1e9, 0, 0, 0, 0, 0))
        gltf.add('animations', {'name': 'Jump', 'samplers': [{'input': times, 'output': values}],
                                'channels': [{'sampler': 0, 'target': {'node': 0, 'path': 'translation'}}]})
        line = self.said(gltf, '--animation', 'Jump', '--time', '0')
        self.assertIn("'Jump' is key 1 of 'Leaf' translation", line)
        self.assertIn('/animations/0/channels/0', line)

    def test_a_camera_that_looks_elsewhere_is_told(self):
        gltf = with_camera({'type': 'perspective', 'perspective': {'yfov': 0.8, 'znear': 0.1, 'zfar': 100}},
                           rotation=[0, 1, 0, 0])
        self.assertIn('outside the view', self.said(gltf, '--camera', 'gltf:0'))
        gltf.document['nodes'][1]['rotation'] = [0, 0, 0, 1]
        self.assertEqual(self.said(gltf, '--camera', 'gltf:0'), '')

    def test_a_camera_without_a_projection_is_told(self):
        for camera in [{'type': 'orthographic', 'orthographic': {'xmag': 0, 'ymag': 0, 'znear': 0.1, 'zfar': 9}},
                       {'type': 'perspective', 'perspective': {'yfov': 4, 'znear': 0.1}},
                       {'type': 'perspective', 'perspective': {'yfov': 0.8, 'znear': 5, 'zfar': 5}}]:
            with self.subTest(camera=camera):
                self.assertIn('/cameras/0', self.said(with_camera(camera), '--camera', 'gltf:0'))
                self.assertNotIn('/cameras/0', self.said(with_camera(camera)))

    def test_a_camera_on_a_node_without_size_is_told(self):
        gltf = with_camera({'type': 'perspective', 'perspective': {'yfov': 0.8, 'znear': 0.1}}, scale=[0, 0, 0])
        line = self.said(gltf, '--camera', 'gltf:0')
        self.assertIn("'Eye' is scaled to nothing", line)
        self.assertIn('/nodes/1', line)

    def test_joints_that_are_not_drawn_are_counted(self):
        gltf = Gltf()
        for place in range(2500):
            gltf.add('nodes', {'translation': [place, 0, 0]})
        gltf.document['scenes'] = [{'nodes': list(range(2500))}]
        gltf.document['scene'] = 0
        line = self.said(gltf, '--metadata')
        self.assertIn('the skeleton has 2500 joints; 2000 are drawn', line)
        notices = self.written('out.json')['notices']
        self.assertEqual(len(notices), 2)  # the other: the file has nothing to draw but bones
        for notice in notices:
            self.assertIn(notice, line)


if __name__ == '__main__':
    main()
