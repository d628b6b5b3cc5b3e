// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "model/view/view_mode.h"

namespace sinew {

class Session;

/// What a menu says of a view.
struct ViewTip {
    QString words;        // its summary, and why it has nothing to show
    bool hasData = true;  // of the scene shown; true without a file
};

[[nodiscard]] ViewTip viewTip(const Session& session, const ViewModeInfo& info);

}  // namespace sinew
