// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/tracks/curve_csv.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "model/evaluate/playback_clock.h"
#include "model/tracks/curve_drawing.h"
#include "model/tracks/curve_names.h"
#include "model/tracks/set_sampler.h"

namespace sinew {
namespace {

void appendNumber(std::string& text, float value) {
    if (std::isfinite(value)) {
        std::array<char, 32> digits{};
        text.append(digits.data(),
                    std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr);
    }
}

void appendField(std::string& text, const std::string& field) {
    if (field.find_first_of(",\"\r\n") == std::string::npos) {
        text += field;
        return;
    }
    text += '"';
    for (const char c : field) {
        text.append(c == '"' ? 2 : 1, c);
    }
    text += '"';
}

/// The headings of lines.
class Headings {
public:
    explicit Headings(const CurveSet& set) : m_set(set), m_names(*set.asset) {}

    [[nodiscard]] std::string of(const CurveLine& line) const {
        const AnimationIndex other = m_set.wish.other;
        const std::string clip =
            line.other ? displayName((*m_set.asset)[other].name, "Animation", other.value) + ": "
                       : "";
        return clip + m_names.heading(m_set, line);
    }

private:
    const CurveSet& m_set;
    CurveNames m_names;
};

/// A pointer that does not own.
std::shared_ptr<const CurveSet> borrowed(const CurveSet& set) {
    return {std::shared_ptr<const CurveSet>(), &set};
}

bool hasTangents(const TrackCurve& curve) {
    return curve.showsStored() && curve.sampler().interpolation == Interpolation::CubicSpline;
}

/// Times of keys in the clip that is shown.
std::vector<float> allKeyTimes(const CurveSet& set) {
    std::vector<float> times;
    for (std::size_t i = 0; i < set.lines.size(); ++i) {
        if (beginsCurve(set, i)) {
            const CurveLine& line = set.lines[i];
            for (const float seconds : set.curves[line.curve]->sampler().times) {
                times.push_back(static_cast<float>(double{seconds} - shiftOf(set, line)));
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
        std::string text = "seconds";
        const Headings headings(m_set);
        for (const CurveLine& line : m_set.lines) {
            const std::string heading = headings.of(line);
            appendField(text += ',', heading);
            if (hasTangents(*m_set.curves[line.curve])) {
                appendField(text += ',', heading + ".in");
                appendField(text += ',', heading + ".out");
            }
        }
        text += '\n';
        for (const float seconds : allKeyTimes(m_set)) {
            appendNumber(text, seconds);
            appendRow(text, seconds);
            text += '\n';
        }
        return text;
    }

private:
    void appendRow(std::string& text, float seconds) {
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
            text += ',';
            if (here) {
                appendNumber(text, m_sampler.value(line));
            }
            if (hasTangents(curve)) {
                appendTangents(text, curve.sampler(), line.number, here);
            }
        }
    }

    void appendTangents(std::string& text, const Sampler& sampler, std::uint32_t number,
                        bool here) const {
        for (const std::size_t part : {std::size_t{0}, std::size_t{2}}) {
            text += ',';
            if (here) {
                appendNumber(
                    text,
                    sampler.values[m_key * sampler.keyStride() + part * sampler.width + number]);
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

std::string frameCsv(const CurveSet& set, std::span<const std::int64_t> frames,
                     double framesPerSecond) {
    std::string text = "frame,seconds";
    const Headings headings(set);
    for (const CurveLine& line : set.lines) {
        appendField(text += ',', headings.of(line));
    }
    text += '\n';
    SetSampler sampler(borrowed(set));
    for (const std::int64_t frame : frames) {
        const float seconds = secondsOfFrame(frame, framesPerSecond);
        text += std::to_string(frame) + ',';
        appendNumber(text, seconds);
        sampler.sample(double{seconds});
        for (const CurveLine& line : set.lines) {
            appendNumber(text += ',', sampler.value(line));
        }
        text += '\n';
    }
    return text;
}

std::string keyCsv(const CurveSet& set) {
    return KeyTable(set).text();
}

}  // namespace sinew
