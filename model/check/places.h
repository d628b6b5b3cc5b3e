// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

#include "model/asset/asset.h"
#include "model/core/diagnostic.h"

namespace sinew::check {

// The place of a finding about an object: its JSON pointer and its indices.
[[nodiscard]] Diagnostic placeOf(NodeIndex node);
[[nodiscard]] Diagnostic placeOf(AnimationIndex clip);
[[nodiscard]] Diagnostic placeOf(SkinIndex skin);
[[nodiscard]] Diagnostic placeOf(MeshIndex mesh);
[[nodiscard]] Diagnostic placeOf(MeshIndex mesh, std::size_t primitive);

/// "in 'Walk' at 0.5 s"; "at rest" without an animation.
[[nodiscard]] std::string momentWords(const Asset& asset, AnimationIndex animation, float seconds);

/// The accessor that a property of the object at `pointer` names, as stored; null: there is none.
[[nodiscard]] const JsonValue* storedAccessor(const Asset& asset, const std::string& pointer,
                                              std::string_view property);

}  // namespace sinew::check
