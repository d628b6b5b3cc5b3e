// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "model/load/document/schema.h"

namespace sinew::load {

/// The object that an extension defines in the "extensions" of one object type. The tables are in
/// schema_extensions.cpp.
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

}  // namespace sinew::load
