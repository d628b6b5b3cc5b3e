// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/document/extension_schema.h"

namespace sinew::load {
namespace {

template <class Predicate>
const ExtensionSchema* findEntry(const Predicate& fits) noexcept {
    for (const auto table : {materialExtensionSchemas(), sceneExtensionSchemas(),
                             codecExtensionSchemas(), rootExtensionSchemas()}) {
        for (const ExtensionSchema& entry : table) {
            if (fits(entry)) {
                return &entry;
            }
        }
    }
    return nullptr;
}

}  // namespace

const ExtensionSchema* extensionSchema(std::string_view host, std::string_view extension) noexcept {
    return findEntry([&](const ExtensionSchema& entry) {
        return entry.host == host && entry.extension == extension;
    });
}

bool hasExtensionSchema(std::string_view extension) noexcept {
    return findEntry([&](const ExtensionSchema& entry) { return entry.extension == extension; }) !=
           nullptr;
}

}  // namespace sinew::load
