// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/weights/drawn_vertex.h"
#include "ui/window/actions/object_menu.h"

class QMenu;

namespace sinew {

struct Diagnostic;
struct MenuContext;
class MorphPanel;
class Session;
struct TimelinePlace;

/// The menu of an animation; none: the rest pose.
void fillClipMenu(QMenu& menu, const MenuContext& context, AnimationIndex animation);

void fillFindingMenu(QMenu& menu, const MenuContext& context, const Diagnostic& finding);

/// For the current row of the panel: a morph target or an expression.
void fillMorphMenu(QMenu& menu, const MenuContext& context, MorphPanel& panel);

/// The menu of a moment or a key on the timeline.
void fillTimelineMenu(QMenu& menu, const MenuContext& context, const TimelinePlace& place);

/// "Pin Vertex 12", or "Unpin Vertex 12" if it is pinned.
void addPinEntry(QMenu& menu, Session& session, const DrawnVertex& vertex);

/// The menu of a pinned vertex.
void fillPinMenu(QMenu& menu, Session& session, const DrawnVertex& vertex);

}  // namespace sinew
