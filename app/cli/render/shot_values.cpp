// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/render/shot_values.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "app/cli/console.h"
#include "model/evaluate/clip/clip_library.h"
#include "model/facts/frame_grid.h"

namespace sinew::cli {

ShotValues::ShotValues(std::shared_ptr<const ClipLibrary> clips, const PictureChoice& choice)
    : m_clips(std::move(clips)), m_choice(choice), m_source(valueSource(m_clips, choice.view)) {
    if (!m_source) {
        return;
    }
    if (m_choice.view.copies > 1 && m_source->followsPose()) {
        m_missing = "it is of one pose and is not shown for copies, which have a pose each";
        m_shown = withoutValues(m_missing);
        m_source.reset();
    } else {
        m_missing = m_source->missing();
    }
}

void ShotValues::measureClip(AnimationIndex animation, bool quiet) {
    if (m_worst.count(animation) > 0) {
        return;
    }
    ProgressBar progress("Measuring", quiet);
    const ClipRate rate = clipRate(frameGridOf((*m_clips->asset())[animation]));
    std::optional<ClipWorst> worst =
        worstOverClip(*m_source, m_clips, animation, rate.framesPerSecond,
                      [&](float part) { progress.show(part); });
    if (worst) {
        m_worst.emplace(animation, std::move(*worst));
    }
}

void ShotValues::measure(bool quiet) {
    if (!m_source || !m_source->followsPose()) {
        return;
    }
    if (m_choice.layers.empty()) {
        for (const AnimationIndex animation : m_choice.animations) {
            measureClip(animation, quiet);
        }
    }
    if (m_choice.view.worstOfClip && m_worst.empty() && m_choice.view.mode == ViewMode::Stretch) {
        m_notice = "--worst needs an animation; stretch shows the pose";
    }
    float largest = 0.0F;
    std::vector<std::string> notes;
    for (const auto& [animation, worst] : m_worst) {
        largest = std::max(largest, worst.largest ? std::abs(worst.largest->value) : 0.0F);
        notes.push_back(worstWords(worst, *m_source, *m_clips->asset()));
    }
    if (!m_worst.empty()) {
        m_source->setLargest(largest);
        m_source->setNotes(std::move(notes));
    }
}

std::shared_ptr<const SurfaceValues> ShotValues::of(const PoseEvaluator& pose,
                                                    AnimationIndex animation) {
    if (!m_source) {
        return m_shown;
    }
    const auto worst = m_worst.find(animation);
    if (m_choice.view.worstOfClip && m_choice.view.mode == ViewMode::Stretch &&
        worst != m_worst.end()) {
        m_shown = std::make_shared<const SurfaceValues>(
            worstValues(worst->second, *m_source, *m_clips->asset()));
    } else {
        auto values = std::make_shared<SurfaceValues>();
        m_source->evaluate(pose, *values);
        if (m_source->followsPose() && m_worst.empty()) {
            notePose(pose, *values);
        }
        m_shown = std::move(values);
    }
    return m_shown;
}

/// Names the largest of the pose.
void ShotValues::notePose(const PoseEvaluator& pose, SurfaceValues& values) {
    m_largest = largestValue(values);
    if (m_largest) {
        const std::uint32_t vertex = vertexOf(*m_clips->asset(), values, *m_largest);
        m_source->setNotes({"Largest: " + m_source->words(m_largest->value) + " at vertex " +
                            std::to_string(vertex)});
        m_source->evaluate(pose, values);
    }
}

RecordedWorst ShotValues::recorded(const ValuePlace& place) const {
    const Asset& asset = *m_clips->asset();
    RecordedWorst worst{.value = m_source->shownValue(place.value),
                        .node = place.node,
                        .primitive = place.primitive,
                        .vertex = vertexOf(asset, *m_shown, place)};
    if (m_shown->per == SurfaceValues::Per::Element) {
        worst.element = place.index;
    }
    return worst;
}

std::optional<RecordedValues> ShotValues::record() const {
    if (!m_source || !m_shown || !m_shown->legend) {
        return {};
    }
    const ValueLegend& legend = *m_shown->legend;
    RecordedValues values{.title = legend.title,
                          .subtitle = legend.subtitle,
                          .low = m_source->shownValue(m_shown->low),
                          .high = m_source->shownValue(m_shown->high),
                          .notes = legend.notes};
    if (m_largest) {
        values.worst.push_back(recorded(*m_largest));
    }
    for (const auto& [animation, worst] : m_worst) {
        RecordedWorst& entry = values.worst.emplace_back();
        if (worst.largest) {
            const std::size_t at = worst.placeOf(*worst.largest);
            entry = recorded(*worst.largest);
            entry.frame = worst.frameOf(at);
            entry.seconds = worst.secondsOf(at);
        }
        entry.animation = animation;
    }
    return values;
}

}  // namespace sinew::cli
