// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/overlay/note_overlay.h"

#include <algorithm>

namespace sinew {
namespace {

constexpr glm::vec4 kDimmed{0.035F, 0.038F, 0.045F, 0.62F};
constexpr glm::vec4 kPlateColor{0.09F, 0.095F, 0.11F, 0.94F};
constexpr glm::vec4 kNoteTitleColor{0.95F, 0.96F, 0.97F, 1.0F};
constexpr glm::vec4 kNoteStageColor{0.72F, 0.74F, 0.78F, 1.0F};
constexpr glm::vec4 kBarTrack{0.24F, 0.25F, 0.28F, 1.0F};
constexpr glm::vec4 kBarFill{0.31F, 0.69F, 0.776F, 1.0F};
constexpr glm::vec4 kButtonColor{0.22F, 0.23F, 0.26F, 1.0F};

// In points.
constexpr float kMostWidth = 380.0F;
constexpr float kPlateMargin = 16.0F;  // least distance between plate and picture
constexpr float kPlatePadding = 20.0F;
constexpr float kPlateHeight = 106.0F;
constexpr float kPlateRadius = 8.0F;
constexpr float kNoteTitle = 15.0F;
constexpr float kNoteStage = 13.0F;
constexpr glm::vec2 kButtonSize{96.0F, 26.0F};
constexpr float kNoteBar = 5.0F;
constexpr const char* kCancel = "Cancel (Esc)";

/// One line on a plate at the bottom of the picture.
void drawLine(OverlayCanvas& canvas, const std::string& words, glm::vec2 size,
              float pixelsPerPoint) {
    const float height = kNoteStage * pixelsPerPoint;
    const glm::vec2 half(0.5F * canvas.textWidth(words, height) + height, height);
    const glm::vec2 middle(0.5F * size.x, size.y - kPlateMargin * pixelsPerPoint - half.y);
    canvas.rect({middle - half, middle + half}, kPlateColor, kPlateRadius * pixelsPerPoint);
    canvas.text(words, middle + glm::vec2(height - half.x, 0.35F * height), height,
                kNoteTitleColor);
}

}  // namespace

NoteLayout noteLayout(glm::vec2 size, float pixelsPerPoint) noexcept {
    const float scale = pixelsPerPoint;
    const float width = std::max(std::min(kMostWidth * scale, size.x - 2.0F * kPlateMargin * scale),
                                 kButtonSize.x * scale);
    const glm::vec2 half = 0.5F * glm::vec2(width, kPlateHeight * scale);
    const glm::vec2 middle = glm::round(0.5F * size);
    NoteLayout layout;
    layout.plate = {middle - half, middle + half};
    const glm::vec2 inner = layout.plate.min + kPlatePadding * scale;
    const float right = layout.plate.max.x - kPlatePadding * scale;
    layout.left = inner.x;
    layout.titlePixels = kNoteTitle * scale;
    layout.titleBaseline = inner.y + 0.75F * layout.titlePixels;
    layout.bar = {{inner.x, layout.plate.min.y + 46.0F * scale},
                  {right, layout.plate.min.y + (46.0F + kNoteBar) * scale}};
    const glm::vec2 corner(right, layout.plate.max.y - 14.0F * scale);
    layout.cancel = {corner - kButtonSize * scale, corner};
    layout.stagePixels = kNoteStage * scale;
    const float center = 0.5F * (layout.cancel.min.y + layout.cancel.max.y);
    layout.stageBaseline = center + 0.35F * layout.stagePixels;
    layout.cancelBaseline = layout.stageBaseline;
    return layout;
}

bool contains(const OverlayCanvas::Rect& area, glm::vec2 point) noexcept {
    return glm::all(glm::greaterThanEqual(point, area.min)) &&
           glm::all(glm::lessThan(point, area.max));
}

void drawNote(OverlayCanvas& canvas, const PictureNote& note, VkExtent2D extent,
              float pixelsPerPoint) {
    const glm::vec2 size(extent.width, extent.height);
    if (!note.dims) {
        drawLine(canvas, note.stage, size, pixelsPerPoint);
        return;
    }
    canvas.rect({glm::vec2(0.0F), size}, kDimmed);
    if (note.title.empty()) {
        return;
    }
    const NoteLayout layout = noteLayout(size, pixelsPerPoint);
    canvas.rect(layout.plate, kPlateColor, kPlateRadius * pixelsPerPoint);
    const float room = layout.bar.max.x - layout.left;
    canvas.elidedText(note.title, {layout.left, layout.titleBaseline}, layout.titlePixels,
                      kNoteTitleColor, room);
    const float round = 0.5F * (layout.bar.max.y - layout.bar.min.y);
    canvas.rect(layout.bar, kBarTrack, round);
    OverlayCanvas::Rect done = layout.bar;
    done.max.x = glm::mix(done.min.x, done.max.x, std::clamp(note.fraction, 0.0F, 1.0F));
    if (done.max.x - done.min.x > 2.0F * round) {
        canvas.rect(done, kBarFill, round);
    }
    const float stageRoom =
        note.cancels ? layout.cancel.min.x - layout.left - 8.0F * pixelsPerPoint : room;
    canvas.elidedText(note.stage, {layout.left, layout.stageBaseline}, layout.stagePixels,
                      kNoteStageColor, stageRoom);
    if (note.cancels) {
        canvas.rect(layout.cancel, kButtonColor, 0.5F * kPlateRadius * pixelsPerPoint);
        const float width = canvas.textWidth(kCancel, layout.stagePixels);
        const float middle = 0.5F * (layout.cancel.min.x + layout.cancel.max.x);
        canvas.text(kCancel, {middle - 0.5F * width, layout.cancelBaseline}, layout.stagePixels,
                    kNoteTitleColor);
    }
}

}  // namespace sinew
