// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QFont>
#include <QRect>
#include <QString>
#include <memory>
#include <optional>
#include <vector>

#include "model/tracks/curve_set.h"
#include "model/tracks/value_range.h"

class QFontMetrics;
class QPainter;

namespace sinew {

class SetSampler;

/// The first lines of a plot with colour, name and value at the playhead, and how many more there
/// are. Long names of nodes are shortened in the middle, all to one width; what follows them stays.
class CurveLegend {
public:
    /// Null: none.
    void setSet(std::shared_ptr<const CurveSet> set);

    /// What decides where it is. Pixels.
    struct Room {
        QSize plot;
        double playhead = 0.0;
        ValueRange values = {};
        QFont font = {};
    };
    /// In the upper right corner; on the left while the playhead would be below it. At most two
    /// fifths of the plot in width and height, if that is enough for one row.
    [[nodiscard]] QRect place(const Room& room);
    /// Into `place`; `sampler` was evaluated for `shown` lines.
    void draw(QPainter& painter, const Room& room, const SetSampler& sampler,
              const std::optional<CurveLine>& hovered);

    [[nodiscard]] std::size_t shown() const noexcept { return m_shown; }  // after `place`
    [[nodiscard]] QString name(std::size_t row) const;  // name as shown, valid after `place`
    [[nodiscard]] const QString& more() const noexcept { return m_more; }

private:
    struct Row {
        QString object;  // "Hips"; empty: that of the row above
        QString property;
        QString shortObject;
        QString shortProperty;
    };
    struct Widths {
        int object = 0;
        int property = 0;
        int number = 0;
        int unit = 0;

        [[nodiscard]] int all() const noexcept;
    };
    void fit(const Room& room);
    void fitNames(const QFontMetrics& metrics, int most);
    void drawRow(QPainter& painter, std::size_t index, const QRect& row, const Room& room,
                 const SetSampler& sampler, bool hovered) const;

    std::shared_ptr<const CurveSet> m_set;
    std::vector<Row> m_rows;  // those that may be shown
    std::size_t m_shown = 0;
    QString m_more;
    Widths m_widths;
    QSize m_fittedPlot;
    QFont m_fittedFont;
};

/// A value as precise as a range asks for, so that all values in it are about equally wide.
[[nodiscard]] QString valueText(double value, const ValueRange& range);

/// A rounded ground for texts on a plot.
void drawPlate(QPainter& painter, const QRect& plate, float opacity);

}  // namespace sinew
