// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QDir>
#include <QStandardPaths>

namespace sinew::test {

/// Removes what the program remembers of files, so that a test starts as the program does for the
/// first time. Test mode of QStandardPaths is on.
inline void forgetViews() {
    for (const char* organization : {"Sinew", "Unknown Organization"}) {
        const QDir config(QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation));
        QDir(config.filePath(QLatin1String(organization) + "/views")).removeRecursively();
    }
}

}  // namespace sinew::test
