// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/tracks/track_evaluator.h"

#include <algorithm>
#include <cassert>

#include "model/tracks/clip_tracks.h"

namespace sinew {
namespace {

constexpr NodeIndex kLoneNode{0U};
constexpr AnimationIndex kLoneClip{0U};

/// The channel's target, moved to the only object of its file.
void addLonePointer(const Animation& clip, const Track& track, Asset& alone) {
    PropertyChannel lone;
    lone.sampler = SamplerIndex(0U);
    lone.target = pointerChannel(clip, track)->target;
    lone.target.index = 0;
    if (lone.target.property != Property::Visible) {
        lone.property = 0;
        alone.animatedProperties.push_back({.target = lone.target, .width = track.components});
        alone.propertyFloatCount = track.components;
    }
    alone.animations.front().propertyChannels.push_back(lone);
}

/// A file with nothing but the target of the track and its keys.
Asset loneAsset(const Asset& asset, AnimationIndex animation, const Track& track) {
    const Animation& clip = asset[animation];
    Asset alone;
    alone.nodes.resize(1);
    alone.parentsFirst = {kLoneNode};
    alone.animations.resize(1);
    alone.animations.front().samplers = {clip.samplers[track.sampler.value]};
    if (track.property == TrackProperty::Pointer) {
        addLonePointer(clip, track, alone);
        return alone;
    }
    if (track.property == TrackProperty::Weights) {
        alone.nodes.front().restWeights.resize(track.components);
        alone.weightCount = track.components;
    }
    alone.animations.front().channels = {
        {.node = kLoneNode, .path = pathOf(track.property), .sampler = SamplerIndex(0U)}};
    return alone;
}

}  // namespace

TrackEvaluator::TrackEvaluator(const Asset& asset, AnimationIndex animation, const Track& track)
    : TrackEvaluator(track, loneAsset(asset, animation, track)) {}

TrackEvaluator::TrackEvaluator(const Track& track, const Asset& alone)
    : m_track(track), m_clip(alone, kLoneClip) {
    m_visibility = track.property == TrackProperty::Pointer && alone.animatedProperties.empty();
    resetToRest(alone, m_rest);
}

TrackEvaluator::Scratch TrackEvaluator::scratch() const {
    Scratch scratch{.cursor = {}, .pose = m_rest};
    m_clip.prepare(scratch.cursor);
    return scratch;
}

void TrackEvaluator::sample(float seconds, Scratch& scratch, std::span<float> out) const noexcept {
    assert(out.size() == m_track.components);
    Pose& pose = scratch.pose;
    m_clip.sample(seconds, scratch.cursor, pose);
    if (m_visibility) {
        out.front() = pose.visible.front();
    } else if (m_track.property == TrackProperty::Weights) {
        std::copy_n(pose.weights.begin(), out.size(), out.begin());
    } else if (m_track.property == TrackProperty::Pointer) {
        std::copy_n(pose.properties.begin(), out.size(), out.begin());
    } else {
        const float* part = pose.row(firstPartOf(pathOf(m_track.property)));
        for (std::size_t i = 0; i < out.size(); ++i) {
            out[i] = part[i * pose.rowStride];
        }
    }
}

}  // namespace sinew
