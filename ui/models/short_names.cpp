// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/short_names.h"

#include <QDir>
#include <QFileInfo>

namespace sinew {

QStringList shortNames(const QStringList& files) {
    QStringList names;
    for (const QString& file : files) {
        names.append(QFileInfo(file).fileName());
    }
    QStringList distinct = names;
    for (qsizetype i = 0; i < files.size(); ++i) {
        if (names.count(names[i]) > 1) {
            distinct[i] = QFileInfo(files[i]).dir().dirName() + QLatin1Char('/') + names[i];
        }
    }
    return distinct;
}

}  // namespace sinew
