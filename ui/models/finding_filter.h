// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QSortFilterProxyModel>

#include "model/core/diagnostic.h"

namespace sinew {

class FindingListModel;

/// The findings of the selected severities that contain a text in any column; sorted by a column,
/// or by severity if none is selected.
class FindingFilter final : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit FindingFilter(FindingListModel& findings, QObject* parent = nullptr);

    void setShown(Severity severity, bool shown);
    void setText(const QString& text);  // case-insensitive

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    PerSeverity<bool> m_hidden;
    QString m_text;
};

}  // namespace sinew
