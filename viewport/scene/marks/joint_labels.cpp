// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/marks/joint_labels.h"

#include <algorithm>
#include <optional>

namespace sinew {
namespace {

// Points.
constexpr float kTextSize = 11.0F;
constexpr float kBesideJoint = 8.0F;
constexpr float kMarginX = 4.0F;
constexpr float kMarginY = 2.0F;
constexpr float kApart = 2.0F;

constexpr glm::vec4 kPlate{0.05F, 0.055F, 0.065F, 0.60F};
constexpr glm::vec4 kStrongPlate{0.05F, 0.055F, 0.065F, 0.86F};
constexpr glm::vec4 kText{0.90F, 0.91F, 0.93F, 1.0F};
constexpr glm::vec4 kHoveredText{1.0F, 1.0F, 1.0F, 1.0F};
constexpr glm::vec4 kSelectedText{0.55F, 0.88F, 1.0F, 1.0F};

/// In pixels; none behind the eye or outside of the picture.
std::optional<glm::vec2> onPicture(const glm::vec3& at, const CameraView& camera,
                                   VkExtent2D extent) noexcept {
    const glm::vec4 clip = camera.clipFromView * camera.viewFromWorld * glm::vec4(at, 1.0F);
    const glm::vec2 size(extent.width, extent.height);
    const glm::vec2 pixel = (0.5F + 0.5F * glm::vec2(clip) / clip.w) * size;
    const bool inside = clip.w > 0.0F && clip.z >= 0.0F && pixel.x >= 0.0F && pixel.y >= 0.0F &&
                        pixel.x < size.x && pixel.y < size.y;
    return inside ? std::optional(pixel) : std::nullopt;
}

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
            return kText;
        case JointRole::Branch:
        case JointRole::Selected:
            return kSelectedText;
        case JointRole::Hovered:
            return kHoveredText;
    }
    return kText;
}

}  // namespace

void JointLabels::draw(OverlayCanvas& canvas, const SkeletonView& view, const FrameInput& input,
                       VkExtent2D extent) {
    m_taken.clear();
    const float scale = input.pixelsPerPoint;
    const float size = kTextSize * scale;
    const Asset& asset = input.evaluator->asset();
    const auto place = [&](std::uint32_t joint) {
        const auto pixel = onPicture(view.origin(joint), input.camera, extent);
        if (!pixel) {
            return;
        }
        const NodeIndex node = view.skeleton().joints[joint].node;
        const std::string* name = &asset[node].name;
        if (name->empty()) {
            m_unnamed = "Node ";
            m_unnamed += std::to_string(node.value);
            name = &m_unnamed;
        }
        const glm::vec2 baseline = *pixel + glm::vec2(kBesideJoint, 0.35F * kTextSize) * scale;
        if (!isFree({baseline, baseline})) {
            return;  // most of a crowded skeleton: before the text is measured
        }
        const glm::vec2 end(canvas.textWidth(*name, size), 0.22F * size);
        const glm::vec2 margin = glm::vec2(kMarginX, kMarginY) * scale;
        const OverlayCanvas::Rect area{baseline - glm::vec2(0.0F, 0.78F * size) - margin,
                                       baseline + end + margin};
        if (!isFree(area)) {
            return;
        }
        const JointRole role = view.role(joint);
        const bool strong = role == JointRole::Selected || role == JointRole::Hovered;
        canvas.rect(area, strong ? kStrongPlate : kPlate, 3.0F * scale);
        canvas.text(*name, baseline, size, textColor(role));
        m_taken.push_back({area.min - kApart * scale, area.max + kApart * scale});
    };
    for (const JointRole first :
         {JointRole::Hovered, JointRole::Selected, JointRole::Branch, JointRole::Plain}) {
        for (std::uint32_t joint = 0; joint < view.placed().size(); ++joint) {
            if (view.role(joint) == first && view.hasPlace(joint) &&
                wants(input.view.skeleton.names, first)) {
                place(joint);
            }
        }
    }
}

bool JointLabels::isFree(const OverlayCanvas::Rect& area) const noexcept {
    return std::none_of(m_taken.begin(), m_taken.end(), [&](const OverlayCanvas::Rect& taken) {
        return area.min.x < taken.max.x && taken.min.x < area.max.x && area.min.y < taken.max.y &&
               taken.min.y < area.max.y;
    });
}

}  // namespace sinew
