#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Tests of the pictures in the page of `sinew-cli report`."""
import base64
import os
import pathlib
import struct
import unittest

from cli_case import CliCase, skinned_triangle
from report_page import Page, misuses


def frame_times(webp):
    """How long the frames of a WebP file are shown, in milliseconds; none: it is a still."""
    assert webp[:4] == b'RIFF' and webp[8:12] == b'WEBP', webp[:12]
    at, times = 12, []
    while at < len(webp):
        name, size = struct.unpack_from('<4sI', webp, at)
        if name == b'ANMF':
            times.append(int.from_bytes(webp[at + 20:at + 23], 'little'))
        at += 8 + size + size % 2
    return times


class ReportPictures(CliCase):
    known = []

    def setUp(self):
        super().setUp()
        self.write('leaf.gltf', skinned_triangle().document)

    def page(self, *arguments, code=0, **options):
        result = self.run_cli('report', *arguments, '-o', 'page.html', **options)
        self.assertEqual(result.returncode, code, result.stderr.decode())
        self.noted = result.stderr.decode()
        self.source = (self.folder / 'page.html').read_text(encoding='utf-8')
        page = Page(self.source)
        self.assertEqual(list(misuses(page)), [])
        return page

    def whole_page(self):
        """The page of the triangle, which several tests read."""
        if not ReportPictures.known:
            page = self.page('leaf.gltf')
            ReportPictures.known.extend([page, self.source])
        return ReportPictures.known[0]

    @staticmethod
    def decoded(picture):
        kind, _, data = picture['src'].partition(';base64,')
        return kind[len('data:'):], base64.b64decode(data, validate=True)

    def test_findings_views_joints_and_clips_have_pictures(self):
        page = self.whole_page()
        shown = {picture['alt'] for picture in page.pictures}
        for caption in ('Rest pose', 'Shaded', 'Joint Weight', 'In real time', 'Hip, 2 vertices, 50 % of the surface'):
            self.assertIn(caption, shown)
        self.assertGreaterEqual(len(page.of('article', 'finding')), 2)
        self.assertLess(len(ReportPictures.known[1]), 1_000_000)

    def test_pictures_are_webp_and_clips_move(self):
        page = self.whole_page()
        films = []
        for picture in page.pictures:
            kind, data = self.decoded(picture)
            if kind == 'image/svg+xml':
                continue
            self.assertEqual(kind, 'image/webp')
            if times := frame_times(data):
                films.append(picture)
                self.assertEqual(sum(times), 1000)
                self.assertGreater(len(times), 5)
        self.assertEqual([film['alt'] for film in films], ['In real time'])

    def test_views_without_data_are_left_out(self):
        shown = {picture['alt'] for picture in self.whole_page().pictures}
        self.assertNotIn('Tangents', shown)
        self.assertNotIn('Vertex Color', shown)

    def test_the_same_file_makes_the_same_bytes(self):
        self.whole_page()
        self.page('leaf.gltf')
        self.assertEqual(ReportPictures.known[1], self.source)

    def test_pictures_have_the_size_that_is_asked_for(self):
        sizes = {(picture['width'], picture['height']) for picture in self.page('leaf.gltf', '--picture-size', '240').pictures}
        self.assertIn(('240', '180'), sizes)  # findings
        self.assertIn(('180', '135'), sizes)  # views
        self.assertEqual(self.run_cli('report', 'leaf.gltf', '-o', 'b.html', '--picture-size', '99').returncode, 2)

    def test_evidence_only_shows_no_geometry(self):
        for picture in self.page('leaf.gltf', '--evidence-only').pictures:
            self.assertEqual(self.decoded(picture)[0], 'image/svg+xml')

    def test_without_a_device_the_page_says_so(self):
        nowhere = dict(os.environ, VK_ICD_FILENAMES='/nowhere.json', VK_DRIVER_FILES='/nowhere.json')
        page = self.page('leaf.gltf', env=nowhere)
        self.assertIn('no Vulkan device', page.text)
        self.assertIn('the page has no pictures', self.noted)
        self.assertIn('Animation 0 Rise', page.text)
        self.assertEqual([p for p in page.pictures if 'svg' not in p['src'][:30]], [])
        self.assertEqual(self.run_cli('report', 'leaf.gltf', '-o', 'b.html', '--device', 'none', env=nowhere).returncode, 5)
        self.assertFalse(pathlib.Path(self.folder / 'b.html').exists())

    def test_a_table_of_files_has_a_picture_in_each_row(self):
        self.write('twig.gltf', skinned_triangle().document)
        page = self.page('leaf.gltf', 'twig.gltf')
        self.assertEqual(len([picture for picture in page.pictures if picture['alt'] == '']), 2)

    def test_a_file_that_draws_nothing_has_no_pictures(self):
        self.write('empty.gltf', {'asset': {'version': '2.0'}, 'scenes': [{}], 'scene': 0})
        page = self.page('empty.gltf')
        self.assertEqual(page.pictures, [])
        self.assertIn('There are no pictures: there is nothing to draw', page.text)

    def test_a_comparison_shows_both_versions_and_the_distance(self):
        self.write('old.gltf', skinned_triangle(weights=(1, 1, 1)).document)
        page = self.page('leaf.gltf', '--before', 'old.gltf')
        self.assertIn('Compared with old.gltf', page.text)
        pictures = [picture for picture in page.pictures if picture['alt'].startswith('Before, after')]
        self.assertEqual([(picture['width'], picture['height']) for picture in pictures], [('1440', '560')])


if __name__ == '__main__':
    unittest.main()
