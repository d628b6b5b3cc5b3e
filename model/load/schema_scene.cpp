// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/extension_schema.h"

namespace sinew::load {
namespace {

using enum ValueKind;
using enum Need;

constexpr Property kVisibilityProperties[] = {
    {.name = "visible", .kind = Boolean, .need = Droppable},
};
constexpr ObjectSchema kVisibility{"node visibility", kVisibilityProperties};

constexpr ExtensionSchema kTable[] = {
    {"node", "KHR_node_visibility", &kVisibility},
};

}  // namespace

std::span<const ExtensionSchema> sceneExtensionSchemas() noexcept {
    return kTable;
}

}  // namespace sinew::load
