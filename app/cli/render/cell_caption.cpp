// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/render/cell_caption.h"

#include <algorithm>
#include <utility>

#include "model/core/utf8.h"

namespace sinew::cli {

namespace {

constexpr float kLetterWidth = 0.52F;  // width of an average letter, in text heights
constexpr float kCaptionEdge = 0.7F;   // margin between cell edge and text, in text heights
constexpr glm::u8vec4 kSheetColor{28, 30, 34, 255};
constexpr glm::vec4 kTextColor{0.93F, 0.94F, 0.96F, 1.0F};  // the renderer darkens behind text

}  // namespace

float captionHeight(Extent cell) noexcept {
    return std::clamp(static_cast<float>(cell.height) / 18.0F, 9.0F, 32.0F);
}

float captionEdge(float height) noexcept {
    return kCaptionEdge * height;
}

float fittingHeight(const std::string& text, Extent cell, float most) noexcept {
    const float letters = kLetterWidth * static_cast<float>(characterCount(text));
    const float widest = static_cast<float>(cell.width) / (letters + 2.0F * kCaptionEdge);
    return std::min(most, widest);
}

OverlayText captionLine(std::string text, float height, float baseline) {
    return {.utf8 = std::move(text),
            .position = {captionEdge(height), baseline},
            .heightPixels = height,
            .color = kTextColor};
}

void keepClear(CameraView& camera, const ClearParts& parts) noexcept {
    glm::mat4 moved(1.0F);
    moved[1][1] = 1.0F - parts.top - parts.bottom;
    moved[3][1] = parts.top - parts.bottom;
    camera.clipFromView = moved * camera.clipFromView;
}

glm::u8vec4 sheetColor(const ViewOptions& view) noexcept {
    if (view.transparent) {
        return glm::u8vec4(0);
    }
    return view.background ? glm::u8vec4(glm::vec4(255.0F * *view.background + 0.5F, 255.0F))
                           : kSheetColor;
}

}  // namespace sinew::cli
