// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

#include "model/check/deformation/surface_effect.h"
#include "model/weights/vertex_influences.h"

namespace sinew::check {

class SkinnedPrimitive;

/// What other weights would change, by vertex.
struct WeightEffect {
    SurfaceEffect effect;
    std::vector<double> distances;  // [vertex of the list], world units; 0 where not measured
};

/// Finds how far vertices are from where other influences would put them, in
/// the rest pose and at moments of all clips, whose palettes are computed once.
/// Morph targets are left out.
class WeightEffects {
public:
    /// Changes the slots of a vertex from those of the file to those of the
    /// counterfactual.
    using Replace = std::function<void(std::uint32_t vertex, std::vector<JointWeight>& slots)>;
    enum class Sum { Normalized, Stored };  // whether the counterfactual is normalised, too

    /// `modelSize` in world units; `world`: worldFromNode at rest. All outlive
    /// this object.
    WeightEffects(const Asset& asset, double modelSize, std::span<const glm::dmat4> world,
                  const std::stop_token& stop);

    /// Of the listed vertices of a primitive with a skin. Beyond a budget fewer moments are
    /// measured, then fewer vertices, then none: not measured.
    [[nodiscard]] WeightEffect of(const SkinnedPrimitive& skinned,
                                  std::span<const std::uint32_t> vertices, const Replace& instead,
                                  Sum sum = Sum::Normalized);

    /// How often the budget did not suffice.
    [[nodiscard]] std::size_t unmeasured() const noexcept { return m_unmeasured; }

private:
    struct PosedSkins {
        ClipMoment moment;
        std::vector<std::vector<glm::mat4>> palettes;  // [skin]
    };

    void pose();  // once
    void collectChange(const SkinnedPrimitive& skinned, std::uint32_t vertex,
                       const Replace& instead, Sum sum);
    void measure(const SkinnedPrimitive& skinned, std::uint32_t vertex, const glm::mat4& stays,
                 std::size_t step, SurfaceEffect& worst);
    [[nodiscard]] glm::mat4 worldOf(const SkinnedPrimitive& skinned) const;

    const Asset& m_asset;
    double m_modelSize;
    std::span<const glm::dmat4> m_world;
    const std::stop_token& m_stop;
    std::map<std::pair<MeshIndex, SkinIndex>, NodeIndex> m_nodes;  // that draw them
    std::vector<PosedSkins> m_poses;  // the rest pose first; empty until they are needed
    std::size_t m_left;               // products of a matrix and a vertex
    std::vector<JointWeight> m_slots;
    std::vector<JointWeight> m_change;  // weights instead, minus those of the file
    float m_stays = 0.0F;               // the same of what follows no joint
    std::size_t m_unmeasured = 0;
};

}  // namespace sinew::check
