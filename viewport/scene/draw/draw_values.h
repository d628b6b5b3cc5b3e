// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "model/view/surface_values.h"
#include "viewport/scene/draw/draw_list.h"
#include "viewport/scene/frame/shader_layout.h"

namespace sinew {

/// Brings SurfaceValues to the draws: one float per vertex or element of each draw in a frame's
/// memory, behind the weights of the morph targets (given_values.glsl, element_values.glsl).
class DrawValues {
public:
    /// Places the values of every draw from `first` on and sets Draw::firstValue. Returns their
    /// number; 0 without values. Allocates only if there are more draws than ever before, and once
    /// per primitive whose vertices were split.
    std::size_t place(DrawList& draws, const SurfaceValues* values, std::size_t first);

    /// Writes them in the order of `place`; the same list and values.
    void write(const DrawList& draws, const SurfaceValues& values, std::span<float> out) const;

private:
    /// [uploaded vertex]: the stored one; null if they are the same.
    const std::vector<std::uint32_t>* sourcesOf(const Draw& draw, const Primitive& stored);

    std::vector<std::uint32_t> m_firsts;  // [Draw::number], in the memory of `write`
    std::vector<std::uint32_t> m_shaderFirsts;
    std::unordered_map<const PrimitiveBuffers*, std::vector<std::uint32_t>> m_sources;
    bool m_placed = false;
};

/// Shader constants of a draw, shared by all its instances.
[[nodiscard]] layout::DrawConstants drawConstants(const Draw& draw, const Asset& asset,
                                                  const ViewOptions& view) noexcept;

}  // namespace sinew
