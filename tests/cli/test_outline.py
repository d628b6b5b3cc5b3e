#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""`sinew-cli info --outline`: the same text however a file is stored, another one for every change."""
import pathlib

from cli_case import CliCase, main, skinned_triangle
from gltf_rewriter import Rewriter, animated_samples, other_container, rewritten

SAMPLES = pathlib.Path(__file__).resolve().parents[3] / 'shared' / 'assets'


class Outline(CliCase):
    def outline(self, name):
        return self.done('info', '--outline', name)

    def changed(self, change):
        """The lines that differ after a change of the document."""
        gltf = skinned_triangle()
        self.write('a.gltf', gltf.document)
        before = self.outline('a.gltf').split('\n')
        rewriter = Rewriter(self.folder / 'a.gltf')
        change(rewriter)
        rewriter.save(self.folder / 'b.glb')
        return [line for line in self.outline('b.glb').split('\n') if line not in before]

    def test_lines_have_counts_ranges_and_digests(self):
        self.write('a.gltf', skinned_triangle().document)
        lines = self.outline('a.gltf').split('\n')
        self.assertEqual(lines[0], 'glTF 2.0: 2 clips, 1 skin, 1 mesh, 0 materials, 3 nodes')
        self.assertIn("clip 'Rise': 1.000–2.000 s", '\n'.join(lines))
        self.assertRegex('\n'.join(lines), r"  'Hip' translation: 2 keys, LINEAR, 0 to 0, 0 to 2, 0 to 0, [0-9a-f]{8}\n")
        self.assertRegex('\n'.join(lines), r"skin 'Rig': 1 joint\n  'Hip': weight 1.5 over 2 vertices, [0-9a-f]{8}, inverse")
        self.assertIn("  'Body': translation 5 0 0, draws mesh 'Leaf', skin 'Rig'", lines)

    def test_a_change_changes_its_line_alone(self):
        self.assertEqual(self.changed(lambda r: None), [])
        key = self.changed(lambda r: r.set_number(4, 1, 1, 2.125))
        self.assertEqual([line[:18] for line in key], ["  'Hip' translatio"])
        weight = self.changed(lambda r: r.set_number(2, 0, 0, 0.5005))
        self.assertEqual([line[:8] for line in weight], ["  'Hip':"])
        vertex = self.changed(lambda r: r.set_number(0, 1, 0, 1.001))
        self.assertEqual([line.split(':')[0] for line in vertex], ["  'Hip'", '  no material'])

    def test_it_is_a_text_of_the_file_alone(self):
        self.write('a.gltf', skinned_triangle().document)
        self.fails(2, 'info', '--outline', '--json', 'a.gltf', mentions=['--outline describes the file alone'])

    def test_how_a_file_is_stored_does_not_matter(self):
        if not SAMPLES.is_dir():
            self.skipTest('there are no sample assets')
        samples = animated_samples(SAMPLES, 50)
        self.assertEqual(len(samples), 50)
        for seed, sample in enumerate(samples):
            with self.subTest(sample=sample):
                other = rewritten(sample, self.folder / ('other' + other_container(sample)), seed)
                self.assertEqual(self.outline(other), self.outline(sample))


if __name__ == '__main__':
    main()
