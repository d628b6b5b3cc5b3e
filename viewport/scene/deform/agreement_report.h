// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "model/asset/asset.h"

namespace sinew {

/// The largest distance between the positions of two skinning paths, and its location.
struct PathDifference {
    double modelUnits = 0.0;  // world space
    NodeIndex node;           // none: all positions are equal
    MeshIndex mesh;
    std::uint32_t primitive = 0;  // primitive of the mesh
    std::uint32_t vertex = 0;     // index as drawn; above the stored count if corners became
                                  // vertices
};

/// Comparison of one pose on three skinning paths; the CPU is the reference.
struct AgreementReport {
    PathDifference compute;
    std::optional<PathDifference> vertex;  // none: vertex shaders of the device cannot write
    std::uint64_t vertices = 0;            // compared vertices of all instances
    std::uint64_t computed = 0;  // those deformed by compute; it skips the others, which are rigid
    std::uint64_t uncaptured = 0;  // those beyond the range of vertex shaders
    double modelSize = 0.0;        // half the diagonal of all positions
    double largestCoordinate = 0.0;

    /// One unit in the last place of the largest coordinate in single precision.
    [[nodiscard]] double ulp() const noexcept;
    [[nodiscard]] double worst() const noexcept;
    /// Tolerance: 1e-5 of the model's size plus 1e-6 of its largest coordinate.
    [[nodiscard]] double tolerance() const noexcept;
    [[nodiscard]] bool agrees() const noexcept { return worst() <= tolerance(); }
};

/// One or two lines of text: "agree within 0.9 ULP …".
[[nodiscard]] std::string describe(const AgreementReport& report, const Asset& asset);

struct ComputedScene;

/// Deforms the current pose on the CPU, in the compute shader and in the vertex shader, from the
/// same palettes, and compares every position that the scene draws. Waits for the device. Ignores
/// positions that are not finite on the CPU. Throws GpuError.
[[nodiscard]] AgreementReport checkAgreement(const ComputedScene& scene);

}  // namespace sinew
