// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

#include "model/load/document/schema.h"

namespace sinew::load {

/// The object that an extension puts into the "extensions" of a kind of object.
struct ExtensionSchema {
    std::string_view host;       // ObjectSchema::name of that kind: "material"
    std::string_view extension;  // "KHR_materials_clearcoat"
    const ObjectSchema* object;
    Need need = Need::Fatal;  // Droppable: one that breaks its schema is left out with a finding
};

/// The entry of the extension on that kind of object; null where it is not checked.
[[nodiscard]] const ExtensionSchema* extensionSchema(std::string_view host,
                                                     std::string_view extension) noexcept;

/// Whether any kind of object is checked for the extension.
[[nodiscard]] bool hasExtensionSchema(std::string_view extension) noexcept;

// The tables that it looks through, one per file.
[[nodiscard]] std::span<const ExtensionSchema> materialExtensionSchemas() noexcept;
[[nodiscard]] std::span<const ExtensionSchema> sceneExtensionSchemas() noexcept;  // nodes, channels
[[nodiscard]] std::span<const ExtensionSchema> codecExtensionSchemas() noexcept;
[[nodiscard]] std::span<const ExtensionSchema>
rootExtensionSchemas() noexcept;  // lists at the root

}  // namespace sinew::load
