// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

#include "ui/session/mix.h"

namespace sinew {

/// "Walk"; "No clip" for none.
[[nodiscard]] QString clipName(const Asset& asset, AnimationIndex animation);

/// The clips' names in order.
[[nodiscard]] QStringList layerNames(const Asset& asset, const Mix& mix);

[[nodiscard]] QString modeName(LayerMode mode);              // "Blend"
[[nodiscard]] QString modeSummary(LayerMode mode);           // what it does, in one line
[[nodiscard]] QString loopName(LoopMode mode);               // "There and back"
[[nodiscard]] const char* loopIcon(LoopMode mode) noexcept;  // name for icon()

/// "Mixer time: 2 layers, Survey is the longest".
[[nodiscard]] QString mixerWords(const Asset& asset, const Mix& mix);

}  // namespace sinew
