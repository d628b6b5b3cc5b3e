// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/engines/shared_poses.h"

#include <algorithm>
#include <utility>

#include "model/check/deformation/surface_effect.h"
#include "model/core/percent_done.h"
#include "model/core/throwing_loop.h"
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

constexpr std::uint64_t kVerticesPerMatrix = 4;  // evaluating a node or a joint costs as much
constexpr std::uint64_t kVerticesPerPose = 100;  // and evaluating any pose
constexpr std::uint64_t kVerticesPerCall = 50;   // and deforming any primitive

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

std::uint64_t costOfDeforming(const Primitive& primitive) noexcept {
    return kVerticesPerCall +
           primitive.vertexCount() * (primitive.influenceSets.size() + primitive.targets.size());
}

SharedPoses::SharedPoses(std::shared_ptr<const ClipLibrary> clips,
                         std::vector<PosedSearch*> searches)
    : m_clips(std::move(clips)),
      m_searches(std::move(searches)),
      m_costOfPosing(kVerticesPerPose +
                     kVerticesPerMatrix * check::costOfPosing(*m_clips->asset())) {
    std::uint64_t cost = 0;
    for (std::size_t i = 0; i < m_searches.size(); ++i) {
        cost += m_searches[i]->cost();
        if (cost >= m_costOfPosing || i + 1 == m_searches.size()) {
            m_ends.push_back(i + 1);
            cost = 0;
        }
    }
}

std::uint64_t SharedPoses::costPerPose() const noexcept {
    std::uint64_t cost = m_costOfPosing * m_ends.size();
    for (const PosedSearch* search : m_searches) {
        cost += search->cost();
    }
    return std::max<std::uint64_t>(cost, 1);
}

void SharedPoses::addToGroup(std::size_t group, std::span<const EngineMoment> moments,
                             PercentDone& done, const std::stop_token& stop) {
    const std::size_t first = group == 0 ? 0 : m_ends[group - 1];
    const std::span<PosedSearch* const> searches =
        std::span(m_searches).subspan(first, m_ends[group] - first);
    PoseEvaluator pose(m_clips);
    for (PosedSearch* search : searches) {
        search->begin(pose, moments);
    }
    for (std::size_t i = 0; i < moments.size(); ++i) {
        if (stop.stop_requested()) {
            return;
        }
        pose.evaluate(moments[i].animation, moments[i].seconds);
        for (PosedSearch* search : searches) {
            search->add(pose, i);
        }
        done.add();
    }
    for (PosedSearch* search : searches) {
        search->finish();
    }
}

void SharedPoses::add(std::span<const EngineMoment> moments,
                      const std::function<void(float)>& progress, const std::stop_token& stop) {
    PercentDone done(m_ends.size() * moments.size(), progress);
    runThrowing(m_ends.size(), stop,
                [&](std::size_t group) { addToGroup(group, moments, done, stop); });
}

}  // namespace sinew
