// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/blend/layer_shares.h"

#include <algorithm>

#include "model/evaluate/blend/node_subtrees.h"

namespace sinew {

namespace {

constexpr float kDrivesNot = -1.0F;

struct Claim {
    PoseTarget target;
    std::uint32_t layer = 0;

    auto operator<=>(const Claim&) const = default;
};

std::vector<Claim> claimsOf(const Asset& asset, std::span<const PoseLayer> layers) {
    const NodeSubtrees subtrees(asset);
    std::vector<Claim> claims;
    for (std::uint32_t i = 0; i < layers.size(); ++i) {
        const NodeIndex mask = layers[i].mask;
        for (const PoseTarget& target : poseTargets(asset, layers[i].animation)) {
            if (!mask || subtrees.contains(mask, target.node)) {
                claims.push_back({.target = target, .layer = i});
            }
        }
    }
    std::sort(claims.begin(), claims.end());
    return claims;
}

double blendWeight(std::span<const Claim> claims, std::span<const PoseLayer> layers) {
    double sum = 0.0;
    for (const Claim& claim : claims) {
        const PoseLayer& layer = layers[claim.layer];
        sum += layer.mode == LayerMode::Blend ? double{countedWeight(layer)} : 0.0;
    }
    return sum;
}

/// Shares as in PoseBlender: the average, then the layers above it. `claims` are those of one
/// target, in layer order.
TargetShares sharesOf(std::span<const Claim> claims, std::span<const PoseLayer> layers) {
    TargetShares result{.target = claims.front().target,
                        .shares = std::vector<float>(layers.size(), kDrivesNot)};
    double left = 1.0;  // share left over by the override layers above
    for (auto claim = claims.rbegin(); claim != claims.rend(); ++claim) {
        const PoseLayer& layer = layers[claim->layer];
        const double weight = countedWeight(layer);
        if (layer.mode == LayerMode::Override) {
            result.shares[claim->layer] = static_cast<float>(weight * left);
            left *= 1.0 - weight;
        }
    }
    const double sum = blendWeight(claims, layers);
    for (const Claim& claim : claims) {
        const PoseLayer& layer = layers[claim.layer];
        const double weight = countedWeight(layer);
        if (layer.mode == LayerMode::Blend) {
            result.shares[claim.layer] = static_cast<float>(weight / std::max(sum, 1.0) * left);
        } else if (layer.mode == LayerMode::Additive) {
            result.shares[claim.layer] = static_cast<float>(weight);
        }
    }
    result.rest = static_cast<float>(std::max(0.0, 1.0 - sum) * left);
    return result;
}

}  // namespace

std::vector<TargetShares> contestedTargets(const Asset& asset, std::span<const PoseLayer> layers) {
    const std::vector<Claim> claims = claimsOf(asset, layers);
    std::vector<TargetShares> contested;
    for (auto first = claims.begin(); first != claims.end();) {
        const auto last = std::find_if(first, claims.end(), [first](const Claim& claim) {
            return claim.target != first->target;
        });
        if (last - first > 1) {
            contested.push_back(sharesOf({first, last}, layers));
        }
        first = last;
    }
    return contested;
}

}  // namespace sinew
