#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Arrays share memory with the file or the pose, are read-only, and keep what they need."""
import gc
import weakref

import numpy as np
from cli_case import main
from python_case import PythonCase, address


def arrays_of(asset):
    """(name, array, how to make it again) of everything that is not computed when it is asked for."""
    pose, curve = asset.pose('Rise', 1.5), asset.curves('Rise')[0]
    return [
        ('world', pose.world, lambda: pose.world),
        ('translations', pose.translations, lambda: pose.translations),
        ('rotations', pose.rotations, lambda: pose.rotations),
        ('scales', pose.scales, lambda: pose.scales),
        ('joint_matrices', pose.joint_matrices(0), lambda: pose.joint_matrices(0)),
        ('times', curve.times, lambda: asset.curves('Rise')[0].times),
        ('values', curve.values, lambda: asset.curves('Rise')[0].values),
        ('positions', asset.primitive(0).positions, lambda: asset.primitive(0).positions),
        ('inverse_bind', asset.skins[0].inverse_bind, lambda: asset._file.skins()[0][2]),
    ]


def computed_arrays(asset):
    pose, primitive = asset.pose('Rise', 1.5), asset.primitive(0)
    return [('vertices', pose.vertices('Body')), ('normals', pose.normals('Body')), ('weights', primitive.weights),
            ('joints', primitive.joints), ('elements', primitive.elements)]


class Arrays(PythonCase):
    def test_they_are_at_the_same_address_each_time(self):
        for name, array, again in arrays_of(self.load()):
            self.assertEqual(address(array), address(again()), name)
            self.assertFalse(array.flags.owndata, name)

    def test_they_are_read_only(self):
        asset = self.load()
        for name, array in [each[:2] for each in arrays_of(asset)] + computed_arrays(asset):
            self.assertFalse(array.flags.writeable, name)
            if array.size:
                with self.assertRaises(ValueError, msg=name):
                    array.flags.writeable = True
                with self.assertRaises(ValueError, msg=name):
                    array[0] = 0

    def test_they_outlive_pose_and_file(self):
        asset = self.load()
        gone = weakref.ref(asset)
        kept = [each[:2] for each in arrays_of(asset)] + computed_arrays(asset)
        before = [array.copy() for _, array in kept]
        del asset
        gc.collect()
        self.assertIsNone(gone())
        waste = [np.full(1 << 16, 7.0) for _ in range(32)]  # what was freed would be written over
        for (name, array), copy in zip(kept, before):
            np.testing.assert_array_equal(array, copy, name)
        del waste

    def test_poses_do_not_share_memory(self):
        asset = self.load()
        early, late = asset.pose('Rise', 1), asset.pose('Rise', 2)
        self.assertNotEqual(address(early.world), address(late.world))
        self.assertEqual((early.world[1, 1, 3], late.world[1, 1, 3]), (0, 2))

    def test_shapes_and_types(self):
        asset = self.load()
        pose, primitive = asset.pose(), asset.primitive('Leaf')
        self.assertEqual((pose.world.shape, pose.world.dtype), ((3, 4, 4), np.float32))
        self.assertEqual([pose.translations.shape, pose.rotations.shape, pose.scales.shape], [(3, 3), (3, 4), (3, 3)])
        self.assertEqual(pose.joint_matrices('Rig').shape, (1, 4, 4))
        self.assertEqual((pose.vertices('Body').shape, pose.normals('Body').shape), ((3, 3), (0, 3)))
        self.assertEqual((primitive.joints.dtype, primitive.weights.shape), (np.uint16, (3, 4)))
        self.assertEqual(primitive.elements.tolist(), [[0, 1, 2]])
        self.assertIsNone(primitive.normals)
        self.assertEqual(pose.morph_weights('Body').shape, (0,))

    def test_memory_does_not_grow(self):
        path = self.triangle()
        self.use(path, 50)
        before = resident_bytes()
        self.use(path, 400)
        self.assertLess(resident_bytes() - before, 4 << 20)

    def use(self, path, times):
        """Each time leaves about 100 KB behind if something keeps the file."""
        import sinew
        for _ in range(times):
            asset = sinew.load(path)
            arrays = arrays_of(asset) + computed_arrays(asset)
            asset.info(), asset.findings(), asset.motion()
            with self.assertRaises(sinew.Error):
                asset.pose('Fall')
            del asset, arrays


def resident_bytes():
    gc.collect()
    with open('/proc/self/statm', encoding='ascii') as file:
        return int(file.read().split()[1]) * 4096


if __name__ == '__main__':
    main()
