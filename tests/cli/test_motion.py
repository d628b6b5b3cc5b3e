#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""`motion`: the form of the answer, and a clip whose contacts, seam and jump are known."""
import math

from cli_case import CliCase, Gltf, floats, main

FRAMES = 31  # 30 fps


def turn(degrees):
    return [0, 0, math.sin(math.radians(degrees) / 2), math.cos(math.radians(degrees) / 2)]


def walker():
    """Hips at y = 1 (node 0), a head (1) that jumps by 60 degrees at frame 20, and two feet: the left one (2) is on the
    ground until frame 10, slides by 0.05 from frame 4 to 5, and is up from frame 11 to 19; the right one (3) stays down."""
    gltf = Gltf()
    gltf.add('nodes', {'name': 'Hips', 'translation': [0, 1, 0], 'children': [1, 2, 3]})
    gltf.add('nodes', {'name': 'Head', 'translation': [0, 1, 0]})
    gltf.add('nodes', {'name': 'Foot.L', 'translation': [.3, -1, 0]})
    gltf.add('nodes', {'name': 'Foot.R', 'translation': [-.3, -1, 0]})
    gltf.add('skins', {'joints': [0, 1, 2, 3]})
    times = gltf.accessor('SCALAR', 5126, FRAMES, floats(*[i / 30 for i in range(FRAMES)]))
    steps = [[.3 + (.05 if i > 4 else 0), -1 + (.5 if 10 < i < 20 else 0), 0] for i in range(FRAMES)]
    foot = gltf.accessor('VEC3', 5126, FRAMES, floats(*[x for step in steps for x in step]))
    head = gltf.accessor('VEC4', 5126, FRAMES, floats(*[x for i in range(FRAMES) for x in turn(60 if i >= 20 else 0)]))
    gltf.add('animations', {'name': 'Step', 'samplers': [{'input': times, 'output': foot}, {'input': times, 'output': head}],
                            'channels': [{'sampler': 0, 'target': {'node': 2, 'path': 'translation'}},
                                         {'sampler': 1, 'target': {'node': 1, 'path': 'rotation'}}]})
    return gltf


