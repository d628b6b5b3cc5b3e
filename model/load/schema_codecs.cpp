// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/extension_schema.h"

namespace sinew::load {
namespace {

using enum ValueKind;
using enum Need;

constexpr Property kWebpProperties[] = {
    {.name = "source", .kind = Integer, .need = Droppable, .refersTo = "images", .min = 0},
};
constexpr ObjectSchema kWebp{"WebP texture", kWebpProperties};

constexpr ExtensionSchema kTable[] = {
    {"texture", "EXT_texture_webp", &kWebp},
};

}  // namespace

std::span<const ExtensionSchema> codecExtensionSchemas() noexcept {
    return kTable;
}

}  // namespace sinew::load
