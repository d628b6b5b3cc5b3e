// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "app/cli/report/report_form.h"
#include "model/asset/asset.h"
#include "model/evaluate/blend/layer_shares.h"

namespace sinew::cli {

/// A clip by index and name.
struct ClipName {
    const Asset& asset;
    AnimationIndex animation;
};

void describe(auto& form, Described<ClipName>) {
    form.value("index", &ClipName::animation);
    form.value("name", [](auto& clip) { return clip.asset[clip.animation].name; });
    form.some("from", [](auto& clip) { return clip.asset[clip.animation].borrowedFrom; });
}

/// None for none.
[[nodiscard]] inline std::optional<ClipName> clipName(const Asset& asset,
                                                      AnimationIndex animation) {
    return animation ? std::optional(ClipName{asset, animation}) : std::nullopt;
}

/// Of a pose or picture with an asset.
inline constexpr auto describeLayer = [](auto& form) {
    form.value("animation",
               [](auto& pose, auto& layer) { return clipName(pose.asset, layer.animation); });
    form.value("time", &PoseLayer::seconds);
    form.value("weight", &PoseLayer::weight);
    form.word("mode", kLayerModes, &PoseLayer::mode);
    form.optional("mask", &PoseLayer::mask);
    form.when(
        [](auto& layer) { return layer.mode == LayerMode::Additive; },
        [](auto& some) { some.word("reference", kAdditiveReferences, &PoseLayer::reference); });
};

/// The layers that drive a target, with their shares.
[[nodiscard]] inline std::vector<std::pair<std::size_t, float>> sharesOf(
    const TargetShares& contested) {
    std::vector<std::pair<std::size_t, float>> shares;
    for (std::size_t layer = 0; layer < contested.shares.size(); ++layer) {
        if (contested.shares[layer] >= 0.0F) {
            shares.emplace_back(layer, contested.shares[layer]);
        }
    }
    return shares;
}

inline constexpr auto describeContested = [](auto& form) {
    form.value("target", [](auto& pose, auto& contested) {
        return displayName(pose.asset, contested.target);
    });
    form.optional("node", [](auto& contested) { return contested.target.node; });
    form.value("rest", &TargetShares::rest);
    form.list("shares", sharesOf, [](auto& each) {
        each.value("layer", [](auto& share) { return share.first; });
        each.value("share", [](auto& share) { return share.second; });
    });
};

/// "layers" with effective weights, and "contested": the targets that several layers drive, with
/// the share of each layer and of the rest pose.
inline constexpr auto describeLayers = [](auto& form) {
    form.list(
        "layers", [](auto& pose) -> auto& { return *pose.request.layers; }, describeLayer);
    form.list(
        "contested", [](auto& pose) { return contestedTargets(pose.asset, *pose.request.layers); },
        describeContested);
};

}  // namespace sinew::cli
