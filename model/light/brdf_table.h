// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>

namespace sinew {

/// Side of the table that sinew-light-tables writes.
inline constexpr std::uint32_t kBrdfSide = 64;

/// BRDF lookup table for image-based light, integrated at build time. Column i: n·v = (i + 0.5) /
/// side; row j: perceptual roughness
/// (j + 0.5) / side. Texels are four half floats:
///   r, g  GGX with height-correlated Smith visibility: with Schlick's Fresnel term the specular
///         share of a reflectance f0 (f90 = 1) is f0 * r + g, and of any f90 f0 * r + f90 * g
///   b     directional albedo of the Charlie sheen lobe with the Ashikhmin visibility term
///   a     Fresnel-free GGX albedo (r + g); the remainder is multiple scattering
struct BrdfTable {
    std::uint32_t side = 0;
    std::span<const std::uint16_t> texels;  // 4 * side * side; valid for the lifetime of the
                                            // program
};

[[nodiscard]] BrdfTable brdfTable() noexcept;

}  // namespace sinew
