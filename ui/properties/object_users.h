// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "ui/session/object_ref.h"

namespace sinew {

/// Something that names an object, and as what.
struct ObjectUser {
    ObjectRef object;
    QString role;  // "base colour", "variant Red", "rotation"; empty: its kind says it all
};

/// What in the file names the object: nodes of a mesh, primitives of a material, channels of a
/// node. Owners (the mesh of a primitive) are not listed.
[[nodiscard]] std::vector<ObjectUser> usersOf(const Asset& asset, const ObjectRef& object);

}  // namespace sinew
