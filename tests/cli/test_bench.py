#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""The structure of what `sinew-bench` prints. Never the speed: machines differ."""
import json

from cli_case import BENCH, CliCase, main, skinned_triangle

LOAD_RESULTS = ['json', 'buffers', 'geometry', 'codecs', 'images', 'tangents', 'total', 'tinygltfParse']


class BenchCase(CliCase):
    program = BENCH


class BenchLoad(BenchCase):
    def setUp(self):
        super().setUp()
        self.write('leaf.gltf', skinned_triangle().document)

    def bench(self, file, *options):
        return self.answer('load', file, '--repetitions', '3', *options)

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
        result = self.run_cli('load', 'point.gltf', '--repetitions', '2')
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertIn(b'tinygltf', result.stderr)
        alone = self.parsed(result.stdout)['results'][-1]
        self.assertEqual(alone['name'], 'tinygltfParse')
        self.assertEqual([alone['min'], alone['median'], alone['p95'], alone['count']], [None, None, None, 0])

    def test_the_answer_goes_into_a_file(self):
        self.assertEqual(self.done('load', 'leaf.gltf', '--repetitions', '1', '-o', 'out.json'), '')
        self.assertEqual(self.written('out.json')['bench'], 'load')

    def test_slips_are_usage_errors(self):
        for count in ['0', '-1', 'many', '1.5', '']:
            self.fails(2, 'load', 'leaf.gltf', '--repetitions', count, mentions=['--repetitions'])
        valid = ['valid: load, evaluate, render']
        self.fails(2, mentions=valid)
        self.fails(2, 'load', mentions=['FILE'])
        self.fails(2, 'leaf.gltf', mentions=["no command 'leaf.gltf'", *valid])
        self.fails(2, 'foo', 'leaf.gltf', mentions=["no command 'foo'", *valid])
        self.fails(2, '--wobble', mentions=["no option '--wobble'", 'sinew-bench --help'])
        self.fails(2, 'laod', mentions=['load'])
        self.assertEqual(self.done('--version').split()[0], 'sinew-bench')
        self.assertEqual(self.done('help', 'load'), self.done('load', '--help'))
        self.fails(2, 'load', 'leaf.gltf', '-o', 'leaf.gltf', mentions=['replace the input'])
        self.fails(2, 'load', '-', mentions=['standard input'])

    def test_a_file_that_cannot_be_read_is_3(self):
        self.write('words.gltf', 'this is no glTF')
        for name in ['words.gltf', 'missing.gltf']:
            self.fails(3, 'load', name, mentions=[name + ': '])


class BenchWorst(BenchCase):
    def bench(self, name, *options):
        return self.answer('load', '--synthetic', name, '--repetitions', '1', *options)

    def test_sizes_double_up_to_the_largest(self):
        report = self.bench('one-spot', '--size', '4000', '--doublings', '2')
        self.assertEqual(report['bench'], 'load')
        self.assertEqual(report['file'], 'synthetic: one-spot')
        self.assertEqual(report['options'], {'repetitions': 1, 'size': 4000, 'doublings': 2})
        self.assertEqual([result['name'] for result in report['results']],
                         [part + '/' + size for size in ['1000', '2000', '4000'] for part in ['load', 'check']])
        for size in ['2000', '4000']:
            self.assertGreater(report['values']['growth/' + size], 0)
        for name in ['stopLoadMilliseconds', 'stopCheckMilliseconds', 'peakResidentBytes', 'fileBytes/4000']:
            self.assertGreater(report['values'][name], 0, name)

    def test_what_is_refused_is_not_checked(self):
        results = self.bench('required', '--size', '100', '--doublings', '0')['results']
        self.assertEqual([result['name'] for result in results], ['load/100'])

    def test_every_case_is_in_the_help_and_can_be_made(self):
        words = self.done('load', '--help')
        valid = self.run_cli('load', '--synthetic', 'none such').stderr.decode()
        names = valid.split('valid: ')[1].strip().split(', ')
        self.assertIn('keys', names)
        for name in names:
            self.assertIn(name + ': ', words)
            self.assertEqual(self.bench(name, '--size', '64', '--doublings', '1')['file'], 'synthetic: ' + name)

    def test_slips_are_usage_errors(self):
        self.fails(2, 'load', '--synthetic', 'one-spots', mentions=["no 'one-spots'", 'one-spot'])
        self.fails(2, 'load', 'leaf.gltf', '--synthetic', 'one-spot', mentions=['FILE', '--synthetic'])
        self.fails(2, 'load', '--synthetic', 'nan', '--size', '7', mentions=['--size'])
        self.fails(2, 'load', '--synthetic', 'nan', '--doublings', '21', mentions=['--doublings'])


