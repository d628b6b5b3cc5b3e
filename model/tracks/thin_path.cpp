// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/tracks/thin_path.h"

#include <algorithm>
#include <limits>

namespace sinew {
namespace {

/// The slopes from a point that pass all points since then closely enough.
struct SlopeCone {
    CurvePoint from;
    double least = -std::numeric_limits<double>::infinity();
    double most = std::numeric_limits<double>::infinity();

    /// Whether a line to this point passes them; if so, narrows the cone by it.
    bool take(const CurvePoint& point, double tolerance) {
        const double run = double{point.column} - double{from.column};
        const double rise = double{point.value} - double{from.value};
        if (!(run > 0.0) || !(rise >= least * run && rise <= most * run)) {
            return false;  // also: not a number
        }
        least = std::max(least, (rise - tolerance) / run);
        most = std::min(most, (rise + tolerance) / run);
        return true;
    }
};

}  // namespace

CurvePath thinned(const CurvePath& path, double tolerance) {
    CurvePath kept;
    if (path.empty()) {
        return kept;
    }
    kept.push_back(path.front());
    SlopeCone cone{.from = path.front()};
    for (std::size_t i = 1; i < path.size(); ++i) {
        if (cone.take(path[i], tolerance)) {
            continue;
        }
        if (kept.back() != path[i - 1]) {
            kept.push_back(path[i - 1]);
            cone = {.from = path[i - 1]};
            if (cone.take(path[i], tolerance)) {
                continue;
            }
        }
        kept.push_back(path[i]);
        cone = {.from = path[i]};
    }
    if (kept.back() != path.back()) {
        kept.push_back(path.back());
    }
    return kept;
}

}  // namespace sinew
