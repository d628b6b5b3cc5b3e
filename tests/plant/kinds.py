# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Every kind of fault: a function that plants it into a rig and returns the truth. None: not in this rig."""
import math

from rig_file import Track, angle, product, times, transform, turn

KINDS = {}


class Truth:
    """What a finding must say: one of the codes, and these indices or names."""

    def __init__(self, codes, nodes=(), clip=None, key=None, vertex=None, mesh=None, words=()):
        self.codes, self.nodes, self.clip, self.key = codes.split(), tuple(nodes), clip, key
        self.vertex, self.mesh, self.words = vertex, mesh, tuple(words)


def kind(plant):
    KINDS[plant.__name__] = plant
    return plant


# Bind pose

BIND = 'INVERSE_BIND_MISMATCH BIND_FRAME_MISMATCH BIND_SIDES_SWAPPED'


def change_bind(rig, name, change):
    rows = rig.bind()
    rows[rig.joint(name)] = change(rows[rig.joint(name)])
    rig.set_bind(rows)


@kind
def bind_turned(rig, spec):
    """The inverse bind matrix of a limb turned by 10° about the origin of its joint."""
    change_bind(rig, spec.left, lambda m: product(rotation_matrix((1, 1, 0), 10), m))
    return Truth(BIND, [spec.left])


@kind
def bind_turned_in_mesh(rig, spec):
    """The same about the origin of the mesh."""
    change_bind(rig, spec.chain[0], lambda m: product(m, rotation_matrix((1, 0, 1), 10)))
    return Truth(BIND, [spec.chain[0]])


@kind
def bind_scaled(rig, spec):
    change_bind(rig, spec.left, lambda m: tuple(100 * v if i % 4 < 3 else v for i, v in enumerate(m)))
    return Truth(BIND, [spec.left])


@kind
def bind_of_other_limb(rig, spec):
    other = rig.bind()[rig.joint(spec.right)]
    change_bind(rig, spec.left, lambda m: other)
    return Truth(BIND, [spec.left])


@kind
def joints_swapped(rig, spec):
    """Two neighbours exchanged in `joints`, not in their matrices."""
    joints = rig.doc['skins'][0]['joints']
    a, b = (rig.joint(name) for name in spec.chain)
    joints[a], joints[b] = joints[b], joints[a]
    return Truth(BIND, spec.chain)


@kind
def sides_swapped(rig, spec):
    """Left and right exchanged together with their matrices: vertices follow the other limb."""
    joints = rig.doc['skins'][0]['joints']
    rows = rig.bind()
    a, b = rig.joint(spec.left), rig.joint(spec.right)
    joints[a], joints[b] = joints[b], joints[a]
    rows[a], rows[b] = rows[b], rows[a]
    rig.set_bind(rows)
    return Truth(BIND, [spec.left, spec.right])


@kind
def joint_beyond_skin(rig, spec):
    place = rig.vertices_of(rig.joint(spec.mid))[0]
    count = len(rig.doc['skins'][0]['joints'])
    rig.set_influence(place, count + 3, 0.4)
    return Truth('JOINT_OUT_OF_RANGE', vertex=place)


def rotation_matrix(axis, degrees):
    x, y, z, w = turn(axis, degrees)
    return (1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w), 0,
            2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w), 0,
            2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y), 0, 0, 0, 0, 1)


# Clips

def moving(rig, spec, name=None):
    """-> name and LINEAR rotation track of a joint that moves"""
    name = name or spec.mid
    return name, rig.track(spec.clip, name, 'rotation')


def steps(track):
    return [angle(a, b) for a, b in zip(track.rows, track.rows[1:])]


def pace(track, key):
    moved = steps(track)
    return max(moved[key - 2:key + 2])


def inner_keys(track):
    return range(3, len(track.rows) - 3)


def pop(rig, spec, choose, degrees):
    name, track = moving(rig, spec)
    key = choose(inner_keys(track), key=lambda k: pace(track, k))
    track.rows[key] = times(track.rows[key], turn((0.3, 1, 0.2), degrees))
    rig.set_track(spec.clip, name, 'rotation', track)
    return Truth('KEY_POP', [name], spec.clip, key)


