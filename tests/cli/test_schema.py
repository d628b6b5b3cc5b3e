#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""The JSON Schemas that the programs print. Whether the answers fit them, the tests of each command check."""
import json

from cli_case import BENCH, CliCase, main, skinned_triangle
from json_schema import KEYWORDS, TYPES, misfits


class Schema(CliCase):
    def schema(self, name):
        return json.loads(self.done('schema', name))

    def check(self, schema):
        """The keywords and the types of their values."""
        self.assertLessEqual(set(schema), KEYWORDS)
        names = schema.get('type', [])
        self.assertLessEqual({names} if isinstance(names, str) else set(names), set(TYPES))
        self.assertEqual('items' in schema, names in ['array', ['array', 'null']])
        self.assertLessEqual(set(schema.get('required', [])), set(schema.get('properties', {})))
        for each in [*schema.get('properties', {}).values(), *schema.get('anyOf', []), *schema.get('$defs', {}).values(),
                     *(schema[name] for name in ['items', 'additionalProperties'] if schema.get(name))]:
            self.check(each)

    def test_every_format_has_a_schema(self):
        for program in [self.program, BENCH]:
            self.program = program
            names = self.done('schema').splitlines()
            self.assertTrue(names)
            for name in names:
                schema = self.schema(name)
                if name != 'sinew.project/1':  # people write these
                    self.assertEqual(schema['properties']['format'], {'const': name})
                self.check(schema)

    def test_members_are_described_that_no_file_at_hand_has(self):
        info = self.schema('sinew.info/2')
        node = info['properties']['nodes']['items']
        self.assertEqual(node['properties']['instances'], {'type': 'integer', 'minimum': 0})
        self.assertIn('children', node['required'])
        self.assertNotIn('instances', node['required'])
        self.assertEqual(info['properties']['borrowed']['items']['properties']['handling'],
                         {'enum': ['automatic', 'stored', 'retargeted']})
        world = self.schema('sinew.pose/1')['properties']['nodes']['items']['properties']['world']
        self.assertEqual((world['minItems'], world['maxItems']), (16, 16))

    def test_a_state_has_the_display_options_and_its_layers(self):
        state = self.schema('sinew.state/1')['properties']
        self.assertEqual(state['look']['properties']['grid'], {'type': 'boolean'})
        layer = state['playback']['properties']['layers']['items']['properties']
        self.assertEqual(layer['mode'], {'enum': ['blend', 'override', 'additive']})
        self.assertEqual(layer['mask']['required'], ['index'])

    def test_an_answer_that_differs_does_not_fit(self):
        self.write('leaf.gltf', skinned_triangle().document)
        info = self.answer('info', 'leaf.gltf', '--json')
        schema = self.schema('sinew.info/2')
        info['nodes'][0]['extra'] = 1
        self.assertEqual(list(misfits(info, schema, closed=False)), [])  # a later program may write more
        self.assertEqual(list(misfits(info, schema)), ['/nodes/0: extra is not in the schema'])
        del info['nodes'][0]['extra'], info['nodes'][0]['children']
        info['nodes'][1]['visible'] = 1
        info['defaultScene'] = -1
        self.assertEqual(list(misfits(info, schema)), ['/defaultScene: -1 is below the minimum', '/defaultScene: -1 is no null',
                                                       '/nodes/0: children is missing', '/nodes/1/visible: 1 is no boolean'])

    def test_it_goes_into_a_file(self):
        self.assertEqual(self.done('schema', 'sinew.check/2', '-o', 'check.json'), '')
        self.assertEqual((self.folder / 'check.json').read_text(), self.done('schema', 'sinew.check/2'))

    def test_an_unknown_format_is_a_usage_error(self):
        self.fails(2, 'schema', 'sinew.inf/2', mentions=["no format 'sinew.inf/2'", "did you mean 'sinew.info/2'?"])
        self.fails(2, 'schema', 'sinew.check/2', 'sinew.info/2')


if __name__ == '__main__':
    main()
