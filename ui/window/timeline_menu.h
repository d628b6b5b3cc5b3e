// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/object_menu.h"

namespace sinew {

struct TimelinePlace;

/// The menu of a moment or a key on the timeline.
void fillTimelineMenu(QMenu& menu, const MenuContext& context, const TimelinePlace& place);

}  // namespace sinew
