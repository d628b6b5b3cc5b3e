// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "model/asset/asset.h"
#include "model/core/json_value.h"
#include "model/core/result.h"
#include "model/load/decoded_budget.h"

namespace sinew::load {

/// The nodes that take their morph weights from their mesh, because they store none: whom a channel
/// of "/meshes/0/weights" moves. Found once for a file, when they are first asked for.
class WeightFollowers {
public:
    /// All are borrowed. Meshes of the asset are complete.
    WeightFollowers(const JsonValue& root, const Asset& asset, DecodedBudget& budget)
        : m_root(root), m_asset(asset), m_budget(budget) {}

    /// An error where the memory for a channel to each of them is not to be had.
    [[nodiscard]] Result<std::span<const NodeIndex>> of(MeshIndex mesh, const std::string& pointer);

private:
    void find();

    const JsonValue& m_root;
    const Asset& m_asset;
    DecodedBudget& m_budget;
    std::vector<std::vector<NodeIndex>> m_nodes;  // per mesh, once found
};

}  // namespace sinew::load
