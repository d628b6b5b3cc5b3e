// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>

/// The project's shaders as SPIR-V 1.0 words. Valid for the program's lifetime.
namespace sinew::spirv {

using Words = std::span<const std::uint32_t>;

[[nodiscard]] Words surfaceVert() noexcept;
[[nodiscard]] Words surfaceLitFrag() noexcept;
[[nodiscard]] Words surfaceDataFrag() noexcept;
[[nodiscard]] Words gridVert() noexcept;
[[nodiscard]] Words gridFrag() noexcept;
[[nodiscard]] Words ribbonVert() noexcept;
[[nodiscard]] Words pathVert() noexcept;
[[nodiscard]] Words ribbonFrag() noexcept;
[[nodiscard]] Words fullscreenVert() noexcept;
[[nodiscard]] Words compositeFrag() noexcept;
[[nodiscard]] Words overlayVert() noexcept;
[[nodiscard]] Words overlayFrag() noexcept;

}  // namespace sinew::spirv
