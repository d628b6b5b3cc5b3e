// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// Measuring a whole clip in the background.
#include <cmath>
#include <utility>

#include "model/evaluate/clip/clip_library.h"
#include "ui/session/work/surface_meter.h"

namespace sinew {

void SurfaceMeter::followClip(const Question& question) {
    // The comparison of both files measures distances over clips.
    const bool plain = !question.moment.layered && question.moment.animation &&
                       m_source->followsPose() && m_distances == nullptr;
    const ClipKey key{question.look.mode, question.look.compared,
                      plain ? question.moment.animation : AnimationIndex{},
                      question.framesPerSecond};
    if (key == m_key) {
        return;
    }
    endClip();
    m_key = key;
    m_clip = std::get<AnimationIndex>(key);
    m_cancelled = false;
    m_worst.reset();
    m_worstValues.reset();
    m_worstApplied = false;
    m_measured.reset();
    if (!m_clip) {
        return;
    }
    if (const auto known = m_known.find(key); known != m_known.end()) {
        takeClip(key, known->second);
    } else {
        startClip(question);
    }
}

void SurfaceMeter::startClip(const Question& question) {
    m_clipTask.run(
        [clips = m_clips, look = question.look, animation = m_clip,
         rate = question.framesPerSecond](const std::stop_token& stop,
                                          const BackgroundTask::Progress& progress) {
            std::shared_ptr<const ClipWorst> found;
            const std::unique_ptr<ValueSource> source = valueSource(clips, look, stop);
            if (source && !stop.stop_requested()) {
                if (auto worst = worstOverClip(*source, clips, animation, rate, progress, stop)) {
                    found = std::make_shared<const ClipWorst>(std::move(*worst));
                }
            }
            return found;
        },
        [this, key = m_key](std::shared_ptr<const ClipWorst> worst) {
            takeClip(key, std::move(worst));
        },
        "the worst values of the clip stay unknown");
    emit progressChanged();
}

void SurfaceMeter::takeClip(const ClipKey& key, std::shared_ptr<const ClipWorst> worst) {
    if (worst) {
        m_known[key] = worst;
        m_worst = std::move(worst);
        m_worstValues = std::make_shared<const SurfaceValues>(
            worstValues(*m_worst, *m_source, *m_clips->asset()));
        m_worstApplied = false;
        m_measured.reset();  // the scale and the legend are others
    }
    emit changed();
    emit progressChanged();
}

/// While the worker does not use the source.
void SurfaceMeter::applyWorst() {
    if (std::exchange(m_worstApplied, true) || !m_source->followsPose()) {
        return;
    }
    if (!m_worst) {
        m_source->setLargest(m_other.largest);
        m_source->setNotes({});
        return;
    }
    m_source->setLargest(m_worst->largest ? std::abs(m_worst->largest->value) : 0.0F);
    m_source->setNotes({worstWords(*m_worst, *m_source, *m_clips->asset())});
}

void SurfaceMeter::endClip() {
    m_clip = {};
    m_clipTask.cancel();
}

void SurfaceMeter::cancel() {
    const AnimationIndex clip = m_clip;
    endClip();
    m_clip = clip;
    m_cancelled = true;
    emit progressChanged();
}

void SurfaceMeter::measureClip() {
    m_cancelled = false;
    m_key = {};  // the next frame starts it
    emit changed();
}

}  // namespace sinew