@kind
def pop_slow(rig, spec):
    return pop(rig, spec, min, 9)


@kind
def pop_fast(rig, spec):
    return pop(rig, spec, max, 30)


@kind
def key_held(rig, spec):
    name, track = moving(rig, spec)
    key = max(inner_keys(track), key=lambda k: pace(track, k))
    track.rows[key] = track.rows[key - 1]
    rig.set_track(spec.clip, name, 'rotation', track)
    return Truth('KEY_HELD KEY_POP', [name], spec.clip)


@kind
def keys_close(rig, spec):
    """A key a millisecond after another one, 20° away."""
    name, track = moving(rig, spec)
    key = max(inner_keys(track), key=lambda k: pace(track, k))
    track.times.insert(key + 1, track.times[key] + 0.001)
    track.rows.insert(key + 1, times(track.rows[key], turn((1, 0, 0), 20)))
    rig.set_track(spec.clip, name, 'rotation', track)
    return Truth('KEYS_TOO_CLOSE', [name], spec.clip)


def scale_key(rig, spec, value):
    name, track = moving(rig, spec, spec.other)
    known = rig.track(spec.clip, name, 'scale')
    key = len(track.times) // 2
    rest = rig.doc['nodes'][rig.node(name)].get('scale', (1, 1, 1))
    rows = list(known.rows) if known and len(known.rows) == len(track.times) else [tuple(rest)] * len(track.times)
    rows[key] = (value,) * 3
    rig.set_track(spec.clip, name, 'scale', Track(track.times, rows, 'LINEAR'))
    return Truth('KEY_SCALE_ZERO KEY_SCALE_NEGATIVE', [name], spec.clip, key)


@kind
def scale_zero(rig, spec):
    return scale_key(rig, spec, 0.0)


@kind
def scale_near_zero(rig, spec):
    return scale_key(rig, spec, 1e-5)


@kind
def scale_negative(rig, spec):
    return scale_key(rig, spec, -1.0)


@kind
def overshoot(rig, spec):
    """A spline through some of the keys, with tangents ten times too long at one of them."""
    name, track = moving(rig, spec)
    keys = list(range(0, len(track.rows), 4))
    if len(keys) < 4:
        return None
    moments, values = [track.times[k] for k in keys], [track.rows[k] for k in keys]
    for i in range(1, len(values)):
        if sum(a * b for a, b in zip(values[i - 1], values[i])) < 0:
            values[i] = tuple(-v for v in values[i])
    rows = []
    for i, value in enumerate(values):
        a, b = max(0, i - 1), min(len(values) - 1, i + 1)
        slope = tuple((y - x) / (moments[b] - moments[a]) for x, y in zip(values[a], values[b]))
        if i == len(keys) // 2:
            length = math.sqrt(sum(s * s for s in slope)) or 1.0
            wanted = max(10 * length, 3.0 / (moments[1] - moments[0]))
            slope = tuple(s / length * wanted for s in slope) if any(slope) else (wanted, 0, 0, 0)
        rows.append(slope + value + slope)
    rig.set_track(spec.clip, name, 'rotation', Track(moments, rows, 'CUBICSPLINE'))
    return Truth('SPLINE_OVERSHOOT', [name], spec.clip)


@kind
def step_among_linear(rig, spec):
    name, track = moving(rig, spec)
    track.interpolation = 'STEP'
    rig.set_track(spec.clip, name, 'rotation', track)
    return Truth('TRACK_STEP_AMONG_LINEAR', [name], spec.clip)


def offset_track(rig, spec, name, factor):
    node = rig.doc['nodes'][rig.node(name)]
    known = rig.track(spec.clip, name, 'translation')
    if known is None:
        other = rig.track(spec.clip, name, 'rotation')
        known = Track(other.times, [tuple(node['translation'])] * len(other.times), 'LINEAR')
    known.rows = [tuple(factor * v for v in row) for row in known.rows]
    rig.set_track(spec.clip, name, 'translation', known)


