// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/coverage_model.h"

#include <QColor>
#include <QStringList>
#include <algorithm>
#include <array>
#include <utility>

#include "model/words/words.h"
#include "ui/models/clip_words.h"
#include "ui/models/names.h"
#include "ui/models/node_rows.h"
#include "ui/style/theme.h"

namespace sinew {
namespace {

struct PathLetter {
    ChannelPath path;
    char letter;
};
constexpr std::array kLetters{
    PathLetter{ChannelPath::Translation, 'T'}, PathLetter{ChannelPath::Rotation, 'R'},
    PathLetter{ChannelPath::Scale, 'S'}, PathLetter{ChannelPath::Weights, 'W'}};

bool holdsPath(std::uint8_t bits, ChannelPath path) {
    return (bits >> static_cast<unsigned>(path) & 1U) != 0U;
}

QString letters(std::uint8_t bits) {
    QString text;
    for (const PathLetter& one : kLetters) {
        if (holdsPath(bits, one.path)) {
            text += QLatin1Char(one.letter);
        }
    }
    return text;
}

QString pathNames(std::uint8_t bits) {
    QStringList names;
    for (const PathLetter& one : kLetters) {
        if (holdsPath(bits, one.path)) {
            names += QLatin1String(words::pathName(one.path));
        }
    }
    return names.join(QStringLiteral(", "));
}

}  // namespace

void CoverageModel::setCoverage(std::shared_ptr<const Asset> asset,
                                std::vector<CoveredNode> nodes) {
    beginResetModel();
    m_asset = std::move(asset);
    m_nodes = std::move(nodes);
    filter();
    endResetModel();
}

void CoverageModel::setOnlyLeftOut(bool only) {
    beginResetModel();
    m_onlyLeftOut = only;
    filter();
    endResetModel();
}

void CoverageModel::filter() {
    m_shown.clear();
    for (std::size_t i = 0; i < m_nodes.size(); ++i) {
        if (!m_onlyLeftOut || m_nodes[i].isLeftOut(m_asset->animations.size())) {
            m_shown.push_back(i);
        }
    }
}

NodeIndex CoverageModel::node(const QModelIndex& index) const {
    return index.isValid() ? m_nodes[m_shown[std::size_t(index.row())]].node : NodeIndex();
}

AnimationIndex CoverageModel::clip(const QModelIndex& index) const {
    return index.column() > 0 ? AnimationIndex(std::size_t(index.column() - 1)) : AnimationIndex();
}

QModelIndex CoverageModel::indexOf(NodeIndex node) const {
    for (std::size_t row = 0; row < m_shown.size(); ++row) {
        if (m_nodes[m_shown[row]].node == node) {
            return index(int(row), 0);
        }
    }
    return {};
}

std::size_t CoverageModel::columns() const {
    return 1 + (m_asset ? std::min(m_asset->animations.size(), kMostClips) : 0);
}

QVariant CoverageModel::cell(std::size_t row, int column, int role) const {
    const CoveredNode& node = m_nodes[m_shown[row]];
    const QString name = nodeLabel(*m_asset, node.node);
    if (column == 0) {
        return role == Qt::DisplayRole   ? QVariant(name)
               : role == Qt::ToolTipRole ? QVariant(plainToolTip(name))
                                         : QVariant();
    }
    const AnimationIndex clip(std::size_t(column - 1));
    const CoveringClip* const in = node.in(clip);
    switch (role) {
        case Qt::DisplayRole:
            return in == nullptr     ? (node.isMoved() ? QStringLiteral("–") : QString())
                   : in->moves == 0U ? QStringLiteral("·")
                                     : letters(in->moves);
        case Qt::ForegroundRole:
            return in == nullptr     ? QVariant(QColor(theme::kWarning))
                   : in->moves == 0U ? QVariant(QColor(theme::kDimText))
                                     : QVariant();
        case Qt::ToolTipRole:
            return plainToolTip(tip(node, clip));
        default:
            return {};
    }
}

QString CoverageModel::tip(const CoveredNode& node, AnimationIndex clip) const {
    QString text = tr("%1 in %2", "a node in a clip")
                       .arg(nodeLabel(*m_asset, node.node), clipName(*m_asset, clip));
    const CoveringClip* const in = node.in(clip);
    if (in == nullptr) {
        return text + (node.isMoved() ? tr(": no tracks, but other clips move it. After one of "
                                           "them it stays where that clip left it")
                                      : tr(": no tracks"));
    }
    text += in->moves != 0U ? tr("\nmoves: %1").arg(pathNames(in->moves)) : QString();
    return text +
           (in->holds != 0U ? tr("\nholds one value: %1").arg(pathNames(in->holds)) : QString());
}

QVariant CoverageModel::heading(int column, int role) const {
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) {
        return {};
    }
    const QString text =
        column == 0 ? tr("Node") : clipName(*m_asset, AnimationIndex(std::size_t(column - 1)));
    return role == Qt::ToolTipRole ? plainToolTip(text) : text;
}

}  // namespace sinew
