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

/// "/meshes/0/weights": moves every node that shows the mesh and stores no weights of its own.
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

/// What a pointer of KHR_animation_pointer means, by the glTF 2.0 Asset Object Model. `root` is the
/// checked document; meshes of `asset` are complete. A property must be mutable, and its enclosing
/// object must be in the file.
[[nodiscard]] PointerTarget resolveTarget(const JsonValue& root, const Asset& asset,
                                          std::string_view pointer);

/// Whether the file stores the property or it has a default: without either there is nothing to
/// animate.
[[nodiscard]] bool isDefined(const JsonValue& root, const PropertyTarget& target,
                             std::string_view pointer);

}  // namespace sinew::load
