// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "model/core/math.h"

namespace sinew::demo {

/// Pixels as palette indices, rows from the top.
struct IndexedImage {
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    std::vector<glm::u8vec3> palette;  // sRGB, at most 256
    std::vector<std::uint8_t> pixels;
};

/// PNG with a palette (PNG 1.2, colour type 3). For flat areas: images with few colours are several
/// times smaller than in true colour. Deterministic.
[[nodiscard]] std::vector<std::uint8_t> encodeIndexedPng(const IndexedImage& image);

}  // namespace sinew::demo
