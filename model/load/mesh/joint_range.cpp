// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/mesh/joint_range.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include "model/core/words.h"
#include "model/load/source/path.h"
#include "model/words/words.h"

namespace sinew::load {

using words::percent;
using words::skinName;

namespace {

struct HighestJoint {
    std::uint32_t joint = 0;
    std::uint32_t primitive = 0;
    std::uint32_t vertex = 0;
};

constexpr std::size_t kNone = static_cast<std::size_t>(-1);

// Component index of the first occurrence of the largest joint; kNone if it does not exceed
// `least`.
template <class Joints>
std::size_t firstAbove(const SharedArray<Joints>& joints, std::uint32_t least) {
    using Component = typename Joints::value_type;
    const SharedArray<Component> all(nullptr, {&joints.data()->x, 4 * joints.size()});
    Component most = 0;
    for (const Component joint : all) {
        most = joint > most ? joint : most;
    }
    return most > least
               ? static_cast<std::size_t>(std::find(all.begin(), all.end(), most) - all.begin())
               : kNone;
}

// The largest joint index of any vertex of the mesh, and its vertex.
HighestJoint highestJoint(const Mesh& mesh) {
    HighestJoint highest;
    for (std::size_t p = 0; p < mesh.primitives.size(); ++p) {
        for (const InfluenceSet& set : mesh.primitives[p].influenceSets) {
            const std::size_t component = set.joints.visit(
                [&](const auto& joints) { return firstAbove(joints, highest.joint); });
            if (component == kNone) {
                continue;
            }
            const std::size_t vertex = component / 4;
            highest = {set.joints[vertex][static_cast<int>(component % 4)],
                       static_cast<std::uint32_t>(p), static_cast<std::uint32_t>(vertex)};
        }
    }
    return highest;
}

struct LostInfluence {
    std::uint32_t vertex = 0;
    std::uint32_t joint = 0;
    float weight = 0.0F;
};

/// The weights without those of joints from `joints` on, in their stored type; `leftOut` gets them.
WeightArray keptWeights(const InfluenceSet& set, std::size_t joints,
                        std::vector<LostInfluence>& leftOut) {
    return set.weights.visit([&](const auto& stored) -> WeightArray {
        auto kept = stored.toVector();
        for (std::size_t v = 0; v < kept.size(); ++v) {
            const glm::u16vec4 named = set.joints[v];
            for (int c = 0; c < 4; ++c) {
                const float weight = set.weights[v][c];
                if (named[c] >= joints && weight != 0.0F) {
                    leftOut.push_back({static_cast<std::uint32_t>(v), named[c], weight});
                    kept[v][c] = 0;
                }
            }
        }
        using Stored = typename std::decay_t<decltype(stored)>::value_type;
        return SharedArray<Stored>(std::move(kept));
    });
}

// The heaviest influence of each vertex, the heaviest vertex first.
void sortByWeight(std::vector<LostInfluence>& leftOut) {
    std::sort(leftOut.begin(), leftOut.end(), [](const LostInfluence& a, const LostInfluence& b) {
        return std::tuple(a.vertex, -a.weight) < std::tuple(b.vertex, -b.weight);
    });
    leftOut.erase(std::unique(leftOut.begin(), leftOut.end(),
                              [](const LostInfluence& a, const LostInfluence& b) {
                                  return a.vertex == b.vertex;
                              }),
                  leftOut.end());
    std::stable_sort(
        leftOut.begin(), leftOut.end(),
        [](const LostInfluence& a, const LostInfluence& b) { return a.weight > b.weight; });
}

class JointRangeCheck {
public:
    JointRangeCheck(Asset& asset, DecodedBudget& budget, Findings& findings)
        : m_asset(asset), m_budget(budget), m_findings(findings) {}

