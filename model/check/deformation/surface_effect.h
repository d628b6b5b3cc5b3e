// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>
#include <cstdint>
#include <map>
#include <span>
#include <stop_token>
#include <tuple>
#include <utility>
#include <vector>

#include "model/core/diagnostic.h"
#include "model/evaluate/deform.h"
#include "model/evaluate/pose_evaluator.h"

namespace sinew::check {

/// Matrices of one pose: of all nodes, and of the joints of all skins.
[[nodiscard]] std::size_t costOfPosing(const Asset& asset);

struct ClipMoment {
    AnimationIndex animation;
    float seconds = 0.0F;  // file time
};

/// The middles of `perClip` equal parts of every clip, in the order of the file; of more than
/// `most`, as many that are evenly spread over all clips.
[[nodiscard]] std::vector<ClipMoment> clipMoments(const Asset& asset, std::size_t perClip,
                                                  std::size_t most);

/// Sets the part of a transform that a channel of `path` animates; morph
/// weights are left out.
void setPart(HandTransform& hand, ChannelPath path, std::span<const float> value);

/// Makes a vertex that of the effect if it is the farthest so far.
inline void keepFarthest(SurfaceEffect& effect, double distance, MeshIndex mesh,
                         std::size_t primitive, std::size_t vertex) {
    if (std::isfinite(distance) && distance > effect.distance) {
        effect.distance = distance;
        effect.mesh = mesh;
        effect.primitive = static_cast<std::uint32_t>(primitive);
        effect.vertex = static_cast<std::uint32_t>(vertex);
    }
}

/// Finds effects by posing the model as the file has it, and again with
/// transforms replaced. Of a skinned surface without active morph targets it
/// computes only what the changed joints move.
class EffectMeter {
public:
    /// `modelSize` in world units. The asset and the token must outlive the
    /// meter.
    EffectMeter(const Asset& asset, double modelSize, const std::stop_token& stop);

    /// The pose at `seconds` against the same with the parts of `instead`. Beyond
    /// a budget nothing is measured: the distance is `estimate`, without a
    /// vertex, or unknown if that is 0. A model without a size is not measured
    /// at all.
    [[nodiscard]] SurfaceEffect of(AnimationIndex clip, float seconds,
                                   std::span<const HandTransform> instead, double estimate);

    /// The same with a node moved by `offset`, in world space.
    [[nodiscard]] SurfaceEffect ofMoving(AnimationIndex clip, float seconds, NodeIndex node,
                                         const glm::dvec3& offset);

    /// How often the budget did not suffice.
    [[nodiscard]] std::size_t unmeasured() const noexcept { return m_unmeasured; }

private:
    struct Follower {
        std::uint32_t vertex = 0;
        float share = 0.0F;  // share of the weight of the vertex
    };
    struct Followers {
        std::vector<std::size_t> begin;  // [joint], and the end
        std::vector<Follower> list;
    };
    using Part = std::pair<NodeIndex, std::size_t>;  // a node and a primitive of its mesh

    void compare(NodeIndex node, SurfaceEffect& effect);
    void compareSkinned(Part part, const Primitive& primitive, SurfaceEffect& effect);
    void compareWhole(Part part, const Primitive& primitive, SurfaceEffect& effect);
    [[nodiscard]] const Followers& followersOf(Part part, const Primitive& primitive);
    void spend(std::size_t work) noexcept { m_left -= work < m_left ? work : m_left; }

    const Asset& m_asset;
    double m_modelSize;
    const std::stop_token& m_stop;
    std::size_t m_posing;  // work of a pose
    std::size_t m_left;    // matrices and vertices
    std::size_t m_unmeasured = 0;
    PoseEvaluator m_stored;
    PoseEvaluator m_replaced;
    DeformedVertices m_before;
    DeformedVertices m_after;
    std::map<std::tuple<MeshIndex, std::size_t, std::size_t>, Followers> m_followers;
    std::vector<glm::dvec3> m_moved;  // [vertex], of one primitive; 0 between comparisons
    std::vector<std::uint32_t> m_touched;
};

}  // namespace sinew::check
