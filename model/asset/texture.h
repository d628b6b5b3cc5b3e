// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "model/core/index.h"
#include "model/core/math.h"

namespace sinew {

enum class Filter { Nearest, Linear };
enum class Wrap { Repeat, MirroredRepeat, ClampToEdge };

struct TextureSampler {
    Filter magFilter = Filter::Linear;
    Filter minFilter = Filter::Linear;
    Filter mipFilter = Filter::Linear;
    bool mipmaps = true;
    Wrap wrapU = Wrap::Repeat;
    Wrap wrapV = Wrap::Repeat;
};

/// `image` is the image to display: that of an extension (EXT_texture_webp, KHR_texture_basisu) if
/// it can be decoded, otherwise the plain `source`.
struct Texture {
    std::string name;
    ImageIndex image;
    TextureSampler sampler;
};

/// KHR_texture_transform: uv' = offset + rotate(-rotation) * (scale * uv).
struct TextureTransform {
    glm::vec2 offset{0.0F};
    float rotationRadians = 0.0F;  // counter-clockwise in the image
    glm::vec2 scale{1.0F};
};

struct TextureRef {
    TextureIndex texture;           // none: only the factor applies
    std::uint32_t texcoordSet = 0;  // KHR_texture_transform overrides it if it has one
    std::optional<TextureTransform> transform;
};

/// The matrix of a texture transform for (u, v, 1).
[[nodiscard]] glm::mat3 uvMatrix(const TextureTransform& transform) noexcept;

}  // namespace sinew
