#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""The manual as it was built: links, pages of panels, pictures.

usage: test_pages.py FOLDER [--update]

FOLDER holds html and source of packaging/manual/build.py. --update writes the small pictures in packaging/manual/expected
with which those of the manual are compared.
"""
import html.parser
import json
import pathlib
import shutil
import subprocess
import sys
import unittest
import urllib.parse

ROOT = pathlib.Path(__file__).resolve().parents[2]
EXPECTED = ROOT / 'packaging' / 'manual' / 'expected'
SMALL = (64, 40)
# Differences of the means of areas, in steps of 255: another driver rounds and dithers differently.
MOST_OF_AREA, MOST_OF_ALL = 40, 3
WINDOW = ('window-', 'panel-')
# The mean only: another font or a changed word fills some areas differently. Two panels are at least 5.7 apart.
MOST_OF_WINDOW = 3
BUILT = pathlib.Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else None


class Page(html.parser.HTMLParser):
    def __init__(self, path):
        super().__init__()
        self.links, self.loaded, self.names = [], [], set()
        self.feed(path.read_text())

    def handle_starttag(self, tag, attributes):
        found = dict(attributes)
        self.names.add(found.get('id'))
        if tag == 'a' and 'href' in found:
            self.links.append(found['href'])
        if tag in ('img', 'script', 'source') and 'src' in found:
            self.loaded.append(found['src'])
        if tag == 'link' and found.get('rel') != 'canonical' and 'href' in found:
            self.loaded.append(found['href'])


def small(paths):
    """Of each picture the means of SMALL areas: bytes, red, green and blue."""
    inputs = [word for path in paths for word in ('-i', str(path))]
    shrunk = ''.join('[%d]format=rgb24,scale=%d:%d:flags=area,setsar=1[p%d];' % (i, *SMALL, i) for i in range(len(paths)))
    joined = ''.join('[p%d]' % i for i in range(len(paths))) + 'concat=n=%d' % len(paths)
    made = subprocess.run(['ffmpeg', '-v', 'error', *inputs, '-filter_complex', shrunk + joined, '-f', 'rawvideo',
                           '-pix_fmt', 'rgb24', '-vsync', 'passthrough', '-'], capture_output=True, check=True).stdout
    size = SMALL[0] * SMALL[1] * 3
    return [made[i:i + size] for i in range(0, len(made), size)]


def pictures():
    return sorted((BUILT / 'source' / 'pictures').glob('*.png'))


class Pages(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.html = BUILT / 'html'
        cls.pages = {path: Page(path) for path in cls.html.rglob('*.html')}
        cls.tables = json.loads((BUILT / 'source' / 'pictures' / 'tables.json').read_text())

    def test_links_lead_to_pages_and_places(self):
        checked = 0
        for path, page in self.pages.items():
            for link in page.links + page.loaded:
                parts = urllib.parse.urlsplit(link)
                if parts.scheme or parts.netloc:
                    continue
                target = (path.parent / urllib.parse.unquote(parts.path)).resolve() if parts.path else path
                self.assertTrue(target.is_file(), '%s: %s' % (path.name, link))
                if parts.fragment and target.suffix == '.html':
                    self.assertIn(urllib.parse.unquote(parts.fragment), self.pages[target].names, '%s: %s' % (path.name, link))
                checked += 1
        self.assertGreater(checked, 500)

    def test_nothing_is_loaded_from_elsewhere(self):
        for path, page in self.pages.items():
            for link in page.loaded:
                self.assertEqual(urllib.parse.urlsplit(link).netloc, '', '%s: %s' % (path.name, link))

    def test_every_symptom_and_view_has_its_place(self):
        names = self.pages[self.html / 'reference' / 'symptoms.html'].names
        for symptom in self.tables['symptoms']:
            self.assertIn('symptom-' + symptom['name'], names)
        views = self.pages[self.html / 'reference' / 'views.html']
        for view in self.tables['views']:
            self.assertIn('view-' + view['name'], views.names)
            self.assertTrue(any(link.endswith('/view-%s.png' % view['name']) for link in views.loaded), view['name'])

    def test_every_page_that_the_window_opens_is_there(self):
        self.assertGreater(len(self.tables['pages']), len(self.tables['panels']))
        for page in self.tables['pages']:
            self.assertIn(self.html / (page + '.html'), self.pages)

    @unittest.skipUnless(shutil.which('ffmpeg'), 'NOT RUN: ffmpeg, which makes pictures small, is not installed')
    def test_pictures_look_as_expected(self):
        known = {path.name for path in EXPECTED.glob('*.png')}
        self.assertEqual({path.name for path in pictures()}, known, 'new or gone; test_pages.py --update')
        expected = small([EXPECTED / picture.name for picture in pictures()])
        self.assertEqual(len(expected), len(known))
        for picture, shown, kept in zip(pictures(), small(pictures()), expected):
            apart = [abs(a - b) for a, b in zip(shown, kept)]
            window = picture.name.startswith(WINDOW)
            if not window:
                self.assertLessEqual(max(apart), MOST_OF_AREA, picture.name)
            self.assertLessEqual(sum(apart) / len(apart), MOST_OF_WINDOW if window else MOST_OF_ALL, picture.name)

    def test_every_panel_has_its_picture(self):
        panels = {'panel-%s.png' % panel['name'] for panel in self.tables['panels']}
        self.assertEqual({path.name for path in pictures() if path.name.startswith(WINDOW)},
                         panels | {'window-all.png', 'window-compare.png'})


def update():
    shutil.rmtree(EXPECTED, ignore_errors=True)
    EXPECTED.mkdir()
    for picture in pictures():
        subprocess.run(['ffmpeg', '-v', 'error', '-i', str(picture), '-vf', 'scale=%d:%d:flags=area' % SMALL, '-map_metadata', '-1',
                        str(EXPECTED / picture.name)], check=True)


if __name__ == '__main__':
    if not (BUILT / 'html' / 'index.html').exists():
        print('NOT RUN: the manual is not built')
        sys.exit(77)
    if '--update' in sys.argv:
        update()
    else:
        unittest.main(argv=sys.argv[:1], verbosity=2)
