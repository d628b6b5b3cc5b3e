#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""`sample`: the structure of the output, and values computed by hand."""
import json
import os
import struct
import subprocess
import threading

from cli_case import CLI, CliCase, Gltf, floats, main, skinned_triangle


def as_float(value):
    return struct.unpack('<f', struct.pack('<f', value))[0]


class Sample(CliCase):
    def setUp(self):
        super().setUp()
        self.write('leaf.gltf', skinned_triangle().document)

    def test_the_rest_pose_has_its_form(self):
        pose = self.answer('sample', 'leaf.gltf')
        self.assertEqual(set(pose), {'format', 'file', 'scene', 'animation', 'time', 'nodes', 'skins', 'primitives'})
        self.assertEqual((pose['format'], pose['file'], pose['scene']), ('sinew.pose/1', 'leaf.gltf', 0))
        self.assertEqual((pose['animation'], pose['time']), (None, 0))
        self.assertEqual([n['index'] for n in pose['nodes']], [0, 1])
        self.assertEqual(set(pose['nodes'][0]),
                         {'index', 'name', 'translation', 'rotation', 'scale', 'world', 'weights'})
        self.assertEqual(pose['nodes'][0]['world'], [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 5, 0, 0, 1])
        self.assertEqual(pose['skins'][0]['jointMatrices'], [[1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1]])
        primitive = pose['primitives'][0]
        self.assertEqual(set(primitive), {'node', 'mesh', 'primitive', 'skinned', 'vertexCount', 'min', 'max'})
        self.assertIs(primitive['skinned'], True)

    def positions(self, *options):
        return self.answer('sample', 'leaf.gltf', '--vertices', *options)['primitives'][0]['positions']

    def test_stored_weights_pull_towards_the_origin(self):
        self.assertEqual(self.positions('--animation', 'Rise', '--time', '1.5', '--weights', 'stored'),
                         [0, .5, 0, 1, 1, 0, 0, 0, 0])

    def test_weights_are_normalized_by_default_and_a_vertex_without_weight_lies_with_its_node(self):
        normalized = self.positions('--animation', 'Rise', '--time', '1.5')
        self.assertEqual(normalized, [0, 1, 0, 1, 1, 0, 5, 1, 0])
        self.assertEqual(self.positions('--animation', 'Rise', '--time', '1.5', '--weights', 'normalized'), normalized)

    def test_times_outside_the_clip_hold(self):
        self.assertEqual(self.positions('--animation', '0', '--time', '-3')[3:5], [1, 0])
        self.assertEqual(self.positions('--animation', '0', '--time', '99')[3:5], [1, 2])
        self.assertEqual(self.positions('--animation', 'Still')[3:5], [1, 7])

    def test_min_and_max_are_of_all_vertices(self):
        primitive = self.answer('sample', 'leaf.gltf', '--animation', '0', '--time', '2')['primitives'][0]
        self.assertEqual((primitive['min'], primitive['max']), ([0, 1, 0], [5, 2, 0]))

    def test_an_index_wins_over_a_name(self):
        document = skinned_triangle().document
        document['animations'][0]['name'] = '1'
        self.write('names.gltf', document)
        pose = self.answer('sample', 'names.gltf', '--animation', '1')
        self.assertEqual(pose['animation'], {'index': 1, 'name': 'Still'})

    def test_another_scene_can_be_chosen(self):
        for scene in ['1', 'Other']:
            pose = self.answer('sample', 'leaf.gltf', '--scene', scene)
            self.assertEqual((pose['scene'], [n['index'] for n in pose['nodes']]), (1, [2]))

    def test_without_scenes_every_node_is_listed(self):
        document = skinned_triangle().document
        del document['scenes'], document['scene']
        self.write('bare.gltf', document)
        pose = self.answer('sample', 'bare.gltf')
        self.assertIsNone(pose['scene'])
        self.assertEqual([n['index'] for n in pose['nodes']], [0, 1, 2])

    def peak_bytes(self, *arguments):
        """Most memory that the program held; its answer goes to out.json."""
        with open(os.devnull, 'wb') as nowhere:
            program = subprocess.Popen([CLI, *arguments, '-o', 'out.json'], cwd=self.folder, stdin=nowhere, stderr=nowhere)
        _, status, usage = os.wait4(program.pid, 0)
        program.returncode = os.waitstatus_to_exitcode(status)
        self.assertEqual(program.returncode, 0)
        return 1024 * usage.ru_maxrss

    def test_the_answer_is_never_held_whole(self):
        gltf = Gltf()
        points = gltf.add('accessors', {'componentType': 5126, 'count': 200000, 'type': 'VEC3',
                                        'min': [0, 0, 0], 'max': [0, 0, 0]})
        gltf.add('meshes', {'primitives': [{'mode': 0, 'attributes': {'POSITION': points}}]})
        gltf.add('nodes', {'mesh': 0})
        gltf.add('scenes', {'nodes': [0]})
        self.write('points.gltf', gltf.document)
        peaks, sizes = [], []
        for poses in (2, 60):
            self.write('poses.json', [{'animation': None}] * poses)
            peaks.append(self.peak_bytes('sample', 'points.gltf', '--poses', 'poses.json', '--vertices'))
            sizes.append((self.folder / 'out.json').stat().st_size)
        self.assertGreater(sizes[1] - sizes[0], 60e6)
        self.assertLess(peaks[1] - peaks[0], 0.2 * (sizes[1] - sizes[0]), 'relative to what is written')

    def test_a_list_of_poses_gives_a_list(self):
        self.write('poses.json', [{'animation': 0, 'time': 1.5}, {'animation': None, 'time': 2}, {'animation': 'Still'}])
        poses = self.answer('sample', 'leaf.gltf', '--poses', 'poses.json', '--vertices')
        self.assertEqual([p['time'] for p in poses], [1.5, 2, 0])
        self.assertEqual([p['nodes'][1]['translation'][1] for p in poses], [1, 0, 7])
        self.write('poses.json', [])
        self.assertEqual(self.answer('sample', 'leaf.gltf', '--poses', 'poses.json'), [])

    def test_bad_lists_of_poses_are_usage_errors(self):
        for content in ['nonsense', '{}', [1], [{'animation': 9}], [{'animation': 0.5}], [{'animation': -1}],
                        [{'time': 'soon'}], [{'time': 1e300}], '[' * 100000]:
            self.write('poses.json', content)
            self.fails(2, 'sample', 'leaf.gltf', '--poses', 'poses.json', mentions=['poses.json: '])
        for content, what in [('[{"time": NaN}]', 'not JSON at byte 11'), ('[{"time": 1e400}]', 'too large')]:
            self.write('poses.json', content)
            self.fails(2, 'sample', 'leaf.gltf', '--poses', 'poses.json', mentions=['poses.json: ' , what])
        self.fails(3, 'sample', 'leaf.gltf', '--poses', 'missing.json', mentions=['missing.json: '])
        self.write('poses.json', [])
        self.fails(2, 'sample', 'leaf.gltf', '--poses', 'poses.json', '--time', '1')

    def test_a_list_of_poses_can_come_through_a_named_pipe(self):
        poses = [{'animation': 0, 'time': 1.5}, {'animation': None, 'time': 2}]
        self.write('poses.json', poses)
        os.mkfifo(self.folder / 'pipe')
        writer = threading.Thread(target=self.write, args=['pipe', json.dumps(poses)])
        writer.start()
        piped = self.run_cli('sample', 'leaf.gltf', '--poses', 'pipe')
        writer.join()
        self.assertEqual((piped.returncode, piped.stderr), (0, b''))
        self.assertEqual(piped.stdout.decode(), self.done('sample', 'leaf.gltf', '--poses', 'poses.json'))

    def test_a_list_of_poses_that_is_no_file_is_refused(self):
        self.fails(3, 'sample', 'leaf.gltf', '--poses', '.', mentions=['sinew-cli: .: ', 'it is a folder'])
        self.fails(2, 'sample', 'leaf.gltf', '--poses', '/dev/zero', mentions=['/dev/zero: ', '16 MiB'])

    def test_what_deforms_is_one_of_two(self):
        self.fails(2, 'sample', 'leaf.gltf', '--skinning', 'magic', mentions=['cpu', 'compute'])
        self.fails(2, 'sample', 'leaf.gltf', '--skinning', 'compute', '--normals',
                   mentions=['--normals'])

    def test_numbers_read_back_as_the_same_float(self):
        values = [0.1, 1 / 3, 1e-30, 123456789.0, -7.0000005, 3.4e38]
        gltf = skinned_triangle()
        gltf.document['nodes'][2]['translation'] = values[:3]
        gltf.document['nodes'][2]['scale'] = values[3:]
        self.write('numbers.gltf', gltf.document)
        node = self.answer('sample', 'numbers.gltf', '--scene', '1')['nodes'][0]
        self.assertEqual([as_float(v) for v in node['translation'] + node['scale']], [as_float(v) for v in values])
        text = self.done('sample', 'numbers.gltf', '--scene', '1')
        self.assertIn('[0.1,0.33333334,', text)

    def test_what_is_not_finite_is_null(self):
        gltf = skinned_triangle()
        position = gltf.accessor('VEC3', 5126, 3, floats(3e38, 0, 0, 1, 0, 0, 0, 1, 0))
        gltf.document['meshes'][0]['primitives'][0]['attributes'] = {'POSITION': position}
        gltf.document['nodes'][0]['scale'] = [1e10, 1, 1]
        self.write('huge.gltf', gltf.document)
        primitive = self.answer('sample', 'huge.gltf', '--vertices')['primitives'][0]
        self.assertIsNone(primitive['positions'][0])
        self.assertIs(primitive['skinned'], False)
        self.assertTrue(all(value is not None for value in primitive['min']))

    def test_normals_come_when_asked_for(self):
        gltf = skinned_triangle()
        normal = gltf.accessor('VEC3', 5126, 3, floats(0, 0, 1, 0, 0, 1, 0, 0, 1))
        gltf.document['meshes'][0]['primitives'][0]['attributes']['NORMAL'] = normal
        self.write('normals.gltf', gltf.document)
        primitive = self.answer('sample', 'normals.gltf', '--normals', '--weights', 'normalized')['primitives'][0]
        self.assertEqual(primitive['normals'], [0, 0, 1] * 3)
        self.assertNotIn('positions', primitive)

    def test_the_answer_goes_to_a_file(self):
        self.assertEqual(self.done('sample', 'leaf.gltf', '-o', 'pose.json'), '')
        self.assertEqual(self.written('pose.json')['format'], 'sinew.pose/1')


if __name__ == '__main__':
    main()
