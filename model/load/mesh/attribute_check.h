// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <map>
#include <utility>

#include "model/asset/asset.h"
#include "model/asset/mesh.h"
#include "model/load/document/document.h"
#include "model/load/findings.h"
#include "model/load/mesh/vertex_values.h"

namespace sinew::load {

/// Whether a direction is of unit length, within the rounding of 8 bits per component. Directions
/// that are not finite pass: they are reported with their accessor.
[[nodiscard]] bool isUnitDirection(const glm::vec3& direction) noexcept;
/// Whether w of a tangent is 1 or -1.
[[nodiscard]] bool isHanded(const glm::vec4& tangent) noexcept;

/// Reports normals and tangents that are not of unit length and tangents whose w is neither 1 nor
/// -1 (glTF 2.0, 3.7.2.1): the count and the first vertex. They are used as stored. Arrays shared
/// by primitives are checked once and must outlive this object.
class DirectionCheck {
public:
    void report(const Primitive& primitive, PrimitivePlace place, Findings& findings);

    struct Wrong {
        std::size_t count = 0;
        std::size_t first = 0;
    };
    struct Facts {
        Wrong length;
        Wrong handedness;
    };

private:
    std::map<std::pair<const void*, std::size_t>, Facts> m_known;
};

/// Reports primitives without a texture coordinate set that a texture of their material, in any
/// variant, uses.
void checkTexcoords(const ParsedDocument& document, const Asset& asset, Findings& findings);

}  // namespace sinew::load
