// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/overlay/overlay.h"

#include <vulkan/vulkan.h>

#include "viewport/gpu/check.h"
#include "viewport/scene/marks/mark_pass.h"
#include "viewport/scene/overlay/note_overlay.h"
#include "viewport/scene/overlay/overlay_texts.h"
#include "viewport/scene/overlay/scene_key.h"
#include "viewport/scene/overlay/vertex_labels.h"

namespace sinew {

Overlay::Overlay(const DeviceView& device, VkPipelineCache cache)
    : m_device(device),
      m_atlas(device),
      m_canvas(m_atlas),
      m_timings(device),
      m_pass(device, cache, m_atlas) {}

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
    drawVertexLabel(m_canvas, marks.dots(), input, extent);
    drawPinLabels(m_canvas, m_labels.room(), marks.pins(), input, extent);
    if (input.view.axes) {
        drawAxisLetters(m_canvas, input, extent);
    }
    m_legend.draw(m_canvas, input, extent);
    drawSceneKey(m_canvas, input, extent, m_labels.hidden());
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

void Overlay::record(VkCommandBuffer commands, FrameRing& ring,
                     const OutlinePass* outline) noexcept {
    m_atlas.recordUploads(commands);
    m_pass.record(commands, ring, m_canvas.quads(), outline);
}

}  // namespace sinew
