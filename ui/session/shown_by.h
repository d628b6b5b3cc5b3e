// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/session/object_ref.h"

namespace sinew {

/// The node of a scene that stands for an object in the picture: the one that draws the mesh, wears
/// the material, holds the camera. `preferred` if it does, else the first; none for what has no
/// place in the picture (the file, a scene, an animation) and what the scene does not show.
[[nodiscard]] NodeIndex nodeShowing(const Asset& asset, SceneIndex scene, NodeIndex preferred,
                                    const ObjectRef& object);

}  // namespace sinew
