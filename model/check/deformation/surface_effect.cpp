// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/deformation/surface_effect.h"

#include <algorithm>
#include <cmath>

#include "model/asset/allowed_work.h"
#include "model/evaluate/rest_pose.h"

namespace sinew::check {

namespace {

constexpr std::size_t kDeformedVertices = 3'000'000;  // vertices that one meter deforms

// Of posing and deforming all once.
std::size_t costOfPose(const Asset& asset) {
    std::size_t count = costOfPosing(asset);
    for (const Node& node : asset.nodes) {
        if (node.mesh) {
            for (const Primitive& primitive : asset[node.mesh].primitives) {
                count += primitive.vertexCount() * (1 + primitive.targets.size());
            }
        }
    }
    return count;
}

void deformIn(const PoseEvaluator& pose, NodeIndex node, const Primitive& primitive,
              DeformedVertices& out) {
    const Node& drawn = pose.asset()[node];
    deformPrimitive(
        primitive,
        {.morphWeights = pose.pose().weightsOf(drawn),
         .palette = drawn.skin ? pose.palette(drawn.skin) : std::span<const glm::mat4>(),
         .worldFromMesh = pose.world(node)},
        out);
}

bool movesAlike(const PoseEvaluator& a, const PoseEvaluator& b, NodeIndex node) {
    if (const SkinIndex skin = a.asset()[node].skin) {
        return std::ranges::equal(a.palette(skin), b.palette(skin));
    }
    return a.world(node) == b.world(node);
}

}  // namespace

std::vector<ClipMoment> clipMoments(const Asset& asset, std::size_t perClip, std::size_t most) {
    const std::size_t all = asset.animations.size() * perClip;
    const std::size_t count = std::min(all, most);
    std::vector<ClipMoment> moments;
    moments.reserve(count);
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t position = (2 * i + 1) * all / (2 * count);
        const Animation& clip = asset.animations[position / perClip];
        const float part =
            (static_cast<float>(position % perClip) + 0.5F) / static_cast<float>(perClip);
        moments.push_back({AnimationIndex(position / perClip),
                           clip.startSeconds + part * clip.durationSeconds()});
    }
    return moments;
}

std::size_t costOfPosing(const Asset& asset) {
    std::size_t count = asset.nodes.size();
    for (const Skin& skin : asset.skins) {
        count += skin.joints.size();
    }
    return count;
}

EffectMeter::EffectMeter(const Asset& asset, double modelSize, const std::stop_token& stop)
    : m_asset(asset),
      m_modelSize(modelSize),
      m_stop(stop),
      m_cost(2 * costOfPose(asset)),
      m_verticesLeft(allowedWork(asset, kDeformedVertices)),
      m_stored(borrowed(asset)),
      m_replaced(m_stored.clips()) {}

SurfaceEffect EffectMeter::of(AnimationIndex clip, float seconds, const HandTransform& instead,
                              double estimate) {
    SurfaceEffect effect{.animation = clip, .seconds = seconds};
    if (m_cost > m_verticesLeft || m_stop.stop_requested()) {
        effect.distance = estimate;
    } else {
        m_verticesLeft -= m_cost;
        HandPose hand;
        hand.set(instead);
        m_replaced.setHandPose(hand);
        m_stored.evaluate(clip, seconds);
        m_replaced.evaluate(clip, seconds);
        for (std::size_t n = 0; n < m_asset.nodes.size(); ++n) {
            compare(NodeIndex(n), effect);
        }
    }
    effect.share = effect.distance / m_modelSize;
    return effect;
}

void EffectMeter::compare(NodeIndex node, SurfaceEffect& effect) {
    if (!m_asset[node].mesh || movesAlike(m_stored, m_replaced, node)) {
        return;
    }
    const std::vector<Primitive>& primitives = m_asset[m_asset[node].mesh].primitives;
    for (std::size_t p = 0; p < primitives.size() && !m_stop.stop_requested(); ++p) {
        deformIn(m_stored, node, primitives[p], m_before);
        deformIn(m_replaced, node, primitives[p], m_after);
        for (std::size_t v = 0; v < primitives[p].vertexCount(); ++v) {
            const double distance =
                static_cast<double>(glm::length(m_after.positions[v] - m_before.positions[v]));
            if (std::isfinite(distance) && distance > effect.distance) {
                effect.distance = distance;
                effect.mesh = m_asset[node].mesh;
                effect.primitive = static_cast<std::uint32_t>(p);
                effect.vertex = static_cast<std::uint32_t>(v);
            }
        }
    }
}

}  // namespace sinew::check
