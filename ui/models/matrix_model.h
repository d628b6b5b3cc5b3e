// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QAbstractItemModel>
#include <optional>
#include <vector>

#include "ui/models/matrix_values.h"

namespace sinew {

/// The groups that a node has, each with its rows of up to four numbers below it. Another moment
/// changes numbers only: rows stay, and only those that differ are announced.
class MatrixModel final : public QAbstractItemModel {
    Q_OBJECT

public:
    static constexpr int kColumns = 4;
    static constexpr int kNoteRole = Qt::UserRole;  // What drives a group.

    explicit MatrixModel(QObject* parent = nullptr);

    void clear();
    void setValues(const MatrixValues& values);
    [[nodiscard]] const std::optional<MatrixValues>& values() const noexcept { return m_values; }
    /// The group of any row; `index` must be valid.
    [[nodiscard]] MatrixGroup group(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOf(MatrixGroup group) const;  // none: the node lacks it
    [[nodiscard]] static bool isNumber(const QModelIndex& index) noexcept;
    [[nodiscard]] double number(const QModelIndex& index) const;  // requires isNumber

    [[nodiscard]] QModelIndex index(int row, int column,
                                    const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    [[nodiscard]] QVariant groupData(MatrixGroup group, int role) const;
    [[nodiscard]] QVariant numberData(const QModelIndex& index, int role) const;
    [[nodiscard]] QString placeOf(const QModelIndex& index) const;
    void announce(MatrixGroup group, const MatrixValues& before);

    std::optional<MatrixValues> m_values;
    std::vector<MatrixGroup> m_groups;  // shown, in order
};

}  // namespace sinew
