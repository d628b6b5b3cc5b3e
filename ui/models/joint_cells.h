// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "model/survey/skin_survey.h"
#include "model/weights/stretch.h"
#include "ui/models/columns.h"

namespace sinew {

class CsvWriter;

/// A joint and what is known about it.
struct MeasuredJoint {
    JointIndex joint;  // joint in its skin; none: of no skin
    NodeIndex node;
    const JointSurvey* survey = nullptr;  // null: not measured
    const WorstVolume* volume = nullptr;

    [[nodiscard]] bool knows(JointColumn column) const noexcept;
};

// Of a column other than the name that is known.
[[nodiscard]] QString jointCellText(JointColumn column, const MeasuredJoint& joint);
[[nodiscard]] double jointCellNumber(JointColumn column, const MeasuredJoint& joint);  // sort key
[[nodiscard]] QString jointCellTip(JointColumn column, const MeasuredJoint& joint);

/// How the value is shown: unremarkable, or a fault of the joint.
enum class CellTone { Normal, Dim, Fault };
[[nodiscard]] CellTone jointCellTone(JointColumn column, const MeasuredJoint& joint);

/// "12 vertices, 0.19 away from the rest, weight up to 0.031"
[[nodiscard]] QString islandWords(const StrayIsland& island);

void addJointHeadings(CsvWriter& csv);
void addJointLine(CsvWriter& csv, const QString& name, const MeasuredJoint& joint);

}  // namespace sinew
