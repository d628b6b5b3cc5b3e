// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "model/core/function_ref.h"
#include "model/evaluate/frame_list.h"
#include "model/values/value_source.h"

namespace sinew {

/// A value and where it is.
struct ValuePlace {
    float value = 0.0F;
    NodeIndex node;
    std::uint32_t primitive = 0;  // primitive of its mesh
    std::uint32_t index = 0;      // vertex or element, see SurfaceValues::Per
};

/// The value farthest from 0; the first of equal ones. None if all are 0 or missing.
[[nodiscard]] std::optional<ValuePlace> largestValue(const SurfaceValues& values);

/// The vertex to mark for a place: itself, or the first vertex of the element.
[[nodiscard]] std::uint32_t vertexOf(const Asset& asset, const SurfaceValues& values,
                                     const ValuePlace& place);

/// The worst of every vertex or element over the frames of a clip.
struct ClipWorst {
    AnimationIndex animation;
    FrameList frames;
    SurfaceValues worst;                     // value farthest from 0 at each place
    std::vector<std::uint32_t> worstFrames;  // [value]: position in `frames`
    std::optional<ValuePlace> largest;       // largest of all

    /// The number of the frame at which a value of `worst` was seen, and its time.
    [[nodiscard]] std::uint64_t frameOf(std::size_t place) const noexcept {
        return static_cast<std::uint64_t>(frames.numbers[worstFrames[place]]);
    }
    [[nodiscard]] float secondsOf(std::size_t place) const noexcept {
        return frames.seconds[worstFrames[place]];
    }
    [[nodiscard]] std::size_t placeOf(const ValuePlace& place) const noexcept;
};

/// Over the poses of the animation at its frames, of which the rate is above 0; the first of equal
/// ones. `progress` gets the finished fraction. None after a stop, and for more than a million
/// frames.
[[nodiscard]] std::optional<ClipWorst> worstOverClip(
    ValueSource& source, const std::shared_ptr<const ClipLibrary>& clips, AnimationIndex animation,
    double framesPerSecond, FunctionRef<void(float)> progress, const std::stop_token& stop = {});

/// The worst values as a picture shows them, with a legend that says so.
[[nodiscard]] SurfaceValues worstValues(const ClipWorst& worst, const ValueSource& source,
                                        const Asset& asset);

/// "Worst over Walk: 0.0213 at frame 41, vertex 410".
[[nodiscard]] std::string worstWords(const ClipWorst& worst, const ValueSource& source,
                                     const Asset& asset);

}  // namespace sinew
