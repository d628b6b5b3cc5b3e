// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "model/asset/asset.h"

namespace sinew::reference {

/// Target of a channel.
struct Driven {
    enum class What { Translation, Rotation, Scale, Weights, Visible, Property };

    What what = What::Translation;
    std::uint32_t index = 0;        // index of the node, or the place in Asset::animatedProperties
    std::uint32_t firstWeight = 0;  // Weights: the first of them that is driven
    const Sampler* sampler = nullptr;
};

/// Read from the channels' JSON where the asset has some, KHR_animation_pointer included; else from
/// the asset's channels. Of two channels with the same target the first one counts.
[[nodiscard]] std::vector<Driven> drivenBy(const Asset& asset, AnimationIndex animation);

}  // namespace sinew::reference
