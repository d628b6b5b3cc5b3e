// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <string>

#include "model/asset/asset.h"

namespace sinew {

/// What parts of a file can be put in place of those of another one, in the order in which that is
/// done. Of parts that explain a difference equally well, the first kind is reported.
enum class PartKind : std::uint8_t {
    JointOrder,         // the joint list of a skin
    InverseBindMatrix,  // the matrix of one joint of a skin
    Weights,            // joints and weights of a primitive
    Positions,          // all positions of a primitive
    MorphTarget,        // displacements of one target of a primitive
    MorphWeights,       // the rest weights of a node
    RestTransform,      // the local transform of a node
    Parent,             // the parent of a node
    Track,              // one curve of a clip
};

/// A part of a file. Indices are those of the file before; what the kind does not use is none or 0.
struct FilePart {
    PartKind kind = PartKind::Positions;
    MeshIndex mesh = {};
    std::uint32_t primitive = 0;
    std::uint32_t target = 0;
    SkinIndex skin = {};
    NodeIndex node = {};  // the joint of an inverse bind matrix
    AnimationIndex animation = {};
    ChannelPath path = ChannelPath::Translation;
    std::uint32_t morphTarget = kAllMorphTargets;

    auto operator<=>(const FilePart&) const = default;
};

// "skin 'Whale'", "mesh 3".
[[nodiscard]] std::string skinWords(const Asset& asset, SkinIndex skin);
[[nodiscard]] std::string meshWords(const Asset& asset, MeshIndex mesh);

/// "the rotation of 'LeftFoot' in 'Walk'", "the inverse bind matrix of 'Tail' in skin 'Whale'".
[[nodiscard]] std::string partWords(const Asset& before, const FilePart& part);

/// All parts of the same kind in the same clip, skin or file: "57 tracks of 'Walk'".
[[nodiscard]] std::string partsWords(const Asset& before, const FilePart& any, std::size_t count);

/// Whether both are of the same kind, in the same clip and skin.
[[nodiscard]] bool inOneGroup(const FilePart& a, const FilePart& b) noexcept;

}  // namespace sinew
