// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <memory>

#include "app/cli/bench/bench_report.h"
#include "model/evaluate/clip/clip_library.h"

namespace sinew::cli {

/// What a bench of one clip is about.
struct BenchClip {
    std::shared_ptr<const ClipLibrary> clips;
    AnimationIndex animation;
    std::size_t repetitions = 0;  // at most: large files get by with fewer
};

/// Adds `instances`: nanoseconds per pose (sampling, world and joint matrices) of `count` copies,
/// each at its own time, with one thread, two, four and so on up to all cores.
void addInstances(const BenchClip& clip, bool randomTimes, std::size_t count, BenchReport& report);

/// Adds `skin`: nanoseconds per pose that it takes the processor to move every vertex (position and
/// normal) that skins or morph targets move in the shown scene, with one thread and with all; and
/// the figures per vertex.
void addSkinning(const BenchClip& clip, BenchReport& report);

/// Adds `pick`: nanoseconds to find the surface at a pixel, all over a picture of 1280 x 720 that
/// the clip fits into, at one pose; and `pickNewPose`: the same with another pose each time, its
/// evaluation and its vertices included.
void addPicking(const BenchClip& clip, BenchReport& report);

}  // namespace sinew::cli