@kind
def bone_longer(rig, spec):
    """A joint 30 % farther from its parent in one clip."""
    offset_track(rig, spec, spec.mid, 1.3)
    return Truth('BONE_LENGTH_CHANGES', [spec.mid], spec.clip)


@kind
def other_units(rig, spec):
    offset_track(rig, spec, spec.mid, 100)
    return Truth('TRANSLATION_UNITS BONE_LENGTH_CHANGES', [spec.mid], spec.clip)


@kind
def track_shifted(rig, spec):
    """All keys of a joint a sixth of a second late."""
    name, track = moving(rig, spec)
    track.times = [t + 4 / 24 for t in track.times]
    rig.set_track(spec.clip, name, 'rotation', track)
    return Truth('TRACK_SHIFTED', [name], spec.clip)


@kind
def turn_collapsed(rig, spec):
    """A turn of 360° in four steps, of which only the ends are left: the joint stands still."""
    name, track = moving(rig, spec, spec.other)
    rows = [track.rows[0], tuple(-v for v in track.rows[0])]
    rig.set_track(spec.clip, name, 'rotation', Track([track.times[0], track.times[-1]], rows, 'LINEAR'))
    return Truth('TURN_COLLAPSED', [name], spec.clip)


@kind
def controls_only(rig, spec):
    """A clip of its own that moves a control, and no joint that moves vertices."""
    doc = rig.doc
    doc['nodes'].append({'name': 'ik_hand_ctrl.L'})
    above = rig.parent(doc['skins'][0]['joints'][0])
    if above is None:
        doc['scenes'][0]['nodes'].append(len(doc['nodes']) - 1)
    else:
        doc['nodes'][above]['children'].append(len(doc['nodes']) - 1)
    doc['animations'].append({'name': 'Wave', 'channels': [], 'samplers': []})
    clip = len(doc['animations']) - 1
    moments = [i / 24 for i in range(25)]
    rig.set_track(clip, 'ik_hand_ctrl.L', 'rotation',
                  Track(moments, [turn((0, 0, 1), 40 * math.sin(6 * t)) for t in moments], 'LINEAR'))
    return Truth('CLIP_MOVES_NO_JOINT TRACK_MOVES_NOTHING', clip=clip)


@kind
def joint_left_out(rig, spec):
    """A second clip, a copy without the tracks of one joint."""
    doc = rig.doc
    source = doc['animations'][spec.clip]
    node = rig.node(spec.mid)
    doc['animations'].append({'name': 'Copy', 'samplers': [dict(s) for s in source['samplers']],
                              'channels': [{'sampler': c['sampler'], 'target': dict(c['target'])}
                                           for c in source['channels'] if c['target'].get('node') != node]})
    return Truth('TRACK_COVERAGE', [spec.mid])


# Weights, shapes, props, names

def spread_of(points):
    return math.dist([min(c) for c in zip(*points)], [max(c) for c in zip(*points)])


@kind
def stray_vertex(rig, spec):
    """One vertex of a limb that follows a joint elsewhere by 60 %."""
    place = rig.vertices_of(rig.joint(spec.left))[-1]
    rig.set_influence(place, rig.joint(spec.mid if spec.other == spec.left else spec.other), 0.6)
    return Truth('STRAY_INFLUENCE STRAY_PATCH WEIGHTS_ASYMMETRIC', vertex=place)


