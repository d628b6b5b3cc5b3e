# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""A loaded file."""
from __future__ import annotations

import json
import operator
import os
import warnings
from functools import cached_property
from typing import Any, Iterable, Mapping, Optional, Sequence, Union

import numpy as np
import numpy.typing as npt

from . import _sinew
from ._errors import Error, RenderNotice
from ._items import Clip, Curve, Finding, Floats, Layer, Mesh, Node, Primitive, Ref, Skin, finite
from ._pose import Pose

#: The value of an option of `sinew-cli render`.
OptionValue = Union[None, bool, int, float, str, "os.PathLike[str]", Sequence[Union[int, float, str]]]


def load(path: Union[str, "os.PathLike[str]"], *, images: bool = True) -> Asset:
    """Loads a .gltf with its buffers and images, or a .glb, .vrm or .vrma.

    Without `images` it is faster; they have a size then, but no pixels to draw or to check. Raises
    `Error` with the code of what is wrong and a pointer to its place. Problems in spite of which the
    file can be shown are among `Asset.findings`."""
    return Asset(_sinew.File.load(os.fspath(path), images), os.fspath(path))


def compare(before: Asset, after: Asset, *, same: str = "time", bisect: bool = False) -> dict[str, Any]:
    """What differs between two files, and how far the surface moves because of it: the answer of
    `sinew-cli compare --json`.

    `same`: clips of different durations are compared at the same "time" or "phase". `bisect` also
    finds the smallest set of parts that explains the difference.

    >>> import sinew
    >>> orca = sinew.load("orca.glb")
    >>> sinew.compare(orca, orca)["sentence"]
    'Same mesh; same weights; same motion.'
    """
    if same not in ("time", "phase"):
        raise ValueError(f"same must be 'time' or 'phase', not {same!r}")
    return _object(_sinew.compare(before._file, after._file, same == "phase", bisect))


