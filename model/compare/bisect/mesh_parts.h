// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <span>
#include <utility>
#include <vector>

#include "model/compare/bisect/skin_parts.h"

namespace sinew {

/// What vertices of compared primitives have: positions, weights, displacements of morph targets.
/// Values of the file after are taken where its surface has the partner of a vertex, so counts and
/// order of vertices do not matter. Borrows the files and the skins.
class MeshParts {
public:
    MeshParts(const PartFiles& files, const SkinParts& skins);

    void list(PartList& list) const;

    /// Puts parts of these kinds in a copy of the file before.
    void exchange(std::span<const FilePart> parts, Asset& asset) const;

private:
    /// A primitive of the file before with the values of its partner.
    struct Partner {
        SharedArray<glm::vec3> positions;
        std::vector<InfluenceSet> influences;         // empty: not exchanged
        std::vector<SharedArray<glm::vec3>> targets;  // [target]; empty: not exchanged
    };
    using Place = std::pair<MeshIndex, std::uint32_t>;  // mesh and primitive before

    void add(const ComparedPrimitive& one);
    void addInfluences(const ComparedPrimitive& one, Partner& partner);
    void addTargets(const ComparedPrimitive& one, Partner& partner);

    const PartFiles& m_files;
    const SkinParts& m_skins;
    std::map<Place, Partner> m_partners;
    PartList m_list;
};

}  // namespace sinew
