// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

#include "model/asset/asset.h"

namespace sinew {

/// The values of all keys of a clip at exactly this time, as stored: "Knee: rotation 0, 0, 0, 1".
/// Only those of `node` if it is given and has one, and at most kMostKeyValues.
[[nodiscard]] QStringList keyValues(const Asset& asset, AnimationIndex clip, float seconds,
                                    NodeIndex node);

inline constexpr qsizetype kMostKeyValues = 1000;

}  // namespace sinew
