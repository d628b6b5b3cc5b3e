// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/values/value_places.h"

#include <algorithm>

namespace sinew {

bool hasOtherSurfaces(const Asset& asset, const SurfaceValues& values) {
    return std::any_of(
        values.parts.begin(), values.parts.end(), [&](const SurfaceValues::Part& part) {
            return part.count == 0 &&
                   asset[asset[part.node].mesh].primitives[part.primitive].vertexCount() > 0;
        });
}

}  // namespace sinew
