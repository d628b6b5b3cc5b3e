// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QStringList>
#include <QStringView>
#include <vector>

#include "model/asset/asset.h"

class QFontMetrics;

namespace sinew {

/// A model's role: the name without what most joints of the file begin with, "…LeftForeArm"; empty
/// if it has nothing in common with them. Views show it where the name does not fit.
inline constexpr int kShortNameRole = Qt::UserRole + 100;

/// The longest beginning that more than half of the names share, up to and including a separator:
/// "mixamorig:". Empty if there is none.
[[nodiscard]] QString sharedPrefix(const std::vector<QString>& names);

/// That of the joints of all skins, of all nodes if the file has no skin; of a sample if there are
/// many.
[[nodiscard]] QString sharedPrefix(const Asset& asset);

/// "…LeftForeArm"; empty if the name does not begin with the prefix or ends with it.
[[nodiscard]] QString withoutPrefix(const QString& name, const QString& prefix);

/// A model's role: how many letters at the beginning of a name another name of the list has too, up
/// to the start of a word. A view leaves out some of these, so that what distinguishes names stays.
inline constexpr int kSharedLettersRole = Qt::UserRole + 101;

/// The names of a list, for both roles.
class NameFamily {
public:
    NameFamily() = default;
    explicit NameFamily(std::vector<QString> names);
    explicit NameFamily(const Asset& asset);  // names of its joints, see sharedPrefix

    [[nodiscard]] QString shortName(const QString& name) const;  // see kShortNameRole
    /// O(log names).
    [[nodiscard]] int sharedLetters(const QString& name) const;

private:
    QString m_prefix;
    std::vector<QString> m_sorted;
};

/// The name in `width` pixels: whole, otherwise without the prefix if `shortName` fits, otherwise
/// without letters from within the first `shared`: "1H_Mel…Chop".
[[nodiscard]] QString elidedName(const QString& name, const QString& shortName, int shared,
                                 const QFontMetrics& metrics, int width);

/// Names in rows of `width` pixels. All are whole if all fit; otherwise those that begin with
/// `prefix` (see sharedPrefix) lose it, and what is still too long keeps the letters by which it
/// differs from the others: "…LeftToeBase".
[[nodiscard]] std::vector<QString> distinctNames(const std::vector<QString>& names,
                                                 const QString& prefix, const QFontMetrics& metrics,
                                                 int width);

/// The order of names for readers: case-insensitive, runs of digits by their number, so that
/// "Bone2" comes before "Bone10". Does not depend on the locale.
[[nodiscard]] bool naturallyBefore(QStringView a, QStringView b);

/// A short name for each of `files`: its file name, prefixed with its folder's name if ambiguous.
[[nodiscard]] QStringList shortNames(const QStringList& files);

/// For tooltips with text from the file: Qt would interpret "<b>" in a name as markup.
[[nodiscard]] QString plainToolTip(const QString& text);

}  // namespace sinew
