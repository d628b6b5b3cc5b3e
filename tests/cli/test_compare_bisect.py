#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""`sinew-cli compare --bisect`: the parts of the second file that explain the largest distance."""
import json
import math
import unittest

from cli_case import CliCase
from test_compare import Model


class Bisect(CliCase):
    def write(self, name, model):
        document = model if isinstance(model, dict) else model.document()
        (self.folder / name).write_text(json.dumps(document))
        return name

    def bisect(self, after, *options, before=None):
        return self.answer('compare', self.write('a.gltf', before or Model()), self.write('b.gltf', after), '--json',
                           '--bisect', *options)

    def parts(self, answer):
        self.assertGreaterEqual(answer['bisection']['explained'], 0.99)
        return [row['part'] for row in answer['bisect']]

    def test_equal_files_need_no_explanation(self):
        answer = self.bisect(Model())
        self.assertEqual(answer['bisect'], [])
        self.assertEqual(answer['bisection']['sentence'], 'The surfaces are the same: there is nothing to explain.')

    def test_a_turned_key_is_its_track(self):
        model = Model()
        model.angles[2] += math.radians(3)
        answer = self.bisect(model)
        self.assertEqual(self.parts(answer), ['track'])
        row = answer['bisect'][0]
        self.assertEqual((row['animation'], row['node']['name'], row['path'], row['share']), (0, 'Tip', 'rotation', 1))
        self.assertIn("comes from the rotation of 'Tip' in 'Wave'.", answer['bisection']['sentence'])

    def test_independent_changes_have_their_own_shares(self):
        model = Model()
        model.angles[2] += math.radians(20)
        model.positions[3] = (0.0, model.positions[3][1], 0.25)
        answer = self.bisect(model)
        rows = {row['part']: row for row in answer['bisect']}
        self.assertEqual(set(rows), {'track', 'positions'})
        self.assertEqual((rows['positions']['mesh'], rows['positions']['primitive']), (0, 0))
        largest = answer['bisection']['largest']
        turned = 2 * math.sin(math.radians(10)) * math.hypot(0.1, 0.5)
        self.assertAlmostEqual(rows['positions']['share'], 0.25 / largest, delta=1e-4)
        self.assertAlmostEqual(rows['track']['share'], turned / largest, delta=1e-4)

    def test_a_list_of_joints_in_another_order_is_one_part(self):
        document = Model().document()
        document['skins'][0]['joints'] = [1, 0]
        answer = self.bisect(document)
        self.assertEqual(self.parts(answer), ['jointOrder'])
        self.assertEqual(answer['bisect'][0]['skin'], 0)

    def test_renumbered_joints_are_no_part(self):
        model = Model()
        model.order = [1, 0]
        model.angles[2] += math.radians(3)
        self.assertEqual(self.parts(self.bisect(model)), ['track'])

    def test_bones_alone_are_explained_too(self):
        documents = []
        for lift in (0.5, 0.6):
            document = Model().document()
            document['nodes'][1]['translation'] = [0, lift, 0]
            document['nodes'][2] = {'name': 'Body'}
            del document['meshes'], document['skins']
            documents.append(document)
        answer = self.bisect(documents[1], before=documents[0])
        self.assertEqual(self.parts(answer), ['restTransform'])
        self.assertEqual(answer['bisect'][0]['node']['name'], 'Tip')

    def test_what_has_no_partner_is_said_in_words(self):
        document = Model().document()
        document['nodes'].append({'name': 'Socket', 'translation': [0.3, 0, 0], 'children': [0]})
        document['scenes'] = [{'nodes': [3, 2]}]
        answer = self.bisect(document)
        self.assertEqual(answer['bisect'], [])
        self.assertIn('No part that can be exchanged', answer['bisection']['sentence'])
        self.assertIn("the parent of 'Root': 'Socket' has no partner", ' '.join(answer['bisection']['notExchanged']))

    def test_a_primitive_without_positions_is_no_surface(self):
        bare = Model().document()
        del bare['meshes'][0]['primitives'][0]['attributes']['POSITION']
        for before, after in ((Model().document(), bare), (bare, Model().document())):
            self.assertEqual(self.bisect(after, before=before)['matches']['primitives'], [])

    def test_other_phases_are_compared_at_the_same_phase(self):
        model = Model()
        model.step = 1 / 12
        model.angles[2] += math.radians(3)
        self.assertEqual(self.parts(self.bisect(model, '--same', 'phase')), ['track'])

    def test_text_and_markdown_name_the_parts(self):
        model = Model()
        model.angles[2] += math.radians(3)
        self.write('a.gltf', Model())
        self.write('b.gltf', model)
        text = self.done('compare', 'a.gltf', 'b.gltf', '--bisect')
        self.assertRegex(text, r"  the rotation of 'Tip' in 'Wave' +100 % ")
        markdown = self.done('compare', 'a.gltf', 'b.gltf', '--bisect', '--markdown')
        self.assertIn("| the rotation of 'Tip' in 'Wave' | 100 % |", markdown)


if __name__ == '__main__':
    unittest.main()
