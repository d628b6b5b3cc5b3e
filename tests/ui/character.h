// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "model/asset/asset.h"

namespace sinew::test {

// What `character()` is made of.
inline constexpr NodeIndex kRoot{std::size_t{0}};
inline constexpr NodeIndex kBody{std::size_t{1}};  // skinned mesh
inline constexpr NodeIndex kHip{std::size_t{2}};   // joints 0, 1, 2 in a chain
inline constexpr NodeIndex kKnee{std::size_t{3}};
inline constexpr NodeIndex kFoot{std::size_t{4}};
inline constexpr NodeIndex kEye{std::size_t{5}};   // camera
inline constexpr NodeIndex kProp{std::size_t{6}};  // mesh, only in scene 1
inline constexpr float kWalkStart = 1.0F;          // "Walk" does not start at 0
inline constexpr float kWalkEnd = 3.0F;

/// A file made by hand: a quad on three joints, two scenes, a camera, and the animations "Walk"
/// (keys at 1, 1.5 and 3 s) and "Still" (a single key at 0).
[[nodiscard]] std::shared_ptr<const Asset> character();

/// A chain of `count` nodes, each the child of the one before.
[[nodiscard]] std::shared_ptr<const Asset> chain(std::size_t count);

/// The same contents under another name.
[[nodiscard]] std::shared_ptr<const Asset> otherFile(const std::shared_ptr<const Asset>& asset);

}  // namespace sinew::test
