#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""`sinew-cli compare`: known changes are found and measured; order and storage do not matter."""
import copy
import json
import math
import struct
import unittest

from cli_case import CliCase


def base64_uri(data):
    import base64
    return 'data:application/octet-stream;base64,' + base64.b64encode(data).decode()


class Model:
    """Two joints, a strip of vertices between them, and a clip that turns the second one."""

    def __init__(self, count=12):
        self.positions = [(x * 0.1, y, 0.0) for x in range(2) for y in (i / (count // 2 - 1) for i in range(count // 2))]
        half = count // 2
        self.indices = [i for row in range(half - 1)
                        for i in (row, row + half, row + 1, row + 1, row + half, row + half + 1)]
        self.weights = [(1.0 - y, y) for _, y, _ in self.positions]
        self.joints = ['Root', 'Tip']
        self.order = [0, 1]
        self.angles = [0.0, 0.3, 0.9, 0.3, 0.0]
        self.step = 1 / 24
        self.clip = 'Wave'

    def quaternions(self):
        return [(0.0, 0.0, math.sin(a / 2), math.cos(a / 2)) for a in self.angles]

    def document(self):
        count = len(self.positions)
        times = [i * self.step for i in range(len(self.angles))]
        bind = [(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, -h, 0, 1) for h in (0.0, 0.5)]
        arrays = [
            ('VEC3', 5126, struct.pack('<%df' % (3 * count), *(v for p in self.positions for v in p)), count),
            ('VEC4', 5121, bytes(v for _ in range(count) for v in (self.order.index(0), self.order.index(1), 0, 0)), count),
            ('VEC4', 5126, struct.pack('<%df' % (4 * count), *(v for a, b in self.weights for v in (a, b, 0, 0))), count),
            ('SCALAR', 5123, struct.pack('<%dH' % len(self.indices), *self.indices), len(self.indices)),
            ('MAT4', 5126, b''.join(struct.pack('<16f', *bind[j]) for j in self.order), 2),
            ('SCALAR', 5126, struct.pack('<%df' % len(times), *times), len(times)),
            ('VEC4', 5126, struct.pack('<%df' % (4 * len(times)), *(v for q in self.quaternions() for v in q)), len(times)),
        ]
        data, views, accessors = b'', [], []
        for kind, component, values, length in arrays:
            data += b'\0' * (-len(data) % 4)
            views.append({'buffer': 0, 'byteOffset': len(data), 'byteLength': len(values)})
            accessors.append({'bufferView': len(views) - 1, 'componentType': component, 'type': kind, 'count': length})
            data += values
        columns = list(zip(*self.positions))
        accessors[0].update(min=[min(c) for c in columns], max=[max(c) for c in columns])
        accessors[5].update(min=[times[0]], max=[times[-1]])
        return {
            'asset': {'version': '2.0'}, 'scene': 0, 'scenes': [{'nodes': [0, 2]}],
            'nodes': [{'name': self.joints[0], 'children': [1]},
                      {'name': self.joints[1], 'translation': [0, 0.5, 0]},
                      {'name': 'Body', 'mesh': 0, 'skin': 0}],
            'meshes': [{'name': 'Strip', 'primitives': [{
                'attributes': {'POSITION': 0, 'JOINTS_0': 1, 'WEIGHTS_0': 2}, 'indices': 3}]}],
            'skins': [{'joints': self.order, 'inverseBindMatrices': 4}],
            'animations': [{'name': self.clip, 'samplers': [{'input': 5, 'output': 6}],
                            'channels': [{'sampler': 0, 'target': {'node': 1, 'path': 'rotation'}}]}],
            'buffers': [{'byteLength': len(data), 'uri': base64_uri(data)}],
            'bufferViews': views, 'accessors': accessors,
        }


class Compare(CliCase):
    def write(self, name, model):
        document = model if isinstance(model, dict) else model.document()
        (self.folder / name).write_text(json.dumps(document))
        return name

    def compare(self, after, *options):
        return self.answer('compare', self.write('a.gltf', Model()), self.write('b.gltf', after), '--json', *options)

    def test_a_file_is_equal_to_itself(self):
        answer = self.compare(Model())
        self.assertEqual(answer['sentence'], 'Same mesh; same weights; same motion.')
        self.assertEqual([answer[part]['largest'] for part in ('geometry', 'weights', 'motion')], [0, 0, 0])
        self.assertEqual(answer['changes'], [])

    def test_a_moved_vertex_is_measured(self):
        model = Model()
        model.positions[3] = (0.0, model.positions[3][1], 0.25)
        geometry = self.compare(model)['geometry']
        self.assertAlmostEqual(geometry['largest'], 0.25, delta=1e-6)
        self.assertEqual(geometry['vertex'], 3)
        self.assertEqual(geometry['node']['name'], 'Body')

    def test_a_moved_weight_is_measured_and_named(self):
        model = Model()
        first, second = model.weights[2]
        model.weights[2] = (first - 0.1, second + 0.1)
        weights = self.compare(model)['weights']
        self.assertAlmostEqual(weights['largest'], 0.2, delta=1e-6)
        self.assertEqual((weights['different'], weights['vertex']), (1, 2))
        moved = {joint['name']: joint['moved'] for joint in weights['joints']}
        self.assertAlmostEqual(moved['Root'], 0.1, delta=1e-6)
        self.assertAlmostEqual(moved['Tip'], 0.1, delta=1e-6)

    def test_a_turned_key_moves_the_surface_at_its_frame(self):
        model = Model()
        model.angles[2] += math.radians(3)
        answer = self.compare(model)
        motion = answer['motion']
        self.assertEqual((motion['frame'], motion['joint']['name']), (2, 'Tip'))
        # The farthest vertex is bound to the second joint alone, (0.1, 0.5) from its origin.
        self.assertAlmostEqual(motion['largest'], 2 * math.sin(math.radians(1.5)) * math.hypot(0.1, 0.5), delta=1e-5)
        self.assertIn("'Tip' rotation: 1 key moved by up to 3", ' '.join(c['words'] for c in answer['changes']))
        self.assertEqual(answer['geometry']['largest'], 0)

    def test_a_longer_clip_is_named_in_frames(self):
        model = Model()
        model.angles += [0.0, 0.0]
        self.assertIn("'Wave' is 2 frames longer", self.compare(model)['sentence'])

    def test_the_same_phase_of_a_slower_clip_is_equal(self):
        model = Model()
        model.step = 1 / 12
        self.assertGreater(self.compare(model)['motion']['largest'], 0.1)
        self.assertAlmostEqual(self.compare(model, '--same', 'phase')['motion']['largest'], 0, delta=1e-6)

    def test_a_renamed_joint_is_still_the_same(self):
        model = Model()
        model.joints[1] = 'Tip2'
        answer = self.compare(model)
        self.assertEqual(answer['motion']['largest'], 0)
        self.assertEqual([change['words'] for change in answer['changes'] if change['kind'] == 'renamed'],
                         ["node 'Tip' is called 'Tip2'"])
        self.assertEqual(answer['unmatched'], [])

    def test_sizes_of_file_and_buffers_are_told_apart(self):
        self.write('plain.gltf', Model())
        (self.folder / 'spaced.gltf').write_text(json.dumps(Model().document(), indent=1))
        words = [change['words'] for change in self.answer('compare', 'plain.gltf', 'spaced.gltf', '--json')['changes']]
        self.assertEqual(len(words), 1)
        self.assertRegex(words[0], r'^the file has [0-9.]+ KiB instead of [0-9.]+ KiB$')
        words = [change['words'] for change in self.compare(Model(count=24))['changes']]
        self.assertTrue(any(each.startswith('the buffers have ') for each in words), words)

    def test_sizes_that_round_alike_are_bytes(self):
        text = json.dumps(Model().document())
        for name, size in (('even.gltf', 8192), ('odd.gltf', 8193)):
            (self.folder / name).write_text(text.ljust(size))
        words = [change['words'] for change in self.answer('compare', 'even.gltf', 'odd.gltf', '--json')['changes']]
        self.assertEqual(words, ['the file has 8193 bytes instead of 8192'])

    def test_an_object_without_a_name_is_called_by_its_kind_once(self):
        more = Model().document()
        more['skins'].append(more['skins'][0])
        self.write('plain.gltf', Model())
        (self.folder / 'more.gltf').write_text(json.dumps(more))
        words = [change['words'] for change in self.answer('compare', 'plain.gltf', 'more.gltf', '--json')['changes']]
        self.assertIn('skin 1 is new', words)

    def test_the_order_of_joints_and_vertices_does_not_matter(self):
        model = Model()
        model.order = [1, 0]
        self.assertEqual(self.compare(model)['motion']['largest'], 0)
        turned = Model()
        count = len(turned.positions)
        turned.positions.reverse()
        turned.weights.reverse()
        turned.indices = [count - 1 - i for i in turned.indices]
        answer = self.compare(turned)
        self.assertEqual([answer[part]['largest'] for part in ('geometry', 'weights', 'motion')], [0, 0, 0])
        self.assertEqual(answer['matches']['primitives'][0]['vertices'], 'position')

    def test_the_order_of_nodes_does_not_matter(self):
        document = Model().document()
        moved = copy.deepcopy(document)
        moved['nodes'] = [document['nodes'][2], document['nodes'][1], document['nodes'][0]]
        moved['nodes'][2]['children'] = [1]
        moved['scenes'] = [{'nodes': [2, 0]}]
        moved['skins'][0]['joints'] = [2, 1]
        answer = self.compare(moved)
        self.assertEqual(answer['sentence'], 'Same mesh; same weights; same motion.')
        self.assertEqual(answer['changes'], [])

    def test_the_limit_decides_the_exit_code(self):
        model = Model()
        model.positions[3] = (0.0, model.positions[3][1], 0.25)
        self.write('a.gltf', Model())
        self.write('b.gltf', model)
        for limit, code in (('0.3', 0), ('0.2', 1), ('10%', 1), ('90%', 0)):
            result = self.run_cli('compare', 'a.gltf', 'b.gltf', '--max-error', limit)
            self.assertEqual(result.returncode, code, limit)
        ignored = self.run_cli('compare', 'a.gltf', 'b.gltf', '--max-error', '0.2', '--ignore', 'geometry',
                               '--ignore', 'motion')
        self.assertEqual(ignored.returncode, 0)

    def test_clips_are_paired_by_hand(self):
        model = Model()
        model.clip = 'Other'
        model.angles[2] += 0.2
        answer = self.compare(model, '--clip', 'Wave=Other')
        self.assertEqual([(clip['name'], clip['afterName']) for clip in answer['clips']], [('Wave', 'Other')])
        self.assertEqual(self.run_cli('compare', 'a.gltf', 'b.gltf', '--clip', 'Wave').returncode, 2)

    def test_markdown_and_text_start_with_the_sentence(self):
        self.write('a.gltf', Model())
        text = self.done('compare', 'a.gltf', 'a.gltf')
        self.assertTrue(text.startswith('Same mesh; same weights; same motion.\n'))
        markdown = self.done('compare', 'a.gltf', 'a.gltf', '--markdown')
        self.assertTrue(markdown.startswith('**Same mesh; same weights; same motion.**\n'))
        self.assertIn('| --- |', markdown)


if __name__ == '__main__':
    unittest.main()