EVALUATE_RESULTS = ['sample', 'world', 'joints']


class BenchEvaluate(BenchCase):
    def setUp(self):
        super().setUp()
        self.write('leaf.gltf', skinned_triangle().document)

    def bench(self, *options):
        return self.answer('evaluate', 'leaf.gltf', '--repetitions', '3', *options)

    def test_it_says_what_was_measured(self):
        report = self.bench()
        self.assertEqual(report['format'], 'sinew.bench/1')
        self.assertEqual(report['bench'], 'evaluate')
        self.assertTrue(report['machine']['instructionSet'])
        self.assertEqual(report['options'], {'animation': 0, 'order': 'sequential', 'repetitions': 3})
        self.assertIsNone(report['machine']['device'])
        report = self.bench('--order', 'random', '--animation', 'Still')
        self.assertEqual(report['options'], {'animation': 1, 'order': 'random', 'repetitions': 3})

    def test_every_part_is_a_distribution_in_nanoseconds(self):
        for order in ['sequential', 'random']:
            results = self.bench('--order', order)['results']
            self.assertEqual([result['name'] for result in results][:3], EVALUATE_RESULTS)
            for result in results:
                with self.subTest(name=result['name']):
                    self.assertEqual(result['unit'], 'ns')
                    self.assertEqual(result['count'], 3)
                    self.assertEqual(result['threads'], 1)
                    self.assertTrue(0 < result['min'] <= result['median'] <= result['p95'])

    def test_values_tell_how_much_there_is_to_do(self):
        values = self.bench()['values']
        self.assertEqual(values['channels'], 1)
        self.assertEqual(values['keys'], 2)
        self.assertEqual(values['keyTimeSets'], 1)
        self.assertEqual(values['joints'], 1)
        self.assertEqual(values['allocationsPerFrame'], 0)
        self.assertGreater(values['peakResidentBytes'], 0)
        self.assertEqual(self.bench('--animation', '1')['values']['keyTimeSets'], 0, 'one key never changes')

    def test_slips_are_usage_errors(self):
        self.fails(2, 'evaluate', mentions=['FILE'])
        for count in ['0', '-1', 'many']:
            self.fails(2, 'evaluate', 'leaf.gltf', '--repetitions', count, mentions=['--repetitions'])
        self.fails(2, 'evaluate', 'leaf.gltf', '--order', 'backwards', mentions=['--order', 'sequential', 'random'])
        self.fails(2, 'evaluate', 'leaf.gltf', '--animation', '7', mentions=['Rise', 'Still'])
        self.fails(2, 'evaluate', 'leaf.gltf', '-o', 'leaf.gltf', mentions=['replace the input'])
        self.fails(3, 'evaluate', 'missing.gltf', mentions=['missing.gltf: '])

    def test_a_file_without_animations_is_told(self):
        document = skinned_triangle().document
        del document['animations']
        self.write('still.gltf', document)
        self.fails(2, 'evaluate', 'still.gltf', mentions=['animation'])


