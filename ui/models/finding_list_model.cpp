// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/finding_list_model.h"

#include <QIcon>
#include <utility>

#include "ui/style/icons.h"
#include "ui/style/theme.h"

namespace sinew {
namespace {

QIcon severityIcon(Severity severity) {
    switch (severity) {
        case Severity::Info:
            return icon("info", theme::kDimText);
        case Severity::Warning:
            return icon("warning", theme::kPlayhead);
        case Severity::Error:
            return icon("error", theme::kAlarm);
    }
    return {};
}

}  // namespace

FindingListModel::FindingListModel(QObject* parent) : QAbstractTableModel(parent) {}

void FindingListModel::setAsset(std::shared_ptr<const Asset> asset) {
    beginResetModel();
    m_asset = std::move(asset);
    endResetModel();
}

const Diagnostic* FindingListModel::finding(const QModelIndex& index) const {
    return index.isValid() && index.row() < rowCount({})
               ? &m_asset->findings[static_cast<std::size_t>(index.row())]
               : nullptr;
}

int FindingListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() || !m_asset ? 0 : static_cast<int>(m_asset->findings.size());
}

int FindingListModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant FindingListModel::data(const QModelIndex& index, int role) const {
    const Diagnostic* found = finding(index);
    if (found == nullptr) {
        return {};
    }
    if (role == Qt::DecorationRole && index.column() == MessageColumn) {
        return severityIcon(found->severity);
    }
    if (role == Qt::ToolTipRole) {
        return QStringLiteral("%1 (%2)\n%3\n%4")
            .arg(QString::fromStdString(found->code), QLatin1String(severityName(found->severity)),
                 QString::fromStdString(found->message), QString::fromStdString(found->pointer));
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (index.column()) {
        case MessageColumn:
            return QString::fromStdString(found->message);
        case PlaceColumn:
            return QString::fromStdString(found->pointer);
        default:
            return QString::number(found->count);
    }
}

QVariant FindingListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
        case MessageColumn:
            return tr("Finding");
        case PlaceColumn:
            return tr("Place in the file");
        default:
            return tr("Count");
    }
}

}  // namespace sinew
