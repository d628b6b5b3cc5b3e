// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <initializer_list>

#include "model/view/look_option.h"

namespace sinew::cli {

class JsonWriter;

/// The display options of some sections that a sidecar tells, as members of the object that is
/// being written. A choice that is written without a value is only there where it is given.
void writeLook(JsonWriter& json, std::initializer_list<LookSection> sections, const Look& look);

/// The member "marks": the names of the marks that are on. Nothing where none is.
void writeMarks(JsonWriter& json, const Look& look);

}  // namespace sinew::cli
