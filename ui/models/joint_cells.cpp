// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/joint_cells.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <cmath>

#include "model/core/csv.h"
#include "model/core/math.h"
#include "ui/properties/value_text.h"

namespace sinew {
namespace {

constexpr qsizetype kMostIslandLines = 8;

QString cellWord(const char* text) {
    return QCoreApplication::translate("JointCells", text);
}

/// 0 only for 0.
QString fixedText(double value, int digits) {
    return value == 0.0 ? QStringLiteral("0") : QLocale().toString(value, 'f', digits);
}

QString smallNumber(double value) {
    return QLocale().toString(value, 'g', 3);
}

QString percentText(double share) {
    return cellWord("%1 %").arg(QLocale().toString(100.0 * share, 'f', 1));
}

/// A loss below half of the last digit shown counts as none.
QString lossText(float ratio) {
    const double change = static_cast<double>(ratio) - 1.0;
    return std::abs(change) < 0.0005 ? cellWord("0 %") : percentText(change);
}

QString islandsTip(const JointSurvey& survey) {
    QStringList lines;
    for (const StrayIsland& island : survey.islands) {
        if (lines.size() == kMostIslandLines) {
            lines.append(cellWord("and %1 more").arg(survey.islands.size() - kMostIslandLines));
            break;
        }
        lines.append(islandWords(island));
    }
    return lines.isEmpty() ? cellWord("The joint's region is in one piece")
                           : lines.join(QLatin1Char('\n'));
}

/// The rounding of single precision is no distance; the tool tip has it.
QString bindText(const BindResidual& bind) {
    constexpr double kRounding = 1e-6;
    return !bind.away && bind.distance < kRounding ? QStringLiteral("0")
                                                   : smallNumber(bind.distance);
}

QString bindTip(const BindResidual& bind) {
    const QString what =
        cellWord("%1 units, %2°, scale × %3")
            .arg(smallNumber(bind.distance), fixedText(glm::degrees(bind.radians), 2),
                 fixedText(bind.scale, 4));
    return (bind.away
                ? cellWord(
                      "At rest this joint places its part of the mesh differently from most: %1")
                : cellWord("As most joints of the skin: %1"))
        .arg(what);
}

QString verticesTip(const JointStatistics& sum) {
    if (sum.vertices == 0) {
        return cellWord("This joint influences no vertex");
    }
    QStringList lines{cellWord("Vertices with a weight of this joint other than 0")};
    if (sum.overFour > 0) {
        lines.append(
            cellWord("%1 of them follow more than 4 joints").arg(text::count(sum.overFour)));
    }
    if (sum.overEight > 0) {
        lines.append(
            cellWord("%1 of them follow more than 8 joints").arg(text::count(sum.overEight)));
    }
    return lines.join(QLatin1Char('\n'));
}

}  // namespace

bool MeasuredJoint::knows(JointColumn column) const noexcept {
    switch (column) {
        case JointColumn::Name:
        case JointColumn::Node:
            return true;
        case JointColumn::Index:
            return joint.valid();
        case JointColumn::Bind:
            return survey != nullptr && survey->bind.has_value();
        case JointColumn::Volume:
            return volume != nullptr;
        case JointColumn::Vertices:
        case JointColumn::Dominated:
        case JointColumn::Largest:
        case JointColumn::Total:
        case JointColumn::Surface:
        case JointColumn::Islands:
            break;
    }
    return survey != nullptr;
}

QString jointCellText(JointColumn column, const MeasuredJoint& joint) {
    const double number = jointCellNumber(column, joint);
    switch (column) {
        case JointColumn::Name:
            return {};
        case JointColumn::Index:
        case JointColumn::Node:
            return QString::number(number, 'f', 0);
        case JointColumn::Vertices:
        case JointColumn::Dominated:
        case JointColumn::Islands:
            return text::count(static_cast<std::size_t>(number));
        case JointColumn::Largest:
            return fixedText(number, 3);
        case JointColumn::Total:
            return fixedText(number, 1);
        case JointColumn::Surface:
            return number == 0.0 ? cellWord("0 %") : percentText(number);
        case JointColumn::Bind:
            return bindText(*joint.survey->bind);
        case JointColumn::Volume:
            break;
    }
    return lossText(joint.volume->ratio);
}

double jointCellNumber(JointColumn column, const MeasuredJoint& joint) {
    switch (column) {
        case JointColumn::Name:
            return 0.0;
        case JointColumn::Index:
            return joint.joint.value;
        case JointColumn::Node:
            return joint.node.value;
        case JointColumn::Vertices:
            return static_cast<double>(joint.survey->sum.vertices);
        case JointColumn::Dominated:
            return static_cast<double>(joint.survey->sum.dominated);
        case JointColumn::Largest:
            return static_cast<double>(joint.survey->sum.largest);
        case JointColumn::Total:
            return joint.survey->sum.total;
        case JointColumn::Surface:
            return joint.survey->sum.surface;
        case JointColumn::Bind:
            return joint.survey->bind->distance;
        case JointColumn::Islands:
            return static_cast<double>(joint.survey->islands.size());
        case JointColumn::Volume:
            return 1.0 - static_cast<double>(joint.volume->ratio);
    }
    return 0.0;
}

QString jointCellTip(JointColumn column, const MeasuredJoint& joint) {
    switch (column) {
        case JointColumn::Vertices:
            return verticesTip(joint.survey->sum);
        case JointColumn::Bind:
            return bindTip(*joint.survey->bind);
        case JointColumn::Islands:
            return islandsTip(*joint.survey);
        case JointColumn::Volume:
            return cellWord("%1 of the volume at rest, at %2 s")
                .arg(percentText(static_cast<double>(joint.volume->ratio)),
                     QLocale().toString(static_cast<double>(joint.volume->seconds), 'f', 3));
        case JointColumn::Name:
        case JointColumn::Index:
        case JointColumn::Node:
        case JointColumn::Dominated:
        case JointColumn::Largest:
        case JointColumn::Total:
        case JointColumn::Surface:
            break;
    }
    return columnText(jointColumns()[static_cast<std::size_t>(column)].meaning);
}

CellTone jointCellTone(JointColumn column, const MeasuredJoint& joint) {
    if (column == JointColumn::Index || column == JointColumn::Node) {
        return CellTone::Dim;
    }
    if (column == JointColumn::Islands && !joint.survey->islands.empty()) {
        return CellTone::Fault;
    }
    if (column == JointColumn::Bind) {
        return joint.survey->bind->away ? CellTone::Fault : CellTone::Dim;
    }
    return jointCellNumber(column, joint) == 0.0 ? CellTone::Dim : CellTone::Normal;
}

QString islandWords(const StrayIsland& stray) {
    const JointIsland& island = stray.island;
    return (island.vertices == 1 ? cellWord("%1 vertex, %2 away from the rest, weight up to %3")
                                 : cellWord("%1 vertices, %2 away from the rest, weight up to %3"))
        .arg(text::count(island.vertices), smallNumber(static_cast<double>(island.distance)),
             smallNumber(static_cast<double>(island.largest)));
}

void addJointHeadings(CsvWriter& csv) {
    for (const ColumnInfo& column : jointColumns()) {
        csv.heading(column.key);
    }
    csv.endLine();
}

void addJointLine(CsvWriter& csv, const QString& name, const MeasuredJoint& joint) {
    csv.text(name.toStdString());
    for (const ColumnInfo& info : jointColumns().subspan(1)) {
        const auto column = static_cast<JointColumn>(info.column);
        if (!joint.knows(column)) {
            csv.empty();
        } else if (column == JointColumn::Volume) {
            csv.number(double{joint.volume->ratio});
        } else {
            csv.number(jointCellNumber(column, joint));
        }
    }
    csv.endLine();
}

}  // namespace sinew
