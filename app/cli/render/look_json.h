// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <initializer_list>

#include "model/view/look_option.h"

namespace sinew {
class JsonWriter;
}

namespace sinew::cli {

/// Writes the display options of some sections for a sidecar, as members of the current object.
/// Choices with an optional value are written only if given.
void writeLook(JsonWriter& json, std::initializer_list<LookSection> sections, const Look& look);

/// Writes the member "marks": the names of active marks. Nothing if there are none.
void writeMarks(JsonWriter& json, const Look& look);

}  // namespace sinew::cli
