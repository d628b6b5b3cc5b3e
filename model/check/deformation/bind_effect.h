// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <stop_token>
#include <vector>

#include "model/asset/asset.h"
#include "model/core/diagnostic.h"

namespace sinew::check {

/// How the placement of a joint's part of the mesh changes.
struct JointChange {
    std::size_t joint = 0;
    glm::dmat4 change{0.0};  // worldFromMesh as it should be, minus that of the file
};

/// Finds the vertices that other inverse bind matrices would move farthest, in one pose.
class BindEffects {
public:
    /// `modelSize` in world units. The asset and the token must outlive the object.
    BindEffects(const Asset& asset, double modelSize, const std::stop_token& stop);

    /// The meshes that are drawn with a skin, ascending.
    [[nodiscard]] std::span<const MeshIndex> meshesOf(SkinIndex skin) const {
        return m_meshes[skin.value];
    }

    /// Charges the reading of all vertices of a skin to the budget. False: it is used up; meshes
    /// with many skins are not read for each of them.
    [[nodiscard]] bool affords(SkinIndex skin);

    /// Not measured beyond the budget, and in a model without a size.
    [[nodiscard]] SurfaceEffect of(SkinIndex skin, std::span<const JointChange> changes);

    /// How often the budget did not suffice.
    [[nodiscard]] std::size_t unmeasured() const noexcept { return m_unmeasured; }

private:
    void compare(SkinIndex skin, MeshIndex mesh, std::span<const glm::dmat4* const> changes,
                 SurfaceEffect& worst) const;

    const Asset& m_asset;
    double m_modelSize;
    const std::stop_token& m_stop;
    std::vector<std::vector<MeshIndex>> m_meshes;  // [skin]
    std::size_t m_posing;                          // cost of a pose
    std::size_t m_left;                            // vertices and nodes
    std::size_t m_unmeasured = 0;
};

}  // namespace sinew::check
