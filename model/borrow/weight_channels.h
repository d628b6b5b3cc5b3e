// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "model/asset/asset.h"
#include "model/borrow/morph_partners.h"

namespace sinew {

/// The floats of one component of every key of a sampler, tangents too, times a factor: a sampler
/// of width 1.
[[nodiscard]] Sampler componentCurve(const Sampler& sampler, std::uint32_t component,
                                     float factor = 1.0F);

/// The weights that a clip sets, one curve for each morph target of each node.
class WeightChannels {
public:
    /// Curves for one target add up if they have the same key times and interpolation, and a curve
    /// of zeros adds nothing. False: they cannot be added exactly, the first one stays.
    bool add(const MorphPartner& partner, const Sampler& curve);

    void appendTo(Animation& clip) const;

private:
    std::map<MorphPartner, Sampler> m_curves;
};

/// What expressions do to properties of materials: differences to the values at rest, which add up
/// as weights do.
class MaterialChannels {
public:
    /// `weight`: how far the property is at the value of the bind.
    bool add(const Asset& asset, const VrmMaterialBind& bind, const Sampler& weight);

    /// Channels of what the asset lists as driven.
    void appendTo(Animation& clip, const Asset& asset) const;

private:
    std::map<PropertyTarget, Sampler> m_differences;
};

}  // namespace sinew
