// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/compared_influence_model.h"

#include <QColor>
#include <cmath>
#include <utility>

#include "ui/models/names.h"
#include "ui/style/theme.h"

namespace sinew {
namespace {

constexpr float kSameShare = 0.0005F;  // half of what a cell shows

}  // namespace

void ComparedInfluenceModel::setInfluences(std::vector<ComparedInfluence> influences) {
    if (influences != m_influences) {
        beginResetModel();
        m_influences = std::move(influences);
        endResetModel();
    }
}

QVariant ComparedInfluenceModel::cell(std::size_t row, int column, int role) const {
    const ComparedInfluence& one = m_influences[row];
    const float share = column == BeforeColumn ? one.before : one.after;
    switch (role) {
        case Qt::DisplayRole:
            return column == NameColumn ? one.name
                   : share > 0.0F       ? tr("%1 %").arg(100.0 * double(share), 0, 'f', 1)
                                        : QStringLiteral("–");
        case Qt::ToolTipRole:
            return column == NameColumn ? QVariant(plainToolTip(one.name))
                                        : QVariant(QString::number(double(share), 'g', 9));
        case Qt::ForegroundRole:
            return column == AfterColumn && std::abs(one.after - one.before) > kSameShare
                       ? QVariant(QColor(theme::kWarning))
                       : QVariant();
        default:
            return {};
    }
}

QVariant ComparedInfluenceModel::heading(int column, int role) const {
    if (role != Qt::DisplayRole) {
        return {};
    }
    return column == NameColumn ? tr("Joint") : column == BeforeColumn ? tr("Before") : tr("After");
}

}  // namespace sinew
