// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QSortFilterProxyModel>
#include <QString>
#include <cstddef>
#include <span>
#include <vector>

#include "model/asset/asset.h"
#include "model/asset/object_ref.h"
#include "model/check/check_policy.h"
#include "model/core/diagnostic.h"
#include "ui/style/theme.h"

class QIcon;

namespace sinew {

class FindingTreeModel;
struct Symptom;

/// The colour of a finding in lists and pictures.
[[nodiscard]] theme::Shade severityShade(Severity severity) noexcept;
[[nodiscard]] QIcon severityIcon(Severity severity);

/// Whether two findings are of one rule and equally severe.
[[nodiscard]] bool sameRule(const Diagnostic& a, const Diagnostic& b);

/// What findings of one rule (`sameRule`) have in common: the rule's meaning and the sum of their
/// counts, without a place.
[[nodiscard]] Diagnostic ruleInWords(std::span<const Diagnostic> findings);

/// "6 clips", or "6 findings".
[[nodiscard]] QString objectsInWords(std::span<const Diagnostic> findings);

/// What a finding is about, the smallest thing first, because the column is narrow: "Knee",
/// "vertex 1234, Body, primitive 0"; empty for the file.
[[nodiscard]] QString concernedName(const Asset& asset, const Diagnostic& finding);

/// A finding as rich text: the problem, what it means, why it matters and how to fix it. Text from
/// the file is escaped.
[[nodiscard]] QString findingHtml(const Diagnostic& finding);

/// Positions of the findings about an object or a part of it, in any of their places. For a node
/// also those about its mesh and, for a joint, about its entry in a skin.
[[nodiscard]] std::vector<std::size_t> findingsAbout(const Asset& asset,
                                                     const std::vector<Diagnostic>& findings,
                                                     const ObjectRef& object);

/// The findings that a policy shows and that contain a text in any column, with all rows above and
/// below; sorted by a column, or as ranked if none is selected.
class FindingFilter final : public QSortFilterProxyModel {
    Q_OBJECT

public:
    explicit FindingFilter(FindingTreeModel& findings, QObject* parent = nullptr);

    void setText(const QString& text);  // case-insensitive
    void setPolicy(CheckPolicy policy);
    void setSymptom(const Symptom* symptom);  // only what answers it; null: everything
    [[nodiscard]] const CheckPolicy& policy() const noexcept { return m_policy; }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    [[nodiscard]] bool answersSymptom(const QModelIndex& finding) const;

    QString m_text;
    const Symptom* m_symptom = nullptr;
    CheckPolicy m_policy;  // whatever file is open
};

}  // namespace sinew
