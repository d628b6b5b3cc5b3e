// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/frame_sequence.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "model/evaluate/frame_list.h"

namespace sinew {
namespace {

constexpr double kMostFrame = 1e9;
constexpr double kOutsideSlack = 1e-3;  // share of a frame: keys are single precision
constexpr double kStepSlack = 1e-6;     // share of a step
constexpr int kMostDecimals = 6;

Error tooManyFrames() {
    return {ErrorCode::InvalidRequest,
            "more than " + std::to_string(kMostSequenceFrames) + " frames", ""};
}

/// Reads one list of frames from left to right.
class FrameReader {
public:
    explicit FrameReader(std::string_view text) : m_text(text) {}

    [[nodiscard]] Result<std::vector<double>> read() {
        do {
            if (Status status = range(); !status) {
                return status.error();
            }
        } while (takes(','));
        if (m_at < m_text.size()) {
            return wrong("unexpected '" + std::string(1, m_text[m_at]) + "'");
        }
        return std::move(m_frames);
    }

private:
    [[nodiscard]] Error wrong(const std::string& words) const {
        return {ErrorCode::InvalidRequest, words + " at character " + std::to_string(m_at + 1), ""};
    }

    [[nodiscard]] bool takes(char wanted) noexcept {
        const bool found = m_at < m_text.size() && m_text[m_at] == wanted;
        m_at += found ? 1 : 0;
        return found;
    }

    /// `what`: "a frame".
    [[nodiscard]] Result<double> number(const char* what) {
        double value = 0.0;
        const char* const end = m_text.data() + m_text.size();
        const auto [rest, error] =
            std::from_chars(m_text.data() + m_at, end, value, std::chars_format::fixed);
        if (error != std::errc{} || !(std::abs(value) <= kMostFrame)) {
            return wrong(std::string(what) + " is missing or too large");
        }
        m_at = static_cast<std::size_t>(rest - m_text.data());
        return value;
    }

    [[nodiscard]] Status range() {
        const Result<double> first = number("a frame");
        if (!first) {
            return first.error();
        }
        Result<double> last = *first;
        if (takes(':')) {
            last = number("the last frame");
        }
        if (!last) {
            return last.error();
        }
        const bool down = *last < *first;
        double step = down ? -1.0 : 1.0;
        const std::size_t stepAt = m_at;
        if (takes('x') || takes('X')) {
            const Result<double> given = number("the step");
            if (!given) {
                return given.error();
            }
            step = down && *given > 0.0 ? -*given : *given;
            if (step == 0.0 || (step < 0.0) != down) {
                m_at = stepAt + 1;
                return wrong("the step never reaches the last frame");
            }
        }
        return add(*first, *last, step);
    }

    [[nodiscard]] Status add(double first, double last, double step) {
        const double steps = std::floor((last - first) / step + kStepSlack);
        if (steps + static_cast<double>(m_frames.size()) + 1.0 >
            static_cast<double>(kMostSequenceFrames)) {
            return tooManyFrames();
        }
        for (std::size_t i = 0; i <= static_cast<std::size_t>(steps); ++i) {
            m_frames.push_back(first + static_cast<double>(i) * step);
        }
        return Nothing{};
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::vector<double> m_frames;
};

}  // namespace

Result<std::vector<double>> parseFrames(std::string_view text) {
    return FrameReader(text).read();
}

float FrameSequence::secondsOf(double frame) const noexcept {
    return std::clamp(static_cast<float>(frame / framesPerSecond), whole.start, whole.end);
}

Result<FrameSequence> frameSequence(const SequenceRequest& request, const PlayedRange& whole) {
    const PlayedRange range = request.range.value_or(whole);
    const double rate = request.framesPerSecond;
    FrameSequence sequence{.frames = request.frames, .framesPerSecond = rate, .whole = whole};
    if (request.frames.empty()) {
        const FrameSpan span = frameSpan(range, rate);
        if (span.count > kMostSequenceFrames) {
            return tooManyFrames();
        }
        for (std::uint64_t i = 0; i < span.count; ++i) {
            sequence.frames.push_back(static_cast<double>(span.first + i));
        }
    }
    const double first = double{whole.start} * rate - kOutsideSlack;
    const double last = double{whole.end} * rate + kOutsideSlack;
    sequence.outside =
        std::erase_if(sequence.frames, [&](double frame) { return frame < first || frame > last; });
    const double closing = double{std::min(range.end, whole.end)} * rate - kOutsideSlack;
    if (request.leavesClosingOut && sequence.frames.size() > 1 &&
        sequence.frames.back() >= closing) {
        sequence.frames.pop_back();
    }
    return sequence;
}

int frameDecimals(const std::vector<double>& frames) noexcept {
    int decimals = 0;
    for (const double frame : frames) {
        double scale = std::pow(10.0, decimals);
        while (decimals < kMostDecimals &&
               std::abs(frame * scale - std::round(frame * scale)) > 1e-6 * scale) {
            scale = std::pow(10.0, ++decimals);
        }
    }
    return decimals;
}

}  // namespace sinew
