// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/geometry/packed_vectors.h"

#include <cmath>

namespace sinew {
namespace {

constexpr std::uint32_t kNoDirection = 0x8000;
constexpr std::uint32_t kLowHalf = 0xffff;
constexpr std::uint32_t kHandBit = 0x80000000;
constexpr float kWide = 32767.0F, kNarrow = 16383.0F;

bool hasDirection(const glm::vec3& v) noexcept {
    const float size = glm::dot(v, v);
    return size > 0.0F && std::isfinite(size);
}

glm::vec2 foldedOver(const glm::vec2& p) noexcept {
    return {(1.0F - std::abs(p.y)) * (p.x < 0.0F ? -1.0F : 1.0F),
            (1.0F - std::abs(p.x)) * (p.y < 0.0F ? -1.0F : 1.0F)};
}

glm::vec2 octahedral(const glm::vec3& v) noexcept {
    const glm::vec2 p = glm::vec2(v) / (std::abs(v.x) + std::abs(v.y) + std::abs(v.z));
    return v.z < 0.0F ? foldedOver(p) : p;
}

glm::vec3 fromOctahedral(const glm::vec2& p) noexcept {
    const float z = 1.0F - std::abs(p.x) - std::abs(p.y);
    return glm::normalize(glm::vec3(z < 0.0F ? foldedOver(p) : p, z));
}

/// Two's complement; the caller keeps the low bits.
std::uint32_t quantized(float share, float scale) noexcept {
    return static_cast<std::uint32_t>(static_cast<std::int32_t>(std::nearbyint(share * scale)));
}

float signedBits(std::uint32_t word, int above, int bits) noexcept {
    return static_cast<float>(static_cast<std::int32_t>(word << above) >> (32 - bits));
}

}  // namespace

std::uint32_t packedNormal(const glm::vec3& normal) noexcept {
    if (!hasDirection(normal)) {
        return kNoDirection;
    }
    const glm::vec2 p = octahedral(normal);
    return (quantized(p.x, kWide) & kLowHalf) | quantized(p.y, kWide) << 16;
}

glm::vec3 unpackedNormal(std::uint32_t code) noexcept {
    if ((code & kLowHalf) == kNoDirection) {
        return glm::vec3(0.0F);
    }
    return fromOctahedral({signedBits(code, 16, 16) / kWide, signedBits(code, 0, 16) / kWide});
}

std::uint32_t packedTangent(const glm::vec4& tangent) noexcept {
    const std::uint32_t hand = tangent.w < 0.0F ? kHandBit : 0;
    if (!hasDirection(glm::vec3(tangent))) {
        return kNoDirection | hand;
    }
    const glm::vec2 p = octahedral(glm::vec3(tangent));
    return (quantized(p.x, kWide) & kLowHalf) | (quantized(p.y, kNarrow) & 0x7fff) << 16 | hand;
}

glm::vec4 unpackedTangent(std::uint32_t code) noexcept {
    const float hand = (code & kHandBit) != 0 ? -1.0F : 1.0F;
    if ((code & kLowHalf) == kNoDirection) {
        return {0.0F, 0.0F, 0.0F, hand};
    }
    return {fromOctahedral({signedBits(code, 16, 16) / kWide, signedBits(code, 1, 15) / kNarrow}),
            hand};
}

}  // namespace sinew
