// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "model/check/context.h"
#include "model/check/rule.h"

namespace sinew::check {

/// The rules of this folder: what deforms the surface wrongly, each with its effect on it.
[[nodiscard]] std::span<const Rule> deformationTable() noexcept;

void checkBindFrames(Context& context);        // inverse bind matrices of a skin against each other
void checkMotion(Context& context);            // keys, splines, times and bone lengths of a clip
void checkAttachments(Context& context);       // place and scale of meshes without a skin
void checkAttachmentMotion(Context& context);  // their shear, and how far they leave the skin
void checkSkeletons(Context& context);         // scale of joints, and the exporter's neutral bone
void checkMorphs(Context& context);            // outliers; empty, doubled and unused morph targets
void checkObjectClips(Context& context);       // clips that each hold a part of one motion
void checkPatches(Context& context);           // parts of a limb that follow another
void checkNames(Context& context);  // names of nodes and clips, as other programs use them

}  // namespace sinew::check
