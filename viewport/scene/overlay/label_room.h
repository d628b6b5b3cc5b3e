// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "model/view/camera.h"
#include "viewport/scene/overlay/overlay_canvas.h"

namespace sinew {

// Sides of a point for its label, in order of preference.
inline constexpr std::array<glm::vec2, 4> kRightFirst{
    {{1.0F, 0.0F}, {-1.0F, 0.0F}, {0.0F, -1.0F}, {0.0F, 1.0F}}};
inline constexpr std::array<glm::vec2, 4> kLeftFirst{
    {{-1.0F, 0.0F}, {1.0F, 0.0F}, {0.0F, -1.0F}, {0.0F, 1.0F}}};

/// The areas of a picture that labels must not cover: other labels, and what they name. In pixels.
class LabelRoom {
public:
    void clear() noexcept { m_taken.clear(); }
    void take(const OverlayCanvas::Rect& area) { m_taken.push_back(area); }
    [[nodiscard]] bool isFree(const OverlayCanvas::Rect& area) const noexcept;

    struct Place {
        glm::vec2 pixel{0.0F};  // what the label names
        glm::vec2 gap{0.0F};    // distance from there to a label beside, above or below it
    };
    /// The area for a label of this size on the first side that is free, preferring sides where the
    /// edge of the picture does not cut it. None: no side is free.
    [[nodiscard]] std::optional<OverlayCanvas::Rect> beside(
        const Place& place, glm::vec2 size, glm::vec2 picture,
        std::span<const glm::vec2> sides = kRightFirst) const noexcept;

private:
    std::vector<OverlayCanvas::Rect> m_taken;
};

/// The position of a point in world space, in pixels from the upper left corner; none behind the
/// eye, before the near plane or outside the picture.
[[nodiscard]] std::optional<glm::vec2> onPicture(const glm::vec3& at, const CameraView& camera,
                                                 VkExtent2D extent) noexcept;

}  // namespace sinew
