#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Poses of the Python module: clips, layers, morphs, and the answers of `sinew-cli sample`."""
import struct

import numpy as np
import sinew
from cli_case import main, skinned_triangle
from python_case import PythonCase


class Poses(PythonCase):
    def test_a_clip_moves_joint_and_vertices(self):
        pose = self.load().pose('Rise', 1.5)
        np.testing.assert_array_equal(pose.world[1, :3, 3], [0, 1, 0])
        np.testing.assert_array_equal(pose.world[1, 3], [0, 0, 0, 1])
        np.testing.assert_array_equal(pose.vertices('Body'), [[0, 1, 0], [1, 1, 0], [5, 1, 0]])

    def test_times_are_those_of_the_file_and_clamped(self):
        asset = self.load()
        self.assertEqual([float(asset.pose('Rise', t).world[1, 1, 3]) for t in (0, 1, 1.25, 2, 9)], [0, 0, .5, 2, 2])

    def test_without_a_clip_it_is_the_rest_pose(self):
        asset = self.load()
        np.testing.assert_array_equal(asset.pose().world[0, :3, 3], [5, 0, 0])
        self.assertEqual(repr(asset.pose()), "<sinew.Pose of 'leaf.gltf': rest>")

    def test_names_and_indices_mean_the_same(self):
        asset = self.load()
        np.testing.assert_array_equal(asset.pose('Rise', 1.7).world, asset.pose(0, 1.7).world)
        np.testing.assert_array_equal(asset.pose().vertices(0), asset.pose().vertices('Body'))
        self.assertEqual(asset.clip(np.int64(1)).name, 'Still')

    def test_layers_are_those_of_the_command_line(self):
        asset = self.orca()
        poses = self.write('poses.json', [{'layers': [{'animation': 'Swim', 'time': .7},
                                                      {'animation': 'Chatter', 'time': 1, 'mode': 'additive', 'weight': .5}]}])
        answer = self.cli_json('sample', asset.path, '--poses', poses, '--vertices')[0]
        pose = asset.pose(layers=[sinew.Layer('Swim', .7), sinew.Layer('Chatter', 1, .5, 'additive')])
        np.testing.assert_array_equal(pose.world[[n['index'] for n in answer['nodes']]].transpose(0, 2, 1).reshape(-1, 16),
                                      np.array([n['world'] for n in answer['nodes']], np.float32))
        np.testing.assert_array_equal(pose.vertices(answer['primitives'][0]['node']).ravel(),
                                      np.array(answer['primitives'][0]['positions'], np.float32))

    def test_a_mask_limits_a_layer(self):
        asset = self.orca()
        head = asset.skins[0].joints[-1]
        masked = asset.pose(layers=[sinew.Layer('Breach', 2, mask=head)])
        moved = np.any(masked.world != asset.pose().world, axis=(1, 2))
        self.assertLess(moved.sum(), 5)

    def test_morphs_by_hand_replace_those_of_the_clip(self):
        asset = self.orca()
        smile = asset.pose('Chatter', 1, morphs={'Smile': .5})
        self.assertEqual(smile.morph_weights('Orca')[0], .5)
        np.testing.assert_array_equal(smile.vertices('Orca'), asset.pose('Chatter', 1, morphs={0: .5}).vertices('Orca'))
        self.assertTrue(np.any(smile.vertices('Orca') != asset.pose('Chatter', 1).vertices('Orca')))

    def test_a_clip_and_layers_exclude_each_other(self):
        with self.assertRaisesRegex(ValueError, 'not of both'):
            self.load().pose('Rise', layers=[sinew.Layer('Rise')])

    def test_normals_have_unit_length(self):
        asset = self.orca()
        lengths = np.linalg.norm(asset.pose('Breach', 2).normals('Orca'), axis=1)
        np.testing.assert_allclose(lengths, 1, atol=1e-5)

    def test_frames_of_a_clip_end_with_its_end(self):
        clip = self.load(first=1, last=2.05).clip('Rise')
        times = clip.times(10)
        self.assertEqual((times[0], len(times)), (1, 12))
        self.assertEqual(times[-1], np.float32(2.05))
        self.assertEqual(self.load().clip('Still').times().tolist(), [3])

    def test_cubic_keys_have_tangents(self):
        asset = self.load()
        self.assertIsNone(asset.curves('Rise')[0].in_tangents)
        gltf = skinned_triangle()
        keys = gltf.accessor('VEC3', 5126, 6, struct.pack('<18f', *range(18)))
        gltf.document['animations'][0]['samplers'][0].update(output=keys, interpolation='CUBICSPLINE')
        curve = sinew.load(self.write('cubic.gltf', gltf.document)).curves(0)[0]
        self.assertEqual(curve.in_tangents.tolist(), [[0, 1, 2], [9, 10, 11]])
        self.assertEqual(curve.values.tolist(), [[3, 4, 5], [12, 13, 14]])
        self.assertEqual(curve.out_tangents.tolist(), [[6, 7, 8], [15, 16, 17]])


if __name__ == '__main__':
    main()
