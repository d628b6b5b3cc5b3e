#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Compares poses of the Python module with the expected ones.

usage: expected_poses.py SHARED

Every file of SHARED/expected, by SHARED/tools/compare_pose.py: lengths may differ by 1e-5 of the scene's diagonal in the pose
(and 1e-6 of the largest coordinate, which is what 32-bit floats have), parts of matrices by 1e-5 of the largest one.
"""
import json
import pathlib
import sys

import numpy as np
import sinew

TOLERANCE = 1e-5


def columns(matrix):
    return matrix.T.ravel().tolist()


def posed_primitive(pose, wanted):
    points = pose.vertices(wanted['node'], wanted['primitive'])
    found = {'node': wanted['node'], 'primitive': wanted['primitive'], 'mesh': wanted['mesh'], 'skinned': wanted['skinned'],
             'vertexCount': len(points), 'vertices': wanted['vertices'], 'positions': points[wanted['vertices']].tolist()}
    if 'min' in wanted:
        found.update(min=points.min(axis=0).tolist(), max=points.max(axis=0).tolist())
    return found


def posed(asset, wanted):
    """The pose in the form of the comparison: what the expected one lists."""
    pose = asset.pose(wanted['animation'], wanted['time'])
    nodes = [node['index'] for node in wanted['nodes']]
    return {
        'nodes': [{'index': i, 'world': columns(pose.world[i]), 'translation': pose.translations[i].tolist(),
                   'rotation': pose.rotations[i].tolist(), 'scale': pose.scales[i].tolist(),
                   'weights': pose.morph_weights(i).tolist()} for i in nodes],
        'skins': [{'skin': asset.nodes[i].skin, 'node': i,
                   'jointMatrices': [columns(matrix) for matrix in pose.joint_matrices(asset.nodes[i].skin)]}
                  for i in nodes if asset.nodes[i].mesh is not None and asset.nodes[i].skin is not None],
        'primitives': [posed_primitive(pose, each) for each in wanted['primitives']],
    }


def worst_of(compare, shared, path):
    """-> (the worst difference as a share of what is allowed, number of poses)"""
    expected = json.loads(path.read_text(encoding='utf-8'))
    asset = sinew.load(shared / 'assets' / expected['asset'], images=False)
    tolerance = max(TOLERANCE, expected.get('tolerance', 0.0))
    shares = [compare(wanted, posed(asset, wanted), max(tolerance, wanted.get('tolerance', 0.0))).worst
              for wanted in expected['poses']]
    return max(shares), len(shares)


def main():
    shared = pathlib.Path(sys.argv[1])
    sys.path.append(str(shared / 'tools'))
    from compare_pose import Mismatch, compare_pose
    poses, failed, worst = 0, 0, 0.0
    paths = [path for path in sorted((shared / 'expected').glob('*.json')) if 'sinew.expected-pose/1' in path.open().read(400)]
    for path in paths:
        try:
            share, count = worst_of(compare_pose, shared, path)
        except (Mismatch, sinew.Error) as error:
            print(f'FAIL {path.name}: {error}')
            failed += 1
            continue
        poses, worst = poses + count, max(worst, share)
        if share > 1:
            print(f'FAIL {path.name}: {share:.3g} times what is allowed')
            failed += 1
    print(f'{len(paths)} files, {poses} poses, {failed} files failed; the worst difference is {worst:.3g} of what is allowed')
    return 0 if failed == 0 and poses > 0 else 1


if __name__ == '__main__':
    np.seterr(all='raise')
    sys.exit(main())
