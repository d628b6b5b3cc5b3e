// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "model/asset/object_ref.h"
#include "model/compare/object_matches.h"

namespace sinew {

/// What happened to an object between two files.
enum class ChangeKind : std::uint8_t { Added, Removed, Renamed, Changed };

/// A difference between two files that is not measured on the surface.
struct FileChange {
    ChangeKind kind = ChangeKind::Changed;
    ObjectRef object;   // object of the file after if added, otherwise of the file before
    std::string words;  // "joint 'Tail2' is called 'Tail02'": a sentence without a full stop
};

/// Names, parents, rest transforms, joints, clips, tracks and keys, materials, counts of vertices,
/// extensions and sizes, by kind of object in the order of the file. Does not depend on the order
/// of objects in either file, or on accessors and buffers.
[[nodiscard]] std::vector<FileChange> fileChanges(const Asset& before, const Asset& after,
                                                  const ObjectMatches& matches);

/// "LeftFoot rotation: 3 keys moved by up to 2.1°", a line for each track of two clips that
/// differs.
[[nodiscard]] std::vector<FileChange> clipChanges(const Asset& before, AnimationIndex here,
                                                  const Asset& after, AnimationIndex there,
                                                  const ObjectMatches& matches);

}  // namespace sinew
