// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/asset/object_ref.h"

namespace sinew {

/// An object that references another one, and its role.
struct ObjectUser {
    ObjectRef object;
    QString role;  // "base colour", "variant Red", "rotation"; empty: its kind is sufficient
};

/// All references to the object in the file: nodes of a mesh, primitives of a material, channels of
/// a node. Owners (the mesh of a primitive) are not listed.
[[nodiscard]] std::vector<ObjectUser> usersOf(const Asset& asset, const ObjectRef& object);

}  // namespace sinew
