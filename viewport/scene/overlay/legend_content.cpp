// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/overlay/legend_content.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <utility>

#include "model/view/joint_colors.h"
#include "model/view/palette.h"
#include "model/view/short_names.h"
#include "model/view/shown_joints.h"
#include "model/view/surface_values.h"
#include "viewport/scene/frame/frame_constants.h"
#include "viewport/scene/frame/picture_colors.h"
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

/// Ticks at the quarters of a range.
void addTicks(LegendContent& content, float start, float end) {
    for (int quarter = 0; quarter <= 4; ++quarter) {
        const float at = 0.25F * static_cast<float>(quarter);
        content.ticks.push_back({at, numberText(start + at * (end - start))});
    }
}

void addGreys(LegendContent& content) {
    for (std::size_t i = 0; i < kBarCells; ++i) {
        const std::size_t byte = i * 255 / (kBarCells - 1);
        content.bar.emplace_back(static_cast<float>(byte) / 255.0F);
    }
}

void addHeat(LegendContent& content, const ViewOptions& view) {
    const PaletteColors colors = usablePalette(shownPalette(view));
    for (std::size_t i = 0; i < kBarCells; ++i) {
        const float value = static_cast<float>(i) / static_cast<float>(kBarCells - 1);
        content.bar.push_back(glm::vec3(colors.at(paletteIndex(value, view.paletteSteps))) /
                              255.0F);
    }
    content.contours = view.contours;
}

std::string jointName(const Asset& asset, const Skin& skin, JointIndex joint) {
    const NodeIndex node = skin.joints[joint.value];
    return displayName(asset[node].name, "Node", node.value);
}

void addZeroSwatches(LegendContent& content, ZeroWeights zero) {
    switch (zero) {
        case ZeroWeights::Off:
            break;
        case ZeroWeights::Joint:
            content.swatches.push_back({layout::kUnaffectedColor, "exactly 0"});
            break;
        case ZeroWeights::All:
            content.swatches.push_back({layout::kUnweightedColor, "no joint at all"});
            break;
    }
}

void addJoint(LegendContent& content, const Asset& asset, const ViewOptions& view) {
    const ShownJoints shown = shownJoints(asset, view);
    if (!shown.skin.valid() || shown.first.value >= shown.contains.size()) {
        content.title.clear();
        return;
    }
    const Skin& skin = asset[shown.skin];
    const std::string of = " in " + displayName(skin.name, "Skin", shown.skin.value);
    const std::string name = jointName(asset, skin, shown.first);
    content.title = name;
    content.subtitle = "Weight of joint " + std::to_string(shown.first.value) + of;
    if (shown.count > 1) {
        content.title = std::to_string(shown.count) + " joints";
        content.subtitle =
            "Sum of weights: " + name + " and " + std::to_string(shown.count - 1) + " more" + of;
    }
    addHeat(content, view);
    addTicks(content, 0.0F, 1.0F);
    addZeroSwatches(content, view.zeroWeights);
    content.swatches.push_back({layout::kNegativeColor, "below 0"});
    if (asset.skins.size() > 1) {
        content.swatches.push_back({layout::kNeutralColor, "not this skin"});
    }
}

void addDistance(LegendContent& content, const ViewOptions& view, float differenceScale) {
    addHeat(content, view);
    addTicks(content, 0.0F, differenceScale);
    content.swatches = {{layout::kNeutralColor, "no skin"}};
}

void addValues(LegendContent& content, const ViewOptions& view, const ValueLegend& values) {
    content.title = values.title;
    content.subtitle = values.subtitle;
    addHeat(content, view);
    content.contours = viewModeInfo(view.mode).flat ? 0 : content.contours;
    for (const ValueLegend::Tick& tick : values.ticks) {
        content.ticks.push_back({tick.at, tick.text});
    }
    if (!values.zero.empty() && view.zeroWeights != ZeroWeights::Off) {
        content.swatches.push_back({layout::kUnaffectedColor, values.zero});
    }
    if (!values.without.empty()) {
        content.swatches.push_back({layout::kNoValueColor, values.without});
    }
    if (!values.neutral.empty()) {
        content.swatches.push_back({layout::kNeutralColor, values.neutral});
    }
    content.notes = values.notes;
}

