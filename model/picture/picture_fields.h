// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/asset.h"
#include "model/film/picture_name.h"
#include "model/view/view_options.h"

namespace sinew {

/// The values of a name's placeholders in pictures of a clip; none: the rest pose. Without the
/// stem, number and frame.
[[nodiscard]] PictureFields pictureFields(const Asset& asset, AnimationIndex animation,
                                          const ViewOptions& view);

}  // namespace sinew
