// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/names.h"

#include <QCollator>
#include <QDir>
#include <QFileInfo>
#include <QFontMetrics>
#include <QHash>
#include <QLocale>
#include <algorithm>
#include <iterator>
#include <utility>

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

/// Where the word begins that contains the letter at `at`; behind the end: the last word.
qsizetype startOfWord(const QString& name, qsizetype at) {
    at = std::min(at, name.size() - 1);
    while (at > 0 && !separates(name[at - 1]) && !(name[at].isUpper() && name[at - 1].isLower())) {
        --at;
    }
    return at;
}

qsizetype lettersInCommon(const QString& a, const QString& b) {
    const qsizetype most = std::min(a.size(), b.size());
    return std::mismatch(a.cbegin(), a.cbegin() + most, b.cbegin()).first - a.cbegin();
}

std::vector<QString> jointNames(const Asset& asset) {
    std::vector<bool> isJoint(asset.nodes.size(), asset.skins.empty());
    for (const Skin& skin : asset.skins) {
        for (const NodeIndex joint : skin.joints) {
            isJoint[joint.value] = true;
        }
    }
    std::vector<QString> names;
    for (std::size_t i = 0; i < asset.nodes.size(); ++i) {
        if (isJoint[i]) {
            names.push_back(nodeLabel(asset, NodeIndex(i)));
        }
    }
    return names;
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
    const std::vector<QString> all = jointNames(asset);
    const std::size_t step = 1 + all.size() / kMostNames;
    std::vector<QString> names;
    for (std::size_t i = 0; i < all.size(); i += step) {
        names.push_back(all[i]);
    }
    return sharedPrefix(names);
}

NameFamily::NameFamily(std::vector<QString> names)
    : m_prefix(sharedPrefix(names)), m_sorted(std::move(names)) {
    std::ranges::sort(m_sorted);
}

NameFamily::NameFamily(const Asset& asset)
    : m_prefix(sharedPrefix(asset)), m_sorted(jointNames(asset)) {
    std::ranges::sort(m_sorted);
}

QString NameFamily::shortName(const QString& name) const {
    return withoutPrefix(name, m_prefix);
}

/// The most letters are shared with a neighbour in the order of names.
int NameFamily::sharedLetters(const QString& name) const {
    const auto [first, last] = std::equal_range(m_sorted.begin(), m_sorted.end(), name);
    qsizetype shared = 0;
    if (first != m_sorted.begin()) {
        shared = lettersInCommon(name, *std::prev(first));
    }
    if (last != m_sorted.end()) {
        shared = std::max(shared, lettersInCommon(name, *last));
    }
    return shared > 0 ? static_cast<int>(startOfWord(name, shared)) : 0;
}

QString elidedName(const QString& name, const QString& shortName, int shared,
                   const QFontMetrics& metrics, int width) {
    const auto fits = [&](const QString& text) { return metrics.horizontalAdvance(text) <= width; };
    if (fits(name) || (!shortName.isEmpty() && fits(shortName))) {
        return fits(name) ? name : shortName;
    }
    const qsizetype gone = shortName.isEmpty() ? 0 : name.size() - (shortName.size() - 1);
    const QString rest = name.mid(gone);  // one ellipsis is enough
    const qsizetype common = std::max<qsizetype>(shared - gone, 0);
    for (qsizetype head = common - 1; head > 0; --head) {
        const QString text = rest.left(head) + kEllipsis + rest.mid(common);
        if (fits(text)) {
            return text;
        }
    }
    const QString end = common > 0 ? kEllipsis + rest.mid(common) : QString();
    return !end.isEmpty() && fits(end) ? end : metrics.elidedText(rest, Qt::ElideMiddle, width);
}

QString withoutPrefix(const QString& name, const QString& prefix) {
    return prefix.isEmpty() || name.size() <= prefix.size() || !name.startsWith(prefix)
               ? QString()
               : kEllipsis + name.mid(prefix.size());
}

std::vector<QString> distinctNames(const std::vector<QString>& names, const QString& prefix,
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
