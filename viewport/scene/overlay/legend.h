// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include <memory>

#include "viewport/scene/frame/frame_input.h"
#include "viewport/scene/overlay/legend_content.h"
#include "viewport/scene/overlay/overlay_canvas.h"

namespace sinew {

/// The legend of a data view, in the lower left corner; nothing for views without values, and where
/// the picture says that a view has nothing to show (drawMissing).
class Legend {
public:
    /// Allocates only if the legend changed.
    void draw(OverlayCanvas& canvas, const FrameInput& input, VkExtent2D extent);

private:
    void compose(const OverlayCanvas& canvas, const Asset* asset, const ViewOptions& view,
                 const LegendScale& scale);
    [[nodiscard]] float height() const noexcept;
    void drawBar(OverlayCanvas& canvas, glm::vec2 corner, float scale) const;
    void drawContours(OverlayCanvas& canvas, glm::vec2 corner, float scale) const;
    void drawTicks(OverlayCanvas& canvas, glm::vec2 corner, float scale) const;
    void drawSwatches(OverlayCanvas& canvas, glm::vec2 corner, float scale) const;
    void drawNotes(OverlayCanvas& canvas, glm::vec2 corner, float scale) const;

    LegendContent m_content;
    float m_width = 0.0F;  // width of the contents, in points

    // Inputs of the content.
    const Asset* m_asset = nullptr;
    ViewOptions m_view;
    std::shared_ptr<const ValueLegend> m_values;
    LegendScale m_scale;
    bool m_composed = false;
};

}  // namespace sinew