class Asset:
    """A glTF file, loaded and checked; made by `load`. Immutable."""

    def __init__(self, file: _sinew.File, path: str) -> None:
        self._file = file
        self._path = path

    def __repr__(self) -> str:
        counts = (_count(len(self.nodes), "node"), _count(len(self.meshes), "mesh", "meshes"),
                  _count(len(self.skins), "skin"), _count(len(self.clips), "clip"))
        return f"<sinew.Asset '{self.name}': {', '.join(counts)}>"

    @property
    def path(self) -> str:
        """The file, as it was given to `load`."""
        return self._path

    @property
    def name(self) -> str:
        """The name of the file without its folder."""
        return os.path.basename(self._path)

    @cached_property
    def nodes(self) -> list[Node]:
        """All nodes, by index."""
        return [Node(i, *each) for i, each in enumerate(self._file.nodes())]

    @cached_property
    def meshes(self) -> list[Mesh]:
        """All meshes, by index."""
        return [Mesh(i, *each) for i, each in enumerate(self._file.meshes())]

    @cached_property
    def skins(self) -> list[Skin]:
        """All skins, by index."""
        return [Skin(i, *each) for i, each in enumerate(self._file.skins())]

    @cached_property
    def clips(self) -> list[Clip]:
        """All animations, by index."""
        return [Clip(i, name, start, end, rate or None)
                for i, (name, start, end, rate) in enumerate(self._file.clips())]

    def node(self, node: Ref) -> Node:
        """The node with this index or name."""
        return self.nodes[self._find("node", node)]

    def clip(self, clip: Ref) -> Clip:
        """The animation with this index or name."""
        return self.clips[self._find("animation", clip)]

    def pose(self, clip: Optional[Ref] = None, time: float = 0.0, *, layers: Iterable[Layer] = (),
             morphs: Union[None, Mapping[str, float], Mapping[int, float]] = None) -> Pose:
        """The pose of a clip at a time; without a clip the rest pose, or that of `layers`.

        `morphs` are weights by hand instead of those of the clip: by the name or index of a morph
        target, on every mesh that has it, or "vrm:EXPRESSION".

        >>> import sinew
        >>> orca = sinew.load("orca.glb")
        >>> orca.pose(morphs={"Smile": 0.5}).morph_weights("Orca")
        array([0.5, 0. , 0. ], dtype=float32)
        >>> orca.pose(layers=[sinew.Layer("Swim", 0.5), sinew.Layer("Chatter", 1.0, mode="additive")])
        <sinew.Pose of 'orca.glb': layers Swim, Chatter>
        """
        index = None if clip is None else self._find("animation", clip)
        mixed = list(layers)
        if mixed and index is not None:
            raise ValueError("a pose is that of a clip or of layers, not of both")
        rows = [self._layer(each) for each in mixed]
        weights = [(str(target), finite("a morph weight", weight)) for target, weight in (morphs or {}).items()]
        pose = self._file.pose(index, finite("time", time), rows, weights)
        if mixed:
            words = "layers " + ", ".join(self.clips[row[0]].name for row in rows)
        else:
            words = "rest" if index is None else f"{self.clips[index].name} at {time:g} s"
        return Pose(self, pose, words)

    def primitive(self, mesh: Ref = 0, primitive: int = 0) -> Primitive:
        """The vertices of a primitive as stored: positions, normals, joints and weights."""
        return Primitive(*self._file.primitive(self._find("mesh", mesh), self._position(primitive)))

    def curves(self, clip: Ref) -> list[Curve]:
        """The channels of a clip with their keys.

        >>> import sinew
        >>> curve = sinew.load("orca.glb").curves("Swim")[0]
        >>> curve.target, curve.interpolation, curve.values.shape
        ('translation', 'LINEAR', (61, 3))
        """
        return [_curve(*each) for each in self._file.curves(self._find("animation", clip))]

    def info(self, *, bounds: bool = False) -> dict[str, Any]:
        """What the file consists of: the answer of `sinew-cli info --json`. `bounds` adds the box that
        holds the surface in every frame of every clip.

        >>> import sinew
        >>> sinew.load("orca.glb").info()["statistics"]["triangles"]
        18208
        """
        return _object(_sinew.info(self._file, bounds))

    def findings(self, *, config: Union[bool, str, "os.PathLike[str]"] = True) -> list[Finding]:
        """What loading and checking the file found, the most visible first, as in `sinew-cli check`.

        The rules of the project count: those of every sinew.json in and above the folder of the
        file, those of the rule file that `config` names, or none if it is False. Findings that the
        baseline of the project lists are left out.

        >>> import sinew
        >>> [str(finding) for finding in sinew.load("orca.glb").findings() if finding.severity == "error"]
        []
        """
        rules = "" if isinstance(config, bool) else os.fspath(config)
        report = _object(_sinew.findings(self._file, rules, config is not False))["files"][0]
        return [Finding(each["severity"], each["code"], each["message"], each["pointer"], each["count"], each)
                for each in report["findings"]]

    def weights_report(self, clip: Optional[Ref] = None, *, skin: Optional[Ref] = None,
                       mirror: bool = False) -> dict[str, Any]:
        """What the skins hold, joint by joint and primitive by primitive: the answer of `sinew-cli
        weights --json`. With a clip, distances are the largest of its frames. `mirror` compares left
        with right."""
        return _object(_sinew.weights(self._file,
                                      None if clip is None else self._find("animation", clip),
                                      None if skin is None else self._find("skin", skin), mirror))

    def motion(self, clip: Optional[Ref] = None, *, feet: Iterable[Ref] = (),
               frame_rate: Optional[float] = None) -> dict[str, Any]:
        """How clips move (contacts, slides, loop seams, jumps, root motion): the answer of `sinew-cli
        motion --json`. Without a clip it is about all; feet are found, and the frame rate is guessed
        from the keys, unless they are given."""
        rate = 0.0 if frame_rate is None else finite("frame_rate", frame_rate)
        if frame_rate is not None and rate <= 0.0:
            raise ValueError(f"frame_rate must be above 0, not {frame_rate!r}")
        return _object(_sinew.motion(self._file,
                                     [] if clip is None else [self._find("animation", clip)],
                                     [self._find("node", foot) for foot in feet], rate))

    def compare(self, after: Asset, *, same: str = "time", bisect: bool = False) -> dict[str, Any]:
        """See `sinew.compare`; this is the file before."""
        return compare(self, after, same=same, bisect=bisect)

    def render(self, output: Union[None, str, "os.PathLike[str]"] = None, *, device: Union[None, int, str] = None,
               **options: OptionValue) -> Optional[npt.NDArray[np.uint8]]:
        """Draws a picture without a window: an array [row, column, RGBA], from the top left, or a file
        if `output` names one: .png, or a film (.webp, .png, .mp4, .webm).

        The options are those of `sinew-cli render`, with underscores: `size="640x480"`,
        `animation="Walk"`, `time=0.5`, `view="weight"`, `joint=["Hip", "Knee"]`, `transparent=True`.
        An option that is given repeatedly takes a list. `sinew-cli help render` lists all. `device`
        is the index or name of a Vulkan device. What is odd about the picture is a warning of the
        category `RenderNotice`.

        >>> import sinew
        >>> sinew.load("orca.glb").render(size="64x48", animation="Swim", time=0.5).shape
        (48, 64, 4)
        """
        words = [word for name, value in options.items() for word in _words(name, value)]
        picture, notices = _sinew.render(self._file, words, "" if output is None else os.fspath(output),
                                         "" if device is None else str(device))
        for notice in notices:
            warnings.warn(notice, RenderNotice, stacklevel=2)
        return picture

    def _find(self, kind: str, wanted: Ref) -> int:
        return self._file.find(kind, wanted if isinstance(wanted, str) else str(operator.index(wanted)))

    def _position(self, primitive: int) -> int:
        if operator.index(primitive) < 0:
            raise Error(f"there is no primitive {primitive}", path=self._path)
        return operator.index(primitive)

    def _layer(self, layer: Layer) -> tuple[int, float, float, str, Optional[int], str]:
        if not isinstance(layer, Layer):
            raise TypeError(f"a layer must be a sinew.Layer, not {layer!r}")
        return (self._find("animation", layer.clip), finite("time", layer.time), finite("weight", layer.weight),
                layer.mode, None if layer.mask is None else self._find("node", layer.mask), layer.reference)


def _object(text: str) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(text)
    return document


def _count(number: int, one: str, many: Optional[str] = None) -> str:
    return f"{number} {one if number == 1 else many or one + 's'}"


def _words(name: str, value: OptionValue) -> list[str]:
    """An option as words of a command line."""
    option = "--" + name.replace("_", "-")
    if value is None or value is False:
        return []
    if value is True:
        return [option]
    if isinstance(value, (list, tuple)):
        return [f"{option}={each}" for each in value]
    return [f"{option}={os.fspath(value) if isinstance(value, os.PathLike) else value}"]


def _curve(node: Optional[int], target: str, interpolation: str, width: int, times: Floats,
           values: Floats) -> Curve:
    if interpolation != "CUBICSPLINE":
        return Curve(node, target, interpolation, times, values.reshape(-1, width))
    keys = values.reshape(-1, 3, width)
    return Curve(node, target, interpolation, times, keys[:, 1], keys[:, 0], keys[:, 2])