class BenchCrowd(BenchCase):
    def setUp(self):
        super().setUp()
        self.write('leaf.gltf', skinned_triangle().document)

    def bench(self, *options):
        return self.answer('evaluate', 'leaf.gltf', '--repetitions', '3', *options)

    def test_neither_is_measured_unless_asked_for(self):
        report = self.bench()
        self.assertFalse({'skinning', 'instances'} & set(report['options']))
        self.assertFalse({'skin', 'instances'} & {result['name'] for result in report['results']})
        self.assertNotIn('bytesPerSkinnedVertex', report['values'])

    def test_skinning_counts_what_is_read_and_written_per_vertex(self):
        report = self.bench('--skinning', 'cpu')
        self.assertEqual(report['options']['skinning'], 'cpu')
        skin = [result for result in report['results'] if result['name'] == 'skin']
        self.assertEqual([(s['unit'], s['threads'], s['count']) for s in skin], [('ns', 1, 3)])
        self.assertGreater(skin[0]['min'], 0)
        self.assertEqual(report['values']['skinnedVertices'], 3)
        # A position in and out, four bytes of joints, four floats of weights.
        self.assertEqual(report['values']['bytesPerSkinnedVertex'], 12 + 12 + 4 + 16)
        self.assertAlmostEqual(report['values']['skinnedVerticesPerSecond'] * skin[0]['min'], 3e9, delta=3e3)

    def test_what_nothing_moves_has_no_figure(self):
        document = skinned_triangle().document
        del document['nodes'][0]['skin']
        self.write('leaf.gltf', document)
        report = self.bench('--skinning', 'cpu')
        skin = [result for result in report['results'] if result['name'] == 'skin']
        self.assertEqual([(s['min'], s['count']) for s in skin], [(None, 0)])
        self.assertEqual(report['values']['skinnedVertices'], 0)

    def test_instances_are_measured_with_one_thread_and_with_all(self):
        for order in ['sequential', 'random']:
            report = self.bench('--instances', '20', '--order', order)
            self.assertEqual(report['options']['instances'], 20)
            results = [result for result in report['results'] if result['name'] == 'instances']
            self.assertEqual(results[0]['threads'], 1)
            self.assertEqual(results[-1]['threads'], report['machine']['cores'])
            for result in results:
                self.assertEqual(result['unit'], 'ns')
                self.assertGreater(result['min'], 0)
            self.assertAlmostEqual(report['values']['instancesSpeedupOverOneThread'],
                                   results[0]['min'] / results[-1]['min'], places=3)
            self.assertAlmostEqual(report['values']['instancesMillisecondsPerFrame'],
                                   20e-6 * results[-1]['min'], places=6)

    def test_picking_is_measured_at_one_pose_and_at_many(self):
        report = self.bench('--pick')
        picks = [result for result in report['results'] if result['name'].startswith('pick')]
        self.assertEqual([pick['name'] for pick in picks], ['pick', 'pickNewPose'])
        for pick in picks:
            self.assertEqual((pick['unit'], pick['count']), ('ns', 3))
            self.assertGreater(pick['min'], 0)
        self.assertEqual(report['values']['pickedElements'], 1)
        self.assertEqual(report['values']['pixelsAsked'], 32 * 18)
        self.assertIn('pixelsHit', report['values'])

    def test_what_is_measured_can_be_made_in_memory(self):
        report = self.answer('evaluate', '--synthetic', 'vertices=600,joints=3', '--repetitions', '2')
        self.assertIn('vertices=600', report['file'])
        self.fails(2, 'evaluate', 'leaf.gltf', '--synthetic', 'vertices=600', mentions=['FILE', '--synthetic'])
        self.fails(2, 'evaluate', '--synthetic', 'instances=2', mentions=['instances'])

    def test_slips_are_usage_errors(self):
        for count in ['0', '-1', 'many', '1.5']:
            self.fails(2, 'evaluate', 'leaf.gltf', '--instances', count, mentions=['--instances'])
        self.fails(2, 'evaluate', 'leaf.gltf', '--skinning', 'gpu', mentions=['--skinning', "'none' or 'cpu'"])


RENDER_RESULTS = ['cpuFrame', 'gpuFrame', 'gpuSkin', 'gpuMain', 'gpuOverlay']
SYNTHETIC = 'vertices=500,joints=7,influences=4,keys=70'


