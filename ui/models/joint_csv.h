// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "ui/models/joint_cells.h"

namespace sinew {

/// Lines of CSV with a full stop in numbers, without the end of the line.
[[nodiscard]] QString jointCsvHeader();
[[nodiscard]] QString jointCsvLine(const QString& name, const MeasuredJoint& joint);

}  // namespace sinew