@kind
def patch_across(rig, spec):
    """A patch of the left limb, on the side of the right one, bled to the right joint by 50 %."""
    left = rig.vertices_of(rig.joint(spec.left))
    right = rig.vertices_of(rig.joint(spec.right))

    def point(place):
        mesh, primitive, vertex = place
        return positions[mesh, primitive][vertex]

    positions = {(m, p): rig.read(primitive['attributes']['POSITION'])
                 for m, mesh in enumerate(rig.doc['meshes']) for p, primitive in enumerate(mesh['primitives'])}
    middle = [sum(c) / len(right) for c in zip(*(point(place) for place in right))]
    # Away from where both limbs meet.
    known = [point(place) for place in rig.vertices_of(rig.joint(spec.right), 0.01)]
    apart = sorted(left, key=lambda place: -min(math.dist(point(place), other) for other in known))
    near = min(apart[:len(left) // 3 + 1], key=lambda place: math.dist(point(place), middle))
    patch = sorted(left, key=lambda place: math.dist(point(place), point(near)))[:max(4, len(left) // 24)]
    for place in patch:
        rig.set_influence(place, rig.joint(spec.right), 0.5)
    return Truth('STRAY_INFLUENCE STRAY_PATCH WEIGHTS_ASYMMETRIC', mesh=near[0], nodes=[spec.right])


def add_target(rig, rows):
    for m, mesh in enumerate(rig.doc['meshes'][:1]):
        for p, primitive in enumerate(mesh['primitives']):
            count = rig.doc['accessors'][primitive['attributes']['POSITION']]['count']
            moved = rows if p == 0 else [(0, 0, 0)] * count
            target = {'POSITION': rig.add('VEC3', moved, bounds=True)}
            for old in primitive.get('targets', []):
                for name in old:
                    if name not in target:
                        target[name] = rig.add('VEC3', [(0, 0, 0)] * count)
            primitive.setdefault('targets', []).append(target)
        names = mesh.setdefault('extras', {}).setdefault('targetNames', [])
        names.append('Planted')
        mesh['weights'] = mesh.get('weights', []) + [0.0] * (len(names) - len(mesh.get('weights', [])))
    count = len(rig.doc['meshes'][0]['primitives'][0]['targets'])
    for animation in rig.doc['animations']:
        for channel in animation['channels']:
            if channel['target']['path'] == 'weights':
                sampler = animation['samplers'][channel['sampler']]
                flat = [v for v, in rig.read(sampler['output'])]
                old = count - 1
                wide = [row for i in range(0, len(flat), old) for row in flat[i:i + old] + [0.0]]
                sampler['output'] = rig.add('SCALAR', [(v,) for v in wide])


def bulge(rig, amount=0.02):
    positions = rig.read(rig.doc['meshes'][0]['primitives'][0]['attributes']['POSITION'])
    size = spread_of(positions)
    top = max(positions, key=lambda p: p[1])
    return size, [tuple(amount * size * math.exp(-(math.dist(p, top) / (0.1 * size)) ** 2) * a for a in (0, 1, 0.2))
                  for p in positions]


@kind
def morph_explodes(rig, spec):
    """One vertex of a target moves five times the size of the model."""
    size, rows = bulge(rig)
    rows[len(rows) // 2] = (5 * size, 0, 0)
    add_target(rig, rows)
    return Truth('MORPH_OUTLIER', vertex=(0, 0, len(rows) // 2), words=['Planted'])


@kind
def morph_empty(rig, spec):
    _, rows = bulge(rig, 0.0)
    add_target(rig, rows)
    return Truth('MORPH_EMPTY MORPH_TARGET_EMPTY', words=['Planted'])


@kind
def morph_doubled(rig, spec):
    _, rows = bulge(rig)
    add_target(rig, rows)
    add_target(rig, rows)
    return Truth('MORPH_DOUBLED', words=['Planted'])


@kind
def morph_sum(rig, spec):
    """Two targets with the same motion, one 1.4 times as far: driven together they add up."""
    _, rows = bulge(rig)
    add_target(rig, rows)
    add_target(rig, [tuple(1.4 * v for v in row) for row in rows])
    return Truth('MORPH_DOUBLED', words=['Planted', 'same directions'])


@kind
def morph_unused(rig, spec):
    """Of two targets the clip drives one, if none was driven before; otherwise nothing drives a new one."""
    size, rows = bulge(rig)
    add_target(rig, rows)
    doc = rig.doc
    channels = doc['animations'][spec.clip]['channels']
    if not any(channel['target']['path'] == 'weights' for channel in channels):
        add_target(rig, [(0, 0.02 * size * row[1], 0) for row in rows])
        count = len(doc['meshes'][0]['primitives'][0]['targets'])
        times = rig.add('SCALAR', [(0.0,), (1.0,)], bounds=True)
        values = rig.add('SCALAR', [(0.0,)] * count + [(0.0,)] * (count - 2) + [(1.0,), (0.0,)])
        doc['animations'][spec.clip]['samplers'].append({'input': times, 'output': values})
        node = next(i for i, node in enumerate(doc['nodes']) if node.get('mesh') == 0)
        channels.append({'sampler': len(doc['animations'][spec.clip]['samplers']) - 1,
                         'target': {'node': node, 'path': 'weights'}})
    return Truth('MORPH_UNUSED', words=['Planted'])


@kind
def neutral_bone(rig, spec):
    """Vertices of a limb that lost their weights, and the bone that Blender's exporter gives them."""
    doc = rig.doc
    skin = doc['skins'][0]
    doc['nodes'].append({'name': 'neutral_bone'})
    doc['scenes'][0]['nodes'].append(len(doc['nodes']) - 1)
    skin['joints'].append(len(doc['nodes']) - 1)
    rig.set_bind([*rig.bind(), (1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1)])
    for place in rig.vertices_of(rig.joint(spec.left))[:3]:
        rig.set_influence(place, len(skin['joints']) - 1)
    return Truth('NEUTRAL_BONE', words=['neutral_bone'])


@kind
def chain_scale(rig, spec):
    """A joint amid a chain that scales everything below it."""
    node = rig.doc['nodes'][rig.node(spec.mid)]
    node['scale'] = [1.5 * v for v in node.get('scale', (1, 1, 1))]
    return Truth('JOINT_CHAIN_SCALE', words=["'%s' scales by" % spec.mid])


def add_box(rig, parent, node):
    corners = [(x, y, z) for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)]
    size = 0.02 * spread_of(rig.read(rig.doc['meshes'][0]['primitives'][0]['attributes']['POSITION']))
    position = rig.add('VEC3', [tuple(size * c for c in corner) for corner in corners], bounds=True)
    faces = [0, 1, 2, 2, 1, 3, 4, 6, 5, 5, 6, 7, 0, 4, 1, 1, 4, 5, 2, 3, 6, 6, 3, 7, 0, 2, 4, 4, 2, 6, 1, 5, 3, 3, 5, 7]
    primitive = {'attributes': {'POSITION': rig.add('VEC3', [rig.read(position)[f] for f in faces], bounds=True)}}
    rig.doc['meshes'].append({'name': 'Sword', 'primitives': [primitive]})
    rig.doc['nodes'].append({'name': 'Sword', 'mesh': len(rig.doc['meshes']) - 1, **node})
    index = len(rig.doc['nodes']) - 1
    holder = rig.doc['scenes'][0]['nodes'] if parent is None else \
        rig.doc['nodes'][rig.node(parent)].setdefault('children', [])
    holder.append(index)
    return size


@kind
def prop_offset(rig, spec):
    """A prop below a joint, ten model sizes away from it."""
    size = 50 * spread_of(rig.read(rig.doc['meshes'][0]['primitives'][0]['attributes']['POSITION']))
    add_box(rig, spec.other, {'translation': [10 * size / 50, 0, 0]})
    return Truth('ATTACHMENT_FAR', ['Sword'])


@kind
def prop_scaled(rig, spec):
    """A prop that inherits the scale of 100 of the chain above it."""
    rig.doc['nodes'].append({'name': 'Socket', 'scale': [100, 100, 100]})
    rig.doc['nodes'][rig.node(spec.other)].setdefault('children', []).append(len(rig.doc['nodes']) - 1)
    add_box(rig, 'Socket', {})
    return Truth('ATTACHMENT_SCALED', ['Sword', 'Socket'])


@kind
def prop_sheared(rig, spec):
    """A turned prop below a socket that scales unevenly."""
    rig.doc['nodes'].append({'name': 'Socket', 'scale': [1, 3, 1]})
    rig.doc['nodes'][rig.node(spec.other)].setdefault('children', []).append(len(rig.doc['nodes']) - 1)
    add_box(rig, 'Socket', {'rotation': list(turn((0, 0, 1), 40))})
    return Truth('ATTACHMENT_SHEARED', ['Sword', 'Socket'])


@kind
def prop_on_wrong_joint(rig, spec):
    """A prop at a limb, attached to the joint above the whole skeleton, while the limb moves away."""
    joints = rig.doc['skins'][0]['joints']
    root = rig.doc['nodes'][next(j for j in joints if rig.parent(j) not in joints)]['name']
    joint = rig.world(rig.node(spec.left))
    skinned = product(joint, rig.bind()[rig.joint(spec.left)])
    points = [transform(skinned, rig.read(rig.doc['meshes'][mesh]['primitives'][primitive]['attributes']['POSITION'])[vertex])
              for mesh, primitive, vertex in rig.vertices_of(rig.joint(spec.left))]
    at = max(points, key=lambda point: math.dist(point, joint[12:15]))
    world = rig.world(rig.node(root))
    scale = math.dist(transform(world, (1, 0, 0)), transform(world, (0, 0, 0)))
    away = [a - b for a, b in zip(at, world[12:15])]
    local = [sum(world[4 * c + r] * away[r] for r in range(3)) / scale ** 2 for c in range(3)]
    add_box(rig, root, {'translation': local, 'scale': [1 / scale] * 3})
    known = rig.track(spec.clip, spec.left, 'rotation')
    rows = [times(row, turn((1, 0.2, 0.3), 170 * i / (len(known.rows) - 1))) for i, row in enumerate(known.rows)]
    rig.set_track(spec.clip, spec.left, 'rotation', Track(known.times, rows, 'LINEAR'))
    return Truth('ATTACHMENT_LEAVES_SKIN', ['Sword'], spec.clip)


@kind
def left_behind(rig, spec):
    """The root travels five model sizes; a mesh at the scene's root stays."""
    root = next(j for j in rig.doc['skins'][0]['joints'] if rig.parent(j) not in rig.doc['skins'][0]['joints'])
    name = rig.doc['nodes'][root]['name']
    size = spread_of([transform(rig.world(j), (0, 0, 0)) for j in rig.doc['skins'][0]['joints']])
    start = rig.doc['nodes'][root].get('translation', [0, 0, 0])
    moments = [i / 24 for i in range(49)]
    above = rig.parent(root)
    scale = 1.0 if above is None else math.dist(transform(rig.world(above), (1, 0, 0)), transform(rig.world(above), (0, 0, 0)))
    rows = [(start[0] + 5 * size / scale * t / 2, start[1], start[2]) for t in moments]
    rig.set_track(spec.clip, name, 'translation', Track(moments, rows, 'LINEAR'))
    add_box(rig, None, {})
    return Truth('MESH_LEFT_BEHIND', ['Sword'], spec.clip)


@kind
def names_doubled(rig, spec):
    rig.doc['nodes'][rig.node(spec.right)]['name'] = spec.left
    return Truth('NAME_DOUBLED NODE_NAME_DOUBLED', words=[spec.left])


@kind
def name_empty(rig, spec):
    node = rig.node(spec.right)
    rig.doc['nodes'][node].pop('name')
    return Truth('NAME_EMPTY NODE_NAME_EMPTY', words=['node %d' % node])


@kind
def name_numbered(rig, spec):
    rig.doc['nodes'][rig.node(spec.right)]['name'] = spec.left + '.001'
    return Truth('NAME_NUMBERED', words=[spec.left + '.001'])


@kind
def name_of_path(rig, spec):
    rig.doc['nodes'][rig.node(spec.right)]['name'] = 'Right/Limb'
    return Truth('NAME_PATH', words=['Right/Limb'])


@kind
def take_001(rig, spec):
    rig.doc['animations'][spec.clip]['name'] = 'Take 001'
    return Truth('CLIP_NAME_DEFAULT', words=['Take 001'])
