// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/compare/bisect/mesh_parts.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "model/core/words.h"
#include "model/evaluate/deform_node.h"
#include "model/weights/vertex_influences.h"

namespace sinew {
namespace {

/// Values of the partner at every vertex; empty if it has none.
SharedArray<glm::vec3> valuesAt(const VertexMatches& vertices, std::size_t count,
                                const SharedArray<glm::vec3>& values) {
    if (values.empty() || (vertices.how() == VertexMatching::Index && values.size() == count)) {
        return values;
    }
    std::vector<glm::vec3> found(count);
    for (std::size_t i = 0; i < count; ++i) {
        found[i] = vertices.valueAt(static_cast<std::uint32_t>(i), values);
    }
    return found;
}

/// The weights of one vertex of the partner in joints of the file before.
class PartnerWeights {
public:
    /// `slotOf` empty: joints have the same numbers.
    PartnerWeights(const Primitive& there, std::size_t joints,
                   std::span<const std::uint32_t> slotOf)
        : m_influences(there, joints), m_slotOf(slotOf) {}

    /// False if one of the joints has no partner.
    bool add(std::uint32_t vertex, float share) {
        bool complete = true;
        for (const JointWeight& one : m_influences.at(vertex)) {
            const std::uint32_t joint = m_slotOf.empty() ? one.joint : m_slotOf[one.joint];
            complete = complete && joint != Matching::kNone;
            const auto same =
                std::find_if(m_found.begin(), m_found.end(),
                             [joint](const JointWeight& each) { return each.joint == joint; });
            if (same != m_found.end()) {
                same->weight += share * one.weight;
            } else {
                m_found.push_back({joint, share * one.weight});
            }
        }
        return complete;
    }

