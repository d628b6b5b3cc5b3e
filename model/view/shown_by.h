// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <utility>

#include "model/asset/object_ref.h"

namespace sinew {

/// The node that represents an object in a scene: the node with the mesh, the material or the
/// camera. `preferred` if it matches, otherwise the first; none for objects that are not in the
/// picture (the file, a scene, an animation) or not in the scene.
[[nodiscard]] NodeIndex nodeShowing(const Asset& asset, SceneIndex scene, NodeIndex preferred,
                                    const ObjectRef& object);

/// Skin and joint of a node: in the preferred skin if it is a joint there, otherwise in the first
/// skin with it; none: not a joint.
[[nodiscard]] std::pair<SkinIndex, JointIndex> jointOfNode(const Asset& asset, SkinIndex preferred,
                                                           NodeIndex node);

}  // namespace sinew
