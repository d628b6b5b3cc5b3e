// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

namespace sinew {

// The objects of a window's state, declared for the panels that show them.
class Appearance;
class CameraRig;
class Comparison;
class Document;
class PinnedVertices;
class Player;
class Selection;
class Visibility;

}  // namespace sinew
