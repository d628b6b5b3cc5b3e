// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QSortFilterProxyModel>

#include "model/core/diagnostic.h"

namespace sinew {

class FindingListModel;

/// The findings of the chosen severities that hold a text in any column; sorted by a column, where
/// none is chosen the worst first.
class FindingFilter final : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit FindingFilter(FindingListModel& findings, QObject* parent = nullptr);

    void setShown(Severity severity, bool shown);
    void setText(const QString& text);  // any case

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    PerSeverity<bool> m_hidden;
    QString m_text;
};

}  // namespace sinew