class Motion(CliCase):
    def setUp(self):
        super().setUp()
        self.write('walker.gltf', walker().document)

    def clip(self, *arguments):
        answer = self.answer('motion', 'walker.gltf', '--json', *arguments)
        self.assertEqual((answer['format'], answer['file']), ('sinew.motion/2', 'walker.gltf'))
        clip, = answer['animations']
        return clip

    def test_facts_of_the_clip(self):
        clip = self.clip()
        self.assertEqual((clip['index'], clip['name'], clip['start'], clip['end']), (0, 'Step', 0, 1))
        self.assertEqual((clip['frames'], clip['frameRate'], clip['frameRateSource'], clip['frameOffset']),
                         (30, 30, 'guessed', 0))
        self.assertEqual((clip['keyTimes'], clip['keyTimesOnGrid'], clip['channels'], clip['keys']), (31, 31, 2, 62))
        self.assertEqual(clip['drives'], {'joints': 2, 'otherNodes': 0, 'morphTargets': 0, 'properties': 0})
        self.assertGreater(clip['spareBytes'], 0)

    def test_frames_left_out_are_told(self):
        gltf = walker()
        late = gltf.accessor('SCALAR', 5126, FRAMES, floats(*[200 * i for i in range(FRAMES)]))  # to 6000 s
        for sampler in gltf.document['animations'][0]['samplers']:
            sampler['input'] = late
        self.write('long.gltf', gltf.document)
        for rate, words in [(30, '2nd'), (35, '3rd'), (60, '4th'), (180, '11th'), (360, '22nd')]:
            self.assertIn('looked at every ' + words + ' frame\n', self.done('motion', 'long.gltf', '--fps', rate))

    def test_contacts_and_slide(self):
        clip = self.clip()
        self.assertEqual(clip['feetBy'], 'names')
        left, right = clip['feet']
        self.assertEqual((left['node'], left['name'], right['name']), (2, 'Foot.L', 'Foot.R'))
        first, second = left['contacts']
        self.assertEqual((first['firstFrame'], first['lastFrame'], first['worstFrame']), (0, 10, 5))
        self.assertAlmostEqual(first['slide'], .05, places=5)
        self.assertEqual((second['firstFrame'], second['lastFrame'], second['slide']), (20, 30, 0))
        self.assertEqual([(c['firstFrame'], c['lastFrame']) for c in right['contacts']], [(0, 30)])
        self.assertFalse(clip['ground']['inPlace'])
        self.assertAlmostEqual(clip['ground']['height'], 0, places=6)
        self.assertEqual((clip['ground']['source'], clip['ground']['restHeight']), ('rest', clip['ground']['height']))

    def test_a_root_that_travels_is_told_against_the_feet(self):
        gltf = walker()
        times = gltf.document['animations'][0]['samplers'][0]['input']
        hips = gltf.accessor('VEC3', 5126, FRAMES, floats(*[x for i in range(FRAMES) for x in (0, 1, .3 * i)]))
        animation = gltf.document['animations'][0]
        animation['samplers'].append({'input': times, 'output': hips})
        animation['channels'].append({'sampler': len(animation['samplers']) - 1,
                                      'target': {'node': 0, 'path': 'translation'}})
        self.write('carried.gltf', gltf.document)
        ground, travel = (self.answer('motion', 'carried.gltf', '--json')['animations'][0][k] for k in ('ground', 'travel'))
        self.assertFalse(ground['inPlace'])
        self.assertAlmostEqual(travel['root'][2], .3 * (FRAMES - 1), places=4)
        self.assertIn('  travel      the root travels 9 units (9 per second)', self.done('motion', 'carried.gltf'))
        self.assertIsNone(self.clip()['travel'])

    def test_coverage_says_which_clip_moves_which_node(self):
        gltf = walker()
        step, = gltf.document['animations']
        head, = (c for c in step['channels'] if c['target']['node'] == 1)
        gltf.add('animations', {'name': 'Nod', 'samplers': step['samplers'], 'channels': [head]})
        self.write('two.gltf', gltf.document)
        coverage = self.answer('motion', 'two.gltf', '--json', '--animation', 'Nod')['coverage']
        rotates = {'moves': ['rotation'], 'holds': []}
        self.assertEqual([(c['node'], c['name'], c['animations']) for c in coverage], [
            (1, 'Head', [{'index': 0, **rotates}, {'index': 1, **rotates}]),
            (2, 'Foot.L', [{'index': 0, 'moves': ['translation'], 'holds': []}])])
        self.assertIn("\nCoverage: 1 node has tracks in some animations only\n  Foot.L: no tracks in 'Nod'\n",
                      self.done('motion', 'two.gltf'))
        self.assertNotIn('Coverage', self.done('motion', 'walker.gltf'))

    def test_seam_and_jump(self):
        clip = self.clip()
        head = clip['seam']['pose'][0]
        self.assertEqual((head['name'], head['path'], head['unit']), ('Head', 'rotation', 'degrees'))
        self.assertAlmostEqual(head['amount'], 60, places=3)
        jump = next(j for j in clip['jumps']['list'] if j['name'] == 'Head')
        self.assertEqual((jump['frame'], jump['spike'], jump['timesAround']), (20, False, None))
        self.assertAlmostEqual(jump['amount'], 60, places=3)
        self.assertEqual(self.clip('--jump-angle', 90)['jumps']['list'][0]['name'], 'Foot.L')

    def test_limits_and_feet_can_be_chosen(self):
        clip = self.clip('--foot', 'Head', '--foot', '3', '--contact-height', 1, '--contact-speed', 2)
        self.assertEqual((clip['feetBy'], [f['node'] for f in clip['feet']]), ('chosen', [1, 3]))
        self.assertEqual(clip['limits'], {'height': 1, 'speed': 2})
        self.assertEqual(self.clip('--fps', 15)['frames'], 15)
        self.fails(2, 'motion', 'walker.gltf', '--foot', 'Foot.l', mentions=["'Foot.L'"])
        self.fails(2, 'motion', 'walker.gltf', '--animation', 'Run', mentions=["'Step'"])
        self.fails(2, 'motion', 'walker.gltf', '--ground', 'ice', mentions=["'fixed'"])
        self.fails(3, 'motion', 'missing.gltf')

    def test_text_says_the_same(self):
        text = self.done('motion', 'walker.gltf')
        self.assertIn('Animation 0 Step\n  length      1.000 s, 30 frames; 30 fps, all 31 key times on the grid\n', text)
        self.assertRegex(text, r'Foot\.L +0-10 +0\.000-0\.333 +0\.05 +5\n')
        self.assertIn('  ground      y = 0, the soles of the rest pose\n', text)
        self.assertIn("pose: 'Head' rotation by 60°", text)
        self.assertIn("frame 20: 'Head' rotation jumps by 60°, out of rest\n", text)

    def test_a_clip_in_the_air_has_no_ground(self):
        flyer = walker()
        times = flyer.document['animations'][0]['samplers'][0]['input']
        hips = flyer.accessor('VEC3', 5126, FRAMES, floats(*[x for i in range(FRAMES) for x in
                                                             (0, 3 + .2 * math.sin(i / 3), .3 * i)]))
        flyer.document['animations'][0] = {'name': 'Fly', 'samplers': [{'input': times, 'output': hips}],
                                           'channels': [{'sampler': 0, 'target': {'node': 0, 'path': 'translation'}}]}
        self.write('walker.gltf', flyer.document)
        clip = self.clip()
        self.assertEqual((clip['ground']['source'], clip['ground']['height']), ('unknown', None))
        self.assertEqual([f['contacts'] for f in clip['feet']], [[], []])
        self.assertIn('  ground      not known: no foot comes down to the soles of the rest pose or stands still (y = 0)\n',
                      self.done('motion', 'walker.gltf'))

    def test_a_file_without_clips_has_an_answer(self):
        document = walker().document
        del document['animations']
        self.write('still.gltf', document)
        self.assertEqual(self.done('motion', 'still.gltf'), 'No animations.\n')
        self.assertEqual(self.answer('motion', 'still.gltf', '--json')['animations'], [])


if __name__ == '__main__':
    main()
