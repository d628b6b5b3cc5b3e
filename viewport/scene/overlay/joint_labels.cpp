// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/overlay/joint_labels.h"

#include <algorithm>

#include "viewport/scene/overlay/label_room.h"
#include "viewport/scene/overlay/overlay_colors.h"

namespace sinew {
namespace {

// Points.
constexpr float kNameSize = 11.0F;
constexpr float kNameMarginX = 4.0F;
constexpr float kNameMarginY = 2.0F;
constexpr float kNamesApart = 2.0F;
// Gap between joint and label: labels above or below leave room for those at the sides.
constexpr glm::vec2 kNameGap{4.0F, 0.5F * kNameSize + kNameMarginY + kNamesApart + 1.0F};

constexpr float kNameAscent = 0.78F;  // a line's top to its baseline, in text heights

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

}  // namespace

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
    const float size = kNameSize * frame.scale;
    const glm::vec2 margin = glm::vec2(kNameMarginX, kNameMarginY) * frame.scale;
    const glm::vec2 plate = glm::vec2(frame.canvas.textWidth(name, size), size) + 2.0F * margin;
    const auto area =
        m_room.beside({.pixel = pixel, .gap = kNameGap * frame.scale}, plate, frame.picture);
    if (!area) {
        return false;
    }
    const JointRole role = frame.view.role(joint);
    const bool strong = role == JointRole::Selected || role == JointRole::Hovered;
    frame.canvas.rect(*area, strong ? kStrongNamePlate : kNamePlate, 3.0F * frame.scale);
    frame.canvas.text(name, area->min + margin + glm::vec2(0.0F, kNameAscent * size), size,
                      textColor(role));
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

}  // namespace sinew
