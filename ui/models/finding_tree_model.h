// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <memory>
#include <vector>

#include "model/asset/asset.h"
#include "model/check/coverage_gap.h"
#include "model/core/diagnostic.h"
#include "ui/models/tree_model.h"

namespace sinew {

/// The findings of loader and lint by rule, in their order: message, object, effect, location in
/// the file, count and code. A rule with several findings is a row above them; a finding that
/// represents several places is a row above those. Last comes a row above what could not be
/// evaluated.
class FindingTreeModel final : public TreeModel {
    Q_OBJECT

public:
    enum Column {
        MessageColumn,
        ObjectColumn,
        EffectColumn,
        PlaceColumn,
        CountColumn,
        CodeColumn,
        ColumnCount
    };
    enum Role {
        SortRole = Qt::UserRole,  // sort key of a column
        SeverityRole,             // int of Severity
        CodeRole,                 // QString
    };

    explicit FindingTreeModel(QObject* parent = nullptr);

    /// `findings` are ranked (`groupedFindings`).
    void setFindings(const std::shared_ptr<const Asset>& asset,
                     const std::vector<Diagnostic>& findings,
                     const std::vector<CoverageGap>& gaps = {});
    /// The finding or place of a row; of a rule, its first finding; null: none.
    [[nodiscard]] const Diagnostic* finding(const QModelIndex& index) const;
    /// What the row says of it: of a rule, what all its findings have in common.
    [[nodiscard]] const Diagnostic* summary(const QModelIndex& index) const;
    /// `position` counts in the list of findings.
    [[nodiscard]] QModelIndex indexOf(std::size_t position) const;
    /// The row that says the same of the same place; none: it no longer exists.
    [[nodiscard]] QModelIndex indexOf(const Diagnostic& summary) const;
    [[nodiscard]] const std::vector<Diagnostic>& findings() const noexcept { return m_findings; }

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    /// What is in a row.
    struct Item {
        const Diagnostic* finding = nullptr;  // null: a remark
        Diagnostic summary = {};              // has no places
        QString object = {};
    };

    [[nodiscard]] const Item& item(int row) const { return m_items[static_cast<std::size_t>(row)]; }
    [[nodiscard]] QString text(int row, int column) const;
    [[nodiscard]] QVariant sortValue(int row, int column) const;
    int add(int parent, Item item);
    void addRule(std::size_t first, std::size_t last);
    void addFinding(int parent, std::size_t position);
    void addPlaces(int parent, std::size_t position);
    void addGaps();

    std::shared_ptr<const Asset> m_asset;
    std::vector<Diagnostic> m_findings;
    std::vector<Diagnostic> m_gaps;  // what their rows show
    std::vector<Item> m_items;       // [row of the tree], depth first
    std::vector<int> m_rowOf;        // [finding]
};

}  // namespace sinew
