// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/asset.h"
#include "model/core/result.h"
#include "model/load/accessor/accessor_reader.h"
#include "model/load/animation/weight_followers.h"
#include "model/load/document/document.h"
#include "model/load/findings.h"

namespace sinew::load {

/// Reads one animation (glTF 2.0, 3.11, and KHR_animation_pointer). `nodes` and `meshes` are
/// complete already. Channels that drive nothing known are left out with a finding; samplers that
/// no channel uses stay empty. Key times that are not finite or decrease are an error: no value
/// could be told for a time. Equal neighbours are kept and reported.
[[nodiscard]] Status readAnimation(const ParsedDocument& document, AnimationIndex index,
                                   const Asset& asset, AccessorReader& accessors,
                                   WeightFollowers& followers, Findings& findings, Animation& out);

}  // namespace sinew::load
