// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/overlay/legend.h"

#include <algorithm>
#include <cmath>

#include "viewport/scene/frame/data_colors.h"
#include "viewport/scene/frame/difference_scale.h"
#include "viewport/scene/frame/heat_palette.h"

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
constexpr float kHeatHeight = 84.0F;
constexpr float kChannelBaseline = 48.0F;
constexpr float kChannelStep = 17.0F;
constexpr float kChannelsHeight = 84.0F;
constexpr float kSwatch = 9.0F;

constexpr glm::vec4 kPanel{0.07F, 0.075F, 0.085F, 0.74F};
constexpr glm::vec4 kStrong{0.96F, 0.96F, 0.97F, 1.0F};
constexpr glm::vec4 kSoft{0.74F, 0.75F, 0.78F, 1.0F};

glm::vec4 color(const glm::u8vec3& bytes) {
    return glm::vec4(glm::vec3(bytes) / 255.0F, 1.0F);
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
    const bool heat = m_channels.front().empty();
    const glm::vec2 inner(kInnerWidth, heat ? kHeatHeight : kChannelsHeight);
    const glm::vec2 panel = inner + 2.0F * kPadding;
    const auto width = static_cast<float>(extent.width);
    const auto height = static_cast<float>(extent.height);
    // Small pictures get a smaller legend instead of a clipped one.
    const float scale = std::min({input.pixelsPerPoint, width / (panel.x + 2.0F * kMargin),
                                  height / (panel.y + 2.0F * kMargin)});
    const glm::vec2 corner(kMargin * scale, height - (kMargin + panel.y) * scale);
    canvas.rect({corner, corner + panel * scale}, kPanel, 6.0F * scale);

    const glm::vec2 origin = corner + kPadding * scale;
    const float room = kInnerWidth * scale;
    canvas.elidedText(m_title, origin + glm::vec2(0.0F, kTitleBaseline) * scale, kTitleSize * scale,
                      kStrong, room);
    canvas.elidedText(m_subtitle, origin + glm::vec2(0.0F, kSubtitleBaseline) * scale,
                      kSmallSize * scale, kSoft, room);
    if (heat) {
        drawHeat(canvas, origin, scale);
    } else {
        drawChannels(canvas, origin, scale);
    }
}

void Legend::compose(const Asset* asset, const ViewOptions& view, float differenceScale) {
    m_differenceScale = differenceScale;
    m_ticks = {"0", "0.25", "0.5", "0.75", "1"};
    m_asset = asset;
    m_view = view;
    m_composed = true;
    m_shown = view.legend && asset != nullptr;
    m_channels = {};
    const std::string set = std::to_string(view.influenceSet);
    switch (view.mode) {
        case ViewMode::Weight: {
            const std::uint32_t skinIndex = view.skin.valid() ? view.skin.value : 0;
            const std::uint32_t joint = view.joint.valid() ? view.joint.value : 0;
            if (asset == nullptr || skinIndex >= asset->skins.size() ||
                joint >= asset->skins[skinIndex].joints.size()) {
                m_shown = false;
                return;
            }
            const Skin& skin = asset->skins[skinIndex];
            m_title = jointTitle(skin, *asset, joint);
            m_subtitle = "Weight of joint " + std::to_string(joint) + " in " +
                         displayName(skin.name, "Skin", skinIndex);
            return;
        }
        case ViewMode::RawJoints:
            m_title = "JOINTS_" + set;
            m_subtitle = "Divided by joint count \u2212 1";
            m_channels = {"x  first joint", "y  second joint", "z  third joint"};
            return;
        case ViewMode::RawWeights:
            m_title = "WEIGHTS_" + set;
            m_subtitle = "As stored, 0 to 1";
            m_channels = {"x  first weight", "y  second weight", "z  third weight"};
            return;
        case ViewMode::Normals:
            m_title = "Normals, with normal maps";
            m_subtitle = "World space, \u22121 to 1";
            m_channels = {"x", "y", "z"};
            return;
        case ViewMode::GeometryNormals:
            m_title = "Normals of the vertices";
            m_subtitle = "World space, \u22121 to 1";
            m_channels = {"x", "y", "z"};
            return;
        case ViewMode::Tangents:
            m_title = "Tangents";
            m_subtitle = "World space, \u22121 to 1; grey: none";
            m_channels = {"x", "y", "z"};
            return;
        case ViewMode::Uv:
            m_title = "Texture coordinates";
            m_subtitle = "0 to 1, repeating beyond";
            m_channels = {"u", "v", "outside of 0 to 1"};
            return;
        case ViewMode::VertexColor:
            m_title = "COLOR_0";
            m_subtitle = "Linear, 0 to 1; grey: none";
            m_channels = {"red", "green", "blue"};
            return;
        case ViewMode::Shaded:
        case ViewMode::Clay:
        case ViewMode::Unlit:
        case ViewMode::Wireframe:
        case ViewMode::BindPose:
            m_shown = false;
            return;
        case ViewMode::SkinningDifference:
            m_title = "Skinning difference";
            m_subtitle = "From linear, in the file's units";
            m_ticks = differenceTicks(differenceScale);
            return;
    }
}

void Legend::drawHeat(OverlayCanvas& canvas, glm::vec2 corner, float scale) const {
    constexpr int kSteps = 104;  // two points each
    const HeatPalette& palette = heatPalette();
    for (int i = 0; i < kSteps; ++i) {
        const float left =
            std::round(corner.x + kInnerWidth * scale * static_cast<float>(i) / kSteps);
        const float right =
            std::round(corner.x + kInnerWidth * scale * static_cast<float>(i + 1) / kSteps);
        const float top = std::round(corner.y + kBarTop * scale);
        canvas.rect({{left, top}, {right, top + std::round(kBarHeight * scale)}},
                    color(palette.at(static_cast<std::size_t>(i * 255 / (kSteps - 1)))));
    }
    for (std::size_t i = 0; i < m_ticks.size(); ++i) {
        const float share = static_cast<float>(i) / static_cast<float>(m_ticks.size() - 1);
        const float width = canvas.textWidth(m_ticks.at(i), kSmallSize * scale);
        const float x = corner.x + share * (kInnerWidth * scale - width);
        canvas.text(m_ticks.at(i), {x, corner.y + kTickBaseline * scale}, kSmallSize * scale,
                    kSoft);
    }
    const auto swatch = [&](float x, const glm::u8vec3& bytes, const char* words) {
        const glm::vec2 at = corner + glm::vec2(x, kSwatchBaseline) * scale;
        canvas.rect(
            {at - glm::vec2(0.0F, kSwatch - 0.5F) * scale, at + glm::vec2(kSwatch, 0.5F) * scale},
            color(bytes), 2.0F * scale);
        canvas.text(words, at + glm::vec2(kSwatch + 5.0F, 0.0F) * scale, kSmallSize * scale, kSoft);
    };
    const bool weight = m_view.mode == ViewMode::Weight;
    if (weight) {
        swatch(0.0F, kUnaffectedColor, "exactly 0");
    }
    swatch(weight ? 0.5F * kInnerWidth : 0.0F, kNeutralColor, weight ? "not this skin" : "no skin");
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
                    kSmallSize * scale, kSoft);
    }
}

}  // namespace sinew
