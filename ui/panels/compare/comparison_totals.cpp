// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/compare/comparison_totals.h"

#include <QGridLayout>
#include <QLabel>
#include <QToolButton>

#include "model/compare/file_comparison.h"
#include "model/words/words.h"
#include "ui/models/clip_words.h"
#include "ui/models/node_rows.h"
#include "ui/panels/widgets/controls.h"
#include "ui/panels/widgets/labels.h"

namespace sinew {
namespace {

constexpr int kGoMargin = 6;

QLabel* numberHeading(const QString& text) {
    QLabel* label = dimLabel(text);
    label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    return label;
}

QString moverName(const Asset& before, const DistancePlace& place) {
    return place.node ? nodeLabel(before, place.mover ? place.mover : place.node) : QString();
}

/// "vertex 812 of Body, Knee", "Knee" for bones; empty without a distance.
QString placeWords(const Asset& before, const FileComparison& comparison,
                   const DistancePlace& place) {
    if (!place.node) {
        return {};
    }
    const QString mover = moverName(before, place);
    if (comparison.surface.primitives.empty()) {
        return mover;
    }
    const QString vertex = ComparisonTotals::tr("vertex %1 of %2")
                               .arg(QString::number(place.vertex), nodeLabel(before, place.node));
    return place.mover == place.node
               ? vertex
               : ComparisonTotals::tr("%1, %2", "a vertex and its joint").arg(vertex, mover);
}

}  // namespace

ComparisonTotals::ComparisonTotals() {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(1);
    grid->addWidget(numberHeading(tr("Largest")), 0, 1);
    grid->addWidget(numberHeading(tr("Mean")), 0, 2);
    QLabel* percentile = numberHeading(tr("95 %"));
    percentile->setToolTip(tr("95th percentile: 95 % of the vertices do not exceed it"));
    grid->addWidget(percentile, 0, 3);
    m_rows = {addRow(*grid, ComparedTotal::Geometry, "geometry", tr("Geometry"),
                     tr("Distance between the surfaces at rest, in the files' units")),
              addRow(*grid, ComparedTotal::Weights, "weights", tr("Weights"),
                     tr("Sum of the differences of a vertex's normalised weights, 0 to 2")),
              addRow(*grid, ComparedTotal::Motion, "motion", tr("Motion"),
                     tr("Distance between the surfaces over every frame of all compared clips, in "
                        "the files' units"))};
    grid->setColumnStretch(4, 1);
    clear();
}

ComparisonTotals::Row ComparisonTotals::addRow(QGridLayout& grid, ComparedTotal total,
                                               const char* name, const QString& title,
                                               const QString& tip) {
    Row row;
    const int at = grid.rowCount();
    QLabel* heading = dimLabel(title);
    heading->setToolTip(tip);
    grid.addWidget(heading, at, 0);
    for (int i = 0; i < 3; ++i) {
        auto* label = new QLabel;
        label->setObjectName(
            QStringLiteral("%1Total%2").arg(QLatin1String(name), QString::number(i)));
        label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        label->setToolTip(tip);
        row.numbers.at(static_cast<std::size_t>(i)) = label;
        grid.addWidget(label, at, 1 + i);
    }
    row.where = new ElidedLabel;
    row.where->setObjectName(QStringLiteral("%1Where").arg(QLatin1String(name)));
    grid.addWidget(row.where, at, 4);
    row.go = wordButton("", tr("Go To"),
                        tr("Pause, mark the vertex with the largest difference and frame it"));
    row.go->setObjectName(QStringLiteral("%1Go").arg(QLatin1String(name)));
    row.go->setMaximumHeight(fontMetrics().height() + kGoMargin);  // no higher than its line
    row.go->setAccessibleName(tr("Go to the largest difference: %1").arg(title));
    grid.addWidget(row.go, at, 5);
    connect(row.go, &QToolButton::clicked, this, [this, total] { emit goToWanted(total); });
    return row;
}

void ComparisonTotals::fill(const Row& row, const std::array<double, 3>& numbers,
                            const QString& where, const QString& shortWhere) {
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        row.numbers.at(i)->setText(QString::fromStdString(words::shortly(numbers.at(i))));
    }
    row.where->setFullText(where, shortWhere);
    row.go->setEnabled(!where.isEmpty());
}

void ComparisonTotals::clear() {
    for (const Row& row : m_rows) {
        for (QLabel* label : row.numbers) {
            label->setText(QStringLiteral("–"));
        }
        row.where->setFullText({});
        row.go->setEnabled(false);
    }
}

void ComparisonTotals::showTotals(const Asset& before, const FileComparison& comparison) {
    clear();
    const auto numbers = [](double largest, const DistanceSpread& spread) {
        return std::array<double, 3>{largest, spread.mean, spread.percentile95};
    };
    if (const auto& rest = comparison.geometry) {
        fill(m_rows[0], numbers(double{rest->largest.distance}, rest->spread),
             placeWords(before, comparison, rest->largest), moverName(before, rest->largest));
    }
    if (const auto& weights = comparison.weights; weights && weights->vertices > 0) {
        const WeightPlace& place = weights->largest;
        fill(m_rows[1], numbers(double{place.difference}, weights->spread),
             place.node ? tr("vertex %1 of %2")
                              .arg(QString::number(place.vertex), nodeLabel(before, place.node))
                        : QString(),
             {});
    }
    const ClipComparison* const worst = comparison.worstClip();
    if (comparison.motion && !comparison.clips.empty()) {
        QString where;
        QString moment;
        if (worst != nullptr) {
            moment = tr("%1, frame %2")
                         .arg(clipName(before, worst->before),
                              QString::number(worst->frames.numbers[worst->worst]));
            where = tr("%1: %2", "a moment and a place")
                        .arg(moment, placeWords(before, comparison, worst->totals.largest));
        }
        fill(m_rows[2],
             numbers(double{comparison.motion->largest.distance}, comparison.motion->spread), where,
             moment);
    }
}

}  // namespace sinew
