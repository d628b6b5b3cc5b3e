// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/render/comparison_moment.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "app/common/failure.h"
#include "model/words/words.h"

namespace sinew::cli {

namespace {

/// Null: the rest poses are shown.
const ClipComparison* shownClip(const FileComparison& comparison, const MomentChoice& choice) {
    const ClipComparison* const worst = comparison.worstClip();
    const bool asked = choice.seconds || choice.frame;
    if (worst != nullptr || comparison.clips.empty() || (!asked && comparison.largest() > 0.0F)) {
        return worst;
    }
    return &comparison.clips.front();
}

float secondsOf(const Asset& before, const ClipComparison& clip, const MomentChoice& choice) {
    const FrameList& frames = clip.frames;
    if (choice.seconds) {
        const Animation& animation = before[clip.before];
        return std::clamp(*choice.seconds, animation.startSeconds, animation.endSeconds);
    }
    if (!choice.frame) {
        return frames.seconds[clip.worst];
    }
    const std::int64_t frame{*choice.frame};
    const auto found = std::lower_bound(frames.numbers.begin(), frames.numbers.end(), frame);
    if (found == frames.numbers.end() || *found != frame) {
        throw usageFailure("--frame " + std::to_string(frame) + ": of " +
                           words::clipName(before, clip.before) + ", frames " +
                           std::to_string(frames.numbers.front()) + " to " +
                           std::to_string(frames.numbers.back()) + " were compared");
    }
    return frames.seconds[static_cast<std::size_t>(found - frames.numbers.begin())];
}

}  // namespace

std::int64_t ComparedMoment::frame() const noexcept {
    return std::llround(double{seconds} * framesPerSecond);
}

ComparedMoment comparedMoment(const Asset& before, const Asset& after,
                              const FileComparison& comparison, ClipAlignment alignment,
                              const MomentChoice& choice) {
    ComparedMoment moment;
    const ClipComparison* const clip = shownClip(comparison, choice);
    if (clip == nullptr) {
        if (choice.seconds || choice.frame) {
            throw usageFailure("--time and --frame need a clip that was compared");
        }
        if (comparison.geometry) {
            moment.largest = comparison.geometry->largest.distance;
        }
        return moment;
    }
    moment.before = clip->before;
    moment.after = clip->after;
    moment.seconds = secondsOf(before, *clip, choice);
    moment.afterSeconds =
        alignedSeconds(moment.seconds, before[clip->before], after[clip->after], alignment);
    moment.framesPerSecond = clip->framesPerSecond;
    moment.largest = clip->totals.largest.distance;
    return moment;
}

}  // namespace sinew::cli
