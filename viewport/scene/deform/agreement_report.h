// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "model/asset/asset.h"

namespace sinew {

/// The largest distance between the positions of two skinning paths, and where it is.
struct PathDifference {
    double modelUnits = 0.0;  // world space
    NodeIndex node;           // none: they are the same everywhere
    MeshIndex mesh;
    std::uint32_t primitive = 0;  // of the mesh
    std::uint32_t vertex = 0;     // as drawn: beyond the file's where corners became vertices
};

/// What one pose is on three ways: the processor's is the reference.
struct AgreementReport {
    PathDifference compute;
    std::optional<PathDifference> vertex;  // none: the device's vertex shaders cannot write
    std::uint64_t vertices = 0;            // compared, all instances
    std::uint64_t computed = 0;            // of these, deformed by compute; the others only a node
                                           // moves, and the compute path leaves them as they are
    std::uint64_t uncaptured = 0;          // beyond what a vertex shader can reach
    double modelSize = 0.0;                // half the diagonal of all positions
    double largestCoordinate = 0.0;

    /// One unit in the last place of the largest coordinate, as a float.
    [[nodiscard]] double ulp() const noexcept;
    [[nodiscard]] double worst() const noexcept;
    /// What counts as the same: 1e-5 of the model's size plus 1e-6 of its largest coordinate.
    [[nodiscard]] double tolerance() const noexcept;
    [[nodiscard]] bool agrees() const noexcept { return worst() <= tolerance(); }
};

/// One or two lines for people: "agree within 0.9 ULP …".
[[nodiscard]] std::string describe(const AgreementReport& report, const Asset& asset);

}  // namespace sinew
