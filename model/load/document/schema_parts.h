// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/load/document/schema.h"

namespace sinew::load {

// Shared parts of property tables.

[[nodiscard]] constexpr PropertySchema name() {
    return {.name = "name", .kind = ValueKind::String, .need = Need::Droppable};
}

[[nodiscard]] constexpr PropertySchema index(std::string_view property, std::string_view array,
                                             Need need = Need::Fatal) {
    return {
        .name = property, .kind = ValueKind::Integer, .need = need, .refersTo = array, .min = 0};
}

[[nodiscard]] constexpr PropertySchema indices(std::string_view property, std::string_view array,
                                               Need need = Need::Fatal) {
    return {
        .name = property, .kind = ValueKind::Integers, .need = need, .refersTo = array, .min = 0};
}

/// A number that only affects appearance. The reader clamps it to its range.
[[nodiscard]] constexpr PropertySchema factor(std::string_view property) {
    return {.name = property, .kind = ValueKind::Number, .need = Need::Droppable};
}

[[nodiscard]] constexpr PropertySchema numbers(std::string_view property, std::uint32_t count,
                                               Need need = Need::Fatal) {
    return {.name = property, .kind = ValueKind::Numbers, .need = need, .count = count};
}

[[nodiscard]] constexpr PropertySchema object(std::string_view property, const ObjectSchema& schema,
                                              Need need = Need::Fatal) {
    return {.name = property, .kind = ValueKind::Object, .need = need, .object = &schema};
}

[[nodiscard]] constexpr PropertySchema objects(std::string_view property,
                                               const ObjectSchema& schema,
                                               Need need = Need::Fatal) {
    return {.name = property, .kind = ValueKind::Objects, .need = need, .object = &schema};
}

/// glTF 2.0, 3.9; in schema_extensions.cpp.
extern const ObjectSchema kMaterialSchema;

}  // namespace sinew::load
