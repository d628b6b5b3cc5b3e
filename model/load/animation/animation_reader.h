// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/asset.h"
#include "model/core/result.h"
#include "model/load/animation/sampler_reader.h"
#include "model/load/animation/weight_followers.h"
#include "model/load/document/document.h"
#include "model/load/findings.h"

namespace sinew::load {

/// Reads one animation (glTF 2.0, 3.11, and KHR_animation_pointer). `nodes` and `meshes` must be
/// complete. Channels with unknown targets are omitted with a finding; samplers without channels
/// stay empty. Error: key times that are not finite or decrease, because the animation would be
/// undefined. Equal consecutive times are kept and reported.
[[nodiscard]] Status readAnimation(const ParsedDocument& document, AnimationIndex index,
                                   const Asset& asset, KeyArrays& keys, WeightFollowers& followers,
                                   Findings& findings, Animation& out);

}  // namespace sinew::load
