// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/json_value.h"
#include "model/core/result.h"
#include "model/state/inspection_state.h"

namespace sinew {

class JsonWriter;

inline constexpr const char* kStateFormat = "sinew.state/1";
inline constexpr std::size_t kMostStateBytes = std::size_t{16} << 20U;

/// The keyword of the text of a PNG that holds the state of its picture, on one line.
inline constexpr const char* kStateKeyword = "sinew.state";

/// Writes the members of a state into the present object. Objects of the file have index and name.
/// What is at its default is left out, except of the look, whose defaults may change. What the
/// asset lacks is left out, too.
void writeState(JsonWriter& json, const InspectionState& state, const Asset& asset);
/// As a text of its own. `indent` 0: on one line, otherwise that many spaces per level.
[[nodiscard]] std::string stateText(const InspectionState& state, const Asset& asset,
                                    int indent = 2);

/// A state as read, for the asset at hand.
struct ReadState {
    InspectionState state;
    std::vector<std::string> notices;  // what the asset lacks, and members that are not known
};

/// Reading back what was written gives an equal state, bit for bit but for the sign of zeros, for
/// an asset with the same objects. An object is the one with its index if that has its name,
/// otherwise the first with its name. What depends on one that is lacking is dropped as by
/// `inOtherVersion`. A member that is missing or null has its default. Error InvalidRequest with a
/// JSON pointer: a member has the wrong type or is out of range. O(n log n).
[[nodiscard]] Result<ReadState> readState(const JsonValue& object, const Asset& asset);
/// Of a text from anywhere, at most kMostStateBytes.
[[nodiscard]] Result<ReadState> readState(std::string_view text, const Asset& asset);

}  // namespace sinew
