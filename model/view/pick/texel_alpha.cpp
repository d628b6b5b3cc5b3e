// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/view/pick/texel_alpha.h"

#include <algorithm>
#include <cmath>

namespace sinew {
namespace {

std::int64_t positiveRest(std::int64_t value, std::int64_t of) noexcept {
    const std::int64_t rest = value % of;
    return rest < 0 ? rest + of : rest;
}

std::int64_t wrapped(std::int64_t texel, std::int64_t size, Wrap wrap) noexcept {
    switch (wrap) {
        case Wrap::Repeat:
            return positiveRest(texel, size);
        case Wrap::MirroredRepeat: {
            const std::int64_t place = positiveRest(texel, 2 * size);
            return place < size ? place : 2 * size - 1 - place;
        }
        case Wrap::ClampToEdge:
            return std::clamp<std::int64_t>(texel, 0, size - 1);
    }
    return 0;
}

float alphaOf(const Image& image, const TextureSampler& sampler, std::int64_t x,
              std::int64_t y) noexcept {
    const std::int64_t column = wrapped(x, image.width, sampler.wrapU);
    const std::int64_t row = wrapped(y, image.height, sampler.wrapV);
    const auto at = static_cast<std::size_t>(4 * (row * std::int64_t{image.width} + column) + 3);
    return static_cast<float>(image.rgba[at]) / 255.0F;
}

/// Interpolates the values of the three vertices.
template <class Array>
auto mixed(const Array& values, const SurfacePlace& place) noexcept {
    return place.shares.x * values[place.vertices[0]] + place.shares.y * values[place.vertices[1]] +
           place.shares.z * values[place.vertices[2]];
}

float textureAlpha(const Asset& asset, const TextureRef& ref, const TextureTransform& transform,
                   const SurfacePlace& place) noexcept {
    if (ref.texture.value >= asset.textures.size()) {
        return 1.0F;
    }
    const Texture& texture = asset.textures[ref.texture.value];
    if (texture.image.value >= asset.images.size()) {
        return 1.0F;
    }
    const auto& sets = place.primitive.texcoords;
    const bool laid = ref.texcoordSet < sets.size() && !sets[ref.texcoordSet].empty();
    const glm::vec2 at = laid ? mixed(sets[ref.texcoordSet], place) : glm::vec2(0.0F);
    const glm::vec3 uv = uvMatrix(transform) * glm::vec3(at, 1.0F);
    return texelAlpha(asset[texture.image], texture.sampler, glm::vec2(uv));
}

}  // namespace

float texelAlpha(const Image& image, const TextureSampler& sampler, const glm::vec2& uv) noexcept {
    constexpr float kFarthest = 1e6F;  // texture sizes; texel positions are exact up to here
    if (image.width == 0 || image.height == 0 ||
        image.rgba.size() != std::size_t{4} * image.width * image.height ||
        !(std::abs(uv.x) < kFarthest && std::abs(uv.y) < kFarthest)) {
        return 1.0F;
    }
    const double x = double{uv.x} * image.width;
    const double y = double{uv.y} * image.height;
    if (sampler.magFilter == Filter::Nearest) {
        return alphaOf(image, sampler, static_cast<std::int64_t>(std::floor(x)),
                       static_cast<std::int64_t>(std::floor(y)));
    }
    const double left = std::floor(x - 0.5);
    const double top = std::floor(y - 0.5);
    const auto column = static_cast<std::int64_t>(left);
    const auto row = static_cast<std::int64_t>(top);
    const auto across = static_cast<float>(x - 0.5 - left);
    const auto down = static_cast<float>(y - 0.5 - top);
    const auto mix = [](float a, float b, float share) { return a + share * (b - a); };
    return mix(
        mix(alphaOf(image, sampler, column, row), alphaOf(image, sampler, column + 1, row), across),
        mix(alphaOf(image, sampler, column, row + 1), alphaOf(image, sampler, column + 1, row + 1),
            across),
        down);
}

float surfaceAlpha(const Asset& asset, const Material& material, const MaterialFactors& factors,
                   const SurfacePlace& place) noexcept {
    const bool diffuse = material.specularGlossiness && !material.unlit;
    const TextureSlot slot = diffuse ? TextureSlot::Diffuse : TextureSlot::BaseColor;
    const float factor =
        diffuse ? factors.specularGlossiness.diffuseFactor.a : factors.baseColorFactor.a;
    const auto& colors = place.primitive.colors;
    const float color =
        colors.empty() || colors.front().empty() ? 1.0F : mixed(colors.front(), place).a;
    return factor * color * textureAlpha(asset, material[slot], factors[slot], place);
}

}  // namespace sinew
