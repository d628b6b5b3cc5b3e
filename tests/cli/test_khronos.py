#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""`check --khronos-codes`: the codes of the Khronos validator beside ours, and all faults of a file that does not load."""
import copy
import json
import struct
import xml.etree.ElementTree as ElementTree

from cli_case import CliCase, main, skinned_triangle

ERRORS = {  # what to change in a good document -> code of the validator
    'UNRESOLVED_REFERENCE': lambda d: d['nodes'][0].update(mesh=9),
    'UNDEFINED_PROPERTY': lambda d: d['accessors'][0].pop('count'),
    'TYPE_MISMATCH': lambda d: d['nodes'].append(1),
    'ARRAY_TYPE_MISMATCH': lambda d: d.update(extensionsUsed=[1]),
    'ARRAY_LENGTH_NOT_IN_LIST': lambda d: d['nodes'][0].update(translation=[1, 2]),
    'VALUE_NOT_IN_RANGE': lambda d: d['buffers'][0].update(byteLength=0),
    'VALUE_MULTIPLE_OF': lambda d: d['bufferViews'][0].update(byteStride=13),
    'EMPTY_ENTITY': lambda d: d['skins'][0].update(joints=[]),
    'PATTERN_MISMATCH': lambda d: d['asset'].update(version='2.0.1'),
    'UNKNOWN_ASSET_MAJOR_VERSION': lambda d: d['asset'].update(version='1.0'),
    'INVALID_URI': lambda d: d['buffers'][0].update(uri=':'),
    'IO_ERROR': lambda d: d['buffers'][0].update(uri='none.bin'),
    'BUFFER_BYTE_LENGTH_MISMATCH': lambda d: d['buffers'][0].update(byteLength=400),
    'BUFFER_VIEW_TOO_LONG': lambda d: d['bufferViews'][0].update(byteLength=400),
    'ACCESSOR_TOO_LONG': lambda d: d['accessors'][0].update(count=4),
    'NODE_LOOP': lambda d: d['nodes'][1].update(children=[1]),
    'NODE_PARENT_OVERRIDE': lambda d: (d['nodes'][0].update(children=[2]), d['nodes'][1].update(children=[2])),
    'INVALID_IBM_ACCESSOR_COUNT': lambda d: (d['skins'][0].update(joints=[1, 2], inverseBindMatrices=len(d['accessors'])),
                                             d['accessors'].append({'componentType': 5126, 'count': 1, 'type': 'MAT4'})),
    'ANIMATION_SAMPLER_INPUT_ACCESSOR_INVALID_FORMAT': lambda d: d['animations'][0]['samplers'][0].update(input=0),
    'ANIMATION_SAMPLER_OUTPUT_ACCESSOR_INVALID_FORMAT': lambda d: d['animations'][0]['channels'][0]['target'].update(path='rotation'),
    'ANIMATION_SAMPLER_OUTPUT_ACCESSOR_INVALID_COUNT': lambda d: d['animations'][1]['samplers'][0].update(output=0),
    'MESH_PRIMITIVE_UNEQUAL_ACCESSOR_COUNT': lambda d: d['accessors'][2].update(count=2),
    'UNSATISFIED_DEPENDENCY': lambda d: d['nodes'][0].update(extensions={'KHR_lights_punctual': {'light': 0}}),
    'UNDECLARED_EXTENSION': lambda d: d.update(extensions={'KHR_lights_punctual': {'lights': [{'type': 'point'}]}}),
    'NODE_SKIN_WITH_NON_SKINNED_MESH': lambda d: [d['meshes'][0]['primitives'][0]['attributes'].pop(n) for n in ('JOINTS_0', 'WEIGHTS_0')],
    'MESH_PRIMITIVE_INVALID_ATTRIBUTE': lambda d: d['meshes'][0]['primitives'][0]['attributes'].update(SHADE=0),
}

ACCEPTED = {  # not reported as an error, as the validator accepts it
    'VALUE_NOT_IN_LIST of an accessor': lambda d: d['accessors'].append({'componentType': 5126, 'count': 1, 'type': 'VEC5'}),
    'VALUE_NOT_IN_LIST of a path': lambda d: d['animations'][0]['channels'].append({'sampler': 0, 'target': {'path': 'pointer'}}),
    'UNKNOWN_ASSET_MINOR_VERSION': lambda d: d['asset'].update(version='2.1', minVersion='2.1'),
    'IMAGE_UNRECOGNIZED_FORMAT': lambda d: d.update(images=[{'uri': 'other.png'}]),
    'VALUE_NOT_IN_LIST of a light': lambda d: d.update(extensionsUsed=['KHR_lights_punctual'], extensions={
        'KHR_lights_punctual': {'lights': [{'type': 'area'}]}}),
    'no data of weights': lambda d: d['accessors'][2].pop('bufferView'),
    'no data of times': lambda d: d['accessors'][3].pop('bufferView'),
}


