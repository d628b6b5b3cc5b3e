// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/check/deformation/weight_effect.h"

#include <algorithm>
#include <cmath>

#include "model/asset/allowed_work.h"
#include "model/check/skinned_primitive.h"
#include "model/evaluate/rest_pose.h"

namespace sinew::check {
namespace {

constexpr std::size_t kMovedInfluences = 16'000'000;  // products, of all findings
constexpr std::size_t kPosedJoints = 400'000;         // matrices that are kept
constexpr std::size_t kWeightMoments = 64;            // limit over all clips
constexpr std::size_t kWeightMomentsPerClip = 8;
constexpr std::ptrdiff_t kNearSlots = 16;  // joints beyond them are not summed up, only added
constexpr std::size_t kShareOfOne = 4;     // a finding uses at most one part of what is left

// Sinew poses with normalised weights; a vertex without any stays with its mesh.
float sumOfSlots(std::span<const JointWeight> slots) {
    float sum = 0.0F;
    for (const JointWeight& slot : slots) {
        sum += slot.weight;
    }
    return sum;
}

}  // namespace

WeightEffects::WeightEffects(const Asset& asset, double modelSize,
                             std::span<const glm::dmat4> world, const std::stop_token& stop)
    : m_asset(asset),
      m_modelSize(modelSize),
      m_world(world),
      m_stop(stop),
      m_left(allowedWork(asset, kMovedInfluences)) {}

void WeightEffects::pose() {
    if (!m_poses.empty()) {
        return;
    }
    for (std::size_t n = 0; n < m_asset.nodes.size(); ++n) {
        const Node& node = m_asset.nodes[n];
        if (node.mesh && node.skin) {
            m_nodes.try_emplace({node.mesh, node.skin}, NodeIndex(n));
        }
    }
    std::size_t joints = 1;
    for (const Skin& skin : m_asset.skins) {
        joints += skin.joints.size();
    }
    const std::size_t most =
        std::clamp<std::size_t>(allowedWork(m_asset, kPosedJoints) / joints, 1, kWeightMoments);
    std::vector<ClipMoment> moments{ClipMoment{}};
    const std::vector<ClipMoment> ofClips = clipMoments(m_asset, kWeightMomentsPerClip, most);
    moments.insert(moments.end(), ofClips.begin(), ofClips.end());
    PoseEvaluator evaluator(borrowed(m_asset));
    for (const ClipMoment& moment : moments) {
        if (m_stop.stop_requested()) {
            return;
        }
        evaluator.evaluate(moment.animation, moment.seconds);
        PosedSkins posed{moment, {}};
        for (std::size_t s = 0; s < m_asset.skins.size(); ++s) {
            const std::span<const glm::mat4> palette = evaluator.palette(SkinIndex(s));
            posed.palettes.emplace_back(palette.begin(), palette.end());
        }
        m_poses.push_back(std::move(posed));
    }
}

// At rest: meshes of skins are hardly ever moved.
glm::mat4 WeightEffects::worldOf(const SkinnedPrimitive& skinned) const {
    const auto node = m_nodes.find({skinned.mesh(), skinned.skin()});
    return node == m_nodes.end() ? glm::mat4(1.0F) : glm::mat4(m_world[node->second.value]);
}

void WeightEffects::collectChange(const SkinnedPrimitive& skinned, std::uint32_t vertex,
                                  const Replace& instead, Sum sum) {
    m_change.clear();
    const std::vector<JointWeight>& own = skinned.slotsOf(vertex);
    m_slots = own;
    const float ownSum = sumOfSlots(own);
    for (const JointWeight& slot : own) {
        if (slot.weight != 0.0F && ownSum != 0.0F) {
            m_change.push_back({slot.joint, -slot.weight / ownSum});
        }
    }
    instead(vertex, m_slots);
    const float otherSum = sumOfSlots(m_slots);
    const float whole = sum == Sum::Stored ? 1.0F : otherSum;
    for (const JointWeight& slot : m_slots) {
        if (slot.weight == 0.0F || otherSum == 0.0F) {
            continue;
        }
        const auto near = m_change.begin() + std::min(kNearSlots, std::ssize(m_change));
        const auto known = std::find_if(m_change.begin(), near, [&](const JointWeight& each) {
            return each.joint == slot.joint;
        });
        if (known != near) {
            known->weight += slot.weight / whole;
        } else {
            m_change.push_back({slot.joint, slot.weight / whole});
        }
    }
    std::erase_if(m_change, [](const JointWeight& each) { return each.weight == 0.0F; });
    m_stays =
        (sum != Sum::Stored && otherSum == 0.0F ? 1.0F : 0.0F) - (ownSum == 0.0F ? 1.0F : 0.0F);
}

void WeightEffects::measure(const SkinnedPrimitive& skinned, std::uint32_t vertex,
                            const glm::mat4& stays, std::size_t step, SurfaceEffect& worst) {
    const glm::vec4 stored(skinned.primitive().positions[vertex], 1.0F);
    // Where moments are left out, the rest pose is: in it weights hardly matter.
    for (std::size_t p = step > 1 && m_poses.size() > 1 ? 1 : 0; p < m_poses.size(); p += step) {
        const std::vector<glm::mat4>& palette = m_poses[p].palettes[skinned.skin().value];
        glm::vec3 moved = m_stays * glm::vec3(stays * stored);
        for (const JointWeight& each : m_change) {
            if (each.joint < palette.size()) {
                moved += each.weight * glm::vec3(palette[each.joint] * stored);
            }
        }
        m_left -= std::min(m_left, m_change.size());
        const double distance = static_cast<double>(glm::length(moved));
        if (std::isfinite(distance) && distance > worst.distance) {
            worst.distance = distance;
            worst.vertex = vertex;
            worst.animation = m_poses[p].moment.animation;
            worst.seconds = m_poses[p].moment.seconds;
        }
    }
}

WeightEffect WeightEffects::of(const SkinnedPrimitive& skinned,
                               std::span<const std::uint32_t> vertices, const Replace& instead,
                               Sum sum) {
    WeightEffect found{{.measured = false}, std::vector<double>(vertices.size(), 0.0)};
    const std::size_t most = m_left / kShareOfOne;
    if (!skinned.skin() || vertices.empty() || !(m_modelSize > 0.0) ||
        !std::isfinite(m_modelSize)) {
        return found;
    }
    if (most == 0) {
        ++m_unmeasured;
        return found;
    }
    pose();
    const std::size_t perPose = vertices.size() * 2 * skinned.slotsOf(vertices.front()).size();
    const std::size_t step = 1 + perPose * m_poses.size() / most;
    const std::size_t vertexStep = 1 + perPose / most;
    const glm::mat4 stays = worldOf(skinned);
    SurfaceEffect& effect = found.effect;
    for (std::size_t i = 0; i < vertices.size() && !m_stop.stop_requested(); i += vertexStep) {
        collectChange(skinned, vertices[i], instead, sum);
        SurfaceEffect here;
        measure(skinned, vertices[i], stays, std::min(step, m_poses.size()), here);
        found.distances[i] = here.distance;
        if (here.distance > effect.distance) {
            effect = here;
        }
    }
    if (effect.distance > 0.0) {
        effect.mesh = skinned.mesh();
        effect.primitive = skinned.place().primitive.value_or(0);
    }
    effect.share = effect.distance / m_modelSize;
    // Without clips a rest pose proves nothing.
    effect.measured = effect.isVisible() || m_poses.size() > 1;
    return found;
}

}  // namespace sinew::check
