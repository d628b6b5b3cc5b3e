// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/shared_prefix.h"

#include <QHash>
#include <algorithm>

#include "ui/models/node_rows.h"

namespace sinew {
namespace {

constexpr QChar kEllipsis(0x2026);
constexpr qsizetype kLeastLength = 3;    // a shorter prefix is not worth an ellipsis
constexpr qsizetype kLongestRead = 120;  // of a name
constexpr std::size_t kLeastNames = 3;
constexpr std::size_t kMostNames = 1000;  // a sample of larger files decides

bool separates(QChar letter) {
    return QStringLiteral(":|_.-/ ").contains(letter);
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

}  // namespace sinew
