// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "model/core/index.h"
#include "model/core/math.h"

namespace sinew {

enum class AlphaMode { Opaque, Mask, Blend };
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

struct Texture {
    std::string name;
    ImageIndex image;
    TextureSampler sampler;
};

struct TextureRef {
    TextureIndex texture;  // none: the factor alone
    std::uint32_t texcoordSet = 0;
};

/// glTF 2.0, 3.9. Colours are linear.
struct Material {
    std::string name;
    glm::vec4 baseColorFactor{1.0F};
    TextureRef baseColorTexture;
    float metallicFactor = 1.0F;
    float roughnessFactor = 1.0F;
    TextureRef metallicRoughnessTexture;
    glm::vec3 emissiveFactor{0.0F};
    TextureRef emissiveTexture;
    AlphaMode alphaMode = AlphaMode::Opaque;
    float alphaCutoff = 0.5F;
    bool doubleSided = false;
};

/// Decoded pixels: four 8-bit channels, sRGB with straight alpha, rows from the top, tightly
/// packed. An image that could not be read is a placeholder and a finding.
struct Image {
    std::string name;
    std::string mimeType;
    std::string uri;  // empty: from a buffer view
    std::uint32_t width = 0;
    std::uint32_t height = 0;
    std::vector<std::uint8_t> rgba;
    bool placeholder = false;
};

}  // namespace sinew
