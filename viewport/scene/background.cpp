// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/background.h"

#include "model/core/srgb.h"

namespace sinew {
namespace {

// sRGB: behind the model, and at the corners.
constexpr glm::vec3 kStudioInner{0.350F, 0.364F, 0.388F};
constexpr glm::vec3 kStudioOuter{0.140F, 0.147F, 0.163F};

constexpr glm::vec2 kMiddle{0.5F, 0.42F};  // fraction of the picture
constexpr glm::vec2 kStretch{0.85F, 1.0F};
constexpr float kRadius = 0.78F;  // where the gradient ends

glm::vec3 decodeSrgb(const glm::vec3& encoded) noexcept {
    return {linearOfSrgb(encoded.r), linearOfSrgb(encoded.g), linearOfSrgb(encoded.b)};
}

}  // namespace

layout::CompositeConstants backgroundConstants(const ViewOptions& view) noexcept {
    const bool plain = view.background.has_value();
    const glm::vec3 inner = plain ? *view.background : kStudioInner;
    const glm::vec3 outer = plain ? inner : kStudioOuter;
    const bool lit = viewModeInfo(view.mode).lit;
    const glm::vec3 from = lit ? decodeSrgb(inner) : inner;
    const glm::vec3 to = lit ? decodeSrgb(outer) : outer;
    const glm::vec3 middle = 0.5F * (inner + outer);
    const glm::vec3 between = lit ? decodeSrgb(middle) : middle;
    // The parabola through all three: linear in sRGB to a tenth of a byte.
    const glm::vec3 bend = plain ? glm::vec3(0.0F) : 2.0F * (from + to) - 4.0F * between;
    layout::CompositeConstants out{};
    out.inner = glm::vec4(from, plain ? 0.0F : 1.0F / 255.0F);
    out.slope = glm::vec4(to - from - bend, 0.0F);
    out.bend = glm::vec4(bend, view.transparent ? 1.0F : 0.0F);
    const glm::vec2 scale = kStretch / kRadius;
    out.place = glm::vec4(scale, -scale * kMiddle);
    return out;
}

}  // namespace sinew
