// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/joint_csv.h"

#include "model/core/csv.h"

namespace sinew {

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
