# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""A glTF file as planted faults edit it: one buffer, accessors as lists of tuples, tracks by node and path."""
import base64
import copy
import json
import math
import pathlib
import struct
import urllib.parse

WIDTHS = {'SCALAR': 1, 'VEC2': 2, 'VEC3': 3, 'VEC4': 4, 'MAT4': 16}
CODES = {5120: 'b', 5121: 'B', 5122: 'h', 5123: 'H', 5125: 'I', 5126: 'f'}
FLOAT = 5126
DROPPED = ('images', 'textures', 'materials')  # of no concern to poses


class Track:
    """Keys of one channel. Rows of CUBICSPLINE are (in-tangent, value, out-tangent), flat."""

    def __init__(self, times, rows, interpolation):
        self.times, self.rows, self.interpolation = list(times), [tuple(row) for row in rows], interpolation


class Rig:
    def __init__(self, path):
        path = pathlib.Path(path)
        data = path.read_bytes()
        binary = b''
        if data[:4] == b'glTF':
            length, = struct.unpack_from('<I', data, 12)
            self.doc = json.loads(data[20:20 + length])
            binary = data[28 + length:]
        else:
            self.doc = json.loads(data)
        self.bytes = bytearray()
        starts = []
        for buffer in self.doc['buffers']:
            starts.append(len(self.bytes))
            uri = buffer.get('uri')
            if uri is None:
                content = binary
            elif uri.startswith('data:'):
                content = base64.b64decode(uri.split(',', 1)[1])
            else:
                content = (path.parent / urllib.parse.unquote(uri)).read_bytes()
            self.bytes += content[:buffer['byteLength']]
            self.bytes += b'\0' * (-len(self.bytes) % 4)
        for view in self.doc['bufferViews']:
            view['byteOffset'] = view.get('byteOffset', 0) + starts[view['buffer']]
            view['buffer'] = 0
        for index, accessor in enumerate(self.doc['accessors']):
            if 'sparse' in accessor or 'bufferView' not in accessor:
                self._make_dense(index)
        for array in DROPPED:
            self.doc.pop(array, None)
        for primitive in self.primitives():
            primitive.pop('material', None)

    def copy(self):
        return copy.deepcopy(self)

    def write(self, path):
        self.doc['buffers'] = [{'byteLength': len(self.bytes)}]
        text = json.dumps(self.doc).encode()
        text += b' ' * (-len(text) % 4)
        binary = bytes(self.bytes) + b'\0' * (-len(self.bytes) % 4)
        chunks = struct.pack('<II', len(text), 0x4E4F534A) + text + struct.pack('<II', len(binary), 0x004E4942) + binary
        pathlib.Path(path).write_bytes(struct.pack('<4sII', b'glTF', 2, 12 + len(chunks)) + chunks)

    # Accessors

    def _make_dense(self, index):
        accessor = self.doc['accessors'][index]
        pattern = '<%d%s' % (WIDTHS[accessor['type']], CODES[accessor['componentType']])
        rows = self.read(index) if 'bufferView' in accessor else \
            [(0,) * WIDTHS[accessor['type']]] * accessor['count']
        sparse = accessor.pop('sparse', None)
        if sparse:
            at, values = (self.doc['bufferViews'][sparse[key]['bufferView']]['byteOffset']
                          + sparse[key].get('byteOffset', 0) for key in ('indices', 'values'))
            code = '<' + CODES[sparse['indices']['componentType']]
            for i in range(sparse['count']):
                element, = struct.unpack_from(code, self.bytes, at + i * struct.calcsize(code))
                rows[element] = struct.unpack_from(pattern, self.bytes, values + i * struct.calcsize(pattern))
        stride = -(-struct.calcsize(pattern) // 4) * 4
        view = {'buffer': 0, 'byteOffset': len(self.bytes), 'byteLength': stride * len(rows)}
        if stride != struct.calcsize(pattern):
            view['byteStride'] = stride
        for row in rows:
            self.bytes += struct.pack(pattern, *row).ljust(stride, b'\0')
        self.doc['bufferViews'].append(view)
        accessor['bufferView'] = len(self.doc['bufferViews']) - 1
        accessor.pop('byteOffset', None)

    def _layout(self, index):
        accessor = self.doc['accessors'][index]
        view = self.doc['bufferViews'][accessor['bufferView']]
        pattern = '<%d%s' % (WIDTHS[accessor['type']], CODES[accessor['componentType']])
        start = view['byteOffset'] + accessor.get('byteOffset', 0)
        return accessor, pattern, start, view.get('byteStride') or struct.calcsize(pattern)

    def read(self, index):
        accessor, pattern, start, stride = self._layout(index)
        return [struct.unpack_from(pattern, self.bytes, start + i * stride) for i in range(accessor['count'])]

    def overwrite(self, index, rows):
        """In place: as many rows as there are."""
        accessor, pattern, start, stride = self._layout(index)
        assert len(rows) == accessor['count']
        for i, row in enumerate(rows):
            struct.pack_into(pattern, self.bytes, start + i * stride, *row)
        if 'min' in accessor:
            accessor['min'] = [min(column) for column in zip(*self.read(index))]
            accessor['max'] = [max(column) for column in zip(*self.read(index))]

    def add(self, kind, rows, bounds=False):
        """-> index of a new accessor of floats"""
        rows = [tuple(row) for row in rows]
        view = {'buffer': 0, 'byteOffset': len(self.bytes), 'byteLength': 4 * len(rows) * WIDTHS[kind]}
        for row in rows:
            self.bytes += struct.pack('<%df' % len(row), *row)
        self.doc['bufferViews'].append(view)
        accessor = {'bufferView': len(self.doc['bufferViews']) - 1, 'componentType': FLOAT, 'count': len(rows), 'type': kind}
        self.doc['accessors'].append(accessor)
        if bounds:
            stored = self.read(len(self.doc['accessors']) - 1)
            accessor['min'] = [min(column) for column in zip(*stored)]
            accessor['max'] = [max(column) for column in zip(*stored)]
        return len(self.doc['accessors']) - 1

    # Nodes, joints and meshes

    def primitives(self):
        return [primitive for mesh in self.doc.get('meshes', []) for primitive in mesh['primitives']]

    def node(self, name):
        return next(i for i, node in enumerate(self.doc['nodes']) if node.get('name') == name)

    def parent(self, node):
        return next((i for i, other in enumerate(self.doc['nodes']) if node in other.get('children', ())), None)

    def joint(self, name):
        return self.doc['skins'][0]['joints'].index(self.node(name))

    def local(self, node):
        node = self.doc['nodes'][node]
        if 'matrix' in node:
            return node['matrix']
        return compose(node.get('translation', (0, 0, 0)), node.get('rotation', (0, 0, 0, 1)), node.get('scale', (1, 1, 1)))

    def world(self, node):
        above = self.parent(node)
        return self.local(node) if above is None else product(self.world(above), self.local(node))

    def bind(self):
        return self.read(self.doc['skins'][0]['inverseBindMatrices'])

    def set_bind(self, rows):
        self.doc['skins'][0]['inverseBindMatrices'] = self.add('MAT4', rows)

    def vertices_of(self, joint, least=0.5):
        """-> [(mesh, primitive, vertex)] that follow the joint with at least this weight"""
        found = []
        for m, mesh in enumerate(self.doc['meshes']):
            for p, primitive in enumerate(mesh['primitives']):
                attributes = primitive['attributes']
                if 'JOINTS_0' not in attributes:
                    continue
                weights = self.read(attributes['WEIGHTS_0'])
                whole = {5121: 255, 5123: 65535}.get(self.doc['accessors'][attributes['WEIGHTS_0']]['componentType'], 1)
                for v, joints in enumerate(self.read(attributes['JOINTS_0'])):
                    if sum(w for j, w in zip(joints, weights[v]) if j == joint) >= least * whole:
                        found.append((m, p, v))
        return found

    def set_influence(self, place, joint, share=1.0):
        """Moves this share of every weight of a vertex in set 0 to one joint; further sets lose all."""
        mesh, primitive, vertex = place
        attributes = self.doc['meshes'][mesh]['primitives'][primitive]['attributes']
        whole = {5121: 255, 5123: 65535}.get(self.doc['accessors'][attributes['WEIGHTS_0']]['componentType'])
        rows = self.read(attributes['JOINTS_0'])
        weights = self.read(attributes['WEIGHTS_0'])
        strongest = rows[vertex][max(range(4), key=lambda c: weights[vertex][c])]
        rows[vertex] = (joint, strongest if share < 1.0 else 0, 0, 0)
        first = share if whole is None else round(share * whole)
        weights[vertex] = (first, (1.0 if whole is None else whole) - first, 0, 0)
        self.overwrite(attributes['JOINTS_0'], rows)
        self.overwrite(attributes['WEIGHTS_0'], weights)
        if 'WEIGHTS_1' in attributes:
            for name in ('JOINTS_1', 'WEIGHTS_1'):
                more = self.read(attributes[name])
                more[vertex] = (0, 0, 0, 0)
                self.overwrite(attributes[name], more)

    # Clips

    def channel(self, clip, name, path):
        node = self.node(name)
        for channel in self.doc['animations'][clip]['channels']:
            if channel['target'].get('node') == node and channel['target']['path'] == path:
                return channel
        return None

    def track(self, clip, name, path):
        channel = self.channel(clip, name, path)
        if channel is None:
            return None
        sampler = self.doc['animations'][clip]['samplers'][channel['sampler']]
        rows = self.read(sampler['output'])
        if sampler.get('interpolation') == 'CUBICSPLINE':
            rows = [a + b + c for a, b, c in zip(rows[::3], rows[1::3], rows[2::3])]
        return Track([t for t, in self.read(sampler['input'])], rows, sampler.get('interpolation', 'LINEAR'))

    def set_track(self, clip, name, path, track, times=None):
        """With a sampler of its own; `times`: an accessor that is shared."""
        animation = self.doc['animations'][clip]
        width = 4 if path == 'rotation' else 3
        rows = track.rows
        if track.interpolation == 'CUBICSPLINE':
            rows = [row[i:i + width] for row in rows for i in (0, width, 2 * width)]
        if times is None:
            times = self.add('SCALAR', [(t,) for t in track.times], bounds=True)
        sampler = {'input': times, 'output': self.add('VEC%d' % width, rows), 'interpolation': track.interpolation}
        channel = self.channel(clip, name, path)
        if channel is None:
            channel = {'target': {'node': self.node(name), 'path': path}}
            animation['channels'].append(channel)
        animation['samplers'].append(sampler)
        channel['sampler'] = len(animation['samplers']) - 1

    def drop_unused_samplers(self):
        """Samplers that no channel uses any more, and accessors that nothing uses."""
        for animation in self.doc['animations']:
            used = sorted({channel['sampler'] for channel in animation['channels']})
            for channel in animation['channels']:
                channel['sampler'] = used.index(channel['sampler'])
            animation['samplers'] = [animation['samplers'][i] for i in used]
        renumber(self.doc, 'accessors')
        renumber(self.doc, 'bufferViews')


def references(doc, array):
    """-> (object, key) of every reference to an element of `array`"""
    if array == 'bufferViews':
        return [(accessor, 'bufferView') for accessor in doc['accessors'] if 'bufferView' in accessor]
    found = [(skin, 'inverseBindMatrices') for skin in doc.get('skins', []) if 'inverseBindMatrices' in skin]
    for animation in doc['animations']:
        found += [(sampler, key) for sampler in animation['samplers'] for key in ('input', 'output')]
    for mesh in doc['meshes']:
        for primitive in mesh['primitives']:
            found += [(primitive['attributes'], key) for key in primitive['attributes']]
            found += [(primitive, 'indices')] if 'indices' in primitive else []
            found += [(target, key) for target in primitive.get('targets', []) for key in target]
    return found


def renumber(doc, array):
    used = sorted({holder[key] for holder, key in references(doc, array)})
    places = {old: new for new, old in enumerate(used)}
    for holder, key in references(doc, array):
        holder[key] = places[holder[key]]
    doc[array] = [doc[array][i] for i in used]


# Numbers: quaternions (x, y, z, w); matrices of 16, column-major

def normalized(values):
    length = math.sqrt(sum(v * v for v in values))
    return tuple(v / length for v in values)


def turn(axis, degrees):
    half = math.radians(degrees) / 2
    return tuple(math.sin(half) * a for a in normalized(axis)) + (math.cos(half),)


def times(a, b):
    ax, ay, az, aw = a
    bx, by, bz, bw = b
    return (aw * bx + ax * bw + ay * bz - az * by, aw * by - ax * bz + ay * bw + az * bx,
            aw * bz + ax * by - ay * bx + az * bw, aw * bw - ax * bx - ay * by - az * bz)


def angle(a, b):
    """degrees"""
    return math.degrees(2 * math.acos(min(1.0, abs(sum(x * y for x, y in zip(a, b))))))


def compose(t, q, s):
    x, y, z, w = q
    r = (1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w),
         2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w),
         2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
    return tuple(r[0:3][i] * s[0] for i in range(3)) + (0,) + tuple(r[3:6][i] * s[1] for i in range(3)) + (0,) + \
        tuple(r[6:9][i] * s[2] for i in range(3)) + (0,) + tuple(t) + (1,)


def product(a, b):
    return tuple(sum(a[4 * k + r] * b[4 * c + k] for k in range(4)) for c in range(4) for r in range(4))


def transform(m, p):
    return tuple(sum(m[4 * c + r] * p[c] for c in range(3)) + m[12 + r] for r in range(3))
