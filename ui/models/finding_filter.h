// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QSortFilterProxyModel>
#include <set>
#include <string>

#include "model/core/diagnostic.h"

namespace sinew {

class FindingTreeModel;

/// The findings of the selected severities, without those of muted rules, that contain a text in
/// any column, with all rows above and below; sorted by a column, or as ranked if none is selected.
class FindingFilter final : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit FindingFilter(FindingTreeModel& findings, QObject* parent = nullptr);

    void setShown(Severity severity, bool shown);
    void setText(const QString& text);  // case-insensitive
    void mute(const std::string& code);
    void unmuteAll();
    [[nodiscard]] bool mutes(const std::string& code) const { return m_muted.count(code) > 0; }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    PerSeverity<bool> m_hidden;
    QString m_text;
    std::set<std::string> m_muted;  // rules; whatever file is open
};

}  // namespace sinew
