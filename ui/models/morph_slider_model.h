// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "ui/models/flat_model.h"
#include "ui/models/morph_state.h"

namespace sinew {

/// Sliders for morph weights: name, value, and for morph targets how many vertices they move and
/// how far, for expressions how many targets they set. Qt::UserRole is the sort role. The model
/// changes nothing itself: `setData` of the value emits the request.
class MorphSliderModel final : public FlatModel {
    Q_OBJECT

public:
    enum Column { NameColumn, ValueColumn, CountColumn, LargestColumn, ColumnCount };
    enum class Kind { Targets, Expressions };
    enum Role {  // roles of every column
        ValueRole = Qt::UserRole + 1,
        LeastRole,
        MostRole,
        BinaryRole,
        MixedRole,
        LockedRole,      // a clip drives it, or it shows nothing
        UnplayableRole,  // an expression that shows nothing
        ReasonRole,      // why it is locked, in few words; empty: it is not
        ByHandRole,
    };

    /// `headline` is that of the names.
    MorphSliderModel(Kind kind, const QString& headline, QObject* parent = nullptr);

    void setSliders(std::vector<MorphSlider> sliders);
    /// One per slider. Rows that are equal are not drawn again.
    void setStates(std::vector<MorphState> states);
    /// [row], of the same sliders.
    void setFacts(const std::vector<MorphTargetFacts>& facts);

    [[nodiscard]] const std::vector<MorphSlider>& sliders() const noexcept { return m_sliders; }
    [[nodiscard]] const MorphSlider& slider(int row) const {
        return m_sliders[static_cast<std::size_t>(row)];
    }
    [[nodiscard]] const MorphState& state(int row) const {
        return m_states[static_cast<std::size_t>(row)];
    }

    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    /// A number, or an invalid value for a reset.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

protected:
    [[nodiscard]] std::size_t rows() const override { return m_sliders.size(); }
    [[nodiscard]] std::size_t columns() const override;
    [[nodiscard]] QVariant cell(std::size_t row, int column, int role) const override;
    [[nodiscard]] QVariant heading(int column, int role) const override;
    [[nodiscard]] bool isTextHeading(int column) const override;

signals:
    void valueWanted(int row, float value);
    void resetWanted(int row);

private:
    [[nodiscard]] bool locked(int row) const;
    [[nodiscard]] QString reason(int row) const;
    [[nodiscard]] QVariant roleData(int row, int role) const;
    [[nodiscard]] QVariant sortKey(int row, int column) const;
    [[nodiscard]] QString text(int row, int column) const;
    [[nodiscard]] QString toolTip(int row) const;
    [[nodiscard]] QString spoken(int row) const;

    Kind m_kind;
    QString m_headline;
    QString m_prefix;  // what most names begin with
    std::vector<MorphSlider> m_sliders;
    std::vector<MorphState> m_states;  // [slider]
};

}  // namespace sinew
