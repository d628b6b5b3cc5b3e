// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/document/extension_schema.h"

namespace sinew::load {
namespace {

using enum ValueKind;
using enum Need;

constexpr PropertySchema kVisibilityProperties[] = {
    {.name = "visible", .kind = Boolean, .need = Droppable},
};
constexpr ObjectSchema kVisibility{"node visibility", kVisibilityProperties};

constexpr PropertySchema kAnimationPointerProperties[] = {
    {.name = "pointer", .kind = String, .need = Droppable},
};
constexpr ObjectSchema kAnimationPointer{"animation pointer", kAnimationPointerProperties};

constexpr PropertySchema kInstancingProperties[] = {
    {.name = "attributes", .kind = IndexMap, .need = Droppable, .refersTo = "accessors", .min = 0},
};
constexpr ObjectSchema kInstancing{"set of instances", kInstancingProperties};

constexpr ExtensionSchema kSceneTable[] = {
    {"channel target", "KHR_animation_pointer", &kAnimationPointer},
    {"node", "EXT_mesh_gpu_instancing", &kInstancing},
    {"node", "KHR_node_visibility", &kVisibility},
};

}  // namespace

std::span<const ExtensionSchema> sceneExtensionSchemas() noexcept {
    return kSceneTable;
}

}  // namespace sinew::load
