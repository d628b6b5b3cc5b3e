// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <vector>

#include "ui/models/flat_model.h"

namespace sinew {

/// How much of a vertex a joint holds in two files.
struct ComparedInfluence {
    QString name;         // name of the joint
    float before = 0.0F;  // share of the weights; 0: none
    float after = 0.0F;

    bool operator==(const ComparedInfluence&) const = default;
};

/// The influences of one vertex in two files, side by side.
class ComparedInfluenceModel final : public FlatModel {
    Q_OBJECT

public:
    enum Column { NameColumn, BeforeColumn, AfterColumn, ColumnCount };

    using FlatModel::FlatModel;

    void setInfluences(std::vector<ComparedInfluence> influences);

protected:
    [[nodiscard]] std::size_t rows() const override { return m_influences.size(); }
    [[nodiscard]] std::size_t columns() const override { return ColumnCount; }
    [[nodiscard]] QVariant cell(std::size_t row, int column, int role) const override;
    [[nodiscard]] QVariant heading(int column, int role) const override;

private:
    std::vector<ComparedInfluence> m_influences;
};

}  // namespace sinew
