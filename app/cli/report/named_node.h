// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/report/report_form.h"
#include "model/asset/asset.h"

namespace sinew::cli {

/// A node by index and name.
struct NamedNode {
    NamedNode(const Asset& owner, NodeIndex index) noexcept : asset(owner), node(index) {}

    const Asset& asset;
    NodeIndex node;
};

void describe(auto& form, Described<NamedNode>) {
    form.value("node", &NamedNode::node);
    form.value(
        "name", [](auto& row) -> auto& { return row.asset[row.node].name; });
}

}  // namespace sinew::cli
