// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/vertex/vertex_figures.h"

#include <QGridLayout>
#include <QLabel>
#include <cmath>

#include "model/weights/vertex_probe.h"
#include "ui/models/vertex_words.h"
#include "ui/panels/widgets/labels.h"

namespace sinew {
namespace {

constexpr int kFigureDecimals = 4;

/// As wide as any number of usual size, so that nothing moves.
QLabel* figureLabel(const QString& name) {
    auto* label = new QLabel;
    label->setObjectName(name);
    label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setMinimumWidth(label->fontMetrics().horizontalAdvance(QStringLiteral("-000.0000")));
    return label;
}

QString figureText(float value) {
    return QString::number(double(value), 'f', kFigureDecimals);
}

}  // namespace

VertexFigures::VertexFigures()
    : m_distanceTitle(dimLabel(tr("From rest"))),
      m_distance(figureLabel(QStringLiteral("vertexDistance"))),
      m_sumTitle(dimLabel(tr("Weights"))),
      m_sum(new QLabel) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(3);
    m_stored = addRow(*grid, "vertexStored", tr("Stored"),
                      tr("POSITION in the file, in the space of the mesh"));
    m_morphed = addRow(*grid, "vertexMorphed", tr("Morphed"),
                       tr("After the morph targets, in the space of the mesh"));
    m_world = addRow(*grid, "vertexWorld", tr("World"),
                     tr("In the pose that the picture shows, in metres"));
    const int row = grid->rowCount();
    m_distance->setToolTip(tr("Distance from its place in the rest pose, in metres"));
    grid->addWidget(m_distanceTitle, row, 0);
    m_distance->setAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    grid->addWidget(m_distance, row, 1, 1, 3);
    m_sum->setObjectName(QStringLiteral("vertexSum"));
    m_sum->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_sum->setToolTip(
        tr("What the weights add up to as stored. The specification asks for 1: exactly 255 or "
           "65535 for integers, within 2e-7 per weight for floats (3.7.3.3)"));
    grid->addWidget(m_sumTitle, row + 1, 0);
    grid->addWidget(m_sum, row + 1, 1, 1, 3);
    grid->setColumnStretch(4, 1);
    setProbe(nullptr);
}

VertexFigures::Row VertexFigures::addRow(QGridLayout& grid, const char* name, const QString& title,
                                         const QString& tip) {
    Row row;
    row.title = dimLabel(title);
    row.title->setToolTip(tip);
    const int at = grid.rowCount();
    grid.addWidget(row.title, at, 0);
    for (int axis = 0; axis < 3; ++axis) {
        const auto i = static_cast<std::size_t>(axis);
        row.numbers.at(i) =
            figureLabel(QLatin1String(name) + QLatin1Char("XYZ"[static_cast<std::size_t>(axis)]));
        row.numbers.at(i)->setToolTip(tip);
        grid.addWidget(row.numbers.at(i), at, 1 + axis);
    }
    return row;
}

void VertexFigures::setShown(const Row& row, bool shown) {
    row.title->setVisible(shown);
    for (QLabel* number : row.numbers) {
        number->setVisible(shown);
    }
}

void VertexFigures::show(Row& row, const glm::vec3& value, bool always) {
    for (glm::length_t axis = 0; axis < 3; ++axis) {
        if (always || value[axis] != row.shown[axis]) {
            row.numbers.at(static_cast<std::size_t>(axis))->setText(figureText(value[axis]));
        }
    }
    row.shown = value;
}

void VertexFigures::clear() {
    for (Row* row : {&m_stored, &m_morphed, &m_world}) {
        for (QLabel* number : row->numbers) {
            number->clear();
        }
        row->shown = glm::vec3(NAN);  // the next value differs
    }
    m_distance->clear();
    m_shownDistance = NAN;
}

void VertexFigures::setProbe(const VertexProbe* probe) {
    const bool skinned = probe != nullptr && probe->skin();
    setShown(m_morphed, probe != nullptr && probe->hasTargets());
    m_sumTitle->setVisible(skinned);
    m_sum->setVisible(skinned);
    if (probe == nullptr) {
        clear();
        return;
    }
    show(m_stored, probe->stored(), true);
    show(m_morphed, probe->morphed(), true);
    show(m_world, probe->world(), true);
    m_shownDistance = -1.0F;
    m_sum->setText(sumWords(*probe));
    setTone(*m_sum, probe->sum().wrong ? LabelTone::Alarm : LabelTone::Normal);
}

void VertexFigures::refreshPose(const VertexProbe& probe, const glm::vec3& rest) {
    show(m_morphed, probe.morphed());
    show(m_world, probe.world());
    const float distance = glm::distance(probe.world(), rest);
    if (distance != m_shownDistance) {
        m_shownDistance = distance;
        m_distance->setText(tr("%1 m").arg(figureText(distance)));
    }
}

}  // namespace sinew
