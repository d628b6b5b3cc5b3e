// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
#include <QSize>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "model/tracks/curve_drawing.h"
#include "model/tracks/value_range.h"
#include "ui/session/work/background_task.h"
#include "ui/style/shade.h"
#include "ui/timeline/timeline_scale.h"

class QPainter;
class QRect;
class QRectF;

namespace sinew {

/// Everything that decides a picture of curves.
struct CurvePictureRequest {
    std::shared_ptr<const Asset> asset;
    CurveRequest curves;
    CurveStyle style;
    double firstSeconds = 0.0;              // time at the left edge
    double lastSeconds = 1.0;               // time at the right edge
    std::optional<ValueRange> values = {};  // none: those of the curves in that time
    QSize size;                             // pixels of the widget
    double ratio = 1.0;                     // pixels of the device per pixel of the widget
    theme::Brightness theme = theme::Brightness::Dark;

    bool operator==(const CurvePictureRequest&) const = default;
};

/// Lines, keys and tangents on a transparent ground. Immutable.
struct CurvePicture {
    CurvePictureRequest request;
    std::shared_ptr<const CurveSet> set;
    ValueRange values;  // range between the lower and the upper edge
    QImage image;

    [[nodiscard]] double xOf(double seconds) const noexcept;
    [[nodiscard]] double yOf(double value) const noexcept;
};

/// Draws lines, keys where they have room, and the tangents of CUBICSPLINE where there are few.
/// Needs neither a window nor the thread of the windows. `set` is that of `request.curves`.
[[nodiscard]] CurvePicture curvePicture(const CurvePictureRequest& request,
                                        std::shared_ptr<const CurveSet> set,
                                        const std::stop_token& stop = {});

/// Draws pictures of curves, one at a time. While one is drawn, only the newest request waits.
/// Evaluated curves are kept for the next picture; other curves stop the present one.
class CurveArtist final : public BackgroundTask {
    Q_OBJECT

public:
    using BackgroundTask::BackgroundTask;

    /// Nothing happens if this was the last request.
    void draw(const CurvePictureRequest& request);
    void cancel() override;  // the present picture, the last request and what is kept

signals:
    void drawn(const std::shared_ptr<const sinew::CurvePicture>& picture);

private:
    struct Kept {
        std::shared_ptr<const CurveSet> set;  // set of the worker
    };
    void start();

    std::shared_ptr<const CurvePictureRequest> m_request;  // the newest
    std::shared_ptr<const CurvePictureRequest> m_begun;
    std::shared_ptr<Kept> m_kept = std::make_shared<Kept>();
};

/// Paints an image stretched, with the nearest pixel for each of the device: a third of the time
/// that the painter takes for an image with many small opaque parts. Its memory is used again.
class StretchedImage {
public:
    /// Into `target`, of that only what lies in `part`; both in pixels of the widget, those of the
    /// device are `ratio` times as many. The image is ARGB32_Premultiplied.
    void draw(QPainter& painter, const QImage& image, const QRectF& target, const QRect& part,
              double ratio);

private:
    std::vector<int> m_columns;  // [column of the device]: column of the image
    std::vector<int> m_rows;
    QImage m_band;
};

}  // namespace sinew
