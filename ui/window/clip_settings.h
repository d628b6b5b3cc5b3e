// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

class QSettings;

namespace sinew {

class AnimationsPanel;
class Session;

/// The animations panel of a window. Its columns and its order are those of the settings, which
/// follow the user's changes.
[[nodiscard]] AnimationsPanel* makeAnimationsPanel(Session& session, QSettings& settings);

}  // namespace sinew
