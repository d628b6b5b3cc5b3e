// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QImage>
#include <vector>

class QPainter;
class QRect;
class QRectF;

namespace sinew {

/// Paints an image stretched, with the nearest pixel for each of the device: a third of the time
/// that the painter takes for an image with many small opaque parts. Its memory is used again.
class StretchedImage {
public:
    /// Into `target`, of that only what lies in `part`; both in pixels of the widget, those of the
    /// device are `ratio` times as many. The image is ARGB32_Premultiplied.
    void draw(QPainter& painter, const QImage& image, const QRectF& target, const QRect& part,
              double ratio);

private:
    std::vector<int> m_columns;  // of the image, for those of the device
    std::vector<int> m_rows;
    QImage m_band;
};

}  // namespace sinew
