// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/gui/own_font.h"

#include <QApplication>
#include <QByteArray>
#include <QFont>
#include <QFontDatabase>
#include <QStringList>

#include "viewport/scene/overlay/font_face.h"

namespace sinew {

void provideFont() {
    if (!QFontDatabase::families().isEmpty()) {
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