    Status check(const ParsedDocument& document) {
        std::map<MeshIndex, std::map<SkinIndex, std::size_t>> skinsOf;  // the first node of each
        for (std::size_t n = m_asset.nodes.size(); n-- > 0;) {
            const Node& node = m_asset.nodes[n];
            if (node.mesh && node.skin) {
                skinsOf[node.mesh][node.skin] = n;
            }
        }
        for (const auto& [mesh, skins] : skinsOf) {
            if (document.stopped()) {
                break;
            }
            if (const Status done = check(mesh, skins); !done) {
                return done;
            }
        }
        return Nothing{};
    }

private:
    Status check(MeshIndex mesh, const std::map<SkinIndex, std::size_t>& skins) {
        m_mesh = mesh;
        m_highest = highestJoint(m_asset[mesh]);
        std::size_t most = 0;  // joints of a skin
        for (const auto& [skin, node] : skins) {
            most = std::max(most, m_asset[skin].joints.size());
        }
        std::vector<Primitive>& primitives = m_asset.meshes[mesh.value].primitives;
        m_leftOut.assign(primitives.size(), {});
        for (std::size_t p = 0; p < primitives.size() && m_highest.joint >= most; ++p) {
            if (const Status done = leaveOut(primitives[p], p, most); !done) {
                return done;
            }
        }
        for (const auto& [skin, node] : skins) {
            if (m_highest.joint >= m_asset[skin].joints.size()) {
                report(skin, node, m_highest.joint >= most);
            }
        }
        return Nothing{};
    }

    Status leaveOut(Primitive& primitive, std::size_t index, std::size_t joints) {
        for (InfluenceSet& set : primitive.influenceSets) {
            const Status room =
                m_budget.take(5 * set.weights.bytes().size(),
                              pointerTo("meshes", m_mesh.value, "primitives", index));
            if (!room) {
                return room;
            }
            const std::size_t before = m_leftOut[index].size();
            WeightArray kept = keptWeights(set, joints, m_leftOut[index]);
            if (m_leftOut[index].size() > before) {
                set.weights = std::move(kept);
            }
        }
        sortByWeight(m_leftOut[index]);
        return Nothing{};
    }

    void report(SkinIndex skin, std::size_t node, bool isLeftOut) {
        bool hasWeight = false;
        for (std::size_t p = 0; p < m_leftOut.size(); ++p) {
            if (const std::vector<LostInfluence>& leftOut = m_leftOut[p]; !leftOut.empty()) {
                hasWeight = true;
                const std::string vertex = std::to_string(leftOut.front().vertex);
                Diagnostic finding = at(skin, node, p, leftOut.front());
                finding.message +=
                    counted(leftOut.size(), "vertex has", "vertices have") +
                    " such influences, up to " + percent(leftOut.front().weight) +
                    ": they are left out, and the others count as the whole; give vertex " +
                    vertex + " a joint of the skin instead";
                finding.count = leftOut.size();
                for (const LostInfluence& each : leftOut) {
                    finding.vertices.push_back(each.vertex);
                }
                m_findings.add(std::move(finding));
            }
        }
        if (!hasWeight) {
            Diagnostic finding =
                at(skin, node, m_highest.primitive, {m_highest.vertex, m_highest.joint, 0.0F});
            finding.message +=
                isLeftOut ? "such influences have no weight, and no effect"
                          : "another skin of the mesh has it; with this one such influences are "
                            "ignored, and their vertices are pulled towards the world origin";
            m_findings.add(std::move(finding));
        }
    }

    [[nodiscard]] Diagnostic at(SkinIndex skin, std::size_t node, std::size_t primitive,
                                const LostInfluence& influence) const {
        return {.severity = Severity::Error,
                .code = "JOINT_OUT_OF_RANGE",
                .message = "vertex " + std::to_string(influence.vertex) + " names joint " +
                           std::to_string(influence.joint) + " of " + skinName(m_asset, skin) +
                           " with " + counted(m_asset[skin].joints.size(), "joint", "joints") +
                           "; ",
                .pointer = pointerTo("meshes", m_mesh.value, "primitives", primitive),
                .node = static_cast<std::uint32_t>(node),
                .skin = skin.value,
                .vertex = influence.vertex};
    }

    Asset& m_asset;
    DecodedBudget& m_budget;
    Findings& m_findings;
    // Of the mesh that is checked.
    MeshIndex m_mesh;
    HighestJoint m_highest;
    std::vector<std::vector<LostInfluence>> m_leftOut;  // [primitive]
};

}  // namespace

Status checkJointRange(const ParsedDocument& document, Asset& asset, DecodedBudget& budget,
                       Findings& findings) {
    return JointRangeCheck(asset, budget, findings).check(document);
}

}  // namespace sinew::load
