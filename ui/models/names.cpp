// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/names.h"

#include <QCollator>
#include <QDir>
#include <QFileInfo>
#include <QFontMetrics>
#include <QHash>
#include <QLocale>
#include <QTextDocument>
#include <algorithm>

#include "ui/models/node_rows.h"

namespace sinew {
namespace {

constexpr QChar kEllipsis(0x2026);
constexpr qsizetype kLeastLength = 3;    // a shorter prefix is not worth an ellipsis
constexpr qsizetype kLongestRead = 120;  // letters of a name
constexpr std::size_t kLeastNames = 3;
constexpr std::size_t kMostNames = 1000;  // a sample of larger files decides

bool separates(QChar letter) {
    return QStringLiteral(":|_.-/ ").contains(letter);
}

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
    if (first >= end) {  // nothing distinguishes it from the others
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

QString sharedPrefix(const std::vector<QString>& names) {
    QHash<QString, std::size_t> counts;
    for (const QString& name : names) {
        const qsizetype end = std::min(name.size() - 1, kLongestRead);
        for (qsizetype i = kLeastLength - 1; i < end; ++i) {
            if (separates(name[i]) && !separates(name[i + 1])) {
                ++counts[name.left(i + 1)];
            }
        }
    }
    QString best;
    for (auto i = counts.cbegin(); i != counts.cend(); ++i) {
        if (i.value() >= kLeastNames && 2 * i.value() > names.size() &&
            i.key().size() > best.size()) {
            best = i.key();
        }
    }
    return best;
}

QString sharedPrefix(const Asset& asset) {
    std::vector<bool> isJoint(asset.nodes.size(), asset.skins.empty());
    for (const Skin& skin : asset.skins) {
        for (const NodeIndex joint : skin.joints) {
            isJoint[joint.value] = true;
        }
    }
    const auto joints = std::size_t(std::count(isJoint.begin(), isJoint.end(), true));
    const std::size_t step = 1 + joints / kMostNames;
    std::vector<QString> names;
    std::size_t joint = 0;
    for (std::size_t i = 0; i < asset.nodes.size(); ++i) {
        if (isJoint[i] && joint++ % step == 0) {
            names.push_back(nodeLabel(asset, NodeIndex(i)));
        }
    }
    return sharedPrefix(names);
}

QString withoutPrefix(const QString& name, const QString& prefix) {
    return prefix.isEmpty() || name.size() <= prefix.size() || !name.startsWith(prefix)
               ? QString()
               : kEllipsis + name.mid(prefix.size());
}

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

bool naturallyBefore(QStringView a, QStringView b) {
    static const QCollator collator = [] {
        QCollator made{QLocale(QLocale::English)};
        made.setCaseSensitivity(Qt::CaseInsensitive);
        made.setNumericMode(true);
        return made;
    }();
    return collator.compare(a, b) < 0;
}

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

QString plainToolTip(const QString& text) {
    return Qt::mightBeRichText(text)
               ? QStringLiteral("<p style='white-space:pre-wrap'>%1</p>").arg(text.toHtmlEscaped())
               : text;
}

}  // namespace sinew
