// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/natural_order.h"

#include <QCollator>
#include <QLocale>

namespace sinew {

bool naturallyBefore(QStringView a, QStringView b) {
    static const QCollator collator = [] {
        QCollator made{QLocale(QLocale::English)};
        made.setCaseSensitivity(Qt::CaseInsensitive);
        made.setNumericMode(true);
        return made;
    }();
    return collator.compare(a, b) < 0;
}

}  // namespace sinew
