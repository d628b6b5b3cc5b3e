// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "model/asset/object_ref.h"
#include "model/view/chosen_joints.h"
#include "model/view/marked_vertices.h"

namespace sinew {

/// Everything that is selected in one asset.
struct SelectionState {
    ObjectRef object;
    SceneIndex scene;
    SkinIndex skin;
    ChosenJoints joints;  // joints of that skin
    NodeIndex node;
    std::shared_ptr<const MarkedVertices> marked;  // marks on what is selected; null: none

    bool operator==(const SelectionState&) const = default;
};

}  // namespace sinew
