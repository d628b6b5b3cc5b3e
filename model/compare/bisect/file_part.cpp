// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/compare/bisect/file_part.h"

#include "model/words/words.h"

namespace sinew {
namespace {

std::string primitiveWords(const Asset& before, const FilePart& part) {
    const std::string mesh = meshWords(before, part.mesh);
    return before[part.mesh].primitives.size() == 1
               ? mesh
               : "primitive " + std::to_string(part.primitive) + " of " + mesh;
}

std::string targetWords(const Asset& before, const FilePart& part) {
    const Mesh& mesh = before[part.mesh];
    const std::string name =
        part.target < mesh.targetNames.size() ? mesh.targetNames[part.target] : std::string();
    return quotedName(name, "number", part.target);
}

std::string curveWords(const FilePart& part) {
    return part.morphTarget == kAllMorphTargets
               ? words::pathName(part.path)
               : "weight of morph target " + std::to_string(part.morphTarget);
}

}  // namespace

std::string skinWords(const Asset& asset, SkinIndex skin) {
    return (asset[skin].name.empty() ? "" : "skin ") + words::skinName(asset, skin);
}

std::string meshWords(const Asset& asset, MeshIndex mesh) {
    return (asset[mesh].name.empty() ? "" : "mesh ") + words::meshName(asset, mesh);
}

std::string partWords(const Asset& before, const FilePart& part) {
    const auto node = [&] { return words::nodeName(before, part.node); };
    const auto skin = [&] { return skinWords(before, part.skin); };
    switch (part.kind) {
        case PartKind::JointOrder:
            return "the order of joints in " + skin();
        case PartKind::InverseBindMatrix:
            return "the inverse bind matrix of " + node() + " in " + skin();
        case PartKind::Weights:
            return "the weights of " + primitiveWords(before, part);
        case PartKind::Positions:
            return "the positions of " + primitiveWords(before, part);
        case PartKind::MorphTarget:
            return "the morph target " + targetWords(before, part) + " of " +
                   primitiveWords(before, part);
        case PartKind::MorphWeights:
            return "the morph weights of " + node() + " at rest";
        case PartKind::RestTransform:
            return "the rest transform of " + node();
        case PartKind::Parent:
            return "the parent of " + node();
        case PartKind::Track:
            return "the " + curveWords(part) + " of " + node() + " in " +
                   words::clipName(before, part.animation);
    }
    return {};
}

std::string partsWords(const Asset& before, const FilePart& any, std::size_t count) {
    const std::string number = std::to_string(count);
    switch (any.kind) {
        case PartKind::JointOrder:
            return "the order of joints in " + number + " skins";
        case PartKind::InverseBindMatrix:
            return number + " inverse bind matrices of " + skinWords(before, any.skin);
        case PartKind::Weights:
            return "the weights of " + number + " primitives";
        case PartKind::Positions:
            return "the positions of " + number + " primitives";
        case PartKind::MorphTarget:
            return number + " morph targets";
        case PartKind::MorphWeights:
            return "the morph weights of " + number + " nodes at rest";
        case PartKind::RestTransform:
            return "the rest transforms of " + number + " nodes";
        case PartKind::Parent:
            return "the parents of " + number + " nodes";
        case PartKind::Track:
            return number + " tracks of " + words::clipName(before, any.animation);
    }
    return {};
}

bool inOneGroup(const FilePart& a, const FilePart& b) noexcept {
    return a.kind == b.kind && a.skin == b.skin && a.animation == b.animation;
}

}  // namespace sinew
