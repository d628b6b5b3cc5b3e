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

/// The nodes that use the morph weights of their mesh because they store none. A channel of
/// "/meshes/0/weights" drives these nodes. Computed once per file, on demand.
class WeightFollowers {
public:
    /// All are borrowed. The asset's meshes must be complete.
    WeightFollowers(const JsonValue& root, const Asset& asset, DecodedBudget& budget)
        : m_root(root), m_asset(asset), m_budget(budget) {}

    /// Error: the memory budget does not allow a channel for each of them.
    [[nodiscard]] Result<std::span<const NodeIndex>> of(MeshIndex mesh, const std::string& pointer);

private:
    void find();

    const JsonValue& m_root;
    const Asset& m_asset;
    DecodedBudget& m_budget;
    std::vector<std::vector<NodeIndex>> m_nodes;  // [mesh], computed on demand
};

}  // namespace sinew::load
