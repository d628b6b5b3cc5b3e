// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "model/asset/object_ref.h"
#include "model/compare/clip_alignment.h"
#include "model/compare/object_matches.h"
#include "model/evaluate/pose_moment.h"

namespace sinew {

/// A file next to another one. Everything is borrowed; `matches` lead from `here` to `there`.
struct FilePair {
    const Asset& here;
    const Asset& there;
    const ObjectMatches& matches;
};

/// The same object there. None: it has no partner, or it does not exist. A texture or an image has
/// none.
[[nodiscard]] std::optional<ObjectRef> partnerOf(const FilePair& files, const ObjectRef& object);

/// The same moment there: its clips, layers, root and pose by hand, as far as they have partners.
/// Reuses the memory of `out`.
void fillPartnerMoment(const FilePair& files, ClipAlignment alignment, const PoseMoment& moment,
                       PoseMoment& out);

}  // namespace sinew
