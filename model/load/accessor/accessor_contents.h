// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "model/load/accessor/value_scan.h"
#include "model/load/document/document.h"
#include "model/load/findings.h"

namespace sinew::load {

/// Reports contradictions in an accessor's JSON: an offset without a buffer view, normalised values
/// of a type that cannot be normalised.
void reportForm(const Accessor& accessor, const JsonValue& source, const std::string& pointer,
                Findings& findings);

/// Whether the accessor stores a `min` or `max`.
[[nodiscard]] bool claimsBounds(const Accessor& accessor) noexcept;

/// Reports values that are not finite and a stored `min` or `max` that does not match the values
/// (glTF 2.0, 3.6.2.5). `values` are the accessor's components as read. An accessor without data is
/// reported as such and not checked further.
void reportContents(const Accessor& accessor, std::span<const float> values,
                    const std::string& pointer, Findings& findings);
/// The same for unsigned integers, from their bounds as read; null if the accessor stores none.
template <class T>
void reportContents(const Accessor& accessor, const ValueBounds<T>* bounds,
                    const std::string& pointer, Findings& findings);

}  // namespace sinew::load
