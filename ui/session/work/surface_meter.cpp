// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/work/surface_meter.h"

#include <cmath>
#include <utility>

#include "model/compare/distance_values.h"
#include "model/evaluate/clip/clip_library.h"

namespace sinew {
namespace {

constexpr std::size_t kMostAtOnce = 20'000;  // values that a frame measures itself

}  // namespace

SurfaceMeter::SurfaceMeter(QObject* parent) : QObject(parent) {
    connect(&m_clipTask, &BackgroundTask::progressed, this, &SurfaceMeter::progressChanged);
    connect(&m_clipTask, &BackgroundTask::ended, this, &SurfaceMeter::progressChanged);
}

void SurfaceMeter::drop() {
    m_sourceTask.cancel();
    m_poseTask.cancel();
    endClip();
    m_clips.reset();
    m_source.reset();
    m_distances = nullptr;
    m_other = {};
    m_workerPose.reset();
    m_otherWorkerPose.reset();
    m_measured.reset();
    m_values.reset();
    m_spare.reset();
    m_known.clear();
    m_key = {};
    m_worst.reset();
    m_worstValues.reset();
    m_shows = m_showsWorst = false;
    m_shown.reset();
}

const std::shared_ptr<const SurfaceValues>& SurfaceMeter::follow(const Question& question,
                                                                 const PoseEvaluator& pose,
                                                                 const PoseEvaluator* other) {
    m_shows = viewModeInfo(question.look.mode).values;
    m_showsWorst = false;
    m_upToDate = true;
    if (!m_shows) {
        endClip();
        m_key = {};
        m_worst.reset();
        m_shown.reset();
        return m_shown;
    }
    if (m_clips != question.clips || m_other.clips != question.other.clips ||
        !sameSource(m_look, question.look)) {
        startSource(question);
    }
    followOther(question.other);
    if (!m_source || (m_source->followsPose() && question.look.copies > 1)) {
        m_upToDate = !m_sourceTask.busy();
        m_shown.reset();
        return m_shown;
    }
    followClip(question);
    const bool known = m_values && (m_measured == question.moment || !m_source->followsPose());
    m_upToDate = known || m_source->count() <= kMostAtOnce;
    if (!known && m_source->count() <= kMostAtOnce) {
        measureHere(pose, other);
        m_measured = question.moment;
    } else if (!known && !m_poseTask.busy()) {
        measureThere(question);
    }
    m_showsWorst = m_worst && question.look.worstOfClip && question.look.mode == ViewMode::Stretch;
    m_upToDate = m_upToDate || m_showsWorst;
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
    m_other.clips = question.other.clips;
    m_look = question.look;
    m_shows = true;
    if (m_look.mode == ViewMode::Distance) {
        startDistances();
        return;
    }
    m_sourceTask.run(
        [clips = m_clips, look = m_look](const std::stop_token& stop) {
            return std::shared_ptr<ValueSource>(valueSource(clips, look, stop));
        },
        [this](std::shared_ptr<ValueSource> source) {
            m_source = std::move(source);
            emit changed();
        },
        "the view has no values");
}

void SurfaceMeter::startDistances() {
    if (!m_other.clips) {
        return;
    }
    m_sourceTask.run(
        [clips = m_clips, other = m_other.clips](const std::stop_token& stop) {
            return std::shared_ptr<DistanceValues>(distanceValues(clips, other, stop));
        },
        [this](std::shared_ptr<DistanceValues> source) {
            m_distances = source.get();
            m_source = std::move(source);
            emit changed();
        },
        "the view has no values");
}

/// The values are of both moments, and of the scale.
void SurfaceMeter::followOther(const Other& other) {
    if (other != m_other) {
        m_worstApplied = m_worstApplied && other.largest == m_other.largest;
        m_other = other;
        m_measured.reset();
    }
}

/// The buffer of the values before the shown ones, unless a screenshot still holds it.
std::shared_ptr<SurfaceValues> SurfaceMeter::freeValues() {
    std::shared_ptr<SurfaceValues> free = std::move(m_spare);
    return free && free.use_count() == 1 ? free : std::make_shared<SurfaceValues>();
}

void SurfaceMeter::measureHere(const PoseEvaluator& pose, const PoseEvaluator* other) {
    if (m_poseTask.busy()) {
        return;
    }
    applyWorst();
    if (m_distances != nullptr) {
        m_distances->setOther(other);
    }
    m_shown.reset();
    std::shared_ptr<SurfaceValues> next = freeValues();
    m_source->evaluate(pose, *next);
    m_spare = std::exchange(m_values, std::move(next));
}

void SurfaceMeter::measureThere(const Question& question) {
    applyWorst();
    if (!m_workerPose) {
        m_workerPose = std::make_shared<PoseEvaluator>(m_clips);
    }
    std::shared_ptr<SurfaceValues> next = freeValues();
    if (m_distances != nullptr && !m_otherWorkerPose) {
        m_otherWorkerPose = std::make_shared<PoseEvaluator>(m_other.clips);
    }
    m_poseTask.run(
        [source = m_source, distances = m_distances, pose = m_workerPose,
         otherPose = m_otherWorkerPose, moment = question.moment, otherMoment = m_other.moment,
         next](const std::stop_token&) {
            evaluate(*pose, moment);
            if (distances != nullptr) {
                evaluate(*otherPose, otherMoment);
                distances->setOther(otherPose.get());
            }
            source->evaluate(*pose, *next);
            return true;
        },
        [this, moment = question.moment, other = m_other, next](bool done) {
            m_measured = other == m_other ? std::optional(moment) : std::nullopt;
            if (done) {
                m_spare = std::exchange(m_values, next);
            }
            emit changed();
        },
        "the view keeps the values before");
}

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
