// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

#include "model/load/document/schema.h"

namespace sinew::load {

/// The object that an extension defines in the "extensions" of one object type.
struct ExtensionSchema {
    std::string_view host;       // ObjectSchema::name of that type: "material"
    std::string_view extension;  // "KHR_materials_clearcoat"
    const ObjectSchema* object;
    Need need = Need::Fatal;  // Droppable: an invalid object is dropped with a finding
};

/// The entry of the extension on that object type; null if it is not checked.
[[nodiscard]] const ExtensionSchema* extensionSchema(std::string_view host,
                                                     std::string_view extension) noexcept;

/// Whether the extension has a schema on any object type.
[[nodiscard]] bool hasExtensionSchema(std::string_view extension) noexcept;

// The tables that are searched, one per file.
[[nodiscard]] std::span<const ExtensionSchema> materialExtensionSchemas() noexcept;
[[nodiscard]] std::span<const ExtensionSchema> sceneExtensionSchemas() noexcept;  // nodes, channels
[[nodiscard]] std::span<const ExtensionSchema> codecExtensionSchemas() noexcept;
[[nodiscard]] std::span<const ExtensionSchema>
rootExtensionSchemas() noexcept;  // lists at the root

}  // namespace sinew::load
