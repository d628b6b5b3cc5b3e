#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""`render --trails`, `--ghosts`, `--seam-ghost` and `--follow`."""

from cli_case import CliCase, Gltf, floats, main, read_png


def walker():
    """A triangle on the node Root that moves 20 units along X in a second; Prop stands still."""
    gltf = Gltf()
    position = gltf.accessor('VEC3', 5126, 3, floats(0, 0, 0, 1, 0, 0, 0, 1, 0))
    gltf.add('meshes', {'primitives': [{'attributes': {'POSITION': position}}]})
    gltf.add('nodes', {'name': 'Root', 'mesh': 0})
    gltf.add('nodes', {'name': 'Prop'})
    gltf.add('scenes', {'nodes': [0, 1]})
    times = gltf.accessor('SCALAR', 5126, 2, floats(0, 1))
    gltf.document['accessors'][times].update({'min': [0], 'max': [1]})
    way = gltf.accessor('VEC3', 5126, 2, floats(0, 0, 0, 20, 0, 0))
    gltf.add('animations', {'name': 'Go', 'samplers': [{'input': times, 'output': way}],
                            'channels': [{'sampler': 0, 'target': {'node': 0, 'path': 'translation'}}]})
    gltf.document['scene'] = 0
    return gltf.document


class RenderMotion(CliCase):
    def setUp(self):
        super().setUp()
        self.write('go.gltf', walker())

    def picture(self, *options, time='0.5', view='unlit'):
        self.done('render', 'go.gltf', '-o', 'out.png', '--size', '96x64', '--grid', 'off', '--view', view,
                  '--camera', 'front', '--background', 'black', '--animation', 'Go', '--time', time, *options)
        return read_png(self.folder / 'out.png')[3]

    def view(self, *options):
        self.picture('--metadata', *options)
        return self.written('out.json')['view']

    def test_everything_changes_the_picture(self):
        plain = self.picture()
        for options in (['--trails'], ['--trails', 'around'], ['--ghosts', '2'], ['--ghosts-before', '1'],
                        ['--seam-ghost'], ['--follow', 'camera']):
            self.assertNotEqual(self.picture(*options), plain, options)

    def test_the_root_has_a_trail_unless_nodes_are_named(self):
        self.assertEqual(self.picture('--trails'), self.picture('--trail', 'Root'))
        self.assertNotEqual(self.picture('--trails'), self.picture('--trail', 'Prop'))

    def test_a_camera_that_follows_sees_the_model_at_one_place(self):
        places = [self.picture('--follow', 'camera', time=time) for time in ('0', '0.5', '1')]
        self.assertEqual(places[0], places[1])
        self.assertEqual(places[0], places[2])
        self.assertNotEqual(self.picture(time='0'), self.picture(time='1'))

    def test_layers_are_followed_too(self):
        self.assertEqual(self.picture('--follow', 'camera', '--blend', 'Go:1', time='0'),
                         self.picture('--follow', 'camera', '--blend', 'Go:1', time='1'))

    def test_the_box_of_the_clip_has_its_travel(self):
        box = ['--follow', 'camera', '--bounds', 'clip']
        self.assertNotEqual(self.picture(*box, time='0'), self.picture(*box, time='1'))  # the camera passes it

    def test_the_time_is_within_the_clip(self):
        self.picture('--metadata', time='9')
        self.assertEqual(self.written('out.json')['time'], 1)

    def test_the_bind_pose_is_followed_by_nothing(self):
        plain = self.picture(time='1', view='bind-pose')
        self.assertEqual(self.picture('--follow', time='1', view='bind-pose'), plain)
        result = self.run_cli('render', 'go.gltf', '-o', 'out.png', '--size', '64x64', '--animation', 'Go', '--follow',
                              '--view', 'bind-pose')
        self.assertIn(b'nothing is followed: the bind pose', result.stderr)

    def test_ghosts_and_trails_go_on_around_the_loop(self):
        ghosts = ['--ghosts-before', '1', '--ghost-step', '1']
        trails = ['--trails', 'around', '--trail-before', '5', '--trail-after', '0']
        for options in (ghosts, trails):
            once = self.picture(*options, '--loop', 'once', time='0')
            self.assertNotEqual(self.picture(*options, time='0'), once, options)
            self.assertEqual(self.picture(*options, '--loop', 'ping-pong', time='0'), once, options)
        self.assertEqual(self.view(*ghosts)['motion']['loop'], 'loop')
        self.fails(2, 'render', 'go.gltf', '-o', 'x.png', '--loop', 'twice', mentions=["'once', 'loop' or 'ping-pong'"])

    def test_the_sidecar_tells_what_is_shown(self):
        self.assertNotIn('motion', self.view())
        motion = self.view('--trail', 'Root', '--ghosts', '3', '--ghosts-after', '1', '--ghost-step', '2',
                           '--follow-node', 'Prop')['motion']
        self.assertEqual(motion['trails'], 'clip')
        self.assertEqual(motion['trailNodes'], [{'index': 0, 'name': 'Root'}])
        self.assertEqual((motion['ghosts'], motion['ghostsBefore'], motion['ghostsAfter'], motion['ghostStep']),
                         (True, 3, 1, 2))
        self.assertEqual((motion['followCamera'], motion['followGround']), (True, True))
        self.assertEqual(motion['followNode'], {'index': 1, 'name': 'Prop'})

    def test_what_cannot_be_shown_is_told(self):
        for option, words in (('--ghosts=1', b'no ghosts'), ('--trails', b'no trails'), ('--follow', b'nothing is followed')):
            result = self.run_cli('render', 'go.gltf', '-o', 'out.png', '--size', '64x64', option)
            self.assertEqual(result.returncode, 0)
            self.assertIn(words, result.stderr)

    def test_the_seam_names_what_jumps(self):
        result = self.run_cli('render', 'go.gltf', '-o', 'out.png', '--size', '64x64', '--animation', 'Go', '--seam-ghost')
        self.assertEqual(result.returncode, 0)
        self.assertIn(b'Loop seam: ', result.stderr)

    def test_the_bind_pose_has_no_ghosts_and_no_seam(self):
        plain = self.picture(view='bind-pose')
        for option in (['--seam-ghost'], ['--ghosts', '1']):
            self.assertEqual(self.picture(*option, view='bind-pose'), plain)
            result = self.run_cli('render', 'go.gltf', '-o', 'out.png', '--size', '64x64', '--animation', 'Go', *option,
                                  '--view', 'bind-pose')
            self.assertIn(b'there are no ghosts: the view shows the bind pose', result.stderr)
            self.assertNotIn(b'Loop seam', result.stderr)

    def test_the_bind_pose_has_no_trails(self):
        self.assertEqual(self.picture('--trails', view='bind-pose'), self.picture(view='bind-pose'))
        result = self.run_cli('render', 'go.gltf', '-o', 'out.png', '--size', '64x64', '--animation', 'Go', '--trails',
                              '--view', 'bind-pose')
        self.assertIn(b'there are no trails: the view shows the bind pose', result.stderr)

    def test_impossible_values_are_refused(self):
        self.fails(2, 'render', 'go.gltf', '-o', 'x.png', '--ghosts', '13', mentions=['--ghosts'])
        self.fails(2, 'render', 'go.gltf', '-o', 'x.png', '--ghosts', '0', mentions=['--ghosts'])
        self.fails(2, 'render', 'go.gltf', '-o', 'x.png', '--trail', 'Rot', mentions=["'Root'"])
        self.fails(2, 'render', 'go.gltf', '-o', 'x.png', '--follow', 'moon', mentions=['--follow'])
        self.fails(2, 'render', 'go.gltf', '-o', 'x.png', '--ghosts', '1', '--instances', '3',
                   mentions=['--instances'])


if __name__ == '__main__':
    main()
