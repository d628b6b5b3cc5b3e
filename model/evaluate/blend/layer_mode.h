// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>

#include "model/core/enum_array.h"

namespace sinew {

enum class LayerMode : std::uint8_t {
    Blend,     // averaged by weight with the other blend layers
    Override,  // mixed over the layers below
    Additive,  // its difference from the reference is added to the layers below
};

/// The reference pose of an additive layer.
enum class AdditiveReference : std::uint8_t {
    Rest,
    FirstFrame,  // the clip at its first key time
};

/// Names of a value: in scripts, in a list, and a one-sentence description.
struct LayerModeInfo {
    LayerMode value;
    const char* name;
    const char* words;
    const char* summary;
};

inline constexpr auto kLayerModes = std::to_array<LayerModeInfo>({
    {LayerMode::Blend, "blend", "Blend", "Averaged by weight with the other blended layers"},
    {LayerMode::Override, "override", "Override", "Overrides the layers above it in the list"},
    {LayerMode::Additive, "additive", "Additive", "Adds its difference from the reference"},
});
static_assert(rowsFollow(kLayerModes, &LayerModeInfo::value));

struct AdditiveReferenceInfo {
    AdditiveReference value;
    const char* name;
    const char* words;
};

inline constexpr auto kAdditiveReferences = std::to_array<AdditiveReferenceInfo>({
    {AdditiveReference::Rest, "rest", "Rest pose"},
    {AdditiveReference::FirstFrame, "first", "First key"},
});
static_assert(rowsFollow(kAdditiveReferences, &AdditiveReferenceInfo::value));

// A value without a case or without a row does not compile.
[[nodiscard]] constexpr const LayerModeInfo& infoOf(LayerMode mode) noexcept {
    switch (mode) {
        case LayerMode::Blend:
            return std::get<0>(kLayerModes);
        case LayerMode::Override:
            return std::get<1>(kLayerModes);
        case LayerMode::Additive:
            return std::get<2>(kLayerModes);
    }
    return kLayerModes.front();
}
[[nodiscard]] constexpr const AdditiveReferenceInfo& infoOf(AdditiveReference reference) noexcept {
    switch (reference) {
        case AdditiveReference::Rest:
            return std::get<0>(kAdditiveReferences);
        case AdditiveReference::FirstFrame:
            return std::get<1>(kAdditiveReferences);
    }
    return kAdditiveReferences.front();
}

}  // namespace sinew
