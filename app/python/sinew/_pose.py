# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""A pose of a file."""
from __future__ import annotations

from typing import TYPE_CHECKING

from . import _sinew
from ._items import Floats, Ref

if TYPE_CHECKING:
    from ._asset import Asset


class Pose:
    """A file at one moment; made by `Asset.pose`.

    >>> import sinew
    >>> pose = sinew.load("orca.glb").pose("Breach", 2.0)
    >>> pose.world.shape
    (22, 4, 4)
    >>> pose.world.flags.writeable
    False
    """

    __slots__ = ("_asset", "_pose", "_words")

    def __init__(self, asset: Asset, pose: _sinew.Pose, words: str) -> None:
        self._asset = asset
        self._pose = pose
        self._words = words

    def __repr__(self) -> str:
        return f"<sinew.Pose of '{self._asset.name}': {self._words}>"

    @property
    def asset(self) -> Asset:
        """The file."""
        return self._asset

    @property
    def world(self) -> Floats:
        """[node, row, column]: from the node to the world. `world[:, :3, 3]` are the places."""
        return self._pose.world()

    @property
    def translations(self) -> Floats:
        """[node, 3]: relative to the parent, as the next two."""
        return self._pose.translations()

    @property
    def rotations(self) -> Floats:
        """[node, 4]: unit quaternions (x, y, z, w)."""
        return self._pose.rotations()

    @property
    def scales(self) -> Floats:
        """[node, 3]"""
        return self._pose.scales()

    def joint_matrices(self, skin: Ref = 0) -> Floats:
        """[joint, row, column]: world matrix of the joint times its inverse bind matrix. The node that
        draws the mesh has no part in it (glTF 2.0, 3.7.3.3)."""
        return self._pose.joint_matrices(self._asset._find("skin", skin))

    def morph_weights(self, node: Ref) -> Floats:
        """[morph target] of the node's mesh; empty if it has none."""
        return self._pose.morph_weights(self._asset._find("node", node))

    def vertices(self, node: Ref, primitive: int = 0) -> Floats:
        """[vertex, 3]: in world space, after morph targets and skinning, with weights divided by their
        sum. Computed with every call."""
        return self._pose.vertices(self._asset._find("node", node), self._asset._position(primitive))

    def normals(self, node: Ref, primitive: int = 0) -> Floats:
        """[vertex, 3]: unit length, in world space; empty where the primitive has none."""
        return self._pose.normals(self._asset._find("node", node), self._asset._position(primitive))
