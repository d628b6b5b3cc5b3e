# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Kinds of faults that show only in how a whole clip moves, and tracks that never change."""
import math

from kinds import Truth, add_box, inner_keys, kind, moving, pace
from rig_file import Track, normalized, times, turn


def root_joint(rig):
    joints = rig.doc['skins'][0]['joints']
    return next(j for j in joints if rig.parent(j) not in joints)


def in_parent(rig, node, vector):
    """A vector of the world in the space of the node's parent."""
    above = rig.parent(node)
    if above is None:
        return vector
    m = rig.world(above)
    a, b, c = m[0:3], m[4:7], m[8:11]

    def cross(p, q):
        return (p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0])

    def dot(p, q):
        return sum(x * y for x, y in zip(p, q))

    volume = dot(a, cross(b, c))
    return tuple(dot(vector, w) / volume for w in (cross(b, c), cross(c, a), cross(a, b)))


def travel(rig, clip, velocity):
    """Moves the topmost joint along the ground, in world units per second, x and z. -> its name"""
    node = root_joint(rig)
    name = rig.doc['nodes'][node]['name']
    step = in_parent(rig, node, (velocity[0], 0.0, velocity[1]))
    track = rig.track(clip, name, 'translation')
    if track is None or len(track.times) < 3:
        longest = max((rig.read(s['input']) for s in rig.doc['animations'][clip]['samplers']), key=len)
        rest = rig.doc['nodes'][node].get('translation', (0, 0, 0))
        track = Track([t for t, in longest], [tuple(rest)] * len(longest), 'LINEAR')
    track.rows = [tuple(v + t * s for v, s in zip(row, step)) for row, t in zip(track.rows, track.times)]
    rig.set_track(clip, name, 'translation', track)
    return name


def slide(rig, spec, factor):
    if spec.ground is None:
        return None
    name = travel(rig, spec.clip, tuple(-factor * v for v in spec.ground))
    return Truth('FOOT_SLIDE', [name], spec.clip, words=['the root travels'])


@kind
def foot_slide_far(rig, spec):
    """A walk whose root travels 1.6 times as far as its feet step."""
    return slide(rig, spec, 1.6)


@kind
def foot_slide_short(rig, spec):
    """A walk whose root travels half as far as its feet step."""
    return slide(rig, spec, 0.5)


@kind
def foot_slide_standing(rig, spec):
    """A foot that slides away while the character stands."""
    if spec.stand is None:
        return None
    clip, name, path, amount = spec.stand
    track = rig.track(clip, name, path)
    count = len(track.rows)
    if count < 8:
        start, end = track.times[0], max(t for s in rig.doc['animations'][clip]['samplers'] for t, in rig.read(s['input']))
        track = Track([start + i * (end - start) / 24 for i in range(25)], [track.rows[0]] * 25, 'LINEAR')
        count = 25
    for key in range(count):
        part = key / (count - 1)
        if path == 'rotation':
            track.rows[key] = times(turn((0, 0, 1), amount * part), track.rows[key])
        else:
            track.rows[key] = tuple(v + part * a for v, a in zip(track.rows[key], amount))
    rig.set_track(clip, name, path, track)
    return Truth('FOOT_SLIDE', clip=clip, words=['while in contact'])


@kind
def joint_jumps(rig, spec):
    """From a calm key on a joint is turned by far more than it turns elsewhere, as where two takes are joined."""
    name, track = moving(rig, spec)
    first = min(inner_keys(track), key=lambda k: pace(track, k))
    degrees = max(40, 12 * pace(track, first))
    for key in range(first, len(track.rows)):
        track.rows[key] = times(track.rows[key], turn((0.3, 1, 0.2), degrees))
    rig.set_track(spec.clip, name, 'rotation', track)
    return Truth('JOINT_JUMPS', [name], spec.clip)


@kind
def joint_collapses(rig, spec):
    """A joint that turns about its own bone by 175°, there and back."""
    name = spec.chain[1]
    node = rig.doc['nodes'][rig.node(name)]
    track = rig.track(spec.clip, name, 'rotation')
    count = len(track.rows)
    child = rig.doc['nodes'][node['children'][0]]
    axis = normalized(child.get('translation') or child['matrix'][12:15])
    track.rows = [times(row, turn(axis, 175 * math.sin(math.pi * key / (count - 1)) ** 2))
                  for key, row in enumerate(track.rows)]
    rig.set_track(spec.clip, name, 'rotation', track)
    return Truth('JOINT_COLLAPSES', [name], spec.clip)


def constant_scale(rig, spec, factor, code):
    if rig.track(spec.clip, spec.left, 'scale') is not None:
        return None
    scale = rig.doc['nodes'][rig.node(spec.left)].get('scale', (1, 1, 1))
    _, other = moving(rig, spec)
    rig.set_track(spec.clip, spec.left, 'scale',
                  Track(other.times, [tuple(factor * s for s in scale)] * len(other.times), 'LINEAR'))
    return Truth(code, clip=spec.clip)


@kind
def constant_at_rest(rig, spec):
    """A track that holds the rest value of what no clip moves."""
    return constant_scale(rig, spec, 1.0, 'CONSTANT_TRACK')


@kind
def constant_posed(rig, spec):
    """A track that holds another value than the rest value."""
    return constant_scale(rig, spec, 1.02, 'CONSTANT_TRACK_POSED')


@kind
def constant_resets(rig, spec):
    """A second clip that holds the rest value of a joint that the first one moves."""
    doc = rig.doc
    source = doc['animations'][spec.clip]
    doc['animations'].append({'name': 'Copy', 'samplers': [dict(s) for s in source['samplers']],
                              'channels': [{'sampler': c['sampler'], 'target': dict(c['target'])}
                                           for c in source['channels']]})
    clip = len(doc['animations']) - 1
    node = doc['nodes'][rig.node(spec.mid)]
    _, track = moving(rig, spec)
    rest = tuple(node.get('rotation', (0, 0, 0, 1)))
    rig.set_track(clip, spec.mid, 'rotation', Track(track.times, [rest] * len(track.times), 'LINEAR'))
    return Truth('CONSTANT_TRACK_RESETS', clip=clip)


@kind
def clips_per_object(rig, spec):
    """A prop whose motion is a clip of its own, as long as that of the character."""
    doc = rig.doc
    add_box(rig, None, {})
    inputs = [rig.read(s['input']) for s in doc['animations'][spec.clip]['samplers']]
    start, end = min(t[0][0] for t in inputs), max(t[-1][0] for t in inputs)
    doc['animations'].append({'name': 'SwordAction', 'channels': [], 'samplers': []})
    clip = len(doc['animations']) - 1
    rig.set_track(clip, 'Sword', 'rotation',
                  Track([start, (start + end) / 2, end], [turn((0, 1, 0), a) for a in (0, 80, 0)], 'LINEAR'))
    return Truth('CLIP_PER_OBJECT', ['Sword'], clip)
