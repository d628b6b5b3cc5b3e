#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""A program of somebody else is built with what is installed of the model, and runs.

usage: test_installed_header.py CMAKE BUILD COMPILER CLI
"""
import os
import pathlib
import subprocess
import sys
import tempfile

PROGRAM = r'''
#include <sinew/model.h>

#include <iostream>

int main(int, char** argv) {
    const sinew::Model model = sinew::Model::load(argv[1], false);
    const sinew::ModelPose pose = model.pose({.clip = 1, .seconds = 2.0F});
    std::cout << model.clips().at(1).name << ' ' << pose.vertices(0, 0).size() << '\n';
    try {
        (void)model.curves(99);
    } catch (const sinew::ModelError& error) {
        std::cout << error.code() << '\n';
    }
}
'''


def main():
    cmake, build, compiler, cli = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        subprocess.run([cmake, '--install', build, '--component', 'dev', '--prefix', folder / 'prefix'], check=True,
                       stdout=subprocess.DEVNULL)
        environment = dict(os.environ, PKG_CONFIG_PATH=str(folder / 'prefix' / 'lib' / 'pkgconfig'))
        flags = subprocess.run(['pkg-config', '--static', '--cflags', '--libs', 'sinew-model'], env=environment, check=True,
                               stdout=subprocess.PIPE, text=True).stdout.split()
        (folder / 'main.cpp').write_text(PROGRAM, encoding='utf-8')
        subprocess.run([compiler, '-std=c++20', '-Wall', '-Wextra', '-Werror', folder / 'main.cpp', *flags, '-o', folder / 'main'],
                       check=True)
        subprocess.run([cli, 'demo', '-o', folder / 'orca.glb'], check=True)
        words = subprocess.run([folder / 'main', folder / 'orca.glb'], check=True, stdout=subprocess.PIPE, text=True).stdout
    assert words == 'Breach 9985\nINVALID_REQUEST\n', words


if __name__ == '__main__':
    main()
