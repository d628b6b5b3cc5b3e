// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/overlay/legend.h"

#include <algorithm>
#include <cmath>

#include "viewport/scene/frame/difference_scale.h"
#include "viewport/scene/frame/heat_palette.h"
#include "viewport/scene/frame/shader_layout.h"
#include "viewport/scene/overlay/overlay_colors.h"

namespace sinew {
namespace {

// Sizes in points.
constexpr float kMargin = 16.0F;
constexpr float kPadding = 12.0F;
constexpr float kInnerWidth = 208.0F;
constexpr float kTitleSize = 13.0F;
constexpr float kSmallSize = 11.0F;
constexpr float kTitleBaseline = 11.0F;  // from the inner top
constexpr float kSubtitleBaseline = 28.0F;
constexpr float kBarTop = 39.0F;
constexpr float kBarHeight = 10.0F;
constexpr float kTickBaseline = 62.0F;
constexpr float kSwatchBaseline = 82.0F;
constexpr float kScaleHeight = 84.0F;       // with swatches below the ticks
constexpr float kPlainScaleHeight = 64.0F;  // without
constexpr float kColorBaseline = 48.0F;
constexpr float kColorHeight = 50.0F;
constexpr float kPlainColorHeight = 30.0F;
constexpr float kChannelBaseline = 48.0F;
constexpr float kChannelStep = 17.0F;
constexpr float kChannelsHeight = 84.0F;
constexpr float kSwatch = 9.0F;

/// Height of the contents in points.
float heightOf(const ViewLegend& legend) noexcept {
    switch (legend.kind) {
        case ViewLegend::Kind::None:
        case ViewLegend::Kind::Channels:
            return kChannelsHeight;
        case ViewLegend::Kind::Joint:
        case ViewLegend::Kind::Distance:
            return kScaleHeight;
        case ViewLegend::Kind::Number:
            return legend.unread.empty() ? kPlainScaleHeight : kScaleHeight;
        case ViewLegend::Kind::Color:
            return legend.unread.empty() ? kPlainColorHeight : kColorHeight;
    }
    return kChannelsHeight;
}

glm::vec4 opaque(const glm::vec3& color) {
    return glm::vec4(color, 1.0F);
}

std::string jointTitle(const Skin& skin, const Asset& asset, std::uint32_t joint) {
    const NodeIndex node = skin.joints[joint];
    return displayName(asset[node].name, "Node", node.value);
}

}  // namespace

void Legend::draw(OverlayCanvas& canvas, const FrameInput& input, VkExtent2D extent) {
    const Asset* asset = input.evaluator == nullptr ? nullptr : &input.evaluator->asset();
    const float scaleOfDifference = differenceScale(input.framedBounds);
    if (!m_composed || asset != m_asset || input.view != m_view ||
        scaleOfDifference != m_differenceScale) {
        compose(asset, input.view, scaleOfDifference);
    }
    if (!m_shown) {
        return;
    }
    const ViewLegend& legend = viewModeInfo(m_view.mode).legend;
    const glm::vec2 inner(kInnerWidth, heightOf(legend));
    const glm::vec2 panel = inner + 2.0F * kPadding;
    const auto width = static_cast<float>(extent.width);
    const auto height = static_cast<float>(extent.height);
    // Small pictures get a smaller legend instead of a clipped one.
    const float scale = std::min({input.pixelsPerPoint, width / (panel.x + 2.0F * kMargin),
                                  height / (panel.y + 2.0F * kMargin)});
    const glm::vec2 corner(kMargin * scale, height - (kMargin + panel.y) * scale);
    canvas.rect({corner, corner + panel * scale}, kPanelPlate, 6.0F * scale);

    const glm::vec2 origin = corner + kPadding * scale;
    const float room = kInnerWidth * scale;
    canvas.elidedText(m_title, origin + glm::vec2(0.0F, kTitleBaseline) * scale, kTitleSize * scale,
                      kTitleText, room);
    canvas.elidedText(m_subtitle, origin + glm::vec2(0.0F, kSubtitleBaseline) * scale,
                      kSmallSize * scale, kSoftText, room);
    if (legend.kind == ViewLegend::Kind::Channels) {
        drawChannels(canvas, origin, scale);
        return;
    }
    if (legend.kind != ViewLegend::Kind::Color) {
        drawScale(canvas, origin, scale);
        drawTicks(canvas, origin, scale);
    }
    drawSwatches(canvas, origin, scale);
}

void Legend::compose(const Asset* asset, const ViewOptions& view, float differenceScale) {
    const ViewModeInfo& info = viewModeInfo(view.mode);
    m_differenceScale = differenceScale;
    m_asset = asset;
    m_view = view;
    m_composed = true;
    m_shown = view.legend && asset != nullptr && info.legend.kind != ViewLegend::Kind::None;
    if (!m_shown) {
        return;
    }
    m_title = info.legend.title;
    m_subtitle = info.legend.subtitle;
    if (info.usesSet) {
        m_title += std::to_string(view.influenceSet);
    }
    std::copy(info.legend.channels.begin(), info.legend.channels.end(), m_channels.begin());
    m_ticks = {"0", "0.25", "0.5", "0.75", "1"};
    if (info.legend.kind == ViewLegend::Kind::Distance) {
        m_ticks = differenceTicks(differenceScale);
    } else if (info.legend.kind == ViewLegend::Kind::Joint) {
        composeJoint(*asset, view);
    }
}

void Legend::composeJoint(const Asset& asset, const ViewOptions& view) {
    const std::uint32_t skinIndex = view.skin.valid() ? view.skin.value : 0;
    const std::uint32_t joint = view.joint.valid() ? view.joint.value : 0;
    m_shown = skinIndex < asset.skins.size() && joint < asset.skins[skinIndex].joints.size();
    if (m_shown) {
        const Skin& skin = asset.skins[skinIndex];
        m_title = jointTitle(skin, asset, joint);
        m_subtitle = "Weight of joint " + std::to_string(joint) + " in " +
                     displayName(skin.name, "Skin", skinIndex);
    }
}

void Legend::drawScale(OverlayCanvas& canvas, glm::vec2 corner, float scale) const {
    constexpr int kSteps = 104;  // two points each
    const HeatPalette& palette = heatPalette();
    const bool grey = viewModeInfo(m_view.mode).legend.kind == ViewLegend::Kind::Number;
    for (int i = 0; i < kSteps; ++i) {
        const float left =
            std::round(corner.x + kInnerWidth * scale * static_cast<float>(i) / kSteps);
        const float right =
            std::round(corner.x + kInnerWidth * scale * static_cast<float>(i + 1) / kSteps);
        const float top = std::round(corner.y + kBarTop * scale);
        const auto byte = static_cast<std::size_t>(i * 255 / (kSteps - 1));
        const glm::vec3 bytes =
            grey ? glm::vec3(static_cast<float>(byte)) : glm::vec3(palette.at(byte));
        canvas.rect({{left, top}, {right, top + std::round(kBarHeight * scale)}},
                    opaque(bytes / 255.0F));
    }
}

void Legend::drawTicks(OverlayCanvas& canvas, glm::vec2 corner, float scale) const {
    for (std::size_t i = 0; i < m_ticks.size(); ++i) {
        const float share = static_cast<float>(i) / static_cast<float>(m_ticks.size() - 1);
        const float width = canvas.textWidth(m_ticks.at(i), kSmallSize * scale);
        const float x = corner.x + share * (kInnerWidth * scale - width);
        canvas.text(m_ticks.at(i), {x, corner.y + kTickBaseline * scale}, kSmallSize * scale,
                    kSoftText);
    }
}

void Legend::drawSwatches(OverlayCanvas& canvas, glm::vec2 corner, float scale) const {
    const auto swatch = [&](glm::vec2 place, const glm::vec3& color, std::string_view words) {
        const glm::vec2 at = corner + place * scale;
        canvas.rect(
            {at - glm::vec2(0.0F, kSwatch - 0.5F) * scale, at + glm::vec2(kSwatch, 0.5F) * scale},
            opaque(color), 2.0F * scale);
        canvas.text(words, at + glm::vec2(kSwatch + 5.0F, 0.0F) * scale, kSmallSize * scale,
                    kSoftText);
    };
    const ViewLegend& legend = viewModeInfo(m_view.mode).legend;
    if (legend.kind == ViewLegend::Kind::Joint) {
        swatch({0.0F, kSwatchBaseline}, layout::kUnaffectedColor, "exactly 0");
        swatch({0.5F * kInnerWidth, kSwatchBaseline}, layout::kNeutralColor, "not this skin");
    } else if (legend.kind == ViewLegend::Kind::Distance) {
        swatch({0.0F, kSwatchBaseline}, layout::kNeutralColor, "no skin");
    } else if (!legend.unread.empty()) {
        const bool color = legend.kind == ViewLegend::Kind::Color;
        swatch({0.0F, color ? kColorBaseline : kSwatchBaseline}, layout::kUnreadColor,
               legend.unread);
    }
}

void Legend::drawChannels(OverlayCanvas& canvas, glm::vec2 corner, float scale) const {
    constexpr std::array<glm::vec4, 3> kPrimaries{
        {{1.0F, 0.22F, 0.22F, 1.0F}, {0.25F, 0.85F, 0.25F, 1.0F}, {0.28F, 0.45F, 1.0F, 1.0F}}};
    for (std::size_t i = 0; i < m_channels.size(); ++i) {
        const float y = kChannelBaseline + kChannelStep * static_cast<float>(i);
        const glm::vec2 at = corner + glm::vec2(0.0F, y) * scale;
        canvas.rect(
            {at - glm::vec2(0.0F, kSwatch - 0.5F) * scale, at + glm::vec2(kSwatch, 0.5F) * scale},
            kPrimaries.at(i), 2.0F * scale);
        canvas.text(m_channels.at(i), at + glm::vec2(kSwatch + 6.0F, 0.0F) * scale,
                    kSmallSize * scale, kSoftText);
    }
}

}  // namespace sinew
