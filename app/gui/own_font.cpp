// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/gui/own_font.h"

#include <QApplication>
#include <QByteArray>
#include <QFont>
#include <QFontDatabase>
#include <QStringList>
#include <algorithm>

#include "viewport/scene/overlay/font_face.h"

namespace sinew {
namespace {

/// Qt lists these also where no font is behind them.
bool isAlias(const QString& family) {
    return family == QLatin1String("Monospace") || family == QLatin1String("Sans Serif") ||
           family == QLatin1String("Serif");
}

}  // namespace

void provideFont() {
    const QStringList present = QFontDatabase::families();
    if (!std::all_of(present.begin(), present.end(), isAlias)) {
        return;
    }
    const auto bytes = embeddedFont();
    const int added = QFontDatabase::addApplicationFontFromData(QByteArray::fromRawData(
        reinterpret_cast<const char*>(bytes.data()), static_cast<qsizetype>(bytes.size())));
    const QStringList families = QFontDatabase::applicationFontFamilies(added);
    if (!families.isEmpty()) {
        QFont font = QApplication::font();
        font.setFamily(families.front());
        QApplication::setFont(font);
    }
}

}  // namespace sinew
