// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/overlay/labels.h"

#include <algorithm>

#include "viewport/scene/overlay/overlay_colors.h"

namespace sinew {

namespace {

// Points.
constexpr float kNameSize = 11.0F;
constexpr glm::vec2 kNameMargin{4.0F, 2.0F};
constexpr float kNamesApart = 2.0F;
// Gap between joint and label: labels above or below leave room for those at the sides.
constexpr glm::vec2 kNameGap{4.0F, 0.5F * kNameSize + kNameMargin.y + kNamesApart + 1.0F};

bool wants(JointNames names, JointRole role) noexcept {
    switch (names) {
        case JointNames::None:
            return false;
        case JointNames::Selected:
            return role == JointRole::Selected || role == JointRole::Hovered;
        case JointNames::All:
            return true;
    }
    return false;
}

glm::vec4 textColor(JointRole role) noexcept {
    switch (role) {
        case JointRole::Plain:
            return kNameText;
        case JointRole::Branch:
        case JointRole::Selected:
            return kSelectedNameText;
        case JointRole::Hovered:
            return kHoveredNameText;
    }
    return kNameText;
}

// Points.
constexpr float kPinTextSize = 11.0F;
constexpr glm::vec2 kPinMargin{4.5F, 2.0F};
constexpr float kPinGap = 9.0F;  // distance from the dot
constexpr float kPinDot = 8.0F;  // radius with its ring
constexpr std::size_t kMostPinLabels = 48;

constexpr float kVertexTextSize = 12.0F;
constexpr glm::vec2 kVertexMargin{6.0F, 3.0F};
constexpr float kVertexGap = 12.0F;  // distance from the dot, past its ring

constexpr float kLabelCorner = 3.0F;   // points
constexpr float kLabelAscent = 0.78F;  // a line's top to its baseline, in text heights

/// A text on a plate. Sizes in points; borrows canvas and words.
class TextLabel {
public:
    TextLabel(OverlayCanvas& canvas, const std::string& words, float textSize, glm::vec2 margin,
              float scale)
        : m_canvas(canvas),
          m_words(words),
          m_textSize(textSize * scale),
          m_margin(margin * scale),
          m_corner(kLabelCorner * scale) {}

