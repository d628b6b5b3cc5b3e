#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Rewrites glTF files without loss: objects, accessors, vertices and joints in another order, other buffers, the other
container. `Rewriter(path)` raises Unfit for files whose data it does not move (compressed geometry, pointers)."""
import base64
import json
import pathlib
import random
import re
import struct
import urllib.parse

BYTES = {5120: 1, 5121: 1, 5122: 2, 5123: 2, 5125: 4, 5126: 4}
LETTERS = {5120: 'b', 5121: 'B', 5122: 'h', 5123: 'H', 5125: 'I', 5126: 'f'}
MOST_ELEMENTS = 100000
WIDTHS = {'SCALAR': 1, 'VEC2': 2, 'VEC3': 3, 'VEC4': 4, 'MAT4': 16}
MOVED = {'KHR_mesh_quantization', 'KHR_texture_transform', 'KHR_materials_unlit', 'KHR_materials_specular',
         'KHR_materials_ior', 'KHR_materials_emissive_strength', 'KHR_materials_clearcoat', 'KHR_materials_sheen',
         'KHR_materials_transmission', 'KHR_materials_volume', 'KHR_materials_pbrSpecularGlossiness'}


NOT_SAMPLES = re.compile('Broken|Fuzz|Negative|Validator')


class Unfit(Exception):
    pass


def read(path):
    """-> the document and the bytes of its buffers"""
    path = pathlib.Path(path)
    data = path.read_bytes()
    chunk = b''
    if data[:4] == b'glTF':
        length = struct.unpack_from('<I', data, 12)[0]
        document = json.loads(data[20:20 + length])
        chunk = data[28 + length:]
    else:
        document = json.loads(data.decode('utf-8-sig'))

    def resolve(uri):
        if uri.startswith('data:'):
            return base64.b64decode(uri.split(',', 1)[1] + '==')
        return (path.parent / urllib.parse.unquote(uri)).read_bytes()

    buffers = [resolve(b['uri']) if 'uri' in b else chunk for b in document.get('buffers', [])]
    for image in document.get('images', []):
        if 'uri' in image and not image['uri'].startswith('data:'):
            kind = 'image/jpeg' if image['uri'].lower().endswith(('jpg', 'jpeg')) else 'image/png'
            image['uri'] = f'data:{kind};base64,' + base64.b64encode(resolve(image['uri'])).decode()
    return document, buffers


def write(path, document, data):
    """One buffer: the chunk of a .glb, or a file beside a .gltf."""
    path = pathlib.Path(path)
    data += bytes(-len(data) % 4)
    if path.suffix == '.glb':
        document['buffers'] = [{'byteLength': len(data)}] if data else []
        text = json.dumps(document).encode()
        text += b' ' * (-len(text) % 4)
        path.write_bytes(struct.pack('<4sIIII', b'glTF', 2, 28 + len(text) + len(data), len(text), 0x4e4f534a) + text +
                         struct.pack('<II', len(data), 0x004e4942) + data)
    else:
        document['buffers'] = [{'name': 'any', 'uri': path.stem + '-data.bin', 'byteLength': len(data)}] if data else []
        if data:
            path.with_name(path.stem + '-data.bin').write_bytes(data)
        path.write_text(json.dumps(document, indent=1))
    if not data:
        del document['buffers']


class Rewriter:
    """`elements[i]`: the values of accessor i, each as its bytes."""

    def __init__(self, path):
        self.document, self.buffers = read(path)
        used = set(self.document.get('extensionsUsed', []))
        if used - MOVED:
            raise Unfit(sorted(used - MOVED))
        self.accessors = self.document.get('accessors', [])
        self.elements = [self.decode(a) for a in self.accessors]
        self.images = [self.view(i['bufferView']) if 'bufferView' in i else None for i in self.document.get('images', [])]

    def view(self, index):
        view = self.document['bufferViews'][index]
        begin = view.get('byteOffset', 0)
        return self.buffers[view['buffer']][begin:begin + view['byteLength']]

    def decode(self, accessor):
        size = BYTES[accessor['componentType']] * WIDTHS.get(accessor['type'], 0)
        if size == 0:
            raise Unfit(accessor['type'])
        count = accessor['count']
        if count > MOST_ELEMENTS:
            raise Unfit(count)
        if 'bufferView' in accessor:
            view = self.document['bufferViews'][accessor['bufferView']]
            data, stride, begin = self.view(accessor['bufferView']), view.get('byteStride', size), accessor.get('byteOffset', 0)
            values = [data[begin + i * stride:begin + i * stride + size] for i in range(count)]
        else:
            values = [bytes(size)] * count
        if 'sparse' in accessor:
            sparse = accessor['sparse']
            n, indices, changed = sparse['count'], sparse['indices'], sparse['values']
            places = struct.unpack_from('<%d%s' % (n, LETTERS[indices['componentType']]), self.view(indices['bufferView']),
                                        indices.get('byteOffset', 0))
            data, begin = self.view(changed['bufferView']), changed.get('byteOffset', 0)
            for i, place in enumerate(places):
                values[place] = data[begin + i * size:begin + (i + 1) * size]
        return values

    def numbers(self, accessor):
        letter = LETTERS[self.accessors[accessor]['componentType']]
        return [struct.unpack('<%d%s' % (WIDTHS[self.accessors[accessor]['type']], letter), e) for e in self.elements[accessor]]

    def set_number(self, accessor, element, component, value):
        letter, size = LETTERS[self.accessors[accessor]['componentType']], BYTES[self.accessors[accessor]['componentType']]
        old = self.elements[accessor][element]
        self.elements[accessor][element] = old[:component * size] + struct.pack('<' + letter, value) + old[(component + 1) * size:]

    def primitives(self):
        return [p for mesh in self.document.get('meshes', []) for p in mesh['primitives']]

    # --- other orders

    def shuffle_vertices(self, random_order):
        """Of primitives that share no accessor with others of another count or with another index list."""
        groups = {}
        for primitive in self.primitives():
            arrays = list(primitive['attributes'].values()) + [a for t in primitive.get('targets', []) for a in t.values()]
            for array in arrays:
                groups.setdefault(array, []).append(primitive)
        indices = [p.get('indices') for p in self.primitives()]
        done = set()
        for primitive in self.primitives():
            arrays = {*primitive['attributes'].values(), *(a for t in primitive.get('targets', []) for a in t.values())}
            alone = all(len(groups[a]) == 1 for a in arrays) and indices.count(primitive.get('indices')) == 1
            if not alone or 'indices' not in primitive or primitive['indices'] in done:
                continue
            done.add(primitive['indices'])
            count = len(self.elements[primitive['attributes']['POSITION']])
            order = list(range(count))
            random_order.shuffle(order)  # [new]: old
            place = {old: new for new, old in enumerate(order)}
            for array in arrays:
                self.elements[array] = [self.elements[array][old] for old in order]
            letter = LETTERS[self.accessors[primitive['indices']]['componentType']]
            restart = (1 << 8 * BYTES[self.accessors[primitive['indices']]['componentType']]) - 1
            self.elements[primitive['indices']] = [
                struct.pack('<' + letter, place.get(i, restart)) for i, in self.numbers(primitive['indices'])]
            for accessor in arrays | {primitive['indices']}:
                for bound in ('min', 'max') if accessor == primitive['indices'] else ():
                    self.accessors[accessor].pop(bound, None)

    def shuffle_joints(self, random_order):
        """The joints of the only skin."""
        skins = self.document.get('skins', [])
        if len(skins) != 1:
            return
        skin = skins[0]
        order = list(range(len(skin['joints'])))
        random_order.shuffle(order)
        place = {old: new for new, old in enumerate(order)}
        joints = {a for p in self.primitives() for name, a in p['attributes'].items() if name.startswith('JOINTS_')}
        for accessor in joints:
            letter = LETTERS[self.accessors[accessor]['componentType']]
            self.elements[accessor] = [struct.pack('<4' + letter, *(place.get(j, j) for j in each)) for each in self.numbers(accessor)]
            self.accessors[accessor].pop('min', None), self.accessors[accessor].pop('max', None)
        skin['joints'] = [skin['joints'][old] for old in order]
        if 'inverseBindMatrices' in skin:
            self.elements.append([self.elements[skin['inverseBindMatrices']][old] for old in order])
            copy = dict(self.accessors[skin['inverseBindMatrices']], count=len(order))
            skin['inverseBindMatrices'] = len(self.accessors)
            self.accessors.append(copy)

    def permute(self, array, random_order):
        """-> [old]: new"""
        values = self.document.get(array, [])
        order = list(range(len(values)))
        random_order.shuffle(order)
        if values:
            self.document[array] = [values[old] for old in order]
        return {old: new for new, old in enumerate(order)}

    def shuffle_objects(self, random_order):
        document = self.document
        if not {'VRM', 'VRMC_vrm'} & set(document.get('extensionsUsed', [])):
            nodes = self.permute('nodes', random_order)
            for scene in document.get('scenes', []):
                scene['nodes'] = [nodes[n] for n in scene.get('nodes', [])]
            for node in document.get('nodes', []):
                if 'children' in node:
                    node['children'] = [nodes[n] for n in node['children']]
                    random_order.shuffle(node['children'])
            for skin in document.get('skins', []):
                skin['joints'] = [nodes[n] for n in skin['joints']]
                if 'skeleton' in skin:
                    skin['skeleton'] = nodes[skin['skeleton']]
            for animation in document.get('animations', []):
                for channel in animation['channels']:
                    if 'node' in channel['target']:
                        channel['target']['node'] = nodes[channel['target']['node']]
        meshes, skins, cameras = (self.permute(kind, random_order) for kind in ('meshes', 'skins', 'cameras'))
        for node in document.get('nodes', []):
            for key, places in (('mesh', meshes), ('skin', skins), ('camera', cameras)):
                if key in node:
                    node[key] = places[node[key]]
        self.permute('animations', random_order)
        for animation in document.get('animations', []):
            random_order.shuffle(animation['channels'])
        materials = self.permute('materials', random_order)
        for primitive in self.primitives():
            if 'material' in primitive:
                primitive['material'] = materials[primitive['material']]

    def save(self, path, random_order=None):
        """With accessors in another order, each with a view of its own."""
        order = list(range(len(self.accessors)))
        (random_order or random.Random(0)).shuffle(order)
        place = {old: new for new, old in enumerate(order)}
        uses = {}
        for primitive in self.primitives():
            for values in (primitive['attributes'], *primitive.get('targets', [])):
                for name in values:
                    uses[values[name]] = 34962
                    values[name] = place[values[name]]
            if 'indices' in primitive:
                primitive['indices'] = place[primitive['indices']]
        for skin in self.document.get('skins', []):
            if 'inverseBindMatrices' in skin:
                skin['inverseBindMatrices'] = place[skin['inverseBindMatrices']]
        for animation in self.document.get('animations', []):
            for sampler in animation['samplers']:
                sampler['input'], sampler['output'] = place[sampler['input']], place[sampler['output']]
        data, views, accessors = bytearray(), [], []

        def add(piece, **extra):
            data.extend(bytes(-len(data) % 4))
            views.append({'buffer': 0, 'byteOffset': len(data), 'byteLength': len(piece), **extra})
            data.extend(piece)
            return len(views) - 1

        for old in order:
            accessor = {k: v for k, v in self.accessors[old].items() if k not in ('bufferView', 'byteOffset', 'sparse')}
            elements = self.elements[old]
            if old in uses:
                size = len(elements[0])
                padding = -size % 4
                accessor['bufferView'] = add(b''.join(e + bytes(padding) for e in elements), byteStride=size + padding)
            else:
                accessor['bufferView'] = add(b''.join(elements))
            accessors.append(accessor)
        for image, stored in zip(self.document.get('images', []), self.images):
            if stored is not None:
                image['bufferView'] = add(stored)
        if accessors:
            self.document['accessors'] = accessors
        if views:
            self.document['bufferViews'] = views
        write(path, self.document, bytes(data))


def rewritten(source, target, seed):
    """The same contents, stored otherwise."""
    random_order = random.Random(seed)
    rewriter = Rewriter(source)
    rewriter.shuffle_vertices(random_order)
    rewriter.shuffle_joints(random_order)
    rewriter.shuffle_objects(random_order)
    rewriter.save(target, random_order)
    return target


def other_container(source):
    return '.gltf' if pathlib.Path(source).read_bytes()[:4] == b'glTF' else '.glb'


def animated_samples(folder, most):
    """Files with clips that `rewritten` can handle, of those below the folder, at most 4 of one folder."""
    found, per_folder = [], {}
    for path in sorted(pathlib.Path(folder).rglob('*.gl*')):
        top = path.relative_to(folder).parts[0]
        if path.suffix not in ('.glb', '.gltf') or per_folder.get(top, 0) >= 4 or path.stat().st_size > 4e6 or NOT_SAMPLES.search(top):
            continue
        try:
            if Rewriter(path).document.get('animations'):
                per_folder[top] = per_folder.get(top, 0) + 1
                found.append(path)
        except (Unfit, KeyError, IndexError, ValueError, TypeError, OSError, struct.error, AttributeError):
            continue
        if len(found) == most:
            break
    return found