    /// What was added since the last call.
    std::vector<JointWeight> take() { return std::exchange(m_found, {}); }

private:
    VertexInfluences m_influences;
    std::span<const std::uint32_t> m_slotOf;
    std::vector<JointWeight> m_found;
};

std::vector<InfluenceSet> packed(const std::vector<std::vector<JointWeight>>& vertices) {
    std::size_t most = 1;
    for (const auto& weights : vertices) {
        most = std::max(most, weights.size());
    }
    InfluencePacker packer(vertices.size(), (most + 3) / 4);
    for (std::size_t i = 0; i < vertices.size(); ++i) {
        packer.put(i, vertices[i]);
    }
    return packer.take();
}

/// The same numbers of vertices and joints in both files.
bool sameNumbering(const VertexMatches& vertices, std::size_t count, const Primitive& there,
                   std::span<const std::uint32_t> slotOf) {
    for (std::uint32_t i = 0; i < slotOf.size(); ++i) {
        if (slotOf[i] != i) {
            return false;
        }
    }
    return vertices.how() == VertexMatching::Index && there.vertexCount() == count;
}

/// `slotOf` empty: joints have the same numbers. None if a joint has no partner.
std::optional<std::vector<InfluenceSet>> influencesAt(const VertexMatches& vertices,
                                                      std::size_t count, const Primitive& there,
                                                      std::size_t joints,
                                                      std::span<const std::uint32_t> slotOf) {
    if (sameNumbering(vertices, count, there, slotOf)) {
        return there.influenceSets;
    }
    PartnerWeights partner(there, joints, slotOf);
    std::vector<std::vector<JointWeight>> found(count);
    for (std::size_t i = 0; i < count; ++i) {
        const TrianglePlace place = vertices.at(static_cast<std::uint32_t>(i));
        for (std::size_t corner = 0; corner < 3; ++corner) {
            const float share = place.shares[static_cast<glm::length_t>(corner)];
            if (share > 0.0F && !partner.add(place.corners[corner], share)) {
                return {};
            }
        }
        found[i] = partner.take();
    }
    return packed(found);
}

bool sameWeights(const Primitive& here, const std::vector<InfluenceSet>& sets, std::size_t joints) {
    Primitive there;
    there.influenceSets = sets;
    VertexInfluences mine(here, joints);
    VertexInfluences others(there, joints);
    for (std::size_t i = 0; i < here.vertexCount(); ++i) {
        const auto a = mine.at(i);
        const auto b = others.at(i);
        if (!std::equal(a.begin(), a.end(), b.begin(), b.end(),
                        [](const JointWeight& one, const JointWeight& other) {
                            return one.joint == other.joint && one.weight == other.weight;
                        })) {
            return false;
        }
    }
    return true;
}

FilePart primitivePart(PartKind kind, MeshIndex mesh, std::uint32_t primitive,
                       std::size_t target = 0) {
    return {.kind = kind,
            .mesh = mesh,
            .primitive = primitive,
            .target = static_cast<std::uint32_t>(target)};
}

}  // namespace

MeshParts::MeshParts(const PartFiles& files, const SkinParts& skins)
    : m_files(files), m_skins(skins) {
    for (const ComparedPrimitive& one : files.surface.primitives) {
        add(one);
    }
}

void MeshParts::add(const ComparedPrimitive& one) {
    const MeshIndex mesh = m_files.before[one.before].mesh;
    const auto [found, isNew] = m_partners.try_emplace({mesh, one.primitive});
    if (!isNew) {
        return;
    }
    const Primitive& here = comparedPrimitive(m_files.before, one.before, one.primitive);
    const Primitive& there = comparedPrimitive(m_files.after, one.after, one.afterPrimitive);
    if (const std::size_t off = one.vertices.offSurface(); off > 0) {
        m_list.notExchanged.push_back(counted(off, "vertex", "vertices") + " of " +
                                      meshWords(m_files.before, mesh) +
                                      ": no vertex of the second file is at the same place; values "
                                      "between its vertices are used");
    }
    Partner& partner = found->second;
    partner.positions = valuesAt(one.vertices, here.vertexCount(), there.positions);
    if (partner.positions != here.positions) {
        m_list.parts.push_back(primitivePart(PartKind::Positions, mesh, one.primitive));
    }
    addInfluences(one, partner);
    addTargets(one, partner);
}

void MeshParts::addInfluences(const ComparedPrimitive& one, Partner& partner) {
    const Node& here = m_files.before[one.before];
    const Node& there = m_files.after[one.after];
    const Primitive& primitive = comparedPrimitive(m_files.before, one.before, one.primitive);
    const Primitive& other = comparedPrimitive(m_files.after, one.after, one.afterPrimitive);
    const FilePart part = primitivePart(PartKind::Weights, here.mesh, one.primitive);
    if (isSkinned(here, primitive) != isSkinned(there, other)) {
        m_list.notExchanged.push_back(partWords(m_files.before, part) +
                                      ": only one of the files binds them to a skin");
    }
    const SkinPair* const skin = m_skins.find(here.skin);
    if (!isSkinned(here, primitive) || !isSkinned(there, other) || skin == nullptr) {
        return;
    }
    const std::span<const std::uint32_t> slotOf = skin->renumbered
                                                      ? std::span<const std::uint32_t>(skin->slotOf)
                                                      : std::span<const std::uint32_t>();
    auto found =
        influencesAt(one.vertices, primitive.vertexCount(), other, skin->slotOf.size(), slotOf);
    if (!found) {
        m_list.notExchanged.push_back(partWords(m_files.before, part) +
                                      ": joints that the first file's skin does not have");
    } else if (!sameWeights(primitive, *found, m_files.before[here.skin].joints.size())) {
        partner.influences = std::move(*found);
        m_list.parts.push_back(part);
    }
}

void MeshParts::addTargets(const ComparedPrimitive& one, Partner& partner) {
    const MeshIndex mesh = m_files.before[one.before].mesh;
    const Primitive& here = comparedPrimitive(m_files.before, one.before, one.primitive);
    const Primitive& there = comparedPrimitive(m_files.after, one.after, one.afterPrimitive);
    if (here.targets.size() != there.targets.size()) {
        m_list.notExchanged.push_back("the morph targets of " + meshWords(m_files.before, mesh) +
                                      ": " + std::to_string(there.targets.size()) + " instead of " +
                                      std::to_string(here.targets.size()));
        return;
    }
    for (std::size_t i = 0; i < here.targets.size(); ++i) {
        partner.targets.push_back(
            valuesAt(one.vertices, here.vertexCount(), there.targets[i].positions));
        if (partner.targets[i] != here.targets[i].positions) {
            m_list.parts.push_back(primitivePart(PartKind::MorphTarget, mesh, one.primitive, i));
        }
    }
}

void MeshParts::list(PartList& list) const {
    list.parts.insert(list.parts.end(), m_list.parts.begin(), m_list.parts.end());
    list.notExchanged.insert(list.notExchanged.end(), m_list.notExchanged.begin(),
                             m_list.notExchanged.end());
}

void MeshParts::exchange(std::span<const FilePart> parts, Asset& asset) const {
    for (const FilePart& part : parts) {
        const auto found = m_partners.find({part.mesh, part.primitive});
        if (!part.mesh || found == m_partners.end()) {
            continue;
        }
        Primitive& primitive = asset.meshes[part.mesh.value].primitives[part.primitive];
        if (part.kind == PartKind::Positions) {
            primitive.positions = found->second.positions;
        } else if (part.kind == PartKind::Weights) {
            primitive.influenceSets = found->second.influences;
        } else if (part.kind == PartKind::MorphTarget) {
            primitive.targets[part.target].positions = found->second.targets[part.target];
        }
    }
}

}  // namespace sinew
