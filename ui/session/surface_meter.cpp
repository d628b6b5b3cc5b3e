// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/surface_meter.h"

#include <cmath>
#include <exception>
#include <utility>

#include "model/core/warning.h"
#include "model/evaluate/clip/clip_library.h"
#include "ui/session/other_thread.h"

namespace sinew {
namespace {

constexpr std::size_t kMostAtOnce = 20'000;  // values that a frame measures itself

}  // namespace

SurfaceMeter::SurfaceMeter(QObject* parent) : QObject(parent) {
    m_pool.setMaxThreadCount(1);
    m_clipPool.setMaxThreadCount(1);
}

SurfaceMeter::~SurfaceMeter() {
    drop();
    m_pool.waitForDone();
    m_clipPool.waitForDone();
}

void SurfaceMeter::drop() {
    m_stop.request_stop();
    m_stop = std::stop_source();
    m_pool.clear();
    ++m_run;
    endClip();
    m_clips.reset();
    m_source.reset();
    m_workerPose.reset();
    m_measured.reset();
    m_values.reset();
    m_spare.reset();
    m_busy = false;
    m_known.clear();
    m_key = {};
    m_worst.reset();
    m_worstValues.reset();
    m_shows = m_showsWorst = false;
    m_shown.reset();
}

const std::shared_ptr<const SurfaceValues>& SurfaceMeter::follow(const Question& question,
                                                                 const PoseEvaluator& pose) {
    m_shows = viewModeInfo(question.look.mode).values;
    m_showsWorst = false;
    if (!m_shows) {
        endClip();
        m_key = {};
        m_worst.reset();
        m_shown.reset();
        return m_shown;
    }
    if (m_clips != question.clips || !sameSource(m_look, question.look)) {
        startSource(question);
    }
    if (!m_source || (m_source->followsPose() && question.look.copies > 1)) {
        m_shown.reset();
        return m_shown;
    }
    followClip(question);
    const bool known = m_values && (m_measured == question.moment || !m_source->followsPose());
    if (!known && m_source->count() <= kMostAtOnce) {
        measureHere(pose);
        m_measured = question.moment;
    } else if (!known && !m_busy) {
        measureThere(question);
    }
    m_showsWorst = m_worst && question.look.worstOfClip && question.look.mode == ViewMode::Stretch;
    m_shown = m_showsWorst ? m_worstValues : m_values;
    return m_shown;
}

void SurfaceMeter::startSource(const Question& question) {
    const bool otherFile = m_clips != question.clips;
    auto known = std::move(m_known);
    drop();
    if (!otherFile) {
        m_known = std::move(known);
    }
    m_clips = question.clips;
    m_look = question.look;
    m_shows = true;
    m_busy = true;
    runIn(m_pool, [this, run = m_run, clips = m_clips, look = m_look, stop = m_stop.get_token()] {
        std::shared_ptr<ValueSource> source;
        try {
            source = valueSource(clips, look, stop);
        } catch (const std::exception& failure) {
            warn("the view has no values", failure);
            source.reset();
        }
        callIn(*this, [this, run, source = std::move(source)]() mutable {
            if (run == m_run) {
                takeSource(std::move(source));
            }
        });
    });
}

void SurfaceMeter::takeSource(std::shared_ptr<ValueSource> source) {
    m_busy = false;
    m_source = std::move(source);
    emit changed();
}

/// The buffer of the values before the shown ones, unless a screenshot still holds it.
std::shared_ptr<SurfaceValues> SurfaceMeter::freeValues() {
    std::shared_ptr<SurfaceValues> free = std::move(m_spare);
    return free && free.use_count() == 1 ? free : std::make_shared<SurfaceValues>();
}

void SurfaceMeter::measureHere(const PoseEvaluator& pose) {
    if (m_busy) {
        return;
    }
    applyWorst();
    m_shown.reset();
    std::shared_ptr<SurfaceValues> next = freeValues();
    m_source->evaluate(pose, *next);
    m_spare = std::exchange(m_values, std::move(next));
}

void SurfaceMeter::measureThere(const Question& question) {
    applyWorst();
    m_busy = true;
    if (!m_workerPose) {
        m_workerPose = std::make_shared<PoseEvaluator>(m_clips);
    }
    runIn(m_pool, [this, run = m_run, source = m_source, pose = m_workerPose,
                   moment = question.moment, next = freeValues()] {
        bool done = false;
        try {
            evaluate(*pose, moment);
            source->evaluate(*pose, *next);
            done = true;
        } catch (const std::exception& failure) {
            warn("the view keeps the values before", failure);
            done = false;
        }
        callIn(*this, [this, run, moment, next, done] {
            if (run == m_run) {
                m_busy = false;
                m_measured = moment;
                if (done) {
                    m_spare = std::exchange(m_values, next);
                }
                emit changed();
            }
        });
    });
}

}  // namespace sinew
