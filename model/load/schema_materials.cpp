// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/extension_schema.h"

namespace sinew::load {
namespace {

constexpr ObjectSchema kUnlit{"unlit material", {}};

constexpr ExtensionSchema kTable[] = {
    {"material", "KHR_materials_unlit", &kUnlit},
};

}  // namespace

std::span<const ExtensionSchema> materialExtensionSchemas() noexcept {
    return kTable;
}

}  // namespace sinew::load
