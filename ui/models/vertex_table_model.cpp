// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/vertex_table_model.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/models/matrix_values.h"
#include "ui/models/node_rows.h"
#include "ui/session/object_names.h"
#include "ui/style/theme.h"

namespace sinew {
namespace {

constexpr int kFloatDecimals = 5;
constexpr int kExactFloatDigits = 9;

QString exactly(double value) {
    return QString::number(value, 'g', kExactFloatDigits);
}

QString columnTip(const VertexColumn& column) {
    switch (column.kind) {
        case VertexColumnKind::Index:
            return VertexTableModel::tr("The vertex");
        case VertexColumnKind::Sum:
            return VertexTableModel::tr("Sum of the weights over all sets");
        case VertexColumnKind::Influences:
            return VertexTableModel::tr("Number of joints with a weight other than 0");
        case VertexColumnKind::Mesh:
            return VertexTableModel::tr("The mesh");
        case VertexColumnKind::Primitive:
            return VertexTableModel::tr("The primitive of the mesh");
        case VertexColumnKind::Morph:
            return VertexTableModel::tr(
                "Largest displacement by any morph target at weight 1, in the space of the mesh");
        case VertexColumnKind::Displacement:
            return VertexTableModel::tr(
                "How far the vertex moves in the paused pose if weights are treated differently, "
                "in the file's units. Choose how in the Displacement view");
        case VertexColumnKind::JointWeight:
            return VertexTableModel::tr("Weight of %1").arg(QString::fromStdString(column.name));
        default:
            return column.isNormalized()
                       ? VertexTableModel::tr("Integers as stored: %1 means 1").arg(column.one)
                   : column.isInteger() ? VertexTableModel::tr("Integers as stored")
                                        : VertexTableModel::tr("Floats as stored");
    }
}

}  // namespace

void VertexTableModel::setTable(std::shared_ptr<const VertexTable> table) {
    beginResetModel();
    m_table = std::move(table);
    m_joints = m_table ? NameFamily(m_table->asset()) : NameFamily();
    m_rows = nullptr;
    endResetModel();
}

void VertexTableModel::setRows(Rows rows) {
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

void VertexTableModel::setDisplacements(std::shared_ptr<const std::vector<float>> displacements) {
    m_table =
        std::make_shared<const VertexTable>(m_table->withDisplacements(std::move(displacements)));
    changeColumns(0, columnCount() - 1);
}

std::uint32_t VertexTableModel::vertexAt(int row) const {
    return m_rows ? (*m_rows)[static_cast<std::size_t>(row)] : static_cast<std::uint32_t>(row);
}

std::vector<int> VertexTableModel::rowsOf(std::span<const std::uint32_t> vertices) const {
    std::vector<int> found;
    const std::size_t count = m_table ? m_table->vertexCount() : 0;
    if (!m_rows) {
        for (const std::uint32_t vertex : vertices) {
            if (vertex < count) {
                found.push_back(static_cast<int>(vertex));
            }
        }
        std::ranges::sort(found);
        return found;
    }
    std::vector<bool> wanted(count);
    for (const std::uint32_t vertex : vertices) {
        if (vertex < count) {
            wanted[vertex] = true;
        }
    }
    for (std::size_t row = 0; row < m_rows->size(); ++row) {
        if (wanted[(*m_rows)[row]]) {
            found.push_back(static_cast<int>(row));
        }
    }
    return found;
}

std::size_t VertexTableModel::rows() const {
    return !m_table ? 0 : m_rows ? m_rows->size() : m_table->vertexCount();
}

std::size_t VertexTableModel::columns() const {
    return m_table ? m_table->columns().size() : 0;
}

QVariant VertexTableModel::cell(std::size_t row, int section, int role) const {
    const auto column = static_cast<std::size_t>(section);
    const std::size_t vertex = vertexAt(static_cast<int>(row));
    switch (role) {
        case Qt::DisplayRole:
            return cellText(column, vertex);
        case Qt::ToolTipRole:
            return plainToolTip(cellTip(column, vertex));
        case Qt::ForegroundRole:
            return cellColor(column, vertex);
        default:
            return {};
    }
}

QString VertexTableModel::cellText(std::size_t column, std::size_t vertex) const {
    const double value = m_table->stored(column, vertex);
    const VertexColumn& about = m_table->columns()[column];
    if (about.kind == VertexColumnKind::Mesh) {
        return meshName(vertex);
    }
    if (about.kind == VertexColumnKind::JointWeight && value == 0.0) {
        return QStringLiteral("0");
    }
    if (about.kind == VertexColumnKind::Displacement && std::isnan(value)) {
        return QStringLiteral("\u2026");
    }
    return about.isInteger() ? QString::number(qint64(value)) : matrixNumber(value, kFloatDecimals);
}

QString VertexTableModel::meshName(std::size_t vertex) const {
    const VertexTablePart& part = m_table->partOf(vertex);
    return part.node ? nodeLabel(m_table->asset(), part.node)
                     : nameOf(m_table->asset(), ObjectRef(part.mesh));
}

QString VertexTableModel::jointWords(JointIndex joint) const {
    if (!m_table->skin()) {
        return tr("joint %1").arg(joint.value);
    }
    return joint.value < m_table->jointCount()
               ? tr("joint %1: %2")
                     .arg(QString::number(joint.value),
                          nodeLabel(m_table->asset(),
                                    m_table->asset()[m_table->skin()].joints[joint.value]))
               : tr("joint %1, which the skin does not have").arg(joint.value);
}

QString VertexTableModel::cellTip(std::size_t column, std::size_t vertex) const {
    const VertexColumn& about = m_table->columns()[column];
    const double decoded = m_table->decoded(column, vertex);
    const QString name = QString::fromStdString(about.name);
    switch (about.kind) {
        case VertexColumnKind::Index:
            return tr("Vertex %1 of %2")
                .arg(QString::number(m_table->vertexOf(vertex)), meshName(vertex));
        case VertexColumnKind::Mesh:
            return meshName(vertex);
        case VertexColumnKind::Sum:
            return m_table->sumIsOne(vertex)
                       ? exactly(decoded)
                       : tr("%1: not 1 within the specification's tolerance").arg(exactly(decoded));
        case VertexColumnKind::Influences:
            return tr("%1 joints with a weight other than 0").arg(decoded);
        case VertexColumnKind::Displacement:
            return std::isnan(decoded) ? tr("Not measured yet, or not drawn with a skin")
                                       : tr("%1: %2").arg(name, exactly(decoded));
        case VertexColumnKind::Joint:
            return jointWords(m_table->joint(column, vertex));
        case VertexColumnKind::Weight:
        case VertexColumnKind::JointWeight:
            return QStringLiteral("%1, %2").arg(exactly(decoded),
                                                jointWords(m_table->joint(column, vertex)));
        default:
            return about.isNormalized()
                       ? tr("%1: %2 means %3").arg(name, cellText(column, vertex), exactly(decoded))
                       : QStringLiteral("%1: %2").arg(name, exactly(decoded));
    }
}

/// A wrong sum is highlighted; slots without weight are dimmed.
QVariant VertexTableModel::cellColor(std::size_t column, std::size_t vertex) const {
    const VertexColumn& about = m_table->columns()[column];
    if (about.kind == VertexColumnKind::Sum) {
        return m_table->sumIsOne(vertex) ? QVariant() : QVariant(theme::kAlarm);
    }
    if (about.kind == VertexColumnKind::JointWeight) {
        return m_table->stored(column, vertex) == 0.0 ? QVariant(theme::kDimText) : QVariant();
    }
    if (about.kind == VertexColumnKind::Joint || about.kind == VertexColumnKind::Weight) {
        const InfluenceSet& set = m_table->primitive().influenceSets[about.set];
        const auto slot = static_cast<glm::length_t>(about.component);
        return set.weights[vertex][slot] == 0.0F ? QVariant(theme::kDimText) : QVariant();
    }
    return {};
}

QVariant VertexTableModel::heading(int section, int role) const {
    const VertexColumn& column = m_table->columns()[static_cast<std::size_t>(section)];
    const QString name = QString::fromStdString(column.name);
    const QString shortName =
        column.kind == VertexColumnKind::JointWeight ? m_joints.shortName(name) : QString();
    return role == Qt::DisplayRole   ? QVariant(shortName.isEmpty() ? name : shortName)
           : role == Qt::ToolTipRole ? QVariant(columnTip(column))
                                     : QVariant();
}

void VertexTableModel::sort(int column, Qt::SortOrder order) {
    emit sortWanted(column, order);
}

}  // namespace sinew
