// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/overlay/overlay.h"

#include <vulkan/vulkan.h>
#include <vulkan/vulkan_core.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "viewport/gpu/check.h"
#include "viewport/scene/marks/mark_pass.h"
#include "viewport/scene/marks/ribbons.h"
#include "viewport/scene/overlay/missing_data.h"
#include "viewport/scene/overlay/note_overlay.h"
#include "viewport/scene/overlay/overlay_colors.h"
#include "viewport/scene/overlay/scene_key.h"

namespace sinew {

namespace {

constexpr float kAxisLetterPoints = 12.0F;
constexpr float kNotePoints = 12.0F;
constexpr float kNoteMarginPoints = 20.0F;

enum class NoteSide { Left, Right };

/// A note in one of the upper corners, smaller if `width` is narrow.
void drawInCorner(OverlayCanvas& canvas, std::string_view note, NoteSide side, float width,
                  float top, const FrameInput& input, VkExtent2D extent) {
    const float pixelsPerPoint = input.pixelsPerPoint;
    const float margin = kNoteMarginPoints * pixelsPerPoint;
    const float request = kNotePoints * pixelsPerPoint;
    const float room = width - 2.0F * margin;
    const float height = request * std::min(1.0F, room / canvas.textWidth(note, request));
    const glm::vec2 size(canvas.textWidth(note, height), height);
    const float left =
        side == NoteSide::Left ? margin : static_cast<float>(extent.width) - margin - size.x;
    const glm::vec2 at(left, top + 0.8F * height);
    canvas.rect({at - glm::vec2(0.45F, 1.02F) * height,
                 at + glm::vec2(size.x + 0.45F * height, 0.46F * height)},
                kCaptionPlate, 0.3F * height);
    canvas.text(note, at, height, kNoteText);
}

/// Draws the host's texts, each on a faint backdrop.
void drawTexts(OverlayCanvas& canvas, std::span<const OverlayText> texts) {
    for (const OverlayText& text : texts) {
        const float width = canvas.textWidth(text.utf8, text.heightPixels);
        if (width <= 0.0F) {
            continue;
        }
        const glm::vec2 margin(0.45F * text.heightPixels, 0.22F * text.heightPixels);
        const glm::vec2 top = text.position - glm::vec2(0.0F, 0.80F * text.heightPixels);
        const glm::vec2 bottom = text.position + glm::vec2(width, 0.24F * text.heightPixels);
        glm::vec4 backdrop = kCaptionPlate;
        backdrop.a *= text.color.a;
        canvas.rect({top - margin, bottom + margin}, backdrop, 0.3F * text.heightPixels);
        canvas.text(text.utf8, text.position, text.heightPixels, text.color);
    }
}

/// Draws the letters at the ends of the world axes.
void drawAxisLetters(OverlayCanvas& canvas, const FrameInput& input, VkExtent2D extent) {
    constexpr std::array<const char*, 3> kLetters{"x", "y", "z"};
    const float size = kAxisLetterPoints * input.pixelsPerPoint;
    const float reach = 1.06F * axisLength(input.framedBounds);
    const glm::mat4 clipFromWorld = input.camera.clipFromView * input.camera.viewFromWorld;
    for (glm::length_t axis = 0; axis < 3; ++axis) {
        glm::vec4 end(0.0F, 0.0F, 0.0F, 1.0F);
        end[axis] = reach;
        const glm::vec4 clip = clipFromWorld * end;
        if (clip.w <= 0.0F) {
            continue;
        }
        const glm::vec2 pixel =
            (0.5F + 0.5F * glm::vec2(clip) / clip.w) * glm::vec2(extent.width, extent.height);
        const auto letter = static_cast<std::size_t>(axis);
        canvas.text(kLetters.at(letter), pixel + glm::vec2(-0.3F, 0.3F) * size, size,
                    glm::vec4(axisColors().at(letter), 1.0F));
    }
}

/// The name of the picture, or its first word if there is no room for a legible one.
void drawCaption(OverlayCanvas& canvas, const FrameInput& input, VkExtent2D extent) {
    if (input.caption.empty()) {
        return;
    }
    constexpr float kLeastLegible = 0.7F;
    const auto whole = static_cast<float>(extent.width);
    const float width = input.captionWidth > 0.0F ? input.captionWidth : whole;
    const float margin = kNoteMarginPoints * input.pixelsPerPoint;
    const float wanted =
        kLeastLegible * canvas.textWidth(input.caption, kNotePoints * input.pixelsPerPoint);
    const bool fits = wanted <= width - 2.0F * margin;
    const std::string_view caption = input.caption;
    drawInCorner(canvas, fits ? caption : caption.substr(0, caption.find(' ')),
                 input.captionIsRight ? NoteSide::Right : NoteSide::Left, fits ? width : whole,
                 margin, input, extent);
}

/// A note in one of the upper corners, below the caption if that is there.
void drawNoteInCorner(OverlayCanvas& canvas, std::string_view note, NoteSide side,
                      const FrameInput& input, VkExtent2D extent) {
    const bool below = !input.caption.empty() && input.captionIsRight == (side == NoteSide::Right);
    const float top = kNoteMarginPoints + (below ? 2.0F * kNotePoints : 0.0F);
    drawInCorner(canvas, note, side, static_cast<float>(extent.width), top * input.pixelsPerPoint,
                 input, extent);
}

/// Draws what the picture leaves out, according to the host, in the upper left corner.
void drawLeftOut(OverlayCanvas& canvas, const FrameInput& input, VkExtent2D extent) {
    if (!input.leftOut.empty()) {
        drawNoteInCorner(canvas, input.leftOut, NoteSide::Left, input, extent);
    }
}

/// If the picture has a legend and uses dual-quaternion skinning: a note in the upper right corner
/// that this is a preview.
void drawBlendNote(OverlayCanvas& canvas, const FrameInput& input, VkExtent2D extent) {
    constexpr const char* kNote = "Dual-quaternion preview: glTF blends linearly";
    const ViewOptions& view = input.view;
    const ViewModeInfo& info = viewModeInfo(view.mode);
    if (view.legend && view.blend != BlendSkinning::Linear && info.posed && !info.bothBlends) {
        drawNoteInCorner(canvas, kNote, NoteSide::Right, input, extent);
    }
}

/// What jumps at the loop seam, in the upper right corner, while its ghosts are shown.
void drawSeamWords(OverlayCanvas& canvas, const FrameInput& input, VkExtent2D extent) {
    if (input.view.motion.seamGhost && !input.seamWords.empty()) {
        drawNoteInCorner(canvas, input.seamWords, NoteSide::Right, input, extent);
    }
}

}  // namespace

Overlay::Overlay(const DeviceView& device, VkPipelineCache cache, PipelineTime time)
    : m_device(device),
      m_atlas(device),
      m_canvas(m_atlas),
      m_timings(device),
      m_pass(device, cache, m_atlas, time) {}

void Overlay::compose(const FrameInput& input, const SceneMarks& marks, VkExtent2D extent,
                      const FrameTimings& timings) {
    fill(input, marks, extent, timings);
    if (m_atlas.full()) {
        check(vkDeviceWaitIdle(m_device.device), "wait for the device");
        m_atlas.clear();
        fill(input, marks, extent, timings);
    }
}

void Overlay::fill(const FrameInput& input, const SceneMarks& marks, VkExtent2D extent,
                   const FrameTimings& timings) {
    m_canvas.clear();
    if (input.textShown) {
        fillTexts(input, marks, extent, timings);
    } else {
        m_labels.clear();
    }
    m_scenery = m_canvas.quads().size();
    if (input.note) {
        drawNote(m_canvas, *input.note, extent, input.pixelsPerPoint);
    }
}

void Overlay::fillTexts(const FrameInput& input, const SceneMarks& marks, VkExtent2D extent,
                        const FrameTimings& timings) {
    const SkeletonView& skeleton = marks.skeleton();
    if (skeleton.shown() && input.view.skeleton.names != JointNames::None) {
        m_labels.draw(m_canvas, skeleton, input, extent);
    } else {
        m_labels.clear();
    }
    drawVertexLabel(m_canvas, m_labels.room(), marks.dots(), input, extent);
    drawPinLabels(m_canvas, m_labels.room(), marks.pins(), input, extent);
    if (input.view.axes) {
        drawAxisLetters(m_canvas, input, extent);
    }
    m_legend.draw(m_canvas, input, extent);
    drawMissing(m_canvas, input, extent);
    drawSceneKey(m_canvas, input, extent, m_labels.hidden());
    drawCaption(m_canvas, input, extent);
    drawLeftOut(m_canvas, input, extent);
    drawBlendNote(m_canvas, input, extent);
    drawSeamWords(m_canvas, input, extent);
    drawTexts(m_canvas, input.texts);
    if (input.view.timings) {
        m_timings.draw(m_canvas, timings, extent, input.pixelsPerPoint);
    }
}

void Overlay::composeNote(const std::optional<PictureNote>& note, VkExtent2D extent,
                          float pixelsPerPoint) {
    m_canvas.truncate(m_scenery);
    if (!note) {
        return;
    }
    drawNote(m_canvas, *note, extent, pixelsPerPoint);
    if (m_atlas.full()) {  // the texts of the picture are lost, but they are dimmed
        check(vkDeviceWaitIdle(m_device.device), "wait for the device");
        m_atlas.clear();
        m_canvas.clear();
        m_scenery = 0;
        drawNote(m_canvas, *note, extent, pixelsPerPoint);
    }
}

void Overlay::record(VkCommandBuffer commands, FrameRing& ring, const OutlinePass* outline,
                     glm::uvec2 first) {
    m_atlas.recordUploads(commands);
    m_pass.record(commands, ring, {m_canvas.quads(), outline, first});
}

}  // namespace sinew
