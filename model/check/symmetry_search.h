// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "model/asset/asset.h"
#include "model/check/check_policy.h"

namespace sinew::check {

class SkinnedPrimitive;

/// [joint]: its counterpart on the other side, if it has one; itself for a joint in the middle.
using Pairs = std::vector<std::optional<std::size_t>>;

/// The plane between left and right, across one of the mesh's axes.
struct Mirror {
    int axis = 0;
    float place = 0.0F;

    [[nodiscard]] glm::vec3 image(glm::vec3 point) const {
        point[axis] = 2.0F * place - point[axis];
        return point;
    }
};

/// Left and right of a skin.
struct MirroredSkin {
    Pairs pairs;
    Mirror mirror;
};

class BindPose;

/// Joints are paired by name, and where names disagree with the places at which joints were bound,
/// by place. None if the skin has no pairs or their joints were not bound as mirror images.
/// `world`: of every node at rest.
[[nodiscard]] std::optional<MirroredSkin> mirroredSkin(const Asset& asset, SkinIndex skin,
                                                       const std::vector<glm::dmat4>& world,
                                                       const std::stop_token& stop,
                                                       const CheckPolicy& policy = {});

/// The same with the bind pose of the skin.
[[nodiscard]] std::optional<MirroredSkin> mirroredSkin(const Asset& asset, SkinIndex skin,
                                                       const BindPose& bind,
                                                       const CheckPolicy& policy);

/// Tolerance for a mirrored position: a share of the diagonal of the positions.
[[nodiscard]] float mirrorTolerance(std::span<const glm::vec3> positions,
                                    const CheckPolicy& policy);

/// Vertices whose weights differ from those of their mirror image. Vertices with equal position and
/// influences (seams) count, but only the first of them is listed.
struct Asymmetry {
    std::vector<std::uint32_t> vertices;  // ascending; the first of each seam
    std::vector<std::uint32_t> images;    // their mirror images
    std::size_t count = 0;                // including seams
    std::size_t mirrored = 0;             // vertices with a mirror image

    // Where the weights differ most: on the vertex, and of the joint's counterpart on its image.
    std::uint32_t worstVertex = 0;
    std::size_t worstJoint = 0;
    float worstOwn = 0.0F;
    float worstImage = 0.0F;
};

/// None if no vertex differs, if the mesh is not symmetric enough to judge, and after a stop.
[[nodiscard]] std::optional<Asymmetry> asymmetryOf(const SkinnedPrimitive& skinned,
                                                   const MirroredSkin& mirrored,
                                                   const CheckPolicy& policy,
                                                   const std::stop_token& stop);

}  // namespace sinew::check
