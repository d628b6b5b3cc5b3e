#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Shared by the tests of the Python module: generated files, and the answers of `sinew-cli`."""
import json

import sinew
from cli_case import CliCase, skinned_triangle


class PythonCase(CliCase):
    """Every test has a folder of its own. Files are named by their whole paths."""

    def triangle(self, name='leaf.gltf', **options):
        return self.write(name, skinned_triangle(**options).document)

    def load(self, **options):
        return sinew.load(self.triangle(**options))

    def orca(self):
        path = self.folder / 'orca.glb'
        self.done('demo', '-o', path)
        return sinew.load(path)

    def cli_json(self, *arguments):
        return json.loads(self.run_cli(*arguments).stdout)


def address(array):
    return array.__array_interface__['data'][0]
