// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/index.h"
#include "model/view/camera.h"

namespace sinew {

/// What a camera rig shows once its moves have ended.
struct CameraState {
    OrbitCamera camera;
    NodeIndex node;         // camera of the file; none: the orbit camera
    bool untouched = true;  // framed and not moved since

    bool operator==(const CameraState&) const = default;
};

}  // namespace sinew
