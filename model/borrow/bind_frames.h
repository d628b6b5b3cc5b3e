// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/borrow/rest_frames.h"

namespace sinew {

/// The pose in which a file was bound, in the world.
struct BindFrames {
    RestFrames frames;        // joints as bound; all other nodes as they rest below those
    std::vector<bool> known;  // [node]: the frame is that of the bind pose
};

/// From the inverse bind matrices: skins whose joints are bound where their nodes' translations
/// place them, so that the matrices belong to this skeleton. The world is that of the armature, of
/// the skinned mesh or of the file, whichever sets the bind pose upright or, for a rig that is not
/// a humanoid, nearest to its rest pose. VRM avatars and VRM animations rest in their T pose by
/// specification, so that is what counts for them. O(joints + nodes).
[[nodiscard]] BindFrames bindFrames(const Asset& asset);

}  // namespace sinew
