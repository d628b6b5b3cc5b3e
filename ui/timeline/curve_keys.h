// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QPointF>
#include <array>
#include <optional>

#include "model/tracks/curve_drawing.h"
#include "model/tracks/set_sampler.h"

class QPainter;

namespace sinew {

struct CurvePicture;

/// A key of a line.
struct LineKey {
    CurveLine line;
    std::size_t key = 0;  // index in its track

    bool operator==(const LineKey&) const = default;
};

/// Where a key is, in pixels of the picture; none without a finite value, or if the line is that of
/// another clip.
[[nodiscard]] std::optional<QPointF> keyPoint(const CurvePicture& picture, const LineKey& key);

/// The ends of the tangents of CUBICSPLINE before and after a key, as the Bézier points of their
/// segments: at a third of the distance to the next key. None at the ends of the track, or if the
/// line does not show stored numbers.
[[nodiscard]] std::array<std::optional<QPointF>, 2> tangentPoints(const CurvePicture& picture,
                                                                  const LineKey& key);

/// Whether the keys of a line have marks in the picture: if there is room for each.
[[nodiscard]] bool marksKeys(const CurvePicture& picture, const CurveLine& line);

/// A key by its interpolation: diamond (LINEAR), square (STEP), circle (CUBICSPLINE).
void drawKeyMark(QPainter& painter, const QPointF& at, Interpolation interpolation, double reach);

/// All keys with marks, and tangents where they have room.
void drawKeys(QPainter& painter, const CurvePicture& picture);

/// The key with a mark nearest to a point, within a few pixels.
[[nodiscard]] std::optional<LineKey> keyNear(const CurvePicture& picture, const QPointF& at);

/// The line nearest to a point, within a few pixels up or down. The sampler is of the picture's
/// set.
[[nodiscard]] std::optional<CurveLine> lineNear(const CurvePicture& picture, SetSampler& sampler,
                                                const QPointF& at);

/// What a line plays at `seconds` of the shown clip, as stored (not normalised).
[[nodiscard]] float lineValue(const CurveSet& set, const CurveLine& line, double seconds);

}  // namespace sinew
