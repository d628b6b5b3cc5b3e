// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/light/brdf_integral.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace sinew {

namespace {

float bitsReversed(std::uint32_t value) noexcept {
    value = (value << 16) | (value >> 16);
    value = ((value & 0x00ff00ffU) << 8) | ((value & 0xff00ff00U) >> 8);
    value = ((value & 0x0f0f0f0fU) << 4) | ((value & 0xf0f0f0f0U) >> 4);
    value = ((value & 0x33333333U) << 2) | ((value & 0xccccccccU) >> 2);
    value = ((value & 0x55555555U) << 1) | ((value & 0xaaaaaaaaU) >> 1);
    return static_cast<float>(value) * 0x1p-32F;
}

/// A point of the Hammersley sequence, which covers the unit square evenly.
glm::vec2 evenlySpread(std::uint32_t index, std::uint32_t count) noexcept {
    return {(static_cast<float>(index) + 0.5F) / static_cast<float>(count), bitsReversed(index)};
}

constexpr std::uint32_t kSamples = 1024;
constexpr float kLeastAlpha = 1e-3F;

// Height-correlated Smith visibility (glTF 2.0, Appendix B.3.2).
float smithVisibility(float nl, float nv, float alpha) noexcept {
    const float a2 = alpha * alpha;
    const float l = nl * std::sqrt(nv * nv * (1.0F - a2) + a2);
    const float v = nv * std::sqrt(nl * nl * (1.0F - a2) + a2);
    return 0.5F / (l + v);
}

glm::vec2 integrateGgx(const glm::vec3& view, float alpha) noexcept {
    glm::vec2 sum(0.0F);
    for (std::uint32_t i = 0; i < kSamples; ++i) {
        const glm::vec2 random = evenlySpread(i, kSamples);
        const float cos2 = (1.0F - random.x) / (1.0F + (alpha * alpha - 1.0F) * random.x);
        const float sine = std::sqrt(1.0F - cos2);
        const float around = 2.0F * std::numbers::pi_v<float> * random.y;
        const glm::vec3 half(sine * std::cos(around), sine * std::sin(around), std::sqrt(cos2));
        const float vh = std::max(glm::dot(view, half), 1e-6F);
        const float nl = 2.0F * vh * half.z - view.z;
        if (nl <= 0.0F) {
            continue;
        }
        const float share = smithVisibility(nl, view.z, alpha) * 4.0F * nl * vh / half.z;
        const float fresnel = std::pow(1.0F - std::min(vh, 1.0F), 5.0F);
        sum += share * glm::vec2(1.0F - fresnel, fresnel);
    }
    return sum / static_cast<float>(kSamples);
}

// KHR_materials_sheen: the Charlie distribution, with Neubelt's and Ashikhmin's visibility.
float integrateCharlie(const glm::vec3& view, float alpha) noexcept {
    const float exponent = 1.0F / alpha;
    float sum = 0.0F;
    for (std::uint32_t i = 0; i < kSamples; ++i) {
        const glm::vec2 random = evenlySpread(i, kSamples);
        const float nl = random.x;
        const float sine = std::sqrt(1.0F - nl * nl);
        const float around = 2.0F * std::numbers::pi_v<float> * random.y;
        const glm::vec3 light(sine * std::cos(around), sine * std::sin(around), nl);
        const glm::vec3 half = glm::normalize(view + light);
        const float sinHalf2 = std::max(1.0F - half.z * half.z, 0.0F);
        const float density = (2.0F + exponent) * std::pow(sinHalf2, 0.5F * exponent);
        sum +=
            density / (2.0F * std::numbers::pi_v<float>)*nl / (4.0F * (nl + view.z - nl * view.z));
    }
    return sum * 2.0F * std::numbers::pi_v<float> / static_cast<float>(kSamples);
}

}  // namespace

std::vector<LobeSample> ggxLobe(float roughness, std::uint32_t count) {
    const float alpha = roughness * roughness;
    const float alpha2 = alpha * alpha;
    std::vector<LobeSample> lobe;
    float sum = 0.0F;
    for (std::uint32_t i = 0; i < count; ++i) {
        const glm::vec2 random = evenlySpread(i, count);
        const float cos2 = (1.0F - random.x) / (1.0F + (alpha2 - 1.0F) * random.x);
        const float cosHalf = std::sqrt(cos2);
        const float sinHalf = std::sqrt(1.0F - cos2);
        // The reflected direction is at twice the angle of the microfacet normal.
        const float cosine = 2.0F * cos2 - 1.0F;
        if (cosine <= 0.0F) {
            continue;
        }
        const float sine = 2.0F * sinHalf * cosHalf;
        const float around = 2.0F * std::numbers::pi_v<float> * random.y;
        const float d = cos2 * (alpha2 - 1.0F) + 1.0F;
        const float density = alpha2 / (4.0F * std::numbers::pi_v<float> * d * d);
        lobe.push_back({.direction = {sine * std::cos(around), sine * std::sin(around), cosine},
                        .weight = cosine,
                        .solidAngle = 1.0F / (static_cast<float>(count) * density)});
        sum += cosine;
    }
    for (LobeSample& sample : lobe) {
        sample.weight /= sum;
    }
    return lobe;
}

glm::vec4 integrateBrdf(float nv, float roughness) {
    const glm::vec3 view(std::sqrt(1.0F - nv * nv), 0.0F, nv);
    const float alpha = std::max(roughness * roughness, kLeastAlpha);
    const glm::vec2 ggx = integrateGgx(view, alpha);
    return {ggx, std::min(integrateCharlie(view, alpha), 1.0F), ggx.x + ggx.y};
}

}  // namespace sinew
