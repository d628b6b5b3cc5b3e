#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Builds the manual: runs its commands, makes its pictures, writes the generated pages, and calls Sphinx.

usage: build.py --bin FOLDER --tables PROGRAM --window PROGRAM --version VERSION --out FOLDER

OUT/source gets the pages, those of this folder and the generated ones; OUT/html the manual, OUT/cache the driver's compiled shaders. Warnings are
errors.
"""
import argparse
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

import commands
import generate

HERE = pathlib.Path(__file__).resolve().parent
SPHINX = next((path for path in [shutil.which('sphinx-build', path='/usr/bin'), shutil.which('sphinx-build')] if path), None)
NOT_PAGES = {'.cpp', '.txt', '.png'}


def copy_pages(source):
    shutil.rmtree(source, ignore_errors=True)
    shutil.copytree(HERE, source, ignore=lambda folder, names: [
        name for name in names if name in ('__pycache__', 'expected') or pathlib.Path(name).suffix in NOT_PAGES])
    shutil.copy(HERE.parent / 'icons' / 'sinew.svg', source / '_static')


def take_window_pictures(binaries, program, folder, cache):
    """The window and its panels, with the demonstration asset, on a display of their own. -> whether it worked"""
    with tempfile.TemporaryDirectory(prefix='sinew-manual-window-') as place:
        for name, options in [('orca.glb', ['--flawed']), ('mended.glb', [])]:
            subprocess.run([binaries / 'sinew-cli', 'demo', '-o', name, *options], cwd=place, check=True)
        environment = dict(os.environ, HOME=place, XDG_CONFIG_HOME=place, XDG_RUNTIME_DIR=place, XDG_CACHE_HOME=str(cache), QT_QPA_PLATFORM='xcb',
                           DBUS_SESSION_BUS_ADDRESS='', LC_ALL='C.UTF-8')
        for name in ['QT_SCALE_FACTOR', 'WAYLAND_DISPLAY', 'XDG_CURRENT_DESKTOP']:
            environment.pop(name, None)
        done = subprocess.run(['xvfb-run', '-a', '-s', '-screen 0 1440x900x24', program, 'orca.glb', 'mended.glb', folder.resolve()],
                              cwd=place, env=environment, capture_output=True, text=True)
    if done.returncode:
        print('The window was not photographed:\n' + done.stdout + done.stderr, file=sys.stderr)
    return done.returncode == 0


def run_sphinx(source, html, version):
    shutil.rmtree(html, ignore_errors=True)
    command = [SPHINX, '-b', 'html', '-W', '--keep-going', '-q', '-j', 'auto', '-d', str(source.parent / 'doctrees'),
               str(source), str(html)]
    environment = dict(os.environ, SINEW_VERSION=version, PYTHONDONTWRITEBYTECODE='1', LC_ALL='C.UTF-8')
    done = subprocess.run(command, env=environment)
    (html / '.buildinfo').unlink(missing_ok=True)
    return done.returncode


def main():
    parser = argparse.ArgumentParser(usage=__doc__.split('\n\n')[1][len('usage: '):])
    for name in ['bin', 'tables', 'window', 'out']:
        parser.add_argument('--' + name, type=pathlib.Path, required=True)
    parser.add_argument('--version', required=True)
    args = parser.parse_args()
    if not SPHINX:
        print('NOT RUN: the manual needs Sphinx, MyST and Furo: packaging/install_dependencies.sh test', file=sys.stderr)
        return 77
    source = args.out / 'source'
    copy_pages(source)
    pictures = source / 'pictures'
    pictures.mkdir()
    cache = (args.out / 'cache').resolve()
    results, wrong = commands.run_pages(commands.pages_of_manual(), args.bin.resolve(), cache, pictures)
    (pictures / 'commands.json').write_text(json.dumps(results))
    if wrong:
        print('\n'.join(wrong), file=sys.stderr)
        return 1
    if not take_window_pictures(args.bin.resolve(), args.window.resolve(), pictures, cache):
        return 1
    generate.write_pages(source, args.bin.resolve(), args.tables.resolve(), cache)
    return run_sphinx(source, args.out / 'html', args.version)


if __name__ == '__main__':
    sys.exit(main())
