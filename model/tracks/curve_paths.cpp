// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/tracks/curve_paths.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace sinew {
namespace {

constexpr std::size_t kFewKeys = 3;    // keys of a column that get points of their own
constexpr double kLongSegment = 12.0;  // columns; the edges of columns are points enough
constexpr float kWithinColumn = 0.5F;  // where the least and the largest value are drawn

float justBefore(float seconds) {
    return std::nextafter(seconds, -std::numeric_limits<float>::infinity());
}

class PathMaker {
public:
    PathMaker(const TrackCurve& curve, const CurveColumns& columns, CurveKind kind, double shift)
        : m_curve(curve),
          m_columns(columns),
          m_kind(kind),
          m_shift(shift),
          m_times(curve.sampler().times),
          m_scratch(curve.scratch()),
          m_row(curve.width()),
          m_paths(curve.width()) {
        for (CurvePath& path : m_paths) {
            path.reserve(columns.count + 1);
        }
    }

    std::vector<CurvePath> make() {
        const auto first = std::upper_bound(m_times.begin(), m_times.end(), edge(0));
        auto key = static_cast<std::size_t>(first - m_times.begin());
        for (std::uint32_t column = 0; column < m_columns.count; ++column) {
            const float from = edge(column);
            const float to = edge(column + 1);
            append(static_cast<float>(column), from);
            std::size_t end = key;
            while (end < m_times.size() && m_times[end] < to && end <= key + kFewKeys) {
                ++end;
            }
            if (end > key + kFewKeys) {
                const auto after = std::lower_bound(
                    m_times.begin() + static_cast<std::ptrdiff_t>(end), m_times.end(), to);
                end = static_cast<std::size_t>(after - m_times.begin());
                appendMany(column, from, to, key, end);
            } else {
                appendFew(from, to, key, end);
            }
            if (end < m_times.size() && m_times[end] <= to) {
                // A key on the edge: what holds before it, and from it on the next column.
                append(static_cast<float>(column + 1), justBefore(to));
                end = firstAfter(end, to);
            }
            key = end;
        }
        append(static_cast<float>(m_columns.count), edge(m_columns.count));
        return std::move(m_paths);
    }

private:
    [[nodiscard]] float edge(std::uint32_t column) const noexcept {
        return static_cast<float>(m_columns.firstSeconds + m_shift +
                                  column * m_columns.secondsPerColumn);
    }
    [[nodiscard]] std::span<const float>::iterator place(std::size_t key) const noexcept {
        return m_times.begin() + static_cast<std::ptrdiff_t>(key);
    }
    [[nodiscard]] std::size_t firstAfter(std::size_t key, float seconds) const noexcept {
        const auto after = std::upper_bound(place(key), m_times.end(), seconds);
        return static_cast<std::size_t>(after - m_times.begin());
    }
    [[nodiscard]] float columnOf(float seconds) const noexcept {
        return static_cast<float>(m_columns.columnOf(double{seconds} - m_shift));
    }

    void evaluate(float seconds) {
        if (m_kind == CurveKind::Played) {
            m_curve.sample(seconds, m_scratch, m_row);
        } else {
            m_curve.samplePlain(seconds, m_scratch, m_row);
        }
    }

    void append(float column, float seconds) {
        evaluate(seconds);
        for (std::size_t i = 0; i < m_row.size(); ++i) {
            m_paths[i].push_back({column, m_row[i]});
        }
    }

    /// Points between the keys around `key - 1` where the curve may turn, of those in the column.
    void appendTurns(float from, float to, std::size_t key) {
        if (key == 0 || key >= m_times.size() ||
            double{m_times[key]} - double{m_times[key - 1]} >
                kLongSegment * m_columns.secondsPerColumn) {
            return;
        }
        m_turns.clear();
        m_curve.appendTurns(key - 1, m_turns);
        for (const float seconds : m_turns) {
            if (seconds > from && seconds < to) {
                append(columnOf(seconds), seconds);
            }
        }
    }

    void appendFew(float from, float to, std::size_t key, std::size_t end) {
        for (; key < end; ++key) {
            appendTurns(from, to, key);
            const float seconds = m_times[key];
            if (m_kind != CurveKind::Played || !m_curve.passes(key)) {
                append(columnOf(seconds), std::max(justBefore(seconds), from));
            }
            append(columnOf(seconds), seconds);
            from = seconds;
        }
        appendTurns(from, to, end);
    }

    void appendMany(std::uint32_t column, float from, float to, std::size_t key, std::size_t end) {
        std::vector<ValueSpan> spans(m_row.size());
        if (m_kind == CurveKind::Played) {
            m_curve.include(key, end - 1, m_scratch, spans);
        } else {
            includeKeys(key, end, spans);
        }
        for (const float seconds :
             {from, justBefore(m_times[key]), m_times[end - 1], justBefore(to)}) {
            evaluate(seconds);
            for (std::size_t i = 0; i < m_row.size(); ++i) {
                spans[i].include(m_row[i]);
            }
        }
        for (std::size_t i = 0; i < m_row.size(); ++i) {
            const float x = static_cast<float>(column) + kWithinColumn;
            if (spans[i].empty()) {
                m_paths[i].push_back({x, std::numeric_limits<float>::quiet_NaN()});
                continue;
            }
            const bool falls =
                m_paths[i].back().value - spans[i].least < spans[i].most - m_paths[i].back().value;
            m_paths[i].push_back({x, falls ? spans[i].least : spans[i].most});
            m_paths[i].push_back({x, falls ? spans[i].most : spans[i].least});
        }
    }

    /// A blend of stored values has its extremes at the keys; a few of many are enough to show it.
    void includeKeys(std::size_t key, std::size_t end, std::span<ValueSpan> spans) {
        constexpr std::size_t kMostVisited = 64;
        const std::size_t step = std::max<std::size_t>(1, (end - key) / kMostVisited);
        for (; key < end; key += step) {
            evaluate(m_times[key]);
            for (std::size_t i = 0; i < m_row.size(); ++i) {
                spans[i].include(m_row[i]);
            }
        }
    }

    const TrackCurve& m_curve;
    CurveColumns m_columns;
    CurveKind m_kind;
    double m_shift;
    std::span<const float> m_times;
    TrackCurve::Scratch m_scratch;
    std::vector<float> m_row;
    std::vector<float> m_turns;
    std::vector<CurvePath> m_paths;
};

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

std::vector<CurvePath> curvePaths(const TrackCurve& curve, const CurveColumns& columns,
                                  CurveKind kind, double shift) {
    return PathMaker(curve, columns, kind, shift).make();
}

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
