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
    Integers,   // array
    Numbers,    // array
    Strings,    // array
    Object,     // described by PropertySchema::object
    Objects,    // array of such objects
    IndexMap,   // name -> index into PropertySchema::refersTo ("attributes")
    IndexMaps,  // array of those ("targets")
};

/// Consequence of a violation. Required and Fatal: the file cannot be evaluated and is refused.
/// Droppable: the value is dropped (the default applies) with a finding.
enum class Need { Required, Fatal, Droppable };

inline constexpr double kMaxExactInteger = 9007199254740992.0;  // 2^53

inline constexpr std::uint32_t kAnyCount = std::numeric_limits<std::uint32_t>::max();

/// One property of an object as the glTF 2.0 JSON schema describes it.
struct PropertySchema {
    std::string_view name;
    ValueKind kind;
    Need need = Need::Fatal;
    // The array that the integers index: a top-level one ("nodes"), or one of an extension
    // ("extensions/KHR_lights_punctual/lights").
    std::string_view refersTo = {};
    const ObjectSchema* object = nullptr;
    std::uint32_t count = kAnyCount;  // exact length of an array
    double min = -std::numeric_limits<double>::infinity();
    double max = std::numeric_limits<double>::infinity();
    double multipleOf = 1;
    bool emptyIsFatal = false;
    bool expected = false;        // missing: a finding, but the object stays valid
    std::string_view oneOf = {};  // the allowed values, separated by spaces
    bool open = false;            // the schema allows later versions to add values to `oneOf`: an
                                  // unknown one is dropped, and only what needs it cannot be
                                  // evaluated
    bool reportedLater = false;   // the reader reports values that are not in `oneOf`
};

struct ObjectSchema {
    std::string_view name;  // name in messages: "node"
    std::span<const PropertySchema> properties;
    bool anyMembers = false;  // unlisted members are allowed

    [[nodiscard]] const PropertySchema* find(std::string_view property) const noexcept;
};

[[nodiscard]] const ObjectSchema& documentSchema() noexcept;

/// Number of elements of the array `refersTo`; 0 if it does not exist.
[[nodiscard]] std::size_t referredCount(const JsonValue& root, std::string_view refersTo) noexcept;

}  // namespace sinew::load
