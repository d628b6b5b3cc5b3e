#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""`sinew-cli compare`: tracks that a tool removed because their keys hardly change, below a node that is scaled up."""
from cli_case import CliCase, Gltf, floats, main

LIFT = 0.0002
SCALE = 200


def chest(lift_keys):
    """A body of one unit and a lid, both below a node scaled by 200; the clip nods the body's sibling 'Flag' and lifts
    the lid by `lift_keys` (seconds, metres below the scale)."""
    gltf = Gltf()
    width, height = 0.1 / SCALE, 1 / SCALE

    def triangle():
        data = floats(-width, 0, 0, width, 0, 0, 0, height, 0)
        return gltf.add('meshes', {'primitives': [{'attributes': {'POSITION': gltf.accessor('VEC3', 5126, 3, data)}}]})
    body, lid, flag = triangle(), triangle(), triangle()
    gltf.add('nodes', {'name': 'Rig', 'scale': [SCALE] * 3, 'children': [1, 2, 3]})
    gltf.add('nodes', {'name': 'Body', 'mesh': body})
    gltf.add('nodes', {'name': 'Lid', 'mesh': lid})
    gltf.add('nodes', {'name': 'Flag', 'mesh': flag})
    samplers, channels = [], []

    def track(node, path, times, kind, values):
        samplers.append({'input': gltf.accessor('SCALAR', 5126, len(times), floats(*times)),
                         'output': gltf.accessor(kind, 5126, len(times), floats(*values))})
        channels.append({'sampler': len(samplers) - 1, 'target': {'node': node, 'path': path}})
    track(3, 'rotation', [0, 0.5, 1], 'VEC4', [0, 0, 0, 1, 0, 0, 0.0998334, 0.9950042, 0, 0, 0, 1])
    if lift_keys:
        track(2, 'translation', [seconds for seconds, _ in lift_keys], 'VEC3',
              [v for _, lift in lift_keys for v in (0, lift, 0)])
    gltf.add('animations', {'name': 'Open', 'samplers': samplers, 'channels': channels})
    gltf.add('scenes', {'nodes': [0]})
    gltf.document['scene'] = 0
    return gltf.document


class CompareCauses(CliCase):
    def compared(self, pruned):
        self.write('whole.gltf', chest([(0, 0), (0.5, LIFT), (1, 0)]))
        self.write('pruned.gltf', chest(pruned))
        return self.answer('compare', 'whole.gltf', 'pruned.gltf', '--json')

    def check(self, answer, change):
        self.assertAlmostEqual(answer['motion']['largest'], LIFT * SCALE, delta=1e-6)
        self.assertEqual(answer['geometry']['largest'], 0)
        cause = answer['motion']['cause']
        self.assertEqual((cause['name'], cause['path']), ('Lid', 'translation'))
        self.assertAlmostEqual(cause['share'], 1, delta=1e-5)
        self.assertTrue(answer['sentence'].endswith(
            "worst 0.04 units at frame 15 of 'Open', 'Lid', caused by the translation of 'Lid'."), answer['sentence'])
        self.assertIn(change, [each['words'] for each in answer['changes']])
        for limit, code in (('3%', 1), ('5%', 0)):
            result = self.run_cli('compare', 'whole.gltf', 'pruned.gltf', '--max-error', limit)
            self.assertEqual(result.returncode, code)

    def test_a_track_that_was_removed_is_named_as_the_cause(self):
        self.check(self.compared([]), "'Open': 'Lid' translation is no longer animated")

    def test_keys_that_were_thinned_out_are_named_as_the_cause(self):
        self.check(self.compared([(0, 0), (1, 0)]), "'Open': 'Lid' translation: 2 keys instead of 3")


if __name__ == '__main__':
    main()
