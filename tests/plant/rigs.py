# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""The good characters that faults are planted into, and what faults need to know of each."""
import math

from rig_file import Rig, Track, times, turn

FRAME = 1 / 24


class Spec:
    """Names of nodes: the upper joints of two mirrored limbs, a joint in a chain with its child, and a joint that
    moves much in `clip`, with another one. `ground`: how the ground moves under that clip, a walk in place (x and z,
    world units per second); `stand`: a clip that stands, a track that moves a foot, and how far it may go."""

    def __init__(self, name, file, clip, left, right, chain, mid, other, prepare=None, ground=None, stand=None):
        self.name, self.file, self.clip, self.left, self.right = name, file, clip, left, right
        self.chain, self.mid, self.other, self.prepare = chain, mid, other, prepare
        self.ground, self.stand = ground, stand

    def load(self, shared, orca):
        rig = Rig(orca if self.file is None else shared / 'assets' / self.file)
        if self.prepare:
            self.prepare(rig)
        rig.drop_unused_samplers()
        return rig


def swing(rig):
    """RiggedFigure has two keys per track: a walk of 2 s takes their place."""
    animation = rig.doc['animations'][0]
    animation['name'] = 'Swing'
    animation['channels'] = []
    moments = [i * FRAME for i in range(49)]
    shared = rig.add('SCALAR', [(t,) for t in moments], bounds=True)
    limbs = [('leg_joint_L_1', 20, 0), ('leg_joint_R_1', 20, 180), ('leg_joint_L_2', 15, 40), ('leg_joint_R_2', 15, 220),
             ('leg_joint_L_3', 9, 80), ('leg_joint_R_3', 9, 260), ('arm_joint_L_1', 14, 180), ('arm_joint_R_1', 14, 0),
             ('arm_joint_L_2', 18, 200), ('arm_joint_R_2', 18, 20), ('torso_joint_2', 4, 30), ('neck_joint_1', 5, 90)]
    for name, degrees, phase in limbs:
        rest = rig.doc['nodes'][rig.node(name)].get('rotation', (0, 0, 0, 1))
        rows = [times(rest, turn((1, 0.2, 0.1), degrees * math.sin(math.pi * t + math.radians(phase)))) for t in moments]
        rig.set_track(0, name, 'rotation', Track(moments, rows, 'LINEAR'), shared)


def rest_is_a_frame(rig):
    """As a download from Mixamo: it rests in some frame of its clip, away from the bind pose."""
    for channel in rig.doc['animations'][0]['channels']:
        node = rig.doc['nodes'][channel['target']['node']]
        track = rig.track(0, node['name'], channel['target']['path'])
        node.pop('matrix', None)
        node[channel['target']['path']] = list(track.rows[len(track.rows) // 3])
    for node in rig.doc['nodes']:
        name = node['name'].replace('leg_joint_L_5', 'LeftToeBase').replace('leg_joint_R_5', 'RightToeBase')
        node['name'] = 'mixamorig:' + name
    rig.doc['animations'][0]['name'] = 'mixamo.com'


def cesium(prefix):
    return dict(left=prefix + 'leg_joint_L_1', right=prefix + 'leg_joint_R_1',
                chain=(prefix + 'leg_joint_L_2', prefix + 'leg_joint_L_3'),
                mid=prefix + 'leg_joint_R_2', other=prefix + 'Skeleton_arm_joint_L__3_', ground=(0.01, -0.936))


SPECS = [
    Spec('orca', None, 0, 'Flipper.L', 'Flipper.R', ('Tail.02', 'Tail.03'), 'Tail.03', 'Flipper.L'),
    Spec('fox', 'Fox/glTF-Binary/Fox.glb', 1, 'b_LeftLeg01_015', 'b_RightLeg01_019',
         ('b_Tail01_012', 'b_Tail02_013'), 'b_LeftForeArm_010', 'b_RightLeg02_020',
         ground=(-0.45, -107.8), stand=(0, 'b_RightLeg01_019', 'rotation', 15)),
    Spec('man', 'CesiumMan/glTF-Binary/CesiumMan.glb', 0, **cesium('')),
    Spec('download', 'CesiumMan/glTF-Binary/CesiumMan.glb', 0, **cesium('mixamorig:'), prepare=rest_is_a_frame),
    Spec('figure', 'RiggedFigure/glTF-Binary/RiggedFigure.glb', 0, 'leg_joint_L_1', 'leg_joint_R_1',
         ('leg_joint_L_2', 'leg_joint_L_3'), 'leg_joint_R_1', 'arm_joint_L_2', prepare=swing),
    Spec('alien', 'Quaternius_AlienScolitex/Alien_Scolitex.gltf', 0, 'ClawBig_1.L', 'ClawBig_1.R',
         ('Spine_3', 'Spine_4'), 'ClawBig_2.L', 'ClawBig2_2.R'),
    Spec('bunny', 'Quaternius_Bunny/Bunny.gltf', 10, 'UpperLeg.L', 'UpperLeg.R',
         ('UpperArm.L', 'LowerArm.L'), 'UpperArm.R', 'LowerArm.L',
         ground=(0, -2.324), stand=(3, 'Foot.R', 'translation', (0.45, 0, 0))),
]
