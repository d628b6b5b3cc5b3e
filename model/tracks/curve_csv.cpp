// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/tracks/curve_csv.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>
#include <utility>

#include "model/core/csv.h"
#include "model/evaluate/frame_list.h"
#include "model/evaluate/playback_clock.h"
#include "model/tracks/curve_drawing.h"
#include "model/tracks/curve_names.h"
#include "model/tracks/set_sampler.h"

namespace sinew {
namespace {

constexpr float kNone = std::numeric_limits<float>::quiet_NaN();

/// Not a number is an empty field.
void addNumber(CsvWriter& csv, float value) {
    if (std::isfinite(value)) {
        csv.number(value);
    } else {
        csv.empty();
    }
}

/// The headings of lines.
class Headings {
public:
    explicit Headings(const CurveSet& set)
        : m_set(set),
          m_names(*set.asset),
          m_others(set.request.otherAsset ? *set.request.otherAsset : *set.asset) {}

    [[nodiscard]] std::string of(const CurveLine& line) const {
        return line.other ? otherName(m_set) + ": " + m_others.heading(m_set, line)
                          : m_names.heading(m_set, line);
    }

private:
    const CurveSet& m_set;
    CurveNames m_names;
    CurveNames m_others;
};

/// A pointer that does not own.
std::shared_ptr<const CurveSet> borrowed(const CurveSet& set) {
    return {std::shared_ptr<const CurveSet>(), &set};
}

bool hasTangents(const TrackCurve& curve) {
    return curve.showsStored() && curve.sampler().interpolation == Interpolation::CubicSpline;
}

/// Times of keys in the clip that is shown. Tracks that share their times add them once.
std::vector<float> allKeyTimes(const CurveSet& set) {
    std::vector<float> times;
    std::set<std::pair<const float*, double>> known;
    for (std::size_t i = 0; i < set.lines.size(); ++i) {
        const CurveLine& line = set.lines[i];
        const double shift = shiftOf(set, line);
        const SharedArray<float>& own = set.curves[line.curve]->sampler().times;
        if (beginsCurve(set, i) && known.emplace(own.data(), shift).second) {
            for (const float seconds : own) {
                times.push_back(static_cast<float>(double{seconds} - shift));
            }
        }
    }
    std::sort(times.begin(), times.end());
    times.erase(std::unique(times.begin(), times.end()), times.end());
    return times;
}

class KeyTable {
public:
    explicit KeyTable(const CurveSet& set)
        : m_set(set), m_sampler(borrowed(set)), m_next(set.curves.size(), 0) {}

    std::string text() {
        CsvWriter csv;
        csv.heading("seconds");
        const Headings headings(m_set);
        for (const CurveLine& line : m_set.lines) {
            const std::string heading = headings.of(line);
            csv.text(heading);
            if (hasTangents(*m_set.curves[line.curve])) {
                csv.text(heading + ".in");
                csv.text(heading + ".out");
            }
        }
        csv.endLine();
        for (const float seconds : allKeyTimes(m_set)) {
            addNumber(csv, seconds);
            addRow(csv, seconds);
            csv.endLine();
        }
        return csv.take();
    }

private:
    void addRow(CsvWriter& csv, float seconds) {
        for (std::size_t i = 0; i < m_set.lines.size(); ++i) {
            const CurveLine& line = m_set.lines[i];
            const TrackCurve& curve = *m_set.curves[line.curve];
            if (beginsCurve(m_set, i)) {
                m_key = keyAt(line, seconds);
                if (m_key < curve.sampler().times.size()) {
                    m_sampler.sampleCurve(line.curve, curve.sampler().times[m_key]);
                }
            }
            const bool here = m_key < curve.sampler().times.size();
            addNumber(csv, here ? m_sampler.value(line) : kNone);
            if (hasTangents(curve)) {
                for (const std::size_t part : {0U, 2U}) {  // the in-tangent, the out-tangent
                    addNumber(csv,
                              here ? keyPart(curve.sampler(), m_key, part)[line.number] : kNone);
                }
            }
        }
    }

    /// The last key of the line's track at this time of the shown clip, or the number of its keys.
    std::size_t keyAt(const CurveLine& line, float seconds) {
        const SharedArray<float>& times = m_set.curves[line.curve]->sampler().times;
        const double shift = shiftOf(m_set, line);
        std::size_t& next = m_next[line.curve];
        std::size_t found = times.size();
        while (next < times.size() && static_cast<float>(double{times[next]} - shift) <= seconds) {
            found = next++;
        }
        return found;
    }

    const CurveSet& m_set;
    SetSampler m_sampler;
    std::vector<std::size_t> m_next;
    std::size_t m_key = 0;
};

}  // namespace

FrameRows rowsOfClip(const Animation& animation, double framesPerSecond) noexcept {
    const FrameSpan span = frameSpan(wholeRange(animation), framesPerSecond);
    return {.first = static_cast<std::int64_t>(span.first),
            .last = static_cast<std::int64_t>(span.first + span.count) - 1};
}

std::string frameCsv(const CurveSet& set, const FrameRows& rows, double framesPerSecond) {
    CsvWriter csv;
    csv.heading("frame");
    csv.heading("seconds");
    const Headings headings(set);
    for (const CurveLine& line : set.lines) {
        csv.text(headings.of(line));
    }
    csv.endLine();
    SetSampler sampler(borrowed(set));
    for (std::int64_t frame = rows.first; frame <= rows.last; frame += rows.step) {
        const float seconds = secondsOfFrame(frame, framesPerSecond);
        csv.number(frame);
        addNumber(csv, seconds);
        sampler.sample(double{seconds});
        for (const CurveLine& line : set.lines) {
            addNumber(csv, sampler.value(line));
        }
        csv.endLine();
    }
    return csv.take();
}

double numbersOfKeyCsv(const CurveSet& set) {
    std::size_t columns = 1;
    for (const CurveLine& line : set.lines) {
        columns += hasTangents(*set.curves[line.curve]) ? 3 : 1;
    }
    return static_cast<double>(columns) * static_cast<double>(allKeyTimes(set).size());
}

std::string keyCsv(const CurveSet& set) {
    return KeyTable(set).text();
}

}  // namespace sinew