class Khronos(CliCase):
    def setUp(self):
        super().setUp()
        self.good = skinned_triangle(weights=(1, 1, 1)).document

    def findings(self, change):
        self.write('other.png', 'no picture')
        document = copy.deepcopy(self.good)
        change(document)
        self.write('x.gltf', document)
        text = self.run_cli('check', 'x.gltf', '--json', '--khronos-codes').stdout.decode('utf-8')
        file, = self.parsed(text)['files']
        return file['findings']

    def test_each_error_has_its_code(self):
        self.assertEqual([f for f in self.findings(lambda d: None) if f['severity'] == 'error'], [])
        for code, change in ERRORS.items():
            with self.subTest(code):
                found = {each for f in self.findings(change) if f['severity'] == 'error' for each in f.get('khronos', [])}
                self.assertIn(code, found)

    def test_what_the_validator_accepts_is_no_error(self):
        for what, change in ACCEPTED.items():
            with self.subTest(what):
                findings = self.findings(change)
                self.assertEqual([f['code'] for f in findings if f['severity'] == 'error'], [])
                if what.isupper() or ' of a' in what:
                    self.assertIn(what.split()[0], {each for f in findings for each in f.get('khronos', [])})

    def test_an_unreadable_file_has_all_its_faults(self):
        def spoil(document):
            document['nodes'][0]['mesh'] = 9
            document['accessors'][0].pop('count')
            document['bufferViews'][0]['byteStride'] = 13

        findings = self.findings(spoil)
        refused = {f['pointer']: f['khronos'] for f in findings if f['code'] == 'DOCUMENT_INVALID'}
        self.assertEqual(refused, {'/nodes/0/mesh': ['UNRESOLVED_REFERENCE'], '/accessors/0': ['UNDEFINED_PROPERTY'],
                                   '/bufferViews/0/byteStride': ['VALUE_MULTIPLE_OF']})

    def test_containers_have_codes(self):
        text = json.dumps({'asset': {'version': '2.0'}}).encode()
        text += b' ' * (-len(text) % 4)

        def glb(*chunks, extra=0):
            body = b''.join(struct.pack('<I4s', len(data), kind) + data for kind, data in chunks)
            return struct.pack('<4sII', b'glTF', 2, 12 + len(body) + extra) + body

        json_chunk, bin_chunk, empty = (b'JSON', text), (b'BIN\0', bytes(4)), (b'JSON', b'')
        for data, codes in [(glb(json_chunk, extra=1), {'GLB_LENGTH_MISMATCH'}),
                            (glb(bin_chunk, bin_chunk), {'GLB_UNEXPECTED_FIRST_CHUNK', 'GLB_DUPLICATE_CHUNK'}),
                            (glb(empty, empty), {'GLB_EMPTY_CHUNK', 'GLB_DUPLICATE_CHUNK', 'INVALID_JSON'}),
                            (glb(json_chunk)[:-2], {'GLB_LENGTH_MISMATCH'}),
                            (glb(json_chunk, (b'XXXX', bytes(4)), bin_chunk), {'GLB_UNEXPECTED_BIN_CHUNK', 'GLB_UNKNOWN_CHUNK_TYPE'})]:
            (self.folder / 'x.glb').write_bytes(data)
            file, = json.loads(self.run_cli('check', 'x.glb', '--json', '--khronos-codes').stdout)['files']
            found = {each for f in file['findings'] for each in f.get('khronos', [])}
            self.assertLessEqual(codes, found)

    def test_every_format_has_them_and_only_on_request(self):
        self.write('x.gltf', {**self.good, 'extensionsUsed': ['A', 'A']})
        for form in ['text', 'json', 'junit', 'sarif', 'github', 'gitlab', 'markdown']:
            with_codes = self.run_cli('check', 'x.gltf', '--format', form, '--khronos-codes').stdout.decode('utf-8')
            self.assertIn('DUPLICATE_ELEMENTS', with_codes, form)
            self.assertNotIn('DUPLICATE_ELEMENTS', self.run_cli('check', 'x.gltf', '--format', form).stdout.decode('utf-8'), form)
        text = self.run_cli('check', 'x.gltf', '--khronos-codes').stdout.decode('utf-8')
        self.assertIn('[EXTENSION_LISTED_TWICE (DUPLICATE_ELEMENTS)]', text)
        junit = self.run_cli('check', 'x.gltf', '--format', 'junit', '--khronos-codes').stdout
        self.assertIn('EXTENSION_LISTED_TWICE', {f.get('type') for f in ElementTree.fromstring(junit).iter('failure')})


if __name__ == '__main__':
    main()
