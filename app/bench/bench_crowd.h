// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <memory>

#include "app/bench/bench_report.h"
#include "model/evaluate/clip/clip_library.h"

namespace sinew::cli {

/// The clip of a benchmark.
struct BenchClip {
    std::shared_ptr<const ClipLibrary> clips;
    AnimationIndex animation;
    std::size_t repetitions = 0;  // maximum; large files use fewer
};

/// Uniform times of the clip, the same on every machine.
[[nodiscard]] std::vector<float> randomTimes(const Animation& animation, std::size_t count);

/// Adds `instances`: nanoseconds per pose (sampling, world and joint matrices) of `count` copies,
/// each at its own time, with one thread, two, four and so on up to all cores.
void addInstances(const BenchClip& clip, bool isRandom, std::size_t count, BenchReport& report);

/// Adds `skin`: nanoseconds per pose for CPU skinning of every skinned or morphed vertex (position
/// and normal) of the scene, with one thread and with all; and the figures per vertex.
void addSkinning(const BenchClip& clip, BenchReport& report);

/// Adds `pick`: nanoseconds to find the surface at a pixel, for pixels all over a 1280 x 720
/// picture fitted to the clip, in one pose; and `pickNewPose`: the same with a new pose each time,
/// including evaluation and deformation.
void addPicking(const BenchClip& clip, BenchReport& report);

}  // namespace sinew::cli