class BenchRender(BenchCase):
    def bench(self, *options):
        return self.answer('render', '--size', '32x32', '--samples', '1', '--frames', '3', *options)

    def test_it_says_what_was_measured_where(self):
        report = self.bench('--synthetic', SYNTHETIC + ',instances=2', '--skinning', 'vertex')
        self.assertEqual(report['format'], 'sinew.bench/1')
        self.assertEqual(report['bench'], 'render')
        self.assertEqual(report['file'], 'synthetic: ' + SYNTHETIC)
        self.assertEqual(report['options'], {'skinning': 'vertex', 'size': '32x32', 'samples': 1, 'frames': 3,
                                             'instances': 2, 'view': 'shaded', 'change': 'none',
                                             'skinningTaken': 'vertex'})
        self.assertTrue(report['machine']['device'])
        self.assertTrue(report['machine']['driver'])

    def test_every_part_is_a_distribution_in_milliseconds(self):
        report = self.bench('--synthetic', SYNTHETIC)
        self.assertEqual([result['name'] for result in report['results']][:5], RENDER_RESULTS)
        by_name = {result['name']: result for result in report['results']}
        for name, result in by_name.items():
            with self.subTest(name=name):
                self.assertEqual(result['unit'], 'ms')
                if result['count']:
                    self.assertEqual(result['count'], 3)
                    self.assertTrue(0 <= result['min'] <= result['median'] <= result['p95'])
        self.assertEqual(by_name['cpuFrame']['count'], 3)
        self.assertIsNone(by_name['gpuShadow']['median'], 'there is no key light')

    def test_the_deform_pass_stands_beside_copies(self):
        report = self.bench('--synthetic', SYNTHETIC + ',instances=2', '--skinning', 'compute')
        values = report['values']
        self.assertEqual(report['options']['skinningTaken'], 'compute')
        self.assertEqual(values['deformedVertices'], 1000)
        # 12 bytes and a packed normal go out; what comes in is shared by the copies.
        self.assertGreater(values['bytesPerSkinnedVertex'], 16)
        self.assertLess(values['bytesPerSkinnedVertex'], 200)
        for name in ['copyBytesPerSecond', 'transferCopyBytesPerSecond', 'skinnedVerticesPerSecond',
                     'fractionOfCopyBandwidth', 'peakResidentBytes', 'vertexFrameMilliseconds',
                     'computeFrameMilliseconds']:
            self.assertGreater(values[name], 0, name)
        self.assertEqual(values['triangles'], self.bench('--synthetic', SYNTHETIC)['values']['triangles'] * 2)

    def test_the_three_skinning_paths_agree(self):
        values = self.bench('--synthetic', SYNTHETIC, '--skinning', 'vertex')['values']
        self.assertGreater(values['agreementTolerance'], 0)
        self.assertLessEqual(values['agreementModelUnits'], values['agreementTolerance'])
        self.assertLess(values['agreementUlp'], 100)

    def test_frames_take_no_memory_of_the_processor(self):
        for path in ['vertex', 'compute', 'cpu']:
            values = self.bench('--synthetic', SYNTHETIC, '--skinning', path)['values']
            self.assertEqual(values['allocationsPerFrame'], 0, path)

    def test_views_and_joints_can_change_with_every_frame(self):
        report = self.bench('--synthetic', SYNTHETIC, '--view', 'weight', '--change', 'joint')
        self.assertEqual(report['options']['view'], 'weight')
        self.assertEqual(report['options']['change'], 'joint')
        self.assertEqual(self.bench('--synthetic', SYNTHETIC, '--change', 'view')['values']['allocationsPerFrame'], 0)
        self.fails(2, 'render', '--synthetic', SYNTHETIC, '--change', 'mesh', mentions=['--change', 'joint'])
        self.fails(2, 'render', '--synthetic', SYNTHETIC, '--view', 'weigth', mentions=['weight'])

    def test_the_vertex_path_has_no_deform_pass(self):
        report = self.bench('--synthetic', SYNTHETIC, '--skinning', 'vertex')
        by_name = {result['name']: result for result in report['results']}
        self.assertEqual(by_name['gpuSkin']['count'], 0)
        self.assertIsNone(report['values']['bytesPerSkinnedVertex'])

    def test_help_says_what_is_measured_by_default(self):
        words = ' '.join(self.done('render', '--help').split())
        self.assertIn('compute is the default', words)
        self.assertIn('auto: compute on GPUs, cpu on software devices', words)

    def test_a_file_is_measured_too(self):
        self.write('leaf.gltf', skinned_triangle().document)
        report = self.bench('leaf.gltf', '--animation', 'Rise', '--instances', '3', '--validation')
        self.assertEqual(report['file'], 'leaf.gltf')
        self.assertEqual(report['options']['instances'], 3)

    def test_slips_are_usage_errors(self):
        self.write('leaf.gltf', skinned_triangle().document)
        self.fails(2, 'render', mentions=['FILE', '--synthetic'])
        self.fails(2, 'render', 'leaf.gltf', '--synthetic', SYNTHETIC, mentions=['either'])
        for what in ['vertices', 'vertices=0', 'vertices=2', 'wheels=4', 'joints=70000', 'influences=0', ',', 'joints=']:
            self.fails(2, 'render', '--synthetic', what, mentions=['--synthetic'])
        self.fails(2, 'render', 'leaf.gltf', '--skinning', 'hands', mentions=['--skinning', 'compute'])
        self.fails(2, 'render', 'leaf.gltf', '--size', '0x5', mentions=['--size'])
        self.fails(2, 'render', 'leaf.gltf', '--samples', '3', mentions=['--samples'])
        self.fails(2, 'render', 'leaf.gltf', '--frames', '0', mentions=['--frames'])
        self.fails(2, 'render', 'leaf.gltf', '--animation', '7', mentions=['Rise', 'Still'])
        self.fails(2, 'render', 'leaf.gltf', '-o', 'leaf.gltf', mentions=['replace the input'])
        self.fails(3, 'render', 'missing.gltf', mentions=['missing.gltf: '])


