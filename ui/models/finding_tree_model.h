// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractItemModel>
#include <array>
#include <memory>
#include <vector>

#include "model/asset/asset.h"
#include "model/check/coverage_gap.h"
#include "model/core/diagnostic.h"

namespace sinew {

/// The findings of loader and lint by rule, in their order: message, object, effect, location in
/// the file, count and code. A rule with several findings is a row above them; a finding that
/// represents several places is a row above those. Last comes a row above what could not be
/// evaluated.
class FindingTreeModel final : public QAbstractItemModel {
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
    ~FindingTreeModel() override;

    /// `findings` are ranked (`groupedFindings`).
    void setFindings(const std::shared_ptr<const Asset>& asset,
                     const std::vector<Diagnostic>& findings,
                     const std::vector<CoverageGap>& gaps = {});
    /// The finding or place of a row; of a rule, its first finding; null: none.
    [[nodiscard]] const Diagnostic* finding(const QModelIndex& index) const;
    /// What the row says of it: of a rule, what all its findings have in common.
    [[nodiscard]] const Diagnostic* told(const QModelIndex& index) const;
    /// `position` counts in the list of findings.
    [[nodiscard]] QModelIndex indexOf(std::size_t position) const;
    /// The row that says the same of the same place; none: it no longer exists.
    [[nodiscard]] QModelIndex indexOf(const Diagnostic& told) const;
    [[nodiscard]] const std::vector<Diagnostic>& findings() const noexcept { return m_findings; }

    [[nodiscard]] QModelIndex index(int row, int column,
                                    const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    struct Item;
    [[nodiscard]] const Item* item(const QModelIndex& index) const;
    [[nodiscard]] static QString text(const Item& item, int column);
    [[nodiscard]] static QVariant sortValue(const Item& item, int column);
    [[nodiscard]] static const Item* find(const Item& parent, const Diagnostic& told);
    [[nodiscard]] static Item& add(Item& parent);
    void addRule(std::size_t first, std::size_t last);
    void addFinding(Item& parent, std::size_t position);
    void addPlaces(Item& parent, std::size_t position);
    void addGaps();

    std::shared_ptr<const Asset> m_asset;
    std::vector<Diagnostic> m_findings;
    std::vector<Diagnostic> m_gaps;  // what their rows show
    std::unique_ptr<Item> m_root;
    std::vector<const Item*> m_rows;  // [finding]
};

}  // namespace sinew
