# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Plain values: what a file consists of."""
from __future__ import annotations

import math
from dataclasses import dataclass, field
from numbers import Real
from typing import Any, Mapping, Optional, Union

import numpy as np
import numpy.typing as npt

#: An index in the file, or an exact name.
Ref = Union[int, str]
Floats = npt.NDArray[np.float32]


def finite(name: str, value: object) -> float:
    """The value, which must be a finite number."""
    if not isinstance(value, Real):
        raise TypeError(f"{name} must be a number, not {value!r}")
    if not math.isfinite(value):
        raise ValueError(f"{name} must be finite, not {value!r}")
    return float(value)


@dataclass(frozen=True)
class Node:
    """A node of the scene graph. `parent`, `mesh` and `skin` are indices."""

    index: int
    name: str
    parent: Optional[int]
    mesh: Optional[int]
    skin: Optional[int]


@dataclass(frozen=True)
class Mesh:
    """A mesh, with the number of its primitives."""

    index: int
    name: str
    primitives: int


@dataclass(frozen=True)
class Skin:
    """A skin. `joints` are indices of nodes; `inverse_bind` is [joint, row, column], from the mesh to
    the joint."""

    index: int
    name: str
    joints: list[int]
    inverse_bind: Floats = field(repr=False, compare=False)


@dataclass(frozen=True)
class Clip:
    """An animation. `start` and `end` are the times of its first and last key; `frame_rate` is
    guessed from the keys, and None where they have no common rate."""

    index: int
    name: str
    start: float
    end: float
    frame_rate: Optional[float]

    @property
    def duration(self) -> float:
        """Seconds from the first key to the last."""
        return self.end - self.start

    def times(self, frame_rate: Optional[float] = None) -> Floats:
        """The time of every frame, at `frame_rate` per second; without it at the rate of the clip, or
        30. The end is always among them.

        >>> import sinew
        >>> sinew.load("orca.glb").clip("Chatter").times(1)
        array([0., 1., 2., 3.], dtype=float32)
        """
        rate = frame_rate or self.frame_rate or 30.0
        frames = int(np.floor(self.duration * rate + 1e-3))
        times = self.start + np.arange(frames + 1) / rate
        if times[-1] < self.end - 1e-3 / rate:
            times = np.append(times, self.end)
        return np.minimum(times, self.end).astype(np.float32)


@dataclass(frozen=True)
class Curve:
    """A channel of a clip with the keys of its sampler.

    `node` is an index, or None if `target` is the JSON pointer of another object's property;
    otherwise `target` is "translation", "rotation", "scale" or "weights". `values` is [key, number];
    `in_tangents` and `out_tangents` are per second, and None unless `interpolation` is
    "CUBICSPLINE"."""

    node: Optional[int]
    target: str
    interpolation: str
    times: Floats = field(repr=False, compare=False)
    values: Floats = field(repr=False, compare=False)
    in_tangents: Optional[Floats] = field(default=None, repr=False, compare=False)
    out_tangents: Optional[Floats] = field(default=None, repr=False, compare=False)


@dataclass(frozen=True)
class Primitive:
    """The vertices of one primitive as stored, in the space of the mesh.

    `elements` is [element, corner]: vertices of triangles, or of lines or points, with strips and
    fans unrolled. `joints` and `weights` are [vertex, influence]: positions in the joints of a skin,
    and weights with sums as stored; None if the primitive is not skinned. `normals` is None where the
    file has none."""

    positions: Floats
    normals: Optional[Floats]
    elements: npt.NDArray[np.uint32]
    joints: Optional[npt.NDArray[np.uint16]]
    weights: Optional[Floats]
    morph_targets: list[str]

    def __repr__(self) -> str:
        skinned = "" if self.weights is None else f", {self.weights.shape[1]} influences"
        return f"<sinew.Primitive: {len(self.positions)} vertices, {len(self.elements)} elements{skinned}>"


@dataclass(frozen=True)
class Finding:
    """What the loader or the check found, as in `sinew-cli check --json`.

    `severity` is "error", "warning" or "info"; `pointer` is a JSON pointer into the file; `details`
    has all members of the JSON."""

    severity: str
    code: str
    message: str
    pointer: str
    count: int
    details: Mapping[str, Any] = field(repr=False, compare=False)

    def __str__(self) -> str:
        return f"{self.severity}: {self.message} [{self.code}]"


@dataclass(frozen=True)
class Layer:
    """One clip's share of a blended pose.

    `mode` is "blend" (averaged by weight with the other layers of this mode), "override" (mixed over
    the layers before it) or "additive" (its difference from `reference`, "rest" or "first" key, is
    added). `mask` limits it to a node and what is below that."""

    clip: Ref
    time: float = 0.0
    weight: float = 1.0
    mode: str = "blend"
    mask: Optional[Ref] = None
    reference: str = "rest"
