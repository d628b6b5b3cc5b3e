// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/overlay.h"

#include <vulkan/vulkan.h>

#include "viewport/gpu/check.h"
#include "viewport/scene/overlay_texts.h"

namespace sinew {

Overlay::Overlay(const DeviceView& device, VkPipelineCache cache)
    : m_device(device), m_atlas(device), m_canvas(m_atlas), m_pass(device, cache, m_atlas) {}

void Overlay::compose(const FrameInput& input, VkExtent2D extent) {
    fill(input, extent);
    if (m_atlas.full()) {
        check(vkDeviceWaitIdle(m_device.device), "wait for the device");
        m_atlas.clear();
        fill(input, extent);
    }
}

void Overlay::fill(const FrameInput& input, VkExtent2D extent) {
    m_canvas.clear();
    if (input.view.axes) {
        drawAxisLetters(m_canvas, input, extent);
    }
    m_legend.draw(m_canvas, input, extent);
    drawTexts(m_canvas, input.texts);
}

void Overlay::record(VkCommandBuffer commands, FrameRing& ring) noexcept {
    m_atlas.recordUploads(commands);
    m_pass.record(commands, ring, m_canvas.quads());
}

}  // namespace sinew
