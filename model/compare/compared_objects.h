// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "model/compare/file_comparison.h"

namespace sinew {

/// What happened to an object between two files; the first as ChangeKind.
enum class ObjectState : std::uint8_t { Added, Removed, Renamed, Changed, Same };
static_assert(static_cast<int>(ObjectState::Renamed) == static_cast<int>(ChangeKind::Renamed));
static_assert(static_cast<int>(ObjectState::Changed) == static_cast<int>(ChangeKind::Changed));
inline constexpr std::size_t kObjectStates = 5;

/// An object of two compared files: what happened to it, and how far what it moves differs.
struct ComparedObject {
    ObjectRef object;  // object of the file after if added, otherwise of the file before
    ObjectState state = ObjectState::Same;
    std::string words;  // what changed: sentences without full stops, separated by "; "
    /// The largest: of a clip, of the points that a node moves in all clips, of a mesh at rest.
    float distance = 0.0F;
    std::size_t clip = kNoClip;  // clip of the distance: position in FileComparison::clips
    std::size_t frame = 0;       // position in the frames of that clip
    double weightShare = 0.0;    // see JointWeightChange::share

    static constexpr std::size_t kNoClip = ~std::size_t{0};
};

/// The file if it changed, then the objects by kind, each in the order of the file before, followed
/// by what was added; tracks that differ follow their clip. An object
/// that is renamed and changed counts as renamed. O(n log n).
[[nodiscard]] std::vector<ComparedObject> comparedObjects(const Asset& before,
                                                          const FileComparison& comparison);

}  // namespace sinew
