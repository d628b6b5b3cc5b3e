// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/session/object_ref.h"

namespace sinew {

/// Everything that is selected in one asset.
struct SelectionState {
    ObjectRef object;
    SceneIndex scene;
    SkinIndex skin;
    JointIndex joint;  // of that skin
    NodeIndex node;

    bool operator==(const SelectionState&) const = default;
};

}  // namespace sinew
