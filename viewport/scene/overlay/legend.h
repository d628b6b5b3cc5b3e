// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include <array>
#include <string>

#include "viewport/scene/frame/frame_input.h"
#include "viewport/scene/overlay/overlay_canvas.h"

namespace sinew {

/// The legend of a data view, in the lower left corner: the heat map with joint and skin for
/// `weight`, the channels, the range of greys or only the meaning of colours for other views;
/// nothing for views without values.
class Legend {
public:
    /// Allocates only if the legend changed.
    void draw(OverlayCanvas& canvas, const FrameInput& input, VkExtent2D extent);

private:
    void compose(const Asset* asset, const ViewOptions& view, float differenceScale);
    void composeJoint(const Asset& asset, const ViewOptions& view);
    void drawScale(OverlayCanvas& canvas, glm::vec2 corner, float scale) const;
    void drawTicks(OverlayCanvas& canvas, glm::vec2 corner, float scale) const;
    void drawSwatches(OverlayCanvas& canvas, glm::vec2 corner, float scale) const;
    void drawChannels(OverlayCanvas& canvas, glm::vec2 corner, float scale) const;

    std::string m_title;
    std::string m_subtitle;
    std::array<std::string, 3> m_channels;
    std::array<std::string, 5> m_ticks;  // labels of the scale
    bool m_shown = false;

    // Inputs of the texts above.
    const Asset* m_asset = nullptr;
    ViewOptions m_view;
    float m_differenceScale = 0.0F;
    bool m_composed = false;
};

}  // namespace sinew
