// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
#include <QSize>
#include <memory>
#include <optional>
#include <stop_token>

#include "model/tracks/curve_drawing.h"
#include "model/tracks/value_range.h"
#include "ui/style/shade.h"
#include "ui/timeline/timeline_scale.h"

namespace sinew {

/// Everything that decides a picture of curves.
struct CurvePictureWish {
    std::shared_ptr<const Asset> asset;
    CurveWish curves;
    CurveStyle style;
    double firstSeconds = 0.0;              // at the left edge
    double lastSeconds = 1.0;               // at the right edge
    std::optional<ValueRange> values = {};  // none: those of the curves in that time
    QSize size;                             // pixels of the widget
    double ratio = 1.0;                     // of the device's pixels to those
    theme::Brightness theme = theme::Brightness::Dark;

    bool operator==(const CurvePictureWish&) const = default;
};

/// Lines, keys and tangents on a transparent ground. Immutable.
struct CurvePicture {
    CurvePictureWish wish;
    std::shared_ptr<const CurveSet> set;
    ValueRange values;  // from the lower to the upper edge
    QImage image;

    [[nodiscard]] double xOf(double seconds) const noexcept;
    [[nodiscard]] double yOf(double value) const noexcept;
};

/// Draws lines, keys where they have room, and the tangents of CUBICSPLINE where there are few.
/// Needs neither a window nor the thread of the windows. `set` is that of `wish.curves`.
[[nodiscard]] CurvePicture curvePicture(const CurvePictureWish& wish,
                                        std::shared_ptr<const CurveSet> set,
                                        const std::stop_token& stop = {});

}  // namespace sinew
