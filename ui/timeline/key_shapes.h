// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QPixmap>
#include <map>

#include "model/tracks/key_mark.h"
#include "ui/style/shade.h"

class QPainter;
class QPointF;

namespace sinew {

/// Drawings of keys: a diamond for linear keys, a square for step, a circle for cubic splines;
/// keys of several kinds together are a diamond. Flagged keys have the colour of their finding and
/// a rim. Each is drawn once and kept.
class KeyShapes {
public:
    /// The pixels of a device; the drawings are made again when they change, and for another theme.
    void setRatio(double ratio);
    void draw(QPainter& painter, const QPointF& centre, KeyMark mark, const QColor& color);
    void clear() { m_kept.clear(); }

private:
    double m_ratio = 1.0;
    std::map<quint64, QPixmap> m_kept;
};

}  // namespace sinew
