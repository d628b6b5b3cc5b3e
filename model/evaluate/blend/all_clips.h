// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "model/evaluate/blend/mix.h"

namespace sinew {

/// A target that several of the clips drive; the later clip wins.
struct SharedTarget {
    AnimationIndex winner;
    AnimationIndex other;
    std::string target;  // "'Hips' rotation", "base colour of Glass"
};

/// The clips of a file that play at once, for files with a clip per object: in file order, those
/// that drive something that no clip before them drives.
struct AllClips {
    std::vector<AnimationIndex> clips;
    std::vector<SharedTarget> contested;  // a winner with every clip that it overrides
};

/// O(n log n) in the channels of all clips.
[[nodiscard]] AllClips allClips(const Asset& asset);

/// The same as layers, all at one file time: later clips override earlier ones.
[[nodiscard]] std::vector<PoseLayer> layersOf(const AllClips& all, float seconds);

/// The same as a mix, each clip in a loop of its own.
[[nodiscard]] Mix mixOf(const AllClips& all);

/// "'Spin' and 'Walk' both drive 'Hips' rotation; 'Walk' wins", and how many more there are. Empty
/// if no target is contested.
[[nodiscard]] std::string contestedWords(const Asset& asset, const AllClips& all);

}  // namespace sinew
