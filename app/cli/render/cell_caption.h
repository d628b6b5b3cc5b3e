// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "app/common/point_size.h"
#include "model/view/camera.h"
#include "viewport/scene/frame/frame_input.h"

namespace sinew::cli {

/// Captions of the pictures of a sheet, and the space that they take. Heights in pixels.
inline constexpr float kCaptionLines = 1.6F;    // space for a line, in text heights
inline constexpr float kReadableHeight = 8.0F;  // text is never smaller

/// Text height of a caption in a picture of this size.
[[nodiscard]] float captionHeight(Extent cell) noexcept;

/// The largest text height, at most `most`, at which the text fits into the width of the picture.
[[nodiscard]] float fittingHeight(const std::string& text, Extent cell, float most) noexcept;

/// A line of text at the left edge. `baseline`: from the top.
[[nodiscard]] OverlayText captionLine(std::string text, float height, float baseline);

/// The margin between the edge of a picture and text of a height.
[[nodiscard]] float captionEdge(float height) noexcept;

/// Where what is seen ends at most, as parts of the height: space for texts.
struct ClearParts {
    float top = 0.0F;
    float bottom = 0.0F;
};
/// Moves what the camera sees between the clear parts, where the scene continues. The camera is one
/// of a picture of the remaining height.
void keepClear(CameraView& camera, const ClearParts& parts) noexcept;

/// A margin around the pictures of a sheet: their background, or the colour of the sheet.
[[nodiscard]] glm::u8vec4 sheetColor(const ViewOptions& view) noexcept;

}  // namespace sinew::cli