    /// Of the plate, in pixels.
    [[nodiscard]] glm::vec2 size() const {
        return glm::vec2(m_canvas.textWidth(m_words, m_textSize), m_textSize) + 2.0F * m_margin;
    }
    void draw(const OverlayCanvas::Rect& area, const glm::vec4& plate,
              const glm::vec4& color) const {
        m_canvas.rect(area, plate, m_corner);
        m_canvas.text(m_words, area.min + m_margin + glm::vec2(0.0F, kLabelAscent * m_textSize),
                      m_textSize, color);
    }

private:
    OverlayCanvas& m_canvas;
    const std::string& m_words;
    float m_textSize;
    glm::vec2 m_margin;
    float m_corner;
};

}  // namespace

bool LabelRoom::isFree(const OverlayCanvas::Rect& area) const noexcept {
    return std::none_of(m_taken.begin(), m_taken.end(), [&](const OverlayCanvas::Rect& taken) {
        return area.min.x < taken.max.x && taken.min.x < area.max.x && area.min.y < taken.max.y &&
               taken.min.y < area.max.y;
    });
}

std::optional<OverlayCanvas::Rect> LabelRoom::beside(
    const Place& place, glm::vec2 size, glm::vec2 picture,
    std::span<const glm::vec2> sides) const noexcept {
    std::optional<OverlayCanvas::Rect> cut;
    for (const glm::vec2 side : sides) {
        const glm::vec2 min = place.pixel + side * (place.gap + 0.5F * size) - 0.5F * size;
        const OverlayCanvas::Rect area{min, min + size};
        if (!isFree(area)) {
            continue;
        }
        const bool whole = glm::all(glm::greaterThanEqual(area.min, glm::vec2(0.0F))) &&
                           glm::all(glm::lessThanEqual(area.max, picture));
        if (whole) {
            return area;
        }
        cut = cut ? cut : area;
    }
    return cut;
}

std::optional<glm::vec2> onPicture(const glm::vec3& at, const CameraView& camera,
                                   VkExtent2D extent) noexcept {
    const glm::vec4 clip = camera.clipFromView * camera.viewFromWorld * glm::vec4(at, 1.0F);
    const glm::vec2 size(extent.width, extent.height);
    const glm::vec2 pixel = (0.5F + 0.5F * glm::vec2(clip) / clip.w) * size;
    const bool inside = clip.w > 0.0F && clip.z >= 0.0F && pixel.x >= 0.0F && pixel.y >= 0.0F &&
                        pixel.x < size.x && pixel.y < size.y;
    return inside ? std::optional(pixel) : std::nullopt;
}

struct JointLabels::Frame {
    OverlayCanvas& canvas;
    const SkeletonView& view;
    const FrameInput& input;
    glm::vec2 picture;
    float scale;  // pixels per point
};

void JointLabels::draw(OverlayCanvas& canvas, const SkeletonView& view, const FrameInput& input,
                       VkExtent2D extent) {
    clear();
    const Frame frame{canvas, view, input, glm::vec2(extent.width, extent.height),
                      input.pixelsPerPoint};
    for (const JointRole first :
         {JointRole::Hovered, JointRole::Selected, JointRole::Branch, JointRole::Plain}) {
        for (std::uint32_t joint = 0; joint < view.placed().size(); ++joint) {
            if (view.role(joint) != first || !view.draws(joint) || !view.hasPlace(joint) ||
                !wants(input.view.skeleton.names, first)) {
                continue;
            }
            const auto pixel = onPicture(view.origin(joint), input.camera, extent);
            if (pixel && !drawName(frame, joint, *pixel)) {
                ++m_hidden;
            }
        }
    }
}

bool JointLabels::drawName(const Frame& frame, std::uint32_t joint, glm::vec2 pixel) {
    const bool crowded = std::none_of(kRightFirst.begin(), kRightFirst.end(), [&](glm::vec2 side) {
        const glm::vec2 edge = pixel + frame.scale * side * (kNameGap + 1.0F);
        return m_room.isFree({edge, edge});
    });
    if (crowded) {
        return false;  // rejects most of a large skeleton before measuring text
    }
    const std::string& name = nameOf(frame, joint);
    const TextLabel label(frame.canvas, name, kNameSize, kNameMargin, frame.scale);
    const auto area =
        m_room.beside({.pixel = pixel, .gap = kNameGap * frame.scale}, label.size(), frame.picture);
    if (!area) {
        return false;
    }
    const JointRole role = frame.view.role(joint);
    const bool strong = role == JointRole::Selected || role == JointRole::Hovered;
    label.draw(*area, strong ? kStrongNamePlate : kNamePlate, textColor(role));
    m_room.take({area->min - kNamesApart * frame.scale, area->max + kNamesApart * frame.scale});
    return true;
}

const std::string& JointLabels::nameOf(const Frame& frame, std::uint32_t joint) {
    const NodeIndex node = frame.view.skeleton().joints[joint].node;
    const std::string& name = frame.input.evaluator->asset()[node].name;
    if (!name.empty()) {
        return name;
    }
    m_unnamed = "Node ";
    m_unnamed += std::to_string(node.value);
    return m_unnamed;
}

void JointLabels::clear() noexcept {
    m_room.clear();
    m_hidden = 0;
}

void drawPinLabels(OverlayCanvas& canvas, LabelRoom& room, const PinMarks& pins,
                   const FrameInput& input, VkExtent2D extent) {
    const float scale = input.pixelsPerPoint;
    const glm::vec2 picture(extent.width, extent.height);
    for (const PinLabel& label : pins.labels()) {
        const auto pixel = label.dot ? onPicture(label.at, input.camera, extent) : std::nullopt;
        if (pixel) {
            room.take({*pixel - kPinDot * scale, *pixel + kPinDot * scale});
        }
    }
    std::size_t count = 0;
    for (const PinLabel& label : pins.labels()) {
        const auto pixel = label.shown ? onPicture(label.at, input.camera, extent) : std::nullopt;
        if (!pixel || count == kMostPinLabels) {
            continue;
        }
        const TextLabel text(canvas, label.words, kPinTextSize, kPinMargin, scale);
        const auto from = onPicture(label.from, input.camera, extent);
        const bool leftwards = from && pixel->x < from->x;
        const auto area = room.beside({.pixel = *pixel, .gap = glm::vec2(kPinGap * scale)},
                                      text.size(), picture, leftwards ? kLeftFirst : kRightFirst);
        if (!area) {
            continue;
        }
        ++count;
        room.take(*area);
        text.draw(*area, kStrongNamePlate, kHoveredNameText);
    }
}

void drawVertexLabel(OverlayCanvas& canvas, LabelRoom& room, const VertexDots& dots,
                     const FrameInput& input, VkExtent2D extent) {
    const std::optional<glm::vec3> at = dots.points().main();
    const auto pixel = at ? onPicture(*at, input.camera, extent) : std::nullopt;
    if (!pixel) {
        return;
    }
    const float scale = input.pixelsPerPoint;
    const TextLabel text(canvas, dots.words(), kVertexTextSize, kVertexMargin, scale);
    const glm::vec2 plate = text.size();
    glm::vec2 corner = *pixel + glm::vec2(kVertexGap * scale, -0.5F * plate.y);
    if (corner.x + plate.x > static_cast<float>(extent.width)) {
        corner.x = pixel->x - kVertexGap * scale - plate.x;
    }
    room.take({corner, corner + plate});
    text.draw({corner, corner + plate}, kStrongNamePlate, kMarkedVertexText);
}

}  // namespace sinew
