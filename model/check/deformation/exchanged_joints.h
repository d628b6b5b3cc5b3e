// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <stop_token>
#include <vector>

#include "model/asset/asset.h"

namespace sinew::check {

/// Two joints whose vertices lie at the bone of the other one: they were exchanged in the list of
/// joints together with their inverse bind matrices, which nothing but the mesh contradicts.
struct ExchangedJoints {
    std::size_t a = 0;  // joints
    std::size_t b = 0;
    // Median distances of the vertices of both to their own bones, and to the other one's, in mesh
    // space.
    double toOwn = 0.0;
    double toOther = 0.0;
};

/// Every pair of the skin, by `a`; `meshes` are those with the skin. Vertices count for their
/// strongest joint; a bone reaches from its joint to the nearest of its children. Joints without
/// vertices are left out. O(vertices · influences + joints²) with a small factor, for at most a few
/// hundred suspects.
[[nodiscard]] std::vector<ExchangedJoints> exchangedJoints(const Asset& asset, SkinIndex skin,
                                                           std::span<const MeshIndex> meshes,
                                                           const std::stop_token& stop);

}  // namespace sinew::check
