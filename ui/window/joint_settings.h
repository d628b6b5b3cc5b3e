// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

class QSettings;

namespace sinew {

class JointsPanel;
class Session;

/// The joints panel of a window. Its columns, their widths, its order and whether it is a tree are
/// those of the settings, which follow the user's changes.
[[nodiscard]] JointsPanel* makeJointsPanel(Session& session, QSettings& settings);

}  // namespace sinew
