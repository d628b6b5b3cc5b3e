// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "model/check/context.h"
#include "model/check/rule.h"

namespace sinew::check {

/// The rules of this folder: what deforms the surface wrongly, each with its effect on it.
[[nodiscard]] std::span<const Rule> deformationTable() noexcept;

void checkBindFrames(Context& context);   // per skin: inverse bind matrices against each other
void checkMotion(Context& context);       // per clip: keys, splines, times, lengths of bones
void checkAttachments(Context& context);  // per mesh without skin: where it is, its scale
void checkMorphs(Context& context);       // per morph target: outliers, empty, doubled
void checkPatches(Context& context);      // per skinned mesh: parts of a limb that follow another
void checkNames(Context& context);        // of nodes and clips, as other programs use them

}  // namespace sinew::check
