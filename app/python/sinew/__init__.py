# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Looks inside animated glTF 2.0 files: poses, curves, weights, findings, pictures.

    >>> import sinew
    >>> orca = sinew.load("orca.glb")
    >>> orca
    <sinew.Asset 'orca.glb': 22 nodes, 1 mesh, 1 skin, 3 clips>
    >>> [clip.name for clip in orca.clips]
    ['Swim', 'Breach', 'Chatter']
    >>> pose = orca.pose("Swim", 1.25)
    >>> pose.vertices("Orca").shape
    (9985, 3)

The file of these examples is written by `sinew-cli demo -o orca.glb`.

Nodes, skins, meshes and clips are named by their index in the file or by their exact name. Times are
seconds of the file; a clip may start later than 0, and times outside of it are those of its nearest
end. Lengths are in the units of the file (metres by the specification), y is up. Matrices multiply
column vectors: `matrix @ [x, y, z, 1]`. Quaternions are (x, y, z, w), as in the file.

Arrays are NumPy arrays that share memory with the file or the pose and keep it alive. They are
read-only; `array.copy()` can be written. Everything is immutable and may be used by several threads,
and what takes long runs while other threads of Python go on. Ctrl+C ends it with KeyboardInterrupt.

What fails raises `sinew.Error`.
"""
from ._asset import Asset, compare, load
from ._errors import Error, RenderNotice
from ._items import Clip, Curve, Finding, Layer, Mesh, Node, Primitive, Skin
from ._pose import Pose
from ._sinew import __version__

__all__ = [
    "Asset", "Clip", "Curve", "Error", "Finding", "Layer", "Mesh", "Node", "Pose", "Primitive",
    "RenderNotice", "Skin", "__version__", "compare", "load",
]

Error.__module__ = RenderNotice.__module__ = __name__  # as tracebacks name them
