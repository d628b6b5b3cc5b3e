// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/compare/bisect/skin_parts.h"

#include <algorithm>
#include <cmath>

#include "model/weights/vertex_influences.h"
#include "model/words/words.h"

namespace sinew {
namespace {

/// How many vertices of a primitive have the same strongest joint in both files.
struct JointAgreement {
    std::size_t byNumber = 0;
    std::size_t byNode = 0;
};

JointAgreement jointAgreement(const PartFiles& files, const ComparedPrimitive& one,
                              const SkinPair& pair) {
    const Primitive& here = comparedPrimitive(files.before, one.before, one.primitive);
    const Primitive& there = comparedPrimitive(files.after, one.after, one.afterPrimitive);
    VertexInfluences mine(here, files.before[files.before[one.before].skin].joints.size());
    VertexInfluences others(there, pair.slotOf.size());
    JointAgreement agreement;
    for (std::uint32_t i = 0; i < here.vertexCount(); ++i) {
        const JointWeight* const a = strongest(mine.at(i));
        const JointWeight* const b = strongest(others.at(one.vertices.at(i).corners[0]));
        if (a != nullptr && b != nullptr) {
            agreement.byNumber += a->joint == b->joint ? 1 : 0;
            agreement.byNode += a->joint == pair.slotOf[b->joint] ? 1 : 0;
        }
    }
    return agreement;
}

bool isPermutation(const SkinPair& pair, std::size_t joints) {
    std::vector<std::uint32_t> sorted = pair.slotOf;
    std::sort(sorted.begin(), sorted.end());
    if (sorted.size() != joints) {
        return false;
    }
    for (std::uint32_t i = 0; i < sorted.size(); ++i) {
        if (sorted[i] != i) {
            return false;
        }
    }
    return true;
}

/// The largest difference of two numbers.
float matrixDistance(const glm::mat4& a, const glm::mat4& b) {
    float largest = 0.0F;
    for (glm::length_t column = 0; column < 4; ++column) {
        for (glm::length_t row = 0; row < 4; ++row) {
            largest = std::max(largest, std::abs(a[column][row] - b[column][row]));
        }
    }
    return largest;
}

bool isInOrder(const SkinPair& pair) {
    return std::is_sorted(pair.slotOf.begin(), pair.slotOf.end());
}

}  // namespace

SkinParts::SkinParts(const PartFiles& files) : m_files(files) {
    for (const ComparedPrimitive& one : files.surface.primitives) {
        addPair(files.before[one.before].skin, files.after[one.after].skin);
    }
    for (const ObjectMatch& pair : files.matches.skins.pairs) {
        addPair(SkinIndex(std::size_t{pair.before}), SkinIndex(std::size_t{pair.after}));
    }
    decideNumbering();
    for (auto& [skin, pair] : m_pairs) {
        decideMatrices(skin, pair);
    }
}

void SkinParts::addPair(SkinIndex before, SkinIndex after) {
    if (!before || !after || m_pairs.find(before) != m_pairs.end()) {
        return;
    }
    std::map<NodeIndex, std::uint32_t> places;
    const std::vector<NodeIndex>& joints = m_files.before[before].joints;
    for (std::uint32_t i = 0; i < joints.size(); ++i) {
        places.emplace(joints[i], i);
    }
    SkinPair pair{.after = after, .slotOf = {}};
    for (const NodeIndex joint : m_files.after[after].joints) {
        const auto found = places.find(m_files.partner(joint));
        pair.slotOf.push_back(found == places.end() ? Matching::kNone : found->second);
    }
    m_pairs.emplace(before, std::move(pair));
}

void SkinParts::decideNumbering() {
    std::map<SkinIndex, JointAgreement> agreements;
    for (const ComparedPrimitive& one : m_files.surface.primitives) {
        const SkinIndex skin = m_files.before[one.before].skin;
        const SkinPair* const pair = find(skin);
        if (pair == nullptr || pair->after != m_files.after[one.after].skin ||
            !isPermutation(*pair, m_files.before[skin].joints.size()) || isInOrder(*pair)) {
            continue;
        }
        const JointAgreement found = jointAgreement(m_files, one, *pair);
        agreements[skin].byNumber += found.byNumber;
        agreements[skin].byNode += found.byNode;
    }
    for (const auto& [skin, agreement] : agreements) {
        m_pairs.at(skin).renumbered = agreement.byNode >= agreement.byNumber;
    }
}

void SkinParts::decideMatrices(SkinIndex before, SkinPair& pair) const {
    if (pair.renumbered) {
        return;
    }
    const std::vector<glm::mat4>& here = m_files.before[before].inverseBindMatrices;
    const std::vector<glm::mat4>& there = m_files.after[pair.after].inverseBindMatrices;
    std::size_t bySlot = 0;
    std::size_t byNode = 0;
    for (std::size_t i = 0; i < pair.slotOf.size(); ++i) {
        const float slot = matrixDistance(here[i], there[i]);
        const float node = matrixDistance(here[pair.slotOf[i]], there[i]);
        bySlot += slot < node ? 1 : 0;
        byNode += node < slot ? 1 : 0;
    }
    pair.matricesBySlot = bySlot > byNode;
}

const SkinPair* SkinParts::find(SkinIndex before) const {
    const auto found = m_pairs.find(before);
    return found == m_pairs.end() ? nullptr : &found->second;
}

std::vector<SkinParts::MatrixPair> SkinParts::matrices(SkinIndex before,
                                                       const SkinPair& pair) const {
    const std::vector<glm::mat4>& here = m_files.before[before].inverseBindMatrices;
    const std::vector<glm::mat4>& there = m_files.after[pair.after].inverseBindMatrices;
    std::vector<MatrixPair> found;
    for (std::uint32_t i = 0; i < pair.slotOf.size(); ++i) {
        const std::uint32_t slot = pair.matricesBySlot ? i : pair.slotOf[i];
        if (slot != Matching::kNone && here[slot] != there[i]) {
            found.push_back({slot, i});
        }
    }
    return found;
}

void SkinParts::list(PartList& list) const {
    for (const auto& [skin, pair] : m_pairs) {
        const std::vector<NodeIndex>& joints = m_files.before[skin].joints;
        if (!pair.renumbered) {
            list.parts.push_back({.kind = PartKind::JointOrder, .skin = skin});
        }
        for (const MatrixPair& matrix : matrices(skin, pair)) {
            list.parts.push_back(
                {.kind = PartKind::InverseBindMatrix, .skin = skin, .node = joints[matrix.before]});
        }
        const auto strangers = std::count(pair.slotOf.begin(), pair.slotOf.end(), Matching::kNone);
        if (strangers > 0) {
            list.notExchanged.push_back(
                counted(static_cast<std::size_t>(strangers), "joint", "joints") + " of " +
                skinWords(m_files.after, pair.after) +
                ": no joint of the first file's skin is a partner");
        }
    }
}

/// The joints in the order of the other file, with the matrices that they had.
void SkinParts::reorder(SkinIndex skin, Asset& asset) const {
    const SkinPair& pair = m_pairs.at(skin);
    const Skin& here = m_files.before[skin];
    Skin& changed = asset.skins[skin.value];
    for (std::size_t i = 0; i < pair.slotOf.size(); ++i) {
        changed.joints[i] = here.joints[pair.slotOf[i]];
        if (!pair.matricesBySlot) {
            changed.inverseBindMatrices[i] = here.inverseBindMatrices[pair.slotOf[i]];
        }
    }
}

void SkinParts::exchange(std::span<const FilePart> parts, Asset& asset) const {
    std::map<SkinIndex, std::set<NodeIndex>> joints;
    std::set<SkinIndex> reordered;
    for (const FilePart& part : parts) {
        if (part.kind == PartKind::JointOrder) {
            reorder(part.skin, asset);
            reordered.insert(part.skin);
        } else if (part.kind == PartKind::InverseBindMatrix) {
            joints[part.skin].insert(part.node);
        }
    }
    for (const auto& [skin, chosen] : joints) {
        const SkinPair& pair = m_pairs.at(skin);
        const bool moved = !pair.matricesBySlot && reordered.find(skin) != reordered.end();
        for (const MatrixPair& matrix : matrices(skin, pair)) {
            if (chosen.find(m_files.before[skin].joints[matrix.before]) != chosen.end()) {
                asset.skins[skin.value].inverseBindMatrices[moved ? matrix.after : matrix.before] =
                    m_files.after[pair.after].inverseBindMatrices[matrix.after];
            }
        }
    }
}

}  // namespace sinew
