#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""`sample --skinning compute`: on a device, unlike the rest of `sample`."""
from cli_case import CliCase, main, skinned_triangle


class SampleCompute(CliCase):
    def setUp(self):
        super().setUp()
        self.write('leaf.gltf', skinned_triangle().document)

    def test_compute_deforms_as_the_processor_does(self):
        request = ['sample', 'leaf.gltf', '--vertices', '--animation', '0', '--time', '0.3']
        cpu = self.answer(*request, '--skinning', 'cpu')['primitives']
        compute = self.answer(*request, '--skinning', 'compute')['primitives']
        self.assertEqual([p['vertexCount'] for p in cpu], [p['vertexCount'] for p in compute])
        for ours, theirs in zip(cpu, compute):
            for a, b in zip(ours['positions'], theirs['positions']):
                self.assertAlmostEqual(a, b, delta=1e-5)

    def test_exact_normals_are_the_processors(self):
        self.fails(2, 'sample', 'leaf.gltf', '--normals', '--skinning', 'compute',
                   mentions=['--normals', 'use --skinning cpu', 'omit --normals'])


if __name__ == '__main__':
    main()
