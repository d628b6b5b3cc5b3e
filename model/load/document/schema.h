// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <limits>
#include <span>
#include <string_view>

#include "model/core/json_value.h"

namespace sinew::load {

struct ObjectSchema;

enum class ValueKind {
    Boolean,
    Integer,
    Number,
    String,
    Integers,   // array of
    Numbers,    // array of
    Strings,    // array of
    Object,     // of PropertySchema::object
    Objects,    // array of
    IndexMap,   // name -> index into PropertySchema::refersTo ("attributes")
    IndexMaps,  // array of those ("targets")
};

/// What a violation means. Fatal content cannot be evaluated without: the file is refused.
/// Anything else is left out (the default holds) and becomes a finding.
enum class Need { Required, Fatal, Droppable };

inline constexpr std::uint32_t kAnyCount = std::numeric_limits<std::uint32_t>::max();

/// One property of an object as the glTF 2.0 JSON schema describes it.
struct PropertySchema {
    std::string_view name;
    ValueKind kind;
    Need need = Need::Fatal;
    // The array that the integers point into: a top-level one ("nodes"), or one of an extension
    // ("extensions/KHR_lights_punctual/lights").
    std::string_view refersTo = {};
    const ObjectSchema* object = nullptr;
    std::uint32_t count = kAnyCount;  // exact length of an array
    double min = -std::numeric_limits<double>::infinity();
    double max = std::numeric_limits<double>::infinity();
    double multipleOf = 1;
    bool emptyIsFatal = false;
    bool expected = false;        // left out: a finding, and the object holds without it
    std::string_view oneOf = {};  // the allowed values, blanks between them
    bool open = false;           // the schema lets later versions add values to `oneOf`: an unknown
                                 // one is left out, and only what needs it cannot be evaluated
    bool reportedLater = false;  // what reads it says so where the value is none of `oneOf`
};

struct ObjectSchema {
    std::string_view name;  // in an artist's words: "node"
    std::span<const PropertySchema> properties;
    bool anyMembers = false;  // others than those listed are none of glTF's business

    [[nodiscard]] const PropertySchema* find(std::string_view property) const noexcept;
};

[[nodiscard]] const ObjectSchema& documentSchema() noexcept;

/// Elements of the array that `refersTo` names; 0 where there is none.
[[nodiscard]] std::size_t referredCount(const JsonValue& root, std::string_view refersTo) noexcept;

}  // namespace sinew::load
