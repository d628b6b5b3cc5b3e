// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "model/asset/animation.h"
#include "model/asset/asset.h"
#include "model/core/diagnostic.h"
#include "model/core/json_value.h"

namespace sinew::load {

/// "/nodes/0/rotation", "/nodes/0/weights/3".
struct NodeTarget {
    NodeIndex node;
    ChannelPath path = ChannelPath::Translation;
    std::uint32_t morphTarget = kAllMorphTargets;
};

/// "/meshes/0/weights": applies to every node with the mesh and without its own weights.
struct MeshWeightsTarget {
    MeshIndex mesh;
    std::uint32_t morphTarget = kAllMorphTargets;
};

/// Why the channel cannot be used.
struct TargetProblem {
    Severity severity = Severity::Error;
    const char* code = "";
    std::string message;
};

using PointerTarget = std::variant<NodeTarget, MeshWeightsTarget, PropertyTarget, TargetProblem>;

/// Resolves a pointer of KHR_animation_pointer by the glTF 2.0 Asset Object Model. `root` is the
/// checked document; meshes of `asset` must be complete. The property must be mutable, and its
/// enclosing object must exist in the file.
[[nodiscard]] PointerTarget resolveTarget(const JsonValue& root, const Asset& asset,
                                          std::string_view pointer);

/// Whether the file stores the property or it has a default; otherwise there is nothing to animate.
[[nodiscard]] bool isDefined(const JsonValue& root, const PropertyTarget& target,
                             std::string_view pointer);

}  // namespace sinew::load
