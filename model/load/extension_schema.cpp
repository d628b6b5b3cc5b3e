// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/extension_schema.h"

namespace sinew::load {

const ObjectSchema* extensionSchema(std::string_view host, std::string_view extension) noexcept {
    for (const auto table :
         {materialExtensionSchemas(), sceneExtensionSchemas(), codecExtensionSchemas()})
        for (const ExtensionSchema& entry : table)
            if (entry.host == host && entry.extension == extension)
                return entry.object;
    return nullptr;
}

}  // namespace sinew::load
