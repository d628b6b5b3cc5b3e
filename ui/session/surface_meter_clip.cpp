// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// Measuring a whole clip in the background.
#include <cmath>
#include <exception>
#include <utility>

#include "model/core/warning.h"
#include "model/evaluate/clip/clip_library.h"
#include "ui/session/other_thread.h"
#include "ui/session/surface_meter.h"

namespace sinew {
namespace {

constexpr float kProgressStep = 0.01F;

}  // namespace

void SurfaceMeter::followClip(const Question& question) {
    const bool plain =
        !question.moment.layered && question.moment.animation && m_source->followsPose();
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
    m_progress = 0.0F;
    emit progressChanged();
    runIn(m_clipPool, [this, run = m_clipRun, key = m_key, clips = m_clips, look = question.look,
                       animation = m_clip, rate = question.framesPerSecond,
                       stop = m_clipStop.get_token()] {
        std::shared_ptr<const ClipWorst> found;
        float told = 0.0F;
        const auto tell = [&](float part) {
            if (part >= told + kProgressStep) {
                told = part;
                callIn(*this, [this, run, part] {
                    if (run == m_clipRun) {
                        m_progress = part;
                        emit progressChanged();
                    }
                });
            }
        };
        try {
            const auto frames = framesOf((*clips->asset())[animation], rate);
            const std::unique_ptr<ValueSource> source = valueSource(clips, look, stop);
            if (frames && source && !stop.stop_requested()) {
                if (auto worst = worstOverClip(*source, clips, animation, *frames, tell, stop)) {
                    found = std::make_shared<const ClipWorst>(std::move(*worst));
                }
            }
        } catch (const std::exception& failure) {
            warn("the worst values of the clip stay unknown", failure);
            found.reset();
        }
        callIn(*this, [this, run, key, found = std::move(found)] {
            if (run == m_clipRun) {
                m_progress.reset();
                takeClip(key, found);
            }
        });
    });
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
        m_source->setLargest({});
        m_source->setNotes({});
        return;
    }
    m_source->setLargest(m_worst->largest ? std::abs(m_worst->largest->value) : 0.0F);
    m_source->setNotes({worstWords(*m_worst, *m_source, *m_clips->asset())});
}

void SurfaceMeter::endClip() {
    m_clipStop.request_stop();
    m_clipStop = std::stop_source();
    m_clipPool.clear();
    ++m_clipRun;
    m_clip = {};
    if (std::exchange(m_progress, std::nullopt)) {
        emit progressChanged();
    }
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
