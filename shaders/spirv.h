// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>

/// The project's shaders as SPIR-V 1.0 words. Valid for the program's lifetime.
namespace sinew::spirv {

using Words = std::span<const std::uint32_t>;

[[nodiscard]] Words surfaceLitVert() noexcept;
[[nodiscard]] Words surfaceDataVert() noexcept;
[[nodiscard]] Words surfaceShadowVert() noexcept;
[[nodiscard]] Words captureVert() noexcept;
[[nodiscard]] Words surfaceLitFrag() noexcept;
[[nodiscard]] Words surfaceDataFrag() noexcept;
[[nodiscard]] Words backdropFrag() noexcept;
[[nodiscard]] Words groundVert() noexcept;
[[nodiscard]] Words groundFrag() noexcept;
[[nodiscard]] Words shadowFrag() noexcept;
[[nodiscard]] Words gridVert() noexcept;
[[nodiscard]] Words gridFrag() noexcept;
[[nodiscard]] Words ribbonVert() noexcept;
[[nodiscard]] Words pathVert() noexcept;
[[nodiscard]] Words ribbonFrag() noexcept;
[[nodiscard]] Words segmentVert() noexcept;
[[nodiscard]] Words segmentFrag() noexcept;
[[nodiscard]] Words boneVert() noexcept;
[[nodiscard]] Words boneFrag() noexcept;
[[nodiscard]] Words surfaceMarkFrag() noexcept;
[[nodiscard]] Words needleVert() noexcept;
[[nodiscard]] Words needleDeformedVert() noexcept;
[[nodiscard]] Words fullscreenVert() noexcept;
[[nodiscard]] Words compositeVert() noexcept;
[[nodiscard]] Words compositeFrag() noexcept;
[[nodiscard]] Words behindFrag() noexcept;
[[nodiscard]] Words overlayVert() noexcept;
[[nodiscard]] Words overlayFrag() noexcept;
[[nodiscard]] Words copyComp() noexcept;
[[nodiscard]] Words surfaceDeformedLitVert() noexcept;
[[nodiscard]] Words surfaceDeformedDataVert() noexcept;
[[nodiscard]] Words surfaceDeformedShadowVert() noexcept;
[[nodiscard]] Words paletteRowsComp() noexcept;
[[nodiscard]] Words skinComp() noexcept;
[[nodiscard]] Words skinPlainComp() noexcept;

}  // namespace sinew::spirv
