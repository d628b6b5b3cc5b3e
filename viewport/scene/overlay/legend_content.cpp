// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/overlay/legend_content.h"

#include <array>
#include <cstdio>

#include "viewport/scene/frame/difference_scale.h"
#include "viewport/scene/frame/heat_palette.h"
#include "viewport/scene/frame/shader_layout.h"

namespace sinew {
namespace {

constexpr std::size_t kBarCells = 104;
constexpr std::array<glm::vec3, 3> kPrimaries{
    {{1.0F, 0.22F, 0.22F}, {0.25F, 0.85F, 0.25F}, {0.28F, 0.45F, 1.0F}}};

std::string numberText(float number) {
    std::array<char, 32> digits{};
    std::snprintf(digits.data(), digits.size(), "%.4g", static_cast<double>(number));
    return digits.data();
}

/// Ticks at the quarters of a range that starts at 0.
void addTicks(LegendContent& content, float end) {
    for (int quarter = 0; quarter <= 4; ++quarter) {
        const float at = 0.25F * static_cast<float>(quarter);
        content.ticks.push_back({at, numberText(at * end)});
    }
}

void addGreys(LegendContent& content) {
    for (std::size_t i = 0; i < kBarCells; ++i) {
        const std::size_t byte = i * 255 / (kBarCells - 1);
        content.bar.emplace_back(static_cast<float>(byte) / 255.0F);
    }
}

void addHeat(LegendContent& content) {
    for (std::size_t i = 0; i < kBarCells; ++i) {
        content.bar.push_back(glm::vec3(heatPalette().at(i * 255 / (kBarCells - 1))) / 255.0F);
    }
}

std::string jointTitle(const Skin& skin, const Asset& asset, std::uint32_t joint) {
    const NodeIndex node = skin.joints[joint];
    return displayName(asset[node].name, "Node", node.value);
}

void addJoint(LegendContent& content, const Asset& asset, const ViewOptions& view) {
    const std::uint32_t skinIndex = view.skin.valid() ? view.skin.value : 0;
    const std::uint32_t joint = view.joint.valid() ? view.joint.value : 0;
    if (skinIndex >= asset.skins.size() || joint >= asset.skins[skinIndex].joints.size()) {
        return;
    }
    const Skin& skin = asset.skins[skinIndex];
    content.title = jointTitle(skin, asset, joint);
    content.subtitle = "Weight of joint " + std::to_string(joint) + " in " +
                       displayName(skin.name, "Skin", skinIndex);
    addHeat(content);
    addTicks(content, 1.0F);
    content.swatches = {{layout::kUnaffectedColor, "exactly 0"},
                        {layout::kNeutralColor, "not this skin"}};
}

void addDistance(LegendContent& content, float differenceScale) {
    addHeat(content);
    const auto ticks = differenceTicks(differenceScale);
    for (std::size_t i = 0; i < ticks.size(); ++i) {
        content.ticks.push_back(
            {static_cast<float>(i) / static_cast<float>(ticks.size() - 1), ticks.at(i)});
    }
    content.swatches = {{layout::kNeutralColor, "no skin"}};
}

void addNumber(LegendContent& content, const ViewLegend& legend) {
    addGreys(content);
    addTicks(content, 1.0F);
    if (!legend.unread.empty()) {
        content.swatches = {{layout::kUnreadColor, std::string(legend.unread)}};
    }
}

void addChannels(LegendContent& content, const ViewLegend& legend) {
    content.columns = 1;
    for (std::size_t i = 0; i < legend.channels.size(); ++i) {
        content.swatches.push_back({kPrimaries.at(i), std::string(legend.channels.at(i))});
    }
}

/// The joints of the shown skin, at least 1.
std::size_t jointCount(const Asset& asset, const ViewOptions& view) {
    const std::uint32_t skin = view.skin.valid() ? view.skin.value : 0;
    return skin < asset.skins.size() ? asset.skins[skin].joints.size() : 1;
}

/// One slot of a raw view, as grey.
void addSlot(LegendContent& content, const Asset& asset, const ViewOptions& view) {
    constexpr std::array<const char*, 4> kSlots{"x, the first slot", "y, the second slot",
                                                "z, the third slot", "w, the fourth slot"};
    content.title += std::string(" ") + kSlots.at(static_cast<std::size_t>(view.component));
    addGreys(content);
    if (view.mode != ViewMode::RawJoints) {
        addTicks(content, 1.0F);
        return;
    }
    const std::size_t last = jointCount(asset, view) - 1;
    content.subtitle = "Joint number, exact at every corner";
    content.ticks = {{0.0F, "0"}};
    if (last % 2 == 0 && last > 2) {
        content.ticks.push_back({0.5F, std::to_string(last / 2)});
    }
    if (last > 0) {
        content.ticks.push_back({1.0F, std::to_string(last)});
    }
}

}  // namespace

LegendContent legendContent(const Asset& asset, const ViewOptions& view, float differenceScale) {
    const ViewModeInfo& info = viewModeInfo(view.mode);
    LegendContent content;
    content.title = info.legend.title;
    content.subtitle = info.legend.subtitle;
    if (info.usesSet) {
        content.title += std::to_string(view.influenceSet);
    }
    switch (info.legend.kind) {
        case ViewLegend::Kind::None:
            return {};
        case ViewLegend::Kind::Channels:
            if (info.usesSet && view.component != SlotComponent::All) {
                addSlot(content, asset, view);
            } else {
                addChannels(content, info.legend);
            }
            break;
        case ViewLegend::Kind::Joint:
            addJoint(content, asset, view);
            break;
        case ViewLegend::Kind::Distance:
            addDistance(content, differenceScale);
            break;
        case ViewLegend::Kind::Number:
            addNumber(content, info.legend);
            break;
        case ViewLegend::Kind::Color:
            if (!info.legend.unread.empty()) {
                content.swatches = {{layout::kUnreadColor, std::string(info.legend.unread)}};
            }
            break;
    }
    return content;
}

}  // namespace sinew
