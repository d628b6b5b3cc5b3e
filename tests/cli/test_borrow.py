#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""--clips: clips of other files in `info`, `sample` and `render`."""

from cli_case import CliCase, Gltf, floats, main, schema_of, skinned_triangle
from json_schema import misfits

QUARTER = 0.5 ** .5


def moves(joint='rig:Hip', height=4):
    """A file without meshes whose clip "Jump" turns a joint by a quarter about Z and lifts it from its rest height of 1
    to `height` between 0 and 1 s; another clip moves a tail as well."""
    gltf = Gltf()
    gltf.add('nodes', {'name': joint, 'translation': [0, 1, 0], 'children': [1]})
    gltf.add('nodes', {'name': 'Tail', 'translation': [0, -1, 0]})
    times = gltf.accessor('SCALAR', 5126, 2, floats(0, 1))
    lifts = gltf.accessor('VEC3', 5126, 2, floats(0, 1, 0, 0, height, 0))
    turns = gltf.accessor('VEC4', 5126, 2, floats(0, 0, 0, 1, 0, 0, QUARTER, QUARTER))
    gltf.add('animations', {'name': 'Jump', 'samplers': [{'input': times, 'output': lifts}, {'input': times, 'output': turns}],
                            'channels': [{'sampler': 0, 'target': {'node': 0, 'path': 'translation'}},
                                         {'sampler': 1, 'target': {'node': 0, 'path': 'rotation'}}]})
    gltf.add('animations', {'name': 'Wag', 'samplers': [{'input': times, 'output': turns}],
                            'channels': [{'sampler': 0, 'target': {'node': 1, 'path': 'rotation'}}]})
    return gltf.document


