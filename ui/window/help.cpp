// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/help.h"

#include <QMessageBox>
#include <QStringList>

#include "ui/keys/key_map.h"
#include "ui/keys/key_table.h"
#include "ui/style/icons.h"

namespace sinew {
namespace {

/// "Alt + 1 … 9" for consecutive keys.
QString shortened(const QStringList& keys) {
    constexpr int kLeast = 3;
    QStringList out;
    for (qsizetype i = 0; i < keys.size();) {
        qsizetype end = i + 1;
        const QString& first = keys[i];
        const bool modified = first.size() > 1 && first.back().isDigit();
        while (modified && end < keys.size() && keys[end].chopped(1) == first.chopped(1) &&
               keys[end].back().unicode() == keys[end - 1].back().unicode() + 1) {
            ++end;
        }
        if (end - i >= kLeast) {
            out << QStringLiteral("%1 … %2").arg(first, keys[end - 1].back());
        } else {
            out << keys.mid(i, end - i);
        }
        i = end;
    }
    return out.join(QStringLiteral(", "));
}

}  // namespace

void showAbout(QWidget* parent) {
    QMessageBox box(parent);
    box.setWindowTitle(QMessageBox::tr("About Sinew"));
    box.setIconPixmap(icon("sinew").pixmap(64, 64));
    box.setText(QMessageBox::tr("<b>Sinew %1</b>").arg(QLatin1String(SINEW_VERSION)));
    box.setInformativeText(
        QMessageBox::tr("Inspects animated glTF files: which joints influence which vertices, with "
                        "which weights, at which key, and which problems the file has.\n\n"
                        "Free software under the MIT licence. Uses Qt %1.")
            .arg(QLatin1String(qVersion())));
    box.exec();
}

QString presentKeys(const KeyLine& line) {
    QStringList keys;
    for (const KeyPart& part : line.parts) {
        if (!part.gesture.isEmpty()) {
            keys << part.gesture;
        }
        for (const QKeySequence& key : keyMap().keys(part.action)) {
            keys << listedKey(key);
        }
    }
    return shortened(keys);
}

}  // namespace sinew
