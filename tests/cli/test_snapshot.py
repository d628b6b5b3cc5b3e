#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""`sinew-cli snapshot` and `check --snapshot`: drift is found with clip, frame and node; a file stored otherwise is the same."""
import json
import math
import pathlib
import random
import struct

from cli_case import CliCase, main
from gltf_rewriter import Rewriter, animated_samples, other_container, rewritten
from test_compare import Model

SAMPLES = pathlib.Path(__file__).resolve().parents[3] / 'shared' / 'assets'
MOST_BYTES = 20000


def turned(quaternion, degrees, axis):
    x, y, z, w = quaternion
    s, c = math.sin(math.radians(degrees / 2)), math.cos(math.radians(degrees / 2))
    return [(x * c + w * s, y * c + z * s, z * c - y * s, w * c - x * s),
            (x * c - z * s, y * c + w * s, z * c + x * s, w * c - y * s),
            (x * c + y * s, y * c - x * s, z * c + w * s, w * c - z * s)][axis]


class Snapshot(CliCase):
    def take(self, name):
        self.done('snapshot', name, '-o', 'kept.sinew')
        self.assertLessEqual((self.folder / 'kept.sinew').stat().st_size, MOST_BYTES)
        return self.written('kept.sinew')

    def drift(self, name):
        """Findings about the snapshot, by code."""
        result = self.run_cli('check', '--snapshot', 'kept.sinew', '--json', '--fail-on', 'none', name)
        self.assertEqual(result.returncode, 0, result.stderr)
        found = [f for f in self.parsed(result.stdout)['files'][0]['findings'] if f['code'].startswith('SNAPSHOT_')]
        return {f['code']: f for f in found}

    def after(self, change):
        """Drift of a model after a change of it."""
        self.write('a.gltf', Model().document())
        self.take('a.gltf')
        model = Model()
        document = change(model) or model.document()
        self.write('b.gltf', document)
        found = self.drift('b.gltf')
        fails = any(finding['severity'] == 'error' for finding in found.values())
        self.assertEqual(self.run_cli('check', '--snapshot', 'kept.sinew', 'b.gltf').returncode, 1 if fails else 0)
        return found

    def test_the_file_itself_has_not_drifted(self):
        self.assertEqual(self.after(lambda model: None), {})

    def test_a_turned_key_is_found_with_clip_frame_and_node(self):
        def turn(model):
            model.angles[2] += math.radians(0.2)
        found = self.after(turn)
        self.assertEqual(list(found), ['SNAPSHOT_CLIP_DRIFT'])
        finding = found['SNAPSHOT_CLIP_DRIFT']
        self.assertIn("'Wave' does not move as in the snapshot: 'Tip', most at frame 2, about 0.00", finding['message'])
        self.assertEqual((finding['animation'], finding['node'], finding['severity']), (0, 1, 'error'))
        self.assertEqual(finding['pointer'], '/animations/0')

    def test_a_weight_is_found_with_its_joint(self):
        def shift(model):
            first, second = model.weights[2]
            model.weights[2] = (first, second * 0.999)
        found = self.after(shift)
        self.assertEqual(list(found), ['SNAPSHOT_WEIGHT_DRIFT'])
        self.assertIn("'Tip'", found['SNAPSHOT_WEIGHT_DRIFT']['message'])

    def test_a_moved_vertex_is_no_other_weight(self):
        def move(model):
            model.positions[3] = (0.0, model.positions[3][1], 0.01)
        self.assertEqual(list(self.after(move)), ['SNAPSHOT_MESH_DRIFT'])

    def test_what_rests_elsewhere_is_found(self):
        def move(model):
            document = model.document()
            document['nodes'][0]['translation'] = [0, 0.01, 0]
            return document
        found = self.after(move)
        self.assertIn("'Root' and 1 more node", found['SNAPSHOT_REST_DRIFT']['message'])

    def test_a_longer_clip_is_one_finding(self):
        found = self.after(lambda model: model.angles.extend([0.0, 0.0]))
        self.assertEqual(list(found), ['SNAPSHOT_CLIP_DRIFT'])
        self.assertIn("'Wave' plays 0.250 s; in the snapshot 0.167 s", found['SNAPSHOT_CLIP_DRIFT']['message'])

    def test_other_names_are_missing_and_new(self):
        def rename(model):
            model.joints[1] = 'Tip2'
            model.clip = 'Greet'
        found = self.after(rename)
        self.assertEqual({code: f['severity'] for code, f in found.items()}, {
            'SNAPSHOT_CLIP_MISSING': 'error', 'SNAPSHOT_CLIP_NEW': 'warning',
            'SNAPSHOT_OBJECT_MISSING': 'error', 'SNAPSHOT_OBJECT_NEW': 'warning'})
        self.assertIn("'Wave'", found['SNAPSHOT_CLIP_MISSING']['message'])
        self.assertIn("'Tip'", found['SNAPSHOT_OBJECT_MISSING']['message'])

    def test_many_clips_and_joints_fit(self):
        document = Model().document()
        document['nodes'] += [{'name': 'Joint %d with a long name' % i} for i in range(300)]
        document['scenes'][0]['nodes'] += list(range(3, 303))
        document['animations'] = [dict(document['animations'][0], name='Clip %d' % i) for i in range(400)]
        for i, clip in enumerate(document['animations']):
            clip['channels'] = [{'sampler': 0, 'target': {'node': 3 + i % 300, 'path': 'rotation'}}]
        self.write('many.gltf', document)
        self.take('many.gltf')
        self.assertEqual(self.drift('many.gltf'), {})
        document['animations'][50]['channels'][0]['target']['node'] += 1
        self.write('other.gltf', document)
        self.assertEqual(list(self.drift('other.gltf')), ['SNAPSHOT_CLIP_DRIFT'])
        del document['animations'][250]
        self.write('fewer.gltf', document)
        self.assertIn('SNAPSHOT_CLIP_DRIFT', self.drift('fewer.gltf'))

    def test_broken_snapshots_are_errors_in_words(self):
        self.write('a.gltf', Model().document())
        whole = self.take('a.gltf')

        def refused(change, *words):
            document = json.loads(json.dumps(whole))
            change(document)
            self.write('kept.sinew', document)
            self.fails(3, 'check', '--snapshot', 'kept.sinew', 'a.gltf', mentions=['kept.sinew', *words])

        refused(lambda d: d.update(format='sinew.snapshot/9'), 'sinew.snapshot/1')
        refused(lambda d: d.update(size='big'), '/size')
        refused(lambda d: d.update(clipFrames=1e12), '/clipFrames', 'must be a number from 2 to 4096')
        refused(lambda d: d.update(clipParts=2.5), '/clipParts', 'whole number')
        refused(lambda d: d.pop('nodes'), '/nodes', 'must be a list')
        refused(lambda d: d['nodes'][0].update(sums='AAAA'), '/nodes/0/sums', 'base64 of 11 words')
        refused(lambda d: d['nodes'][0].update(sums='?' * 32), '/nodes/0/sums')
        refused(lambda d: d['nodes'].reverse(), '/nodes/1/name')
        refused(lambda d: d['clips'][0].update(nodes=''), '/clips/0/nodes')
        refused(lambda d: d['clips'][0].update(framesPerSecond=1e9), '/clips/0/framesPerSecond')
        for text in ('', '[]', '{"format": "sinew.snapshot/1"', 'x' * 100000, '[' * 5000):
            self.write('kept.sinew', text)
            self.fails(3, 'check', '--snapshot', 'kept.sinew', 'a.gltf', mentions=['kept.sinew'])
        self.fails(3, 'check', '--snapshot', 'none.sinew', 'a.gltf', mentions=['the snapshot cannot be read'])
        self.fails(2, 'check', '--snapshot', 'kept.sinew', 'a.gltf', 'a.gltf', mentions=['about a single file'])

    def test_samples_stored_otherwise_have_not_drifted(self):
        for seed, sample in enumerate(self.samples()):
            with self.subTest(sample=sample):
                self.take(sample)
                other = rewritten(sample, self.folder / ('other' + other_container(sample)), seed)
                self.assertEqual(self.drift(other), {})

    def test_one_key_or_weight_of_samples_is_found(self):
        keys = weights = 0
        for seed, sample in enumerate(self.samples()):
            chance = random.Random(seed)
            with self.subTest(sample=sample):
                self.take(sample)
                if self.turn_a_key(sample, chance):
                    keys += 1
                    self.assertIn('SNAPSHOT_CLIP_DRIFT', self.drift('key.glb'))
                if self.change_a_weight(sample, chance):
                    weights += 1
                    self.assertIn('SNAPSHOT_WEIGHT_DRIFT', self.drift('weight.glb'))
        self.assertGreater(keys, 30)
        self.assertGreaterEqual(weights, 15)

    def samples(self):
        if not SAMPLES.is_dir():
            self.skipTest('there are no sample assets')
        found = animated_samples(SAMPLES, 50)
        self.assertEqual(len(found), 50)
        return found

    def turn_a_key(self, sample, chance):
        """By 0.2 degrees; False if no key of a rotation is a float of a known interpolation."""
        file = Rewriter(sample)
        samplers = [clip['samplers'][channel['sampler']] for clip in file.document['animations']
                    for channel in clip['channels'] if channel['target']['path'] == 'rotation' and 'node' in channel['target']]
        samplers = [s for s in samplers if file.accessors[s['output']]['componentType'] == 5126 and
                    s.get('interpolation', 'LINEAR') in ('LINEAR', 'STEP', 'CUBICSPLINE')]
        if not samplers:
            return False
        sampler = chance.choice(samplers)
        stride = 3 if sampler.get('interpolation') == 'CUBICSPLINE' else 1
        values = file.elements[sampler['output']]
        place = chance.randrange(len(values) // stride) * stride + stride // 2
        values[place] = struct.pack('<4f', *turned(struct.unpack('<4f', values[place]), 0.2, chance.randrange(3)))
        file.save(self.folder / 'key.glb')
        return True

    def change_a_weight(self, sample, chance):
        """By a thousandth of itself."""
        file = Rewriter(sample)
        arrays = [a for p in file.primitives() for name, a in p['attributes'].items()
                  if name == 'WEIGHTS_0' and file.accessors[a]['componentType'] == 5126]
        if not arrays:
            return False
        array = chance.choice(arrays)
        vertex, slot, weight = chance.choice([(v, s, w) for v, four in enumerate(file.numbers(array))
                                              for s, w in enumerate(four) if w > 0.05])
        file.set_number(array, vertex, slot, weight * 0.999)
        file.save(self.folder / 'weight.glb')
        return True


if __name__ == '__main__':
    main()
