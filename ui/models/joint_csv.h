// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "ui/models/joint_cells.h"

namespace sinew {

class CsvWriter;

void addJointHeadings(CsvWriter& csv);
void addJointLine(CsvWriter& csv, const QString& name, const MeasuredJoint& joint);

}  // namespace sinew
