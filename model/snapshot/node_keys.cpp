// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/snapshot/node_keys.h"

#include <cstdint>
#include <map>

#include "model/core/utf8.h"
#include "model/snapshot/value_digest.h"

namespace sinew {
namespace {

constexpr std::size_t kMostKeyBytes = 64;

/// The nearest node above with a name of its own.
struct Anchor {
    std::string name;
    std::uint32_t above = 0;
};

}  // namespace

std::string shortKey(std::string_view name) {
    if (name.size() <= kMostKeyBytes) {
        return oneLine(name);
    }
    ValueDigest digest;
    digest.add(name);
    return oneLine(cutUtf8(name, kMostKeyBytes)) + "~" + digest.text();
}

std::vector<std::string> nodeKeys(const Asset& asset) {
    std::map<std::string_view, std::uint32_t> counts;
    for (const Node& node : asset.nodes) {
        ++counts[node.name];
    }
    std::vector<std::string> keys(asset.nodes.size());
    std::vector<Anchor> anchors(asset.nodes.size());  // those of the children
    for (const NodeIndex index : asset.parentsFirst) {
        const Node& node = asset[index];
        const std::string name = shortKey(node.name);
        if (!name.empty() && counts[node.name] == 1) {
            keys[index.value] = name;
            anchors[index.value] = {.name = name, .above = 1};
            continue;
        }
        const Anchor anchor = node.parent ? anchors[node.parent.value] : Anchor{};
        keys[index.value] = anchor.name + '/' + std::to_string(anchor.above) + '/' + name;
        anchors[index.value] = {.name = anchor.name, .above = anchor.above + 1};
    }
    return keys;
}

}  // namespace sinew
