// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/weights/drawn_vertex.h"

class QMenu;

namespace sinew {

class Session;

/// "Pin Vertex 12", or "Unpin Vertex 12" if it is pinned.
void addPinEntry(QMenu& menu, Session& session, const DrawnVertex& vertex);

/// The menu of a pinned vertex.
void fillPinMenu(QMenu& menu, Session& session, const DrawnVertex& vertex);

}  // namespace sinew
