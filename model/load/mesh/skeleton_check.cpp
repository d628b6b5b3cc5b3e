// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/mesh/skeleton_check.h"

#include <algorithm>
#include <vector>

#include "model/core/words.h"
#include "model/load/source/path.h"

namespace sinew::load {
namespace {

/// Every node's position in a depth-first traversal, so that a descendant test is two comparisons.
class Ancestry {
public:
    explicit Ancestry(const Asset& asset)
        : m_size(asset.nodes.size(), 1),
          m_place(asset.nodes.size(), 0),
          m_root(asset.nodes.size()) {
        for (std::size_t i = asset.parentsFirst.size(); i-- > 0;) {
            const NodeIndex node = asset.parentsFirst[i];
            if (asset[node].parent) {
                m_size[asset[node].parent.value] += m_size[node.value];
            }
        }
        std::size_t next = 0;  // position of the next root
        for (const NodeIndex node : asset.parentsFirst) {
            if (!asset[node].parent) {
                m_root[node.value] = node;
                m_place[node.value] = next;
                next += m_size[node.value];
            }
            std::size_t place = m_place[node.value] + 1;
            for (const NodeIndex child : asset[node].children) {
                m_root[child.value] = m_root[node.value];
                m_place[child.value] = place;
                place += m_size[child.value];
            }
        }
    }

    [[nodiscard]] NodeIndex root(NodeIndex node) const { return m_root[node.value]; }

    [[nodiscard]] bool isAtOrBelow(NodeIndex node, NodeIndex ancestor) const {
        const std::size_t first = m_place[ancestor.value];
        return m_place[node.value] >= first && m_place[node.value] < first + m_size[ancestor.value];
    }

private:
    std::vector<std::size_t> m_size;  // size of the subtree
    std::vector<std::size_t> m_place;
    std::vector<NodeIndex> m_root;
};

}  // namespace

void checkSkeletons(const Asset& asset, Findings& findings) {
    const Ancestry ancestry(asset);
    for (std::size_t s = 0; s < asset.skins.size(); ++s) {
        const Skin& skin = asset.skins[s];
        const auto report = [&](const char* code, const char* fault, const char* property) {
            findings.add({.severity = Severity::Error,
                          .code = code,
                          .message = quotedName(skin.name, "skin", s) + fault,
                          .pointer = pointerTo("skins", s, property),
                          .skin = static_cast<std::uint32_t>(s)});
        };
        const auto all = [&skin](const auto& holds) {
            return std::all_of(skin.joints.begin(), skin.joints.end(), holds);
        };
        const NodeIndex root = ancestry.root(skin.joints.front());
        if (!all([&](NodeIndex joint) { return ancestry.root(joint) == root; })) {
            report("SKIN_WITHOUT_COMMON_ROOT", ": its joints have no common root", "joints");
        } else if (skin.skeleton && !all([&](NodeIndex joint) {
                       return ancestry.isAtOrBelow(joint, skin.skeleton);
                   })) {
            report("SKIN_SKELETON_NOT_ROOT",
                   ": its skeleton node is not an ancestor of all its joints", "skeleton");
        }
    }
}

}  // namespace sinew::load
