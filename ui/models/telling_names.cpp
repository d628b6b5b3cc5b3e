// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/telling_names.h"

#include <QFontMetrics>
#include <algorithm>

#include "ui/models/shared_prefix.h"

namespace sinew {
namespace {

/// How many letters all names have in common, from the end at which `begin` iterates.
template <class Begin>
qsizetype commonLetters(const std::vector<QString>& names, Begin begin) {
    qsizetype common = names.front().size();
    for (const QString& name : names) {
        const qsizetype most = std::min(common, name.size());
        const auto first = begin(names.front());
        common = std::mismatch(first, first + most, begin(name)).first - first;
    }
    return common;
}

/// Elided so that letters from `first` to before `end` stay, as far as they have room.
QString elidedAround(const QString& name, qsizetype first, qsizetype end,
                     const QFontMetrics& metrics, int width) {
    if (metrics.horizontalAdvance(name) <= width) {
        return name;
    }
    if (first >= end) {  // nothing tells it from the others
        return metrics.elidedText(name, Qt::ElideMiddle, width);
    }
    const QString beginning = metrics.elidedText(name, Qt::ElideRight, width);
    if (beginning.size() - 1 >= end) {
        return beginning;
    }
    const QString ending = metrics.elidedText(name, Qt::ElideLeft, width);
    if (name.size() - (ending.size() - 1) <= first) {
        return ending;
    }
    return metrics.elidedText(QChar(0x2026) + name.mid(first), Qt::ElideRight, width);
}

bool allFit(const std::vector<QString>& names, const QFontMetrics& metrics, int width) {
    return std::ranges::all_of(
        names, [&](const QString& name) { return metrics.horizontalAdvance(name) <= width; });
}

}  // namespace

std::vector<QString> tellingNames(const std::vector<QString>& names, const QString& prefix,
                                  const QFontMetrics& metrics, int width) {
    if (names.empty() || allFit(names, metrics, width)) {
        return names;
    }
    std::vector<QString> shown = names;
    for (QString& name : shown) {
        const QString shortName = withoutPrefix(name, prefix);
        name = shortName.isEmpty() ? name : shortName;
    }
    const qsizetype before =
        commonLetters(shown, [](const QString& name) { return name.cbegin(); });
    const qsizetype behind =
        commonLetters(shown, [](const QString& name) { return name.crbegin(); });
    for (QString& name : shown) {
        name = elidedAround(name, before, name.size() - behind, metrics, width);
    }
    return shown;
}

}  // namespace sinew
