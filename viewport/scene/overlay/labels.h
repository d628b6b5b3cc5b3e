// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vulkan/vulkan_core.h>

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "model/view/camera.h"
#include "viewport/scene/frame/frame_input.h"
#include "viewport/scene/marks/pin_marks.h"
#include "viewport/scene/marks/skeleton_view.h"
#include "viewport/scene/marks/vertex_dots.h"
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

/// Names next to the joints: to the right, otherwise left, above or below if free. If they overlap,
/// the hovered and the selected joint come first, then joints nearer to a root; the others get no
/// name.
class JointLabels {
public:
    /// Allocates only for more names than before.
    void draw(OverlayCanvas& canvas, const SkeletonView& view, const FrameInput& input,
              VkExtent2D extent);
    /// For a frame without names.
    void clear() noexcept;

    /// Joints in the last picture without room for their name.
    [[nodiscard]] std::size_t hidden() const noexcept { return m_hidden; }
    /// What is left of the picture for other labels; empty after `clear`.
    [[nodiscard]] LabelRoom& room() noexcept { return m_room; }

private:
    struct Frame;
    bool drawName(const Frame& frame, std::uint32_t joint, glm::vec2 pixel);
    [[nodiscard]] const std::string& nameOf(const Frame& frame, std::uint32_t joint);

    LabelRoom m_room;
    std::size_t m_hidden = 0;
    std::string m_unnamed;
};

/// The numbers of pinned vertices beside their dots, and names and shares of joints at the ends of
/// their lines. No label covers a dot or what is taken in `room`, and takes its own place there;
/// one without room beside its point is left out.
void drawPinLabels(OverlayCanvas& canvas, LabelRoom& room, const PinMarks& pins,
                   const FrameInput& input, VkExtent2D extent);

/// The number of the main marked vertex, and how many others are marked, next to its dot. Takes its
/// place in `room`.
void drawVertexLabel(OverlayCanvas& canvas, LabelRoom& room, const VertexDots& dots,
                     const FrameInput& input, VkExtent2D extent);

}  // namespace sinew
