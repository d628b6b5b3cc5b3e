// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>

#include "model/asset/object_ref.h"
#include "model/compare/object_matches.h"
#include "model/facts/morph_lookup.h"
#include "model/weights/drawn_vertex.h"

namespace sinew {

/// Finds the objects of one version of a file in another one, where they may have other indices:
/// partners of `matchObjects` that have the same name. Unnamed nodes are found only if their parent
/// has as many unnamed children in both. Scenes, variants, morph targets, textures and images are
/// the same if they have the same name; of several, the first matches the first; unnamed ones keep
/// their index if the other one is unnamed too. Versions that differ in their clips alone
/// (`sharesContents`) agree in everything else. Both assets are borrowed.
class SameObjects {
public:
    /// O(n log n) in the number of nodes.
    SameObjects(const Asset& from, const Asset& to);

    // None: the other version does not have it, or the index is none.
    [[nodiscard]] NodeIndex node(NodeIndex node) const;
    [[nodiscard]] SceneIndex scene(SceneIndex scene) const;
    [[nodiscard]] SkinIndex skin(SkinIndex skin) const;
    [[nodiscard]] JointIndex joint(SkinIndex skin, JointIndex joint) const;
    [[nodiscard]] AnimationIndex animation(AnimationIndex animation) const;
    [[nodiscard]] VariantIndex variant(VariantIndex variant) const;
    [[nodiscard]] ExpressionIndex expression(ExpressionIndex expression) const {
        return sameExpression(m_from, expression, m_to);
    }
    /// A morph target of the node's mesh, which is found by its name among those of the other node.
    [[nodiscard]] std::optional<std::uint32_t> morphTarget(NodeIndex node,
                                                           std::uint32_t target) const;
    /// The same number, if the primitive of the node has as many vertices as it had.
    [[nodiscard]] std::optional<DrawnVertex> vertex(const DrawnVertex& place) const;
    /// The owner if a part is missing; the file if the object is.
    [[nodiscard]] ObjectRef object(const ObjectRef& object) const;

private:
    /// The index there, of objects that lists hold.
    [[nodiscard]] std::optional<std::size_t> listed(ObjectKind kind, std::size_t index) const;
    [[nodiscard]] ObjectRef part(const ObjectRef& object) const;

    const Asset& m_from;
    const Asset& m_to;
    bool m_identical;
    ObjectMatches m_matches;  // pairs with equal names
};

}  // namespace sinew
