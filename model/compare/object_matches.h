// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <vector>

#include "model/asset/asset.h"

namespace sinew {

/// Why objects of two files are the same.
enum class MatchedBy : std::uint8_t {
    Name,          // the only ones with it
    HumanoidBone,  // both are the same bone of a humanoid
    Path,          // the names of their parents and their place among siblings
    User,   // matched objects refer to them (a mesh that matched nodes draw), or the user chose
    Index,  // neither has another partner
};

struct ObjectMatch {
    std::uint32_t before = 0;
    std::uint32_t after = 0;
    MatchedBy by = MatchedBy::Name;

    bool operator==(const ObjectMatch&) const = default;
};

/// Which objects of one kind correspond in two files. No object has two partners.
struct Matching {
    static constexpr std::uint32_t kNone = 0xffffffffU;

    std::vector<ObjectMatch> pairs;         // ascending by `before`
    std::vector<std::uint32_t> onlyBefore;  // those without a partner, ascending
    std::vector<std::uint32_t> onlyAfter;   // likewise
    std::vector<std::uint32_t> afterOf;     // [before]: kNone without a partner
    std::vector<std::uint32_t> beforeOf;    // [after]: likewise
};

/// The same objects in two files, whatever their order: by name, then by humanoid bone, then by
/// path, then by index.
struct ObjectMatches {
    Matching nodes;
    Matching meshes;
    Matching skins;
    Matching animations;
    Matching materials;
    Matching cameras;
    Matching lights;

    /// None: the node has no partner.
    [[nodiscard]] NodeIndex afterOf(NodeIndex before) const noexcept;
};

/// O(n log n) in the number of objects.
[[nodiscard]] ObjectMatches matchObjects(const Asset& before, const Asset& after);

/// The same matches from the other file to the first one.
[[nodiscard]] ObjectMatches mirrored(const ObjectMatches& matches);

/// Pairs two objects by the user's choice, in place of their other partners. kNone: the object
/// before has no partner.
void pairUp(Matching& matching, std::uint32_t before, std::uint32_t after);

}  // namespace sinew