/// The shown joint, those below and above it or the first ones: as many as have room.
void addJoints(LegendContent& content, const Asset& asset, const ViewOptions& view) {
    constexpr std::size_t kMostSwatches = 10;
    const SkinIndex skinIndex = view.skin.valid() ? view.skin : SkinIndex(0U);
    if (skinIndex.value >= asset.skins.size()) {
        return;
    }
    const Skin& skin = asset[skinIndex];
    const std::vector<glm::u8vec3> colors = jointColors(asset);
    const std::size_t count = skin.joints.size();
    const std::size_t shown = count <= kMostSwatches ? count : kMostSwatches - 1;
    const std::size_t chosen =
        view.joint.valid() && view.joint.value < count ? view.joint.value : 0;
    const std::size_t first = std::min(chosen, count - shown);
    std::vector<std::string> names;
    for (std::size_t joint = 0; joint < count; ++joint) {
        names.push_back(jointName(asset, skin, JointIndex(joint)));
    }
    names = shortNames(std::move(names));
    for (std::size_t i = 0; i < shown; ++i) {
        const NodeIndex node = skin.joints[first + i];
        content.swatches.push_back({glm::vec3(colors[node.value]) / 255.0F, names[first + i]});
    }
    if (shown < count) {
        content.swatches.push_back({layout::kUnweightedColor, "no weight"});
        content.subtitle += "; " + std::to_string(count) + " joints";
    }
}

/// A cell per number up to 9.
void addCounts(LegendContent& content) {
    constexpr std::uint32_t kCells = 10;
    for (std::uint32_t n = 0; n < kCells; ++n) {
        content.bar.push_back(countColor(n));
        content.ticks.push_back({(static_cast<float>(n) + 0.5F) / static_cast<float>(kCells),
                                 n + 1 < kCells ? std::to_string(n) : "9+"});
    }
    content.centred = true;
    content.swatches = {{countColor(3), "striped: a slot below 0.2 %, or a joint twice", true}};
    content.columns = 1;
}

/// From -1 by decades to the tolerance, and on to +1.
void addSums(LegendContent& content) {
    constexpr std::size_t kHalf = kBarCells / 2;
    const auto colorAt = [](double sign, std::size_t cell) {
        const double decades = -7.0 + 7.0 * static_cast<double>(cell) / (kHalf - 1);
        return sumColor({.off = sign * std::pow(10.0, decades), .wrong = true});
    };
    for (std::size_t i = kHalf; i-- > 0;) {
        content.bar.push_back(colorAt(-1.0, i));
    }
    for (std::size_t i = 0; i < kHalf; ++i) {
        content.bar.push_back(colorAt(1.0, i));
    }
    content.ticks = {{0.0F, "\u22121"},
                     {0.215F, "\u22120.001"},
                     {0.5F, "\u00b11e-7"},
                     {0.785F, "+0.001"},
                     {1.0F, "+1"}};
    content.swatches = {{layout::kRightSumColor, "1, as specified"},
                        {layout::kUnweightedColor, "no weight"}};
}

void addFaults(LegendContent& content) {
    content.columns = 1;
    content.swatches = {{faultColor(SlotFault::None), "follows at least one joint"},
                        {faultColor(SlotFault::NoWeight), "no weight: follows no joint"},
                        {faultColor(SlotFault::NoSuchJoint), "weight of a joint out of range"}};
}

void addNumber(LegendContent& content, const ViewLegend& legend) {
    addGreys(content);
    addTicks(content, 0.0F, 1.0F);
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
        addTicks(content, 0.0F, 1.0F);
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

LegendContent legendContent(const Asset& asset, const ViewOptions& view, const LegendScale& scale,
                            const ValueLegend* values) {
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
            addDistance(content, view, scale.difference);
            break;
        case ViewLegend::Kind::Depth:
            addHeat(content, view);
            addTicks(content, scale.depth.nearest, scale.depth.farthest);
            break;
        case ViewLegend::Kind::Number:
            addNumber(content, info.legend);
            break;
        case ViewLegend::Kind::Joints:
            addJoints(content, asset, view);
            break;
        case ViewLegend::Kind::Count:
            addCounts(content);
            break;
        case ViewLegend::Kind::Sum:
            addSums(content);
            break;
        case ViewLegend::Kind::Faults:
            addFaults(content);
            break;
        case ViewLegend::Kind::Values:
            if (values != nullptr) {
                addValues(content, view, *values);
            }
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
