// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/finding_list_model.h"

#include <QIcon>
#include <QStringList>
#include <algorithm>

#include "ui/models/finding_words.h"
#include "ui/models/marked_text.h"
#include "ui/session/finding_target.h"

namespace sinew {
namespace {

QString objectName(const Asset& asset, const Diagnostic& finding) {
    const ObjectRef object = findingTarget(asset, finding).object;
    if (object.kind == ObjectKind::File) {
        return {};
    }
    const ObjectRef owner = ownerOf(object);
    return object.kind == ObjectKind::Primitive
               ? QStringLiteral("%1, %2").arg(nameOf(asset, owner), nameOf(asset, object).toLower())
               : nameOf(asset, object);
}

/// "vertex 1234, Body, primitive 0": the smallest thing first, because the column is narrow.
QString concernedName(const Asset& asset, const Diagnostic& finding) {
    QStringList parts{vertexText(finding), objectName(asset, finding)};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(", "));
}

}  // namespace

FindingListModel::FindingListModel(QObject* parent) : QAbstractTableModel(parent) {}

void FindingListModel::setFindings(const std::shared_ptr<const Asset>& asset,
                                   const std::vector<Diagnostic>& findings) {
    beginResetModel();
    m_findings = asset ? findings : std::vector<Diagnostic>();
    m_rows.clear();
    m_counts = {};
    for (std::size_t i = 0; i < m_findings.size(); ++i) {
        m_rows.push_back({i, concernedName(*asset, m_findings[i])});
        ++m_counts[m_findings[i].severity];
    }
    std::stable_sort(m_rows.begin(), m_rows.end(), [this](const Row& a, const Row& b) {
        return m_findings[a.position].severity > m_findings[b.position].severity;
    });
    endResetModel();
}

const Diagnostic* FindingListModel::finding(const QModelIndex& index) const {
    return index.isValid() && index.row() < rowCount({}) ? &m_findings[position(index)] : nullptr;
}

std::size_t FindingListModel::position(const QModelIndex& index) const {
    return m_rows[static_cast<std::size_t>(index.row())].position;
}

QModelIndex FindingListModel::indexOf(std::size_t position) const {
    const auto found = std::find_if(m_rows.begin(), m_rows.end(), [position](const Row& row) {
        return row.position == position;
    });
    return found == m_rows.end() ? QModelIndex() : index(int(found - m_rows.begin()), 0);
}

std::size_t FindingListModel::count(Severity severity) const {
    return m_counts[severity];
}

int FindingListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int FindingListModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant FindingListModel::data(const QModelIndex& index, int role) const {
    const Diagnostic* found = finding(index);
    if (found == nullptr) {
        return {};
    }
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
        case Qt::DisplayRole:
            return text(row, index.column());
        case Qt::DecorationRole:
            return index.column() == MessageColumn ? QVariant(severityIcon(found->severity))
                                                   : QVariant();
        case Qt::ToolTipRole:
            return findingHtml(*found);
        case Qt::TextAlignmentRole:
            return index.column() == CountColumn ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
                                                 : QVariant();
        case SortRole:
            return sortValue(row, index.column());
        case SeverityRole:
            return static_cast<int>(found->severity);
        default:
            return {};
    }
}

QString FindingListModel::text(const Row& row, int column) const {
    const Diagnostic& found = m_findings[row.position];
    switch (column) {
        case MessageColumn:
            return QString::fromStdString(found.message);
        case ObjectColumn:
            return row.object;
        case PlaceColumn:
            return QString::fromStdString(found.pointer);
        case CountColumn:
            return found.count == 1 ? QString() : QString::number(found.count);
        default:
            return QString::fromStdString(found.code);
    }
}

QVariant FindingListModel::sortValue(const Row& row, int column) const {
    const Diagnostic& found = m_findings[row.position];
    switch (column) {
        case MessageColumn:
            return -static_cast<int>(found.severity);
        case CountColumn:
            return static_cast<qulonglong>(found.count);
        default:
            return text(row, column);
    }
}

QVariant FindingListModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole && section == CountColumn) {
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    }
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
        case MessageColumn:
            return tr("Problem");
        case ObjectColumn:
            return tr("Object");
        case PlaceColumn:
            return tr("Location in the file");
        case CountColumn:
            return tr("Count");
        default:
            return tr("Code");
    }
}

}  // namespace sinew
