#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Usage: heavy_pair.py BEFORE.glb AFTER.glb [SIDE]

Writes two skinned sheets of SIDE x SIDE vertices (default 1000) with 16 joints and a clip of 200 frames. One key of
one joint differs by 3 degrees: a pair for measuring `sinew-cli compare`."""
import array
import json
import math
import struct
import sys

JOINTS, FRAMES, HEIGHT = 16, 200, 10.0


def sheet(side):
    """positions, joints, weights and indices as bytes"""
    positions, joints, weights, indices = array.array('f'), bytearray(), bytearray(), array.array('I')
    for y in range(side):
        for x in range(side):
            positions.extend((x / (side - 1) * 2, y / (side - 1) * HEIGHT, 0.1 * math.sin(x * 0.05)))
        along = y * (JOINTS - 1) / (side - 1)
        joint = min(int(along), JOINTS - 2)
        weight = round((along - joint) * 255)
        joints += bytes((joint, joint + 1, 0, 0)) * side
        weights += bytes((255 - weight, weight, 0, 0)) * side
    for y in range(side - 1):
        for i in range(y * side, (y + 1) * side - 1):
            indices.extend((i, i + 1, i + side, i + side, i + 1, i + side + 1))
    return positions.tobytes(), bytes(joints), bytes(weights), indices.tobytes()


def turns(joint, turned):
    data = b''
    for frame in range(FRAMES):
        angle = 0.2 * math.sin(frame * 0.1 + joint) + (math.radians(3) if turned and (joint, frame) == (8, 100) else 0)
        data += struct.pack('<4f', 0, 0, math.sin(angle / 2), math.cos(angle / 2))
    return data


def glb(side, surface, turned):
    step = HEIGHT / (JOINTS - 1)
    binds = b''.join(struct.pack('<16f', 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, -step * j, 0, 1) for j in range(JOINTS))
    positions, joints, weights, indices = surface
    arrays = [('VEC3', 5126, positions, {'min': [0, 0, -0.1], 'max': [2, HEIGHT, 0.1]}), ('VEC4', 5121, joints, {}),
              ('VEC4', 5121, weights, {'normalized': True}), ('SCALAR', 5125, indices, {}), ('MAT4', 5126, binds, {}),
              ('SCALAR', 5126, struct.pack('<%df' % FRAMES, *(f / 30 for f in range(FRAMES))),
               {'min': [0], 'max': [struct.unpack('<f', struct.pack('<f', (FRAMES - 1) / 30))[0]]})]
    arrays += [('VEC4', 5126, turns(joint, turned), {}) for joint in range(JOINTS)]
    sizes = {('VEC3', 5126): 12, ('VEC4', 5126): 16, ('VEC4', 5121): 4, ('SCALAR', 5125): 4, ('SCALAR', 5126): 4,
             ('MAT4', 5126): 64}
    data, views, accessors = bytearray(), [], []
    for kind, component, values, more in arrays:
        views.append({'buffer': 0, 'byteOffset': len(data), 'byteLength': len(values)})
        accessors.append({'bufferView': len(views) - 1, 'componentType': component, 'type': kind,
                          'count': len(values) // sizes[kind, component], **more})
        data += values
    nodes = [{'name': 'Joint%d' % j, 'translation': [0, step if j else 0, 0],
              **({'children': [j + 1]} if j + 1 < JOINTS else {})} for j in range(JOINTS)]
    document = {
        'asset': {'version': '2.0'}, 'scene': 0, 'scenes': [{'nodes': [0, JOINTS]}],
        'nodes': nodes + [{'name': 'Body', 'mesh': 0, 'skin': 0}],
        'meshes': [{'primitives': [{'attributes': {'POSITION': 0, 'JOINTS_0': 1, 'WEIGHTS_0': 2}, 'indices': 3}]}],
        'skins': [{'joints': list(range(JOINTS)), 'inverseBindMatrices': 4}],
        'animations': [{'name': 'Wave', 'samplers': [{'input': 5, 'output': 6 + j} for j in range(JOINTS)],
                        'channels': [{'sampler': j, 'target': {'node': j, 'path': 'rotation'}} for j in range(JOINTS)]}],
        'buffers': [{'byteLength': len(data)}], 'bufferViews': views, 'accessors': accessors}
    text = json.dumps(document).encode()
    text += b' ' * (-len(text) % 4)
    return (struct.pack('<4sII', b'glTF', 2, 28 + len(text) + len(data)) + struct.pack('<I4s', len(text), b'JSON') + text
            + struct.pack('<I4s', len(data), b'BIN\0') + bytes(data))


def main():
    side = int(sys.argv[3]) if len(sys.argv) > 3 else 1000
    surface = sheet(side)
    for path, turned in zip(sys.argv[1:3], (False, True)):
        with open(path, 'wb') as file:
            file.write(glb(side, surface, turned))


if __name__ == '__main__':
    main()
