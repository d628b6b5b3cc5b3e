// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/core/math.h"
#include "model/picture/picture_content.h"
#include "model/view/camera.h"
#include "model/view/gizmo/gizmo.h"

namespace sinew {

/// Text on the picture, in pixels of the target, y down.
struct OverlayText {
    std::string utf8;
    glm::vec2 position{0.0F};  // left end of the baseline
    float heightPixels = 14.0F;
    glm::vec4 color{1.0F};  // sRGB, straight alpha
};

/// A part of a picture that is too large for a target: the target shows it from its pixel `first`
/// on.
struct PicturePart {
    glm::uvec2 first{0U};
    glm::uvec2 whole{1U};  // size of the picture
};

/// What the picture says about a file that is not in it yet. It dims the picture below, so that an
/// old picture is not mistaken for the new file.
struct PictureNote {
    std::string title;      // "Opening Fox.glb"; empty: only dims
    std::string stage;      // "Decoding images, 43 %"
    float fraction = 0.0F;  // share of the bar, 0 to 1
    bool cancels = false;   // has a Cancel button (noteLayout)
    bool dims = true;       // false: only `stage`, at the bottom

    bool operator==(const PictureNote&) const = default;
};

/// The input of one frame. Borrowed for the call of SceneRenderer::prepare, which copies what the
/// GPU needs into the frame's slot.
struct FrameInput : PictureContent {
    CameraView camera;
    float pixelsPerPoint = 1.0F;  // HiDPI scale of legend, lines, points; texts are in pixels
    std::vector<OverlayText> texts;
    std::string caption;              // name of the picture in an upper corner; empty: none
    bool captionIsRight = false;      // that corner
    float captionWidth = 0.0F;        // pixels from that side that are seen; 0: all
    std::string legendTitle;          // replaces that of the legend; empty: it stays
    std::string legendSubtitle;       // its second line then
    std::string leftOut;              // words for the upper left corner; empty: none
    bool textShown = true;            // these texts, legend, names, letters, timings
    std::optional<PictureNote> note;  // dims the picture
    std::optional<Gizmo> gizmo;       // gizmo at the node that is posed by hand
    std::optional<PicturePart> part;  // what the target shows of the picture; none: all of it
};

}  // namespace sinew
