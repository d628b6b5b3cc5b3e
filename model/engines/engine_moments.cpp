// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/engines/engine_moments.h"

#include <algorithm>

#include "model/evaluate/frame_list.h"
#include "model/facts/frame_grid.h"

namespace sinew {
namespace {

FrameSpan framesOf(const Animation& animation) {
    return frameSpan(wholeRange(animation), clipRate(frameGridOf(animation)).framesPerSecond);
}

void addClip(EngineMoments& moments, const Asset& asset, AnimationIndex animation,
             const FrameSpan& frames) {
    if (frames.count == 0) {
        moments.list.push_back({animation, asset[animation].startSeconds, {}});
    }
    for (std::uint64_t i = 0; i < frames.count; i += moments.step) {
        moments.list.push_back({animation, frames.secondsAt(i), frames.first + i});
    }
}

}  // namespace

EngineMoments engineMoments(const Asset& asset, std::uint64_t most) {
    EngineMoments moments;
    std::vector<FrameSpan> clips;
    for (const Animation& animation : asset.animations) {
        clips.push_back(framesOf(animation));
        moments.frames += std::max<std::uint64_t>(clips.back().count, 1);
    }
    moments.step = frameStep(moments.frames, most);
    moments.clipStep = frameStep(clips.size(), most);
    moments.list.emplace_back();
    for (std::size_t i = 0; i < clips.size(); i += moments.clipStep) {
        addClip(moments, asset, AnimationIndex(i), clips[i]);
    }
    return moments;
}

EngineMoments clipMoments(const Asset& asset, AnimationIndex animation, std::uint64_t most) {
    EngineMoments moments;
    const FrameSpan frames = framesOf(asset[animation]);
    moments.frames = std::max<std::uint64_t>(frames.count, 1);
    moments.step = frameStep(moments.frames, most);
    addClip(moments, asset, animation, frames);
    return moments;
}

}  // namespace sinew
