// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/joint_csv.h"

#include <QStringList>

namespace sinew {

QString jointCsvHeader() {
    QStringList keys;
    for (const JointColumnInfo& column : jointColumns()) {
        keys.append(QLatin1String(column.key));
    }
    return keys.join(QLatin1Char(','));
}

QString jointCsvLine(const QString& name, const MeasuredJoint& joint) {
    QString quoted = name;
    quoted.replace(QLatin1Char('"'), QStringLiteral("\"\""));
    QStringList fields{QLatin1Char('"') + quoted + QLatin1Char('"')};
    for (const JointColumnInfo& info : jointColumns().subspan(1)) {
        const bool known = joint.knows(info.column);
        const double number = info.column == JointColumn::Volume && known
                                  ? static_cast<double>(joint.volume->ratio)
                              : known ? jointCellNumber(info.column, joint)
                                      : 0.0;
        fields.append(known ? QString::number(number, 'g', 9) : QString());
    }
    return fields.join(QLatin1Char(','));
}

}  // namespace sinew
