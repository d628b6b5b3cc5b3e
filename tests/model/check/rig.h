// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "model/asset/asset.h"

namespace sinew::test {

inline constexpr std::uint32_t kRows = 5;
inline constexpr std::uint32_t kColumns = 3;

/// A strip along +Y in the plane z = 0, kRows rows of kColumns vertices, x from -1 to 1, one unit
/// per row; node 0 is the skinned mesh "Strip", nodes 1 to 3 the joints "Hips" (y = 0), "Spine" (y
/// = 1, its child) and "Head" (y = 2). Row 0 follows Hips, row 1 Spine, rows above Head. The clip
/// "Nod" rotates Spine, Head and Hips forth and back in 1 s. The rig has no defects.
[[nodiscard]] Asset cleanRig();

/// The same with an arm on either side: joints 3 "Arm.L" at x = 1 and 4 "Arm.R" at x = -1, children
/// of Spine without influence.
[[nodiscard]] Asset rigWithArms();

/// The four slots of a vertex.
struct Influence {
    std::uint16_t joint = 0;
    float weight = 0.0F;
};
void setInfluences(Asset& asset, std::size_t vertex, const std::vector<Influence>& influences,
                   std::size_t set = 0);

/// Adds a channel with a sampler of its own to animation 0. Rotations are angles about Z in
/// degrees, one number per key; other values as stored in a sampler.
void addTurns(Asset& asset, NodeIndex node, const std::vector<float>& times,
              const std::vector<float>& degrees);
void addTrack(Asset& asset, NodeIndex node, ChannelPath path, SharedArray<float> times,
              const std::vector<float>& values,
              Interpolation interpolation = Interpolation::Linear);

/// Finishes the asset and returns the lint's findings.
[[nodiscard]] std::vector<Diagnostic> lint(Asset asset);

/// Only the findings of one rule.
[[nodiscard]] std::vector<Diagnostic> lint(Asset asset, std::string_view code);

/// "CODE at /pointer" per finding, for failure messages.
[[nodiscard]] std::string listed(const std::vector<Diagnostic>& findings);

}  // namespace sinew::test
