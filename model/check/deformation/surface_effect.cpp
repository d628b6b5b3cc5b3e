// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/deformation/surface_effect.h"

#include <algorithm>
#include <cmath>

#include "model/asset/allowed_work.h"
#include "model/evaluate/rest_pose.h"
#include "model/weights/vertex_influences.h"

namespace sinew::check {
namespace {

constexpr std::size_t kComparedParts = 8'000'000;  // matrices and vertices that one meter compares

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
    const Node& drawn = a.asset()[node];
    if (!std::ranges::equal(a.pose().weightsOf(drawn), b.pose().weightsOf(drawn))) {
        return false;
    }
    return drawn.skin ? std::ranges::equal(a.palette(drawn.skin), b.palette(drawn.skin))
                      : a.world(node) == b.world(node);
}

bool isMorphed(const PoseEvaluator& pose, NodeIndex node, const Primitive& primitive) {
    const std::span<const float> weights = pose.pose().weightsOf(pose.asset()[node]);
    return !primitive.targets.empty() &&
           std::any_of(weights.begin(), weights.end(), [](float w) { return w != 0.0F; });
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

void setPart(HandTransform& hand, ChannelPath path, std::span<const float> value) {
    switch (path) {
        case ChannelPath::Translation:
            hand.translation = glm::vec3(value[0], value[1], value[2]);
            break;
        case ChannelPath::Rotation:
            hand.rotation = glm::normalize(glm::quat(value[3], value[0], value[1], value[2]));
            break;
        case ChannelPath::Scale:
            hand.scale = glm::vec3(value[0], value[1], value[2]);
            break;
        case ChannelPath::Weights:
            break;
    }
}

EffectMeter::EffectMeter(const Asset& asset, double modelSize, const std::stop_token& stop)
    : m_asset(asset),
      m_modelSize(modelSize),
      m_stop(stop),
      m_posing(costOfPosing(asset)),
      m_left(allowedWork(asset, kComparedParts)),
      m_stored(borrowed(asset)),
      m_replaced(m_stored.clips()) {}

SurfaceEffect EffectMeter::of(AnimationIndex clip, float seconds,
                              std::span<const HandTransform> instead, double estimate) {
    SurfaceEffect effect{.animation = clip, .seconds = seconds};
    if (!(m_modelSize > 0.0) || !std::isfinite(m_modelSize)) {
        effect.measured = false;
        return effect;
    }
    if (2 * m_posing > m_left || m_stop.stop_requested()) {
        effect.distance = estimate;
        effect.measured = estimate > 0.0;
        ++m_unmeasured;
    } else {
        spend(2 * m_posing);
        HandPose hand;
        for (const HandTransform& each : instead) {
            hand.set(each);
        }
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

SurfaceEffect EffectMeter::ofMoving(AnimationIndex clip, float seconds, NodeIndex node,
                                    const glm::dvec3& offset) {
    HandTransform instead{.node = node};
    if (2 * m_posing <= m_left) {
        m_stored.evaluate(clip, seconds);
        const NodeIndex parent = m_asset[node].parent;
        const glm::dmat4 above = parent ? glm::dmat4(m_stored.world(parent)) : glm::dmat4(1.0);
        const glm::dvec3 world = glm::dvec3(m_stored.world(node)[3]) + offset;
        instead.translation = glm::vec3(glm::inverse(above) * glm::dvec4(world, 1.0));
    }
    return of(clip, seconds, std::span(&instead, 1), glm::length(offset));
}

void EffectMeter::compare(NodeIndex node, SurfaceEffect& effect) {
    if (!m_asset[node].mesh || m_left == 0 || movesAlike(m_stored, m_replaced, node)) {
        return;
    }
    const std::vector<Primitive>& primitives = m_asset[m_asset[node].mesh].primitives;
    for (std::size_t p = 0; p < primitives.size() && !m_stop.stop_requested(); ++p) {
        const bool whole = !m_asset[node].skin || primitives[p].influenceSets.empty() ||
                           isMorphed(m_stored, node, primitives[p]) ||
                           isMorphed(m_replaced, node, primitives[p]);
        if (whole) {
            compareWhole({node, p}, primitives[p], effect);
        } else {
            compareSkinned({node, p}, primitives[p], effect);
        }
    }
}

void EffectMeter::compareWhole(Part part, const Primitive& primitive, SurfaceEffect& effect) {
    deformIn(m_stored, part.first, primitive, m_before);
    deformIn(m_replaced, part.first, primitive, m_after);
    spend(2 * primitive.vertexCount() * (1 + primitive.targets.size()));
    for (std::size_t v = 0; v < primitive.vertexCount(); ++v) {
        keepFarthest(effect, double{glm::length(m_after.positions[v] - m_before.positions[v])},
                     m_asset[part.first].mesh, part.second, v);
    }
}

void EffectMeter::compareSkinned(Part part, const Primitive& primitive, SurfaceEffect& effect) {
    const SkinIndex skin = m_asset[part.first].skin;
    const std::span<const glm::mat4> before = m_stored.palette(skin);
    const std::span<const glm::mat4> after = m_replaced.palette(skin);
    const Followers& followers = followersOf(part, primitive);
    m_moved.resize(std::max(m_moved.size(), primitive.vertexCount()), glm::dvec3(0.0));
    m_touched.clear();
    for (std::size_t j = 0; j < before.size() && !m_stop.stop_requested(); ++j) {
        if (before[j] == after[j]) {
            continue;
        }
        const glm::dmat4 change = glm::dmat4(after[j]) - glm::dmat4(before[j]);
        for (std::size_t i = followers.begin[j]; i < followers.begin[j + 1]; ++i) {
            const Follower& follower = followers.list[i];
            const glm::dvec4 stored(glm::dvec3(primitive.positions[follower.vertex]), 1.0);
            m_moved[follower.vertex] += double{follower.share} * glm::dvec3(change * stored);
            m_touched.push_back(follower.vertex);
        }
    }
    spend(m_touched.size());
    for (const std::uint32_t vertex : m_touched) {
        keepFarthest(effect, glm::length(m_moved[vertex]), m_asset[part.first].mesh, part.second,
                     vertex);
        m_moved[vertex] = glm::dvec3(0.0);
    }
}

const EffectMeter::Followers& EffectMeter::followersOf(Part part, const Primitive& primitive) {
    const Node& node = m_asset[part.first];
    const std::size_t joints = m_asset[node.skin].joints.size();
    const auto [entry, isNew] = m_followers.try_emplace(std::tuple(node.mesh, part.second, joints));
    Followers& followers = entry->second;
    if (!isNew) {
        return followers;
    }
    VertexInfluences influences(primitive, joints);
    followers.begin.assign(joints + 1, 0);
    std::vector<std::pair<std::uint32_t, Follower>> all;  // and the joint
    for (std::size_t v = 0; v < primitive.vertexCount() && !m_stop.stop_requested(); ++v) {
        const std::span<const JointWeight> here = influences.at(v);
        float sum = 0.0F;
        for (const JointWeight& influence : here) {
            sum += influence.weight;
        }
        for (const JointWeight& influence : here) {
            if (sum > 0.0F) {
                all.push_back(
                    {influence.joint, {static_cast<std::uint32_t>(v), influence.weight / sum}});
                ++followers.begin[influence.joint + 1];
            }
        }
    }
    for (std::size_t j = 0; j < joints; ++j) {
        followers.begin[j + 1] += followers.begin[j];
    }
    followers.list.resize(all.size());
    std::vector<std::size_t> next = followers.begin;
    for (const auto& [joint, follower] : all) {
        followers.list[next[joint]++] = follower;
    }
    spend(all.size());
    return followers;
}

}  // namespace sinew::check
