#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Sinew authors
# SPDX-License-Identifier: MIT
"""Plots the height of a foot, or of any other node, over a clip.

usage: foot_height.py FILE CLIP NODE OUT.svg
       foot_height.py walk.glb Walk LeftFoot foot.svg

CLIP and NODE are names or indices. Draws the SVG itself; for other endings of OUT, such as .png, it needs matplotlib.
"""
from __future__ import annotations

import importlib
import pathlib
import sys

import numpy as np
import numpy.typing as npt

import sinew

Floats = npt.NDArray[np.float32]


def foot_heights(asset: sinew.Asset, clip: str, foot: str) -> tuple[Floats, Floats]:
    """The time of every frame of the clip, and how high the node is above the world's ground then."""
    node = asset.node(foot).index
    times = asset.clip(clip).times()
    heights = np.array([asset.pose(clip, time).world[node, 1, 3] for time in times], dtype=np.float32)
    return times, heights


def svg_plot(times: Floats, heights: Floats, title: str, width: int = 720, height: int = 280) -> str:
    """A line over a frame with the least and the largest values at its sides."""
    left, top, right, bottom = 64, 36, width - 16, height - 36
    low, high = float(heights.min()), float(heights.max())
    span = (high - low) or 1.0
    length = float(times[-1] - times[0]) or 1.0
    x = left + (times - times[0]) / length * (right - left)
    y = bottom - (heights - low) / span * (bottom - top)
    line = " ".join(f"{a:.1f},{b:.1f}" for a, b in zip(x, y))
    words = title.replace("&", "&amp;").replace("<", "&lt;")
    return f"""<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" font-family="sans-serif" font-size="12">
<rect width="{width}" height="{height}" fill="white"/>
<text x="{left}" y="22" font-size="14">{words}</text>
<rect x="{left}" y="{top}" width="{right - left}" height="{bottom - top}" fill="none" stroke="#bbbbbb"/>
<polyline points="{line}" fill="none" stroke="#2a6fbb" stroke-width="2"/>
<text x="{left - 6}" y="{top + 10}" text-anchor="end">{high:.3g}</text>
<text x="{left - 6}" y="{bottom}" text-anchor="end">{low:.3g}</text>
<text x="{left}" y="{bottom + 18}">{times[0]:.3g} s</text>
<text x="{right}" y="{bottom + 18}" text-anchor="end">{times[-1]:.3g} s</text>
</svg>
"""


def main(arguments: list[str]) -> int:
    if len(arguments) != 4:
        print(__doc__, file=sys.stderr)
        return 2
    file, clip, foot, output = arguments
    try:
        asset = sinew.load(file, images=False)
        times, heights = foot_heights(asset, clip, foot)
    except sinew.Error as error:
        print(f"foot_height.py: {error}", file=sys.stderr)
        return 3
    title = f"Height of {asset.node(foot).name} in {asset.clip(clip).name} ({asset.name})"
    if output.endswith(".svg"):
        pathlib.Path(output).write_text(svg_plot(times, heights, title), encoding="utf-8")
        return 0
    pyplot = importlib.import_module("matplotlib.pyplot")
    pyplot.plot(times, heights)
    pyplot.title(title)
    pyplot.savefig(output)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
