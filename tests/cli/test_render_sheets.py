#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Sheets of any number of clips, and `render --atlas`: joints, views and findings as tiles."""
import copy

from cli_case import CliCase, main, read_png, skinned_triangle


class RenderSheets(CliCase):
    def setUp(self):
        super().setUp()
        self.document = skinned_triangle(weights=(1, 1, 0)).document
        self.write('leaf.gltf', self.document)

    def atlas(self, kind, *options, file='leaf.gltf', output='atlas.png'):
        self.done('render', file, '-o', output, '--atlas', kind, '--size', '480x300', '--metadata', *options)

    def sidecar(self, *arguments, name='atlas.json', **options):
        self.atlas(*arguments, **options)
        return self.written(name)

    def two_joints(self):
        document = copy.deepcopy(self.document)
        document['nodes'].append({'name': 'Idle joint'})
        document['scenes'][0]['nodes'].append(len(document['nodes']) - 1)
        document['skins'][0]['joints'].append(len(document['nodes']) - 1)
        self.write('rig.gltf', document)

    def test_every_joint_that_moves_something_has_a_tile(self):
        self.two_joints()
        page = self.sidecar('weights', file='rig.gltf')
        self.assertEqual((page['atlas'], page['page'], page['pages'], len(page['cells'])), ('weights', 1, 1, 1))
        self.assertEqual(page['view']['mode'], 'weight')
        tile = page['cells'][0]
        self.assertEqual((tile['title'], tile['view'], tile['joint'], tile['vertices']),
                         ('Hip', 'weight', {'index': 0, 'name': 'Hip'}, 2))
        self.assertAlmostEqual(tile['surface'], 2 / 3, 5)
        self.assertIn('2 vertices, 67 % of the surface', tile['detail'])
        self.assertEqual([node['name'] for node in page['unweighted']], ['Idle joint'])

    def test_views_are_those_with_data(self):
        page = self.sidecar('views:6x5')
        views = [tile['view'] for tile in page['cells']]
        self.assertEqual(views, sorted(set(views), key=views.index))
        self.assertLessEqual({'shaded', 'weight', 'normals', 'unweighted', 'stretch'}, set(views))
        self.assertFalse({'tangents', 'uv', 'vertex-color', 'morph', 'distance', 'symmetry'} & set(views))

    def test_findings_are_those_of_check(self):
        found = self.parsed(self.run_cli('check', '--json', 'leaf.gltf').stdout)['files'][0]['findings']
        page = self.sidecar('findings:6x5')
        self.assertEqual([tile['finding']['code'] for tile in page['cells']], [finding['code'] for finding in found])
        self.assertEqual([tile['detail'] for tile in page['cells']], [finding['message'] for finding in found])
        one = self.sidecar('findings', '--finding', 'VERTEX_UNWEIGHTED')['cells']
        self.assertEqual([tile['finding']['code'] for tile in one], ['VERTEX_UNWEIGHTED'])
        self.assertNotEqual(one[0]['camera']['eye'], self.sidecar('views:6x5')['cells'][0]['camera']['eye'])

    def test_a_tile_is_the_picture_of_its_subject(self):
        alone = self.sidecar('findings:2x1', '--finding', 'VERTEX_UNWEIGHTED')['cells'][0]
        self.done('render', 'leaf.gltf', '-o', 'one.png', '--finding', 'VERTEX_UNWEIGHTED', '--metadata')
        one = self.written('one.json')
        self.assertEqual((alone['finding'], alone['animation'], alone['time']),
                         (one['finding'], one['animation'], one['time']))

    def test_more_tiles_than_a_page_has_go_on(self):
        self.atlas('views:3x2', output='views-{n}.png')
        first, second = self.written('views-1.json'), self.written('views-2.json')
        self.assertEqual((first['columns'], first['rows'], second['page']), (3, 2, 2))
        whole = [tile['view'] for tile in self.sidecar('views:6x5')['cells']]
        pages = [self.written('views-%d.json' % (i + 1)) for i in range(first['pages'])]
        self.assertEqual([tile['view'] for page in pages for tile in page['cells']], whole)
        self.assertTrue(all(len(page['cells']) in (4, 5) for page in pages[:-1]))
        self.fails(2, 'render', 'leaf.gltf', '-o', 'out.png', '--atlas', 'views:3x2', mentions=['{n}'])

    def test_form_is_seen_on_sheets_unless_relief_is_given(self):
        self.assertEqual(self.sidecar('weights')['view']['relief'], 0.5)
        self.assertEqual(self.sidecar('weights', '--relief', '0')['view']['relief'], 0)
        exact = read_png(self.folder / 'atlas.png')
        self.atlas('weights')
        self.assertNotEqual(read_png(self.folder / 'atlas.png'), exact)
        self.done('render', 'leaf.gltf', '-o', 'one.png', '--view', 'weight', '--metadata')
        self.assertEqual(self.written('one.json')['view']['relief'], 0)

    def test_any_number_of_clips_has_its_pages(self):
        document = copy.deepcopy(self.document)
        document['animations'] = [dict(document['animations'][0], name='Clip %d' % i) for i in range(70)]
        self.write('many.gltf', document)
        sheet = ['render', 'many.gltf', '--size', '160x640', '--metadata', '--animation', 'all', '--contact-sheet', '2x32']
        self.done(*sheet, '-o', 'sheet-{n}.png')
        pages = [self.written('sheet-%d.json' % n) for n in (1, 2, 3)]
        self.assertEqual([(page['page'], page['pages'], len(page['cells'])) for page in pages],
                         [(1, 3, 64), (2, 3, 64), (3, 3, 12)])
        names = [cell['animation']['name'] for page in pages for cell in page['cells'][::2]]
        self.assertEqual(names, ['Clip %d' % i for i in range(70)])
        self.fails(2, *sheet, '-o', 'out.png', mentions=['{n}'])

    def test_what_does_not_fit_is_refused(self):
        render = ['render', 'leaf.gltf', '-o', 'out.png', '--atlas']
        self.fails(2, *render, 'weight', mentions=['must be weights, views or findings', "did you mean 'weights'"])
        self.fails(2, *render, 'weights:1x1', mentions=['--atlas'])
        self.fails(2, *render, 'weights', '--contact-sheet', '2x2', mentions=['--contact-sheet'])
        self.fails(2, *render, 'weights', '--view', 'normals', mentions=['--view'])
        self.fails(2, *render, 'views', '--finding', 'VERTEX_UNWEIGHTED', mentions=['--finding'])
        for node in self.document['nodes']:
            node.pop('skin', None)
        self.write('bare.gltf', self.document)
        self.fails(2, 'render', 'bare.gltf', '-o', 'out.png', '--atlas', 'weights', mentions=['no surface follows a skin'])


if __name__ == '__main__':
    main()
