// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/mesh/skin_reader.h"

#include <algorithm>

#include "model/core/words.h"
#include "model/load/source/path.h"
#include "model/words/words.h"

namespace sinew::load {

using words::nodeName;
using words::skinName;

namespace {

void reportDuplicateJoints(const Skin& skin, SkinIndex index, const Asset& asset,
                           Findings& findings) {
    std::vector<NodeIndex> joints = skin.joints;
    std::sort(joints.begin(), joints.end());
    const auto twin = std::adjacent_find(joints.begin(), joints.end());
    if (twin != joints.end()) {
        findings.add({.severity = Severity::Error,
                      .code = "SKIN_DUPLICATE_JOINT",
                      .message = skinName(asset, index) + " lists " + nodeName(asset, *twin) +
                                 " twice as a joint",
                      .pointer = pointerTo("skins", index.value, "joints"),
                      .node = twin->value});
    }
}

// The last row has no effect in Sinew; rounding of it has none anywhere.
void reportBadMatrices(const Skin& skin, SkinIndex index, const Asset& asset, bool isStored,
                       Findings& findings) {
    constexpr float kRounding = 1e-6F;
    std::size_t count = 0;
    std::size_t first = 0;
    bool isRounding = true;
    for (std::size_t j = skin.inverseBindMatrices.size(); j-- > 0;) {
        const glm::mat4& m = skin.inverseBindMatrices[j];
        const glm::vec4 off(m[0][3], m[1][3], m[2][3], m[3][3] - 1.0F);
        if (off == glm::vec4(0.0F)) {
            continue;
        }
        const bool isClose = glm::all(glm::lessThan(glm::abs(off), glm::vec4(kRounding)));
        if (isClose && !isRounding) {
            continue;  // those that are visibly wrong are reported alone
        }
        count = isClose == isRounding ? count + 1 : 1;
        first = j;
        isRounding = isClose;
    }
    if (count > 0) {
        findings.add(
            {.severity = isRounding ? Severity::Info
                         : isStored ? Severity::Error
                                    : Severity::Warning,  // zeros, reported with the accessor
             .code = "SKIN_MATRIX_NOT_AFFINE",
             .message = "in " + skinName(asset, index) + " the last row of " +
                        counted(count, "inverse bind matrix", "inverse bind matrices") +
                        " is not " + (isRounding ? "exactly " : "") +
                        "0 0 0 1, first at the joint " + nodeName(asset, skin.joints[first]) +
                        (isRounding ? ": a rounding error without visible effect" : ""),
             .pointer = pointerTo("skins", index.value, "inverseBindMatrices"),
             .count = count,
             .joint = static_cast<std::uint32_t>(first)});
    }
}

Error invalidMatrices(std::string message, SkinIndex index) {
    return {ErrorCode::InvalidAccessor, std::move(message),
            pointerTo("skins", index.value, "inverseBindMatrices")};
}

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

// Reports skins whose joints have no common root and skeleton nodes that are not ancestors of all
// joints (3.7.3.1). Linear in nodes and joints, regardless of depth.
void checkSkeletons(const Asset& asset, Findings& findings) {
    const Ancestry ancestry(asset);
    for (std::size_t s = 0; s < asset.skins.size(); ++s) {
        const Skin& skin = asset.skins[s];
        const auto report = [&](const char* code, const char* fault, const char* property) {
            findings.add(Severity::Error, code, quotedName(skin.name, "skin", s) + fault,
                         pointerTo("skins", s, property));
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

class SkinningCheck {
public:
    SkinningCheck(const Asset& asset, Findings& findings) : m_asset(asset), m_findings(findings) {}

    void check(std::size_t nodeIndex) {
        const Node& node = m_asset.nodes[nodeIndex];
        if (!node.mesh) {
            if (node.skin) {
                report(nodeIndex, "SKIN_WITHOUT_MESH",
                       nodeName(m_asset, NodeIndex(nodeIndex)) + " has a skin but no mesh");
            }
            return;
        }
        if (node.skin) {
            checkSkinned(nodeIndex, node);
        } else if (isSkinnable(m_asset[node.mesh])) {
            m_findings.add({.severity = Severity::Warning,
                            .code = "SKINNED_MESH_WITHOUT_SKIN",
                            .message = "the mesh of " + nodeName(m_asset, NodeIndex(nodeIndex)) +
                                       " has joints and weights, but the node has no skin",
                            .pointer = pointerTo("nodes", nodeIndex),
                            .mesh = node.mesh.value});
        }
    }

private:
    static bool isSkinnable(const Mesh& mesh) {
        return std::any_of(mesh.primitives.begin(), mesh.primitives.end(),
                           [](const Primitive& p) { return !p.influenceSets.empty(); });
    }

    void report(std::size_t node, const char* code, std::string message) {
        m_findings.add(Severity::Error, code, std::move(message), pointerTo("nodes", node, "skin"));
    }

    void checkSkinned(std::size_t nodeIndex, const Node& node) {
        const Mesh& mesh = m_asset[node.mesh];
        if (!isSkinnable(mesh)) {
            report(nodeIndex, "SKIN_WITHOUT_WEIGHTS",
                   nodeName(m_asset, NodeIndex(nodeIndex)) +
                       " has a skin, but its mesh has no joints and weights");
        }
    }

    const Asset& m_asset;
    Findings& m_findings;
};

}  // namespace

Status readSkin(const ParsedDocument& document, SkinIndex index, const Asset& asset,
                AccessorReader& accessors, Findings& findings, Skin& skin) {
    reportDuplicateJoints(skin, index, asset, findings);
    const auto& source = document.skins[index.value].inverseBindMatrices;
    if (!source) {
        skin.inverseBindMatrices.assign(skin.joints.size(), glm::mat4(1.0F));
        return Nothing{};
    }
    const Accessor& accessor = accessors[*source];
    if (accessor.element != ElementType::Mat4 || accessor.component != ComponentType::Float) {
        return invalidMatrices("inverse bind matrices must be MAT4 of FLOAT", index);
    }
    if (accessor.count < skin.joints.size()) {
        return invalidMatrices(std::to_string(accessor.count) + " inverse bind matrices for " +
                                   std::to_string(skin.joints.size()) + " joints",
                               index);
    }
    Result<std::vector<glm::mat4>> matrices = accessors.vectors<glm::mat4>(*source);
    if (!matrices) {
        return matrices.error();
    }
    matrices->resize(skin.joints.size());
    skin.inverseBindMatrices = std::move(*matrices);
    skin.inverseBindMatricesStored = true;
    reportBadMatrices(skin, index, asset, accessor.bufferView || accessor.sparse, findings);
    return Nothing{};
}

void checkSkinning(const ParsedDocument& document, const Asset& asset, Findings& findings) {
    checkSkeletons(asset, findings);
    SkinningCheck check(asset, findings);
    for (std::size_t i = 0; i < asset.nodes.size() && !document.stopped(); ++i) {
        check.check(i);
    }
}

}  // namespace sinew::load