class Borrow(CliCase):
    def setUp(self):
        super().setUp()
        self.write('leaf.gltf', skinned_triangle().document)
        self.write('moves.gltf', moves())

    def hip(self, *options):
        pose = self.answer('sample', 'leaf.gltf', '--clips', 'moves.gltf', *options)
        return pose['animation'], pose['nodes'][1]

    def test_a_borrowed_clip_plays_by_name_without_prefix(self):
        animation, hip = self.hip('--animation', 'Jump', '--time', '1')
        self.assertEqual(animation, {'index': 2, 'name': 'Jump', 'from': 'moves.gltf'})
        self.assertEqual(hip['translation'], [0, 4, 0])
        for got, wanted in zip(hip['rotation'], [0, 0, QUARTER, QUARTER]):
            self.assertAlmostEqual(got, wanted, 6)

    def test_clips_of_the_file_keep_their_numbers_and_are_not_marked(self):
        animation, _ = self.hip('--animation', '0')
        self.assertEqual(animation, {'index': 0, 'name': 'Rise'})

    def test_retargeting_keeps_the_difference_from_the_rest_pose(self):
        _, hip = self.hip('--animation', 'Jump', '--time', '1', '--retarget', 'on')
        self.assertEqual(hip['translation'], [0, 3, 0])  # the hip rests at 0, that of the clip at 1
        _, hip = self.hip('--animation', 'Jump', '--time', '1', '--retarget', 'off')
        self.assertEqual(hip['translation'], [0, 4, 0])

    def test_info_lists_partners_and_what_has_none(self):
        info = self.answer('info', 'leaf.gltf', '--json', '--clips', 'moves.gltf')
        self.assertEqual([a['name'] for a in info['animations']], ['Rise', 'Still', 'Jump', 'Wag'])
        self.assertEqual([a.get('from') for a in info['animations']], [None, None, 'moves.gltf', 'moves.gltf'])
        [borrowed] = info['borrowed']
        self.assertEqual(borrowed['partners'], [{'source': 0, 'target': 1, 'by': 'nameWithoutPrefix'}])
        self.assertEqual(borrowed['sourceAlone'], [{'node': 1, 'name': 'Tail'}])
        self.assertEqual(borrowed['targetAlone'], [])
        self.assertEqual((borrowed['handling'], borrowed['automatic']), ('stored', True))
        self.assertEqual(borrowed['rest']['translation'], {'value': 1, 'node': 1})
        self.assertEqual([f['code'] for f in borrowed['findings']], ['BORROWED_JOINT_ALONE'])
        alone = self.answer('info', 'leaf.gltf', '--json')
        self.assertEqual(info['findings'], alone['findings'], 'the findings are those of the file')
        self.assertNotIn('borrowed', alone)
        text = self.done('info', 'leaf.gltf', '--clips', 'moves.gltf')
        self.assertIn('1 of 2 joints has a partner: 1 by name without prefix', text)
        self.assertIn('The clips play as stored, because the bones agree.', text)

    def test_render_marks_the_clip_in_the_sidecar_and_reports_the_match(self):
        result = self.run_cli('render', 'leaf.gltf', '--clips', 'moves.gltf', '--animation', 'Jump', '--size', '64x64',
                              '--metadata', '-o', 'a.png')
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertIn('moves.gltf: 1 of 2 joints has a partner', result.stderr.decode())
        sidecar = self.written('a.json')
        self.assertEqual(sidecar['animation'], {'index': 2, 'name': 'Jump', 'from': 'moves.gltf'})

    def joint_map(self, *rows):
        document = {'format': 'sinew.joint-map/1', 'joints': [{'source': s, 'target': t} for s, t in rows]}
        self.write('map.json', document)
        return list(misfits(document, schema_of(self.program, document['format'])))

    def test_a_joint_map_decides_before_names(self):
        self.assertEqual(self.joint_map(('Tail', 'Hip'), ('rig:Hip', None), (3, 0)), [])
        self.assertNotEqual(self.joint_map((None, 'Hip')), [])
        self.joint_map(('Tail', 'Hip'), ('rig:Hip', None))
        info = self.answer('info', 'leaf.gltf', '--json', '--clips', 'moves.gltf', '--joint-map', 'map.json')
        [borrowed] = info['borrowed']
        self.assertEqual(borrowed['partners'], [{'source': 1, 'target': 1, 'by': 'hand'}])
        self.assertEqual(borrowed['sourceAlone'], [{'node': 0, 'name': 'rig:Hip'}])
        result = self.run_cli('render', 'leaf.gltf', '--clips', 'moves.gltf', '--joint-map', 'map.json', '--animation', 'Wag',
                              '--size', '64x64', '--metadata', '-o', 'a.png')
        self.assertEqual(result.returncode, 0, result.stderr)
        self.assertIn('1 by hand', result.stderr.decode())
        self.assertEqual(self.written('a.json')['state']['file']['clips'], [{'path': 'moves.gltf', 'jointMap': 'map.json'}])

    def test_the_table_that_was_used_is_saved_and_can_be_given_again(self):
        clips = ('leaf.gltf', '--clips', 'moves.gltf')
        before = self.answer('info', *clips, '--json', '--save-joint-map', 'saved.json')
        saved = self.written('saved.json')
        self.assertEqual(saved, {'format': 'sinew.joint-map/1', 'joints': [
            {'source': 'rig:Hip', 'target': 'Hip'}, {'source': 'Tail', 'target': None}]})
        self.assertEqual(list(misfits(saved, schema_of(self.program, saved['format']))), [])
        again = self.answer('info', *clips, '--json', '--joint-map', 'saved.json', '--save-joint-map', 'twice.json')
        self.assertEqual(self.written('twice.json'), saved)
        partners = [{**p, 'by': 'hand'} for p in before['borrowed'][0]['partners']]
        self.assertEqual(again['borrowed'][0]['partners'], partners)
        self.joint_map(('Tail', 'Hip'))
        self.done('sample', *clips, '--joint-map', 'map.json', '--save-joint-map', 'saved.json', '--animation', 'Wag')
        self.assertIn({'source': 'Tail', 'target': 'Hip'}, self.written('saved.json')['joints'])

    def test_a_table_is_not_saved_over_an_input_or_for_several_files(self):
        self.joint_map(('Tail', 'Hip'))
        clips = ('info', 'leaf.gltf', '--clips', 'moves.gltf')
        for name in ('leaf.gltf', 'moves.gltf', 'map.json'):
            self.fails(2, *clips, '--joint-map', 'map.json', '--save-joint-map', name, mentions=[name])
        self.fails(2, 'info', 'leaf.gltf', '--save-joint-map', 'a.json', mentions=['--save-joint-map', 'give --clips once'])
        self.fails(2, *clips, '--clips', 'moves.gltf', '--save-joint-map', 'a.json', mentions=['give --clips once'])
        self.fails(4, *clips, '--save-joint-map', 'no-such-folder/a.json', mentions=['no-such-folder'])

    def test_a_joint_without_a_partner_is_carried_by_those_below(self):
        chain = Gltf()
        chain.add('nodes', {'name': 'rig:Hip', 'children': [1]})
        chain.add('nodes', {'name': 'Twist', 'children': [2]})
        chain.add('nodes', {'name': 'Hand', 'translation': [1, 0, 0]})
        times = chain.accessor('SCALAR', 5126, 2, floats(0, 1))
        turns = chain.accessor('VEC4', 5126, 2, floats(0, 0, 0, 1, 0, 0, QUARTER, QUARTER))
        still = chain.accessor('VEC4', 5126, 2, floats(0, 0, 0, 1, 0, 0, 0, 1))
        chain.add('animations', {'samplers': [{'input': times, 'output': turns}, {'input': times, 'output': still}],
                                 'channels': [{'sampler': 0, 'target': {'node': 1, 'path': 'rotation'}},
                                              {'sampler': 1, 'target': {'node': 2, 'path': 'rotation'}}]})
        self.write('chain.gltf', chain.document)
        self.write('arm.gltf', {'asset': {'version': '2.0'}, 'scene': 0, 'scenes': [{'nodes': [0]}], 'nodes': [
            {'name': 'Hip', 'children': [1]}, {'name': 'Hand', 'translation': [1, 0, 0]}]})
        info = self.answer('info', 'arm.gltf', '--json', '--clips', 'chain.gltf')
        [borrowed] = info['borrowed']
        self.assertEqual(borrowed['carried'], [{'node': 1, 'name': 'Twist'}])
        self.assertEqual([f['code'] for f in borrowed['findings']], ['BORROWED_JOINT_CARRIED'])
        pose = self.answer('sample', 'arm.gltf', '--clips', 'chain.gltf', '--animation', '0', '--time', '1')
        for got, wanted in zip(pose['nodes'][1]['rotation'], [0, 0, QUARTER, QUARTER]):
            self.assertAlmostEqual(got, wanted, 5)

    def test_a_joint_map_names_what_is_wrong_and_where(self):
        self.joint_map(('rig:Hip', 'Hips'))
        info = self.answer('info', 'leaf.gltf', '--json', '--clips', 'moves.gltf', '--joint-map', 'map.json')
        [finding] = [f for f in info['borrowed'][0]['findings'] if f['code'] == 'BORROWED_MAP_UNUSED']
        self.assertEqual(finding['pointer'], '/joints/0')
        self.assertIn("'Hips', which the file lacks; did you mean 'Hip'?", finding['message'])
        self.joint_map(('Tail', 'Hip'), (0.5, None))
        self.fails(2, 'sample', 'leaf.gltf', '--clips', 'moves.gltf', '--joint-map', 'map.json',
                   mentions=['map.json', '/joints/1/source', 'name of a node or its index'])
        self.write('map.json', '{')
        self.fails(2, 'info', 'leaf.gltf', '--clips', 'moves.gltf', '--joint-map', 'map.json', mentions=['map.json'])
        self.fails(3, 'info', 'leaf.gltf', '--clips', 'moves.gltf', '--joint-map', 'none.json', mentions=['none.json', 'joint map'])
        self.fails(2, 'sample', 'gone.gltf', '--joint-map', 'map.json', mentions=['--joint-map', 'add --clips'])

    def test_several_files_follow_one_another(self):
        self.write('more.gltf', moves(joint='Hip', height=9))
        pose = self.answer('sample', 'leaf.gltf', '--clips', 'moves.gltf', '--clips', 'more.gltf', '--animation', '4', '--time', '1')
        self.assertEqual(pose['animation'], {'index': 4, 'name': 'Jump', 'from': 'more.gltf'})
        self.assertEqual(pose['nodes'][1]['translation'], [0, 9, 0])

    def test_a_file_that_cannot_be_borrowed_from_is_named(self):
        self.fails(3, 'sample', 'leaf.gltf', '--clips', 'gone.gltf', mentions=['gone.gltf'])
        self.write('broken.gltf', '{')
        self.fails(3, 'info', 'leaf.gltf', '--clips', 'broken.gltf', mentions=['broken.gltf'])
        self.write('still.gltf', {'asset': {'version': '2.0'}, 'nodes': [{'name': 'Hip'}]})
        self.fails(3, 'sample', 'leaf.gltf', '--clips', 'still.gltf', mentions=['still.gltf', 'has no animations to borrow'])
        self.write('other.gltf', moves(joint='Fin'))
        self.fails(3, 'render', 'leaf.gltf', '--clips', 'other.gltf', '-o', 'a.png',
                   mentions=['other.gltf', 'nothing that its clips move has a partner'])

    def test_options_are_checked_before_files(self):
        self.fails(2, 'sample', 'gone.gltf', '--retarget', 'on', mentions=['--retarget', 'add --clips'])
        self.fails(2, 'render', 'gone.gltf', '--clips', 'x.glb', '--retarget', 'onn', '-o', 'a.png',
                   mentions=["'auto', 'on' or 'off'", "did you mean 'on'"])
        self.fails(2, 'sample', 'leaf.gltf', '--clips', 'moves.gltf', '-o', 'moves.gltf', mentions=['moves.gltf'])
        self.fails(2, 'sample', 'leaf.gltf', '--clips', 'moves.gltf', '--animation', 'Jum', mentions=['Jump'])


if __name__ == '__main__':
    main()
