#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Errors of the Python module say what is wrong and where."""
import pickle

import sinew
from cli_case import main, skinned_triangle
from python_case import PythonCase


class Errors(PythonCase):
    def error(self, work):
        with self.assertRaises(sinew.Error) as caught:
            work()
        return caught.exception

    def test_a_file_that_does_not_exist(self):
        error = self.error(lambda: sinew.load('nowhere.glb'))
        self.assertEqual((error.code, error.path, error.pointer), ('FILE_UNREADABLE', 'nowhere.glb', ''))
        self.assertTrue(str(error).startswith('nowhere.glb: '), str(error))

    def test_a_broken_file_says_where(self):
        gltf = skinned_triangle()
        gltf.document['accessors'][0]['bufferView'] = 99
        path = self.write('broken.gltf', gltf.document)
        error = self.error(lambda: sinew.load(path))
        self.assertTrue(error.code.startswith('INVALID_'), error.code)
        self.assertTrue(error.pointer.startswith('/accessors/0'), error.pointer)
        self.assertEqual(error.path, str(path))
        self.assertIn(f'(at {error.pointer})', str(error))
        finding, = error.findings
        self.assertEqual((finding.severity, finding.code, finding.pointer), ('error', error.code, error.pointer))

    def test_an_unknown_name_lists_those_that_exist(self):
        asset = self.load()
        error = self.error(lambda: asset.pose('Rize'))
        self.assertEqual((error.code, error.findings), ('INVALID_REQUEST', []))
        self.assertIn("did you mean 'Rise'?", str(error))
        for work in (lambda: asset.clip(7), lambda: asset.clip(-1), lambda: asset.node('Nose'), lambda: asset.curves(2),
                     lambda: asset.pose().joint_matrices('Nose'), lambda: asset.primitive('Nose'),
                     lambda: asset.primitive(0, 4), lambda: asset.primitive(0, -1), lambda: asset.pose().vertices('Hip'), lambda: asset.motion('Fall'),
                     lambda: asset.pose(morphs={'Smile': 1}), lambda: asset.weights_report(skin=3),
                     lambda: asset.pose(layers=[sinew.Layer('Rise', mode='mix')])):
            self.assertEqual(self.error(work).code, 'INVALID_REQUEST')

    def test_paths_may_be_texts_or_paths(self):
        path = self.triangle()
        self.assertEqual(sinew.load(path).path, str(path))
        self.assertEqual(sinew.load(str(path)).name, 'leaf.gltf')
        with self.assertRaises(TypeError):
            sinew.load(3)

    def test_names_that_are_not_ascii(self):
        self.assertEqual(sinew.load(self.triangle('Jäger 跑.gltf')).name, 'Jäger 跑.gltf')

    def test_arguments_of_wrong_types_are_named(self):
        asset = self.load()
        for work, words in ((lambda: asset.pose('Rise', 'soon'), "time must be a number, not 'soon'"),
                            (lambda: asset.pose('Rise', None), 'time must be a number, not None'),
                            (lambda: asset.pose(morphs={'Smile': 'x'}), "a morph weight must be a number, not 'x'"),
                            (lambda: asset.pose(layers=['Rise']), "a layer must be a sinew.Layer, not 'Rise'"),
                            (lambda: asset.pose(1.5), 'cannot be interpreted as an integer'),
                            (lambda: asset.node(None), 'cannot be interpreted as an integer')):
            with self.assertRaisesRegex(TypeError, words):
                work()
        for work, words in ((lambda: asset.pose('Rise', float('nan')), 'time must be finite'),
                            (lambda: asset.motion(frame_rate=-1), 'above 0')):
            with self.assertRaisesRegex(ValueError, words):
                work()

    def test_an_error_can_be_pickled(self):
        error = pickle.loads(pickle.dumps(sinew.Error('broken', 'INVALID_JSON', '/nodes/1', 'a.gltf')))
        self.assertEqual((str(error), error.code), ('a.gltf: broken (at /nodes/1)', 'INVALID_JSON'))


if __name__ == '__main__':
    main()