class BenchTimeline(BenchCase):
    def bench(self, *options):
        return self.answer('timeline', '--repetitions', '2', *options)

    def test_a_synthetic_clip_has_the_keys_that_were_asked_for(self):
        report = self.bench('--synthetic', 'nodes=5,channels=10,keys=20,times=own', '--rows', '4', '--width', '300')
        self.assertEqual(report['file'], 'synthetic: nodes=5,channels=10,keys=20,times=own')
        self.assertEqual(report['options'], {'rows': 4, 'width': 300, 'repetitions': 2})
        self.assertEqual(report['values']['tracks'], 50)
        self.assertEqual(report['values']['keys'], 1000)
        self.assertEqual(report['values']['keyBytes'], 4 * 20 * 5 * (10 + 3 + 4 + 3 + 4 + 1 + 1 + 1 + 3 + 1 + 1))
        self.assertGreater(report['values']['rowBytes'], 0)

    def test_results_are_distributions_of_milliseconds(self):
        results = self.bench('--synthetic', 'nodes=2,channels=3,keys=9')['results']
        self.assertEqual([result['name'] for result in results],
                         ['tracks', 'nodeRows', 'nodeRowsWhole', 'nodeRowsZoomed', 'trackRows', 'trackRowsWhole',
                          'trackRowsZoomed', 'loopSeam'])
        for result in results:
            self.assertEqual(result['unit'], 'ms')
            self.assertEqual(result['count'], 1 if result['name'] == 'loopSeam' else 2)

    def test_a_file_is_measured_too(self):
        self.write('leaf.gltf', skinned_triangle().document)
        self.assertGreater(self.bench('leaf.gltf')['values']['keys'], 0)

    def test_slips_are_usage_errors(self):
        self.fails(2, 'timeline', mentions=['FILE', '--synthetic'])
        for what in ['nodes', 'nodes=0', 'channels=11', 'keys=1', 'times=mine', 'wheels=4', ',']:
            self.fails(2, 'timeline', '--synthetic', what, mentions=['--synthetic'])


if __name__ == '__main__':
    main()
