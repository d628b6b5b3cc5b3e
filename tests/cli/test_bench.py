#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""The shape of what `bench` answers. Never how fast anything is: machines differ."""
import json

from cli_case import CliCase, main, skinned_triangle

LOAD_RESULTS = ['json', 'buffers', 'geometry', 'codecs', 'images', 'tangents', 'total', 'tinygltfParse']


class BenchLoad(CliCase):
    def setUp(self):
        super().setUp()
        self.write('leaf.gltf', skinned_triangle().document)

    def bench(self, file, *options):
        return self.answer('bench', 'load', file, '--repetitions', '3', *options)

    def test_it_says_what_was_measured_where(self):
        report = self.bench('leaf.gltf')
        self.assertEqual(report['format'], 'sinew.bench/1')
        self.assertEqual(report['bench'], 'load')
        self.assertEqual(report['file'], 'leaf.gltf')
        self.assertEqual(report['options'], {'repetitions': 3})
        self.assertRegex(report['version'], r'^\d+\.\d+\.\d+$')
        self.assertIn(report['build'], ['Release', 'Debug', 'RelWithDebInfo', 'MinSizeRel'])
        self.assertGreaterEqual(report['machine']['cores'], 1)
        self.assertTrue(report['machine']['cpu'])
        self.assertIsNone(report['machine']['device'], 'loading uses none')
        self.assertIsNone(report['machine']['driver'])

    def test_every_stage_is_a_distribution_over_the_repetitions(self):
        results = self.bench('leaf.gltf')['results']
        self.assertEqual([result['name'] for result in results], LOAD_RESULTS)
        for result in results:
            with self.subTest(name=result['name']):
                self.assertEqual(set(result), {'name', 'unit', 'min', 'median', 'p95', 'count', 'threads'})
                self.assertEqual(result['unit'], 'ms')
                self.assertEqual(result['count'], 3)
                self.assertGreaterEqual(result['threads'], 1)
                self.assertTrue(0 <= result['min'] <= result['median'] <= result['p95'])

    def test_stages_add_up_to_no_more_than_the_total(self):
        least = {result['name']: result['min'] for result in self.bench('leaf.gltf')['results']}
        most = {result['name']: result['p95'] for result in self.bench('leaf.gltf')['results']}
        for name in ['json', 'buffers', 'geometry', 'total', 'tinygltfParse']:
            self.assertGreater(most[name], 0, name)
        stages = sum(least[name] for name in LOAD_RESULTS[:6])
        self.assertLessEqual(stages, 2 * most['total'])

    def test_values_tell_memory_beside_the_size_of_the_file(self):
        values = self.bench('leaf.gltf')['values']
        size = (self.folder / 'leaf.gltf').stat().st_size
        self.assertEqual(values['fileBytes'], size)
        self.assertEqual(values['bufferBytes'], sum(b['byteLength'] for b in skinned_triangle().document['buffers']))
        self.assertGreater(values['peakResidentBytes'], size)
        self.assertEqual(values['decodedImageBytes'], 0)
        self.assertGreaterEqual(values['imageDecodeSumMilliseconds'], values['imageDecodeLongestMilliseconds'])
        for name in values:
            self.assertRegex(name, r'(Bytes|Milliseconds)$')

    def test_what_tinygltf_refuses_has_no_figure_and_a_word(self):
        document = skinned_triangle().document
        document['accessors'][0]['byteOffset'] = 0.0
        text = json.dumps(document)
        self.write('point.gltf', text.replace('"byteLength": 36,', '"byteLength": 36.0,', 1))
        result = self.run_cli('bench', 'load', 'point.gltf', '--repetitions', '2')
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertIn(b'tinygltf', result.stderr)
        alone = json.loads(result.stdout)['results'][-1]
        self.assertEqual(alone['name'], 'tinygltfParse')
        self.assertEqual([alone['min'], alone['median'], alone['p95'], alone['count']], [None, None, None, 0])

    def test_the_answer_goes_into_a_file(self):
        self.assertEqual(self.done('bench', 'load', 'leaf.gltf', '--repetitions', '1', '-o', 'out.json'), '')
        self.assertEqual(json.loads((self.folder / 'out.json').read_text())['bench'], 'load')

    def test_slips_are_usage_errors(self):
        for count in ['0', '-1', 'many', '1.5', '']:
            self.fails(2, 'bench', 'load', 'leaf.gltf', '--repetitions', count, mentions=['--repetitions'])
        valid = ['valid: load', 'evaluate', 'not available in this version']
        self.fails(2, 'bench', mentions=valid)
        self.fails(2, 'bench', 'load', mentions=['FILE'])
        self.fails(2, 'bench', 'leaf.gltf', mentions=["no benchmark 'leaf.gltf'", *valid])
        self.fails(2, 'bench', 'foo', 'leaf.gltf', mentions=["no benchmark 'foo'", *valid])
        self.fails(2, 'bench', '--wobble', mentions=["no option '--wobble'"])
        self.fails(2, 'bench', 'load', 'leaf.gltf', '-o', 'leaf.gltf', mentions=['replace the input'])

    def test_a_file_that_cannot_be_read_is_3(self):
        self.write('words.gltf', 'this is no glTF')
        for name in ['words.gltf', 'missing.gltf']:
            self.fails(3, 'bench', 'load', name, mentions=[name + ': '])


if __name__ == '__main__':
    main()
