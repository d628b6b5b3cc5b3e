// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/values/clip_worst.h"

#include <cmath>
#include <utility>

#include "model/evaluate/pose_walk.h"
#include "model/evaluate/worst_values.h"

namespace sinew {
namespace {

constexpr std::uint64_t kMostFramesOfWorst = 1'000'000;

std::string clipName(const Asset& asset, AnimationIndex animation) {
    return displayName(asset[animation].name, "Animation", animation.value);
}

}  // namespace

std::optional<ValuePlace> largestValue(const SurfaceValues& values) {
    std::optional<ValuePlace> largest;
    for (const SurfaceValues::Part& part : values.parts) {
        for (std::size_t i = 0; i < part.count; ++i) {
            const float value = values.values[part.first + i];
            if (std::abs(value) > (largest ? std::abs(largest->value) : 0.0F)) {
                largest = {.value = value,
                           .node = part.node,
                           .primitive = part.primitive,
                           .index = static_cast<std::uint32_t>(i)};
            }
        }
    }
    return largest;
}

std::uint32_t vertexOf(const Asset& asset, const SurfaceValues& values, const ValuePlace& place) {
    if (values.per == SurfaceValues::Per::Vertex) {
        return place.index;
    }
    const Primitive& primitive = asset[asset[place.node].mesh].primitives[place.primitive];
    return elementList(primitive)[std::size_t{place.index} * elementSize(primitive.topology)];
}

std::size_t ClipWorst::placeOf(const ValuePlace& place) const noexcept {
    const SurfaceValues::Part* const part = worst.find(place.node, place.primitive);
    return part != nullptr ? part->first + place.index : 0;
}

std::optional<ClipWorst> worstOverClip(ValueSource& source,
                                       const std::shared_ptr<const ClipLibrary>& clips,
                                       AnimationIndex animation, double framesPerSecond,
                                       FunctionRef<void(float)> progress,
                                       const std::stop_token& stop) {
    ClipWorst worst{.animation = animation,
                    .frames = frameList(wholeRange((*clips->asset())[animation]), framesPerSecond,
                                        FrameEnds::OnlyFrames, kMostFramesOfWorst),
                    .worst = {},
                    .worstFrames = {},
                    .largest = {}};
    if (worst.frames.leavesOut()) {
        return {};
    }
    SurfaceValues here;
    WorstValues kept;
    const auto visit = [&](const PoseEvaluator& pose, std::size_t i) {
        source.evaluate(pose, here);
        if (i == 0) {
            worst.worst = here;
        }
        keepWorst(here.values, static_cast<std::uint32_t>(i), FartherFromZero(), kept);
    };
    if (!PoseWalk(clips).inOrder({.animation = animation}, worst.frames.seconds, visit,
                                 {.stop = stop, .progress = progress})) {
        return {};
    }
    worst.worst.values = std::move(kept.values);
    worst.worstFrames = std::move(kept.positions);
    worst.worst.legend = here.legend;
    worst.worst.high = here.high;
    worst.largest = largestValue(worst.worst);
    return worst;
}

SurfaceValues worstValues(const ClipWorst& worst, const ValueSource& source, const Asset& asset) {
    SurfaceValues shown = worst.worst;
    ValueLegend legend = shown.legend ? *shown.legend : ValueLegend();
    legend.subtitle += ", worst over " + clipName(asset, worst.animation);
    legend.notes = {worstWords(worst, source, asset)};
    shown.legend = std::make_shared<const ValueLegend>(std::move(legend));
    return shown;
}

std::string worstWords(const ClipWorst& worst, const ValueSource& source, const Asset& asset) {
    const std::string clip = clipName(asset, worst.animation);
    if (!worst.largest) {
        return clip + ": no difference in any frame";
    }
    const ValuePlace& place = *worst.largest;
    return "Worst over " + clip + ": " + source.words(place.value) + " at frame " +
           std::to_string(worst.frameOf(worst.placeOf(place))) + ", vertex " +
           std::to_string(vertexOf(asset, worst.worst, place));
}

}  // namespace sinew
