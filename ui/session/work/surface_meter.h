// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <map>
#include <memory>
#include <optional>
#include <tuple>

#include "model/evaluate/pose_moment.h"
#include "model/values/clip_worst.h"
#include "ui/session/work/background_task.h"

namespace sinew {

class DistanceValues;

/// The values of views that the CPU computes (ViewModeInfo::values). The source is prepared on a
/// worker thread. Values of small surfaces are measured when a frame asks for them; those of large
/// ones on a worker, and until they are ready frames show the last ones. A clip is measured as a
/// whole in the background, once per source; `cancel` ends that.
class SurfaceMeter final : public QObject {
    Q_OBJECT

public:
    /// What ViewMode::Distance measures to.
    struct Other {
        std::shared_ptr<const ClipLibrary> clips;  // null: nothing is compared
        PoseMoment moment;
        std::optional<float> largest;  // end of the scale; none: it grows

        bool operator==(const Other&) const = default;
    };
    /// What a frame shows.
    struct Question {
        std::shared_ptr<const ClipLibrary> clips;
        PoseMoment moment;
        Look look;
        double framesPerSecond = 30.0;
        Other other = {};
    };

    explicit SurfaceMeter(QObject* parent = nullptr);

    /// Follows the question and returns the values to show; null: none, or not yet. `pose` is in
    /// its moment, and `other` in that of the other file, if there is one. Allocates only for
    /// another source.
    const std::shared_ptr<const SurfaceValues>& follow(const Question& question,
                                                       const PoseEvaluator& pose,
                                                       const PoseEvaluator* other = nullptr);
    void drop();  // everything of the asset

    /// As last followed; null: none.
    [[nodiscard]] const std::shared_ptr<const SurfaceValues>& values() const noexcept {
        return m_shown;
    }
    /// They are of the moment and the view that were followed; a new view, or a large surface,
    /// takes some frames.
    [[nodiscard]] bool upToDate() const noexcept { return m_upToDate; }
    [[nodiscard]] const ValueSource* source() const noexcept {
        return m_shows ? m_source.get() : nullptr;
    }
    /// The worst over the clip of the last question; null: not known.
    [[nodiscard]] const ClipWorst* worst() const noexcept { return m_worst.get(); }
    [[nodiscard]] const std::shared_ptr<const ClipWorst>& sharedWorst() const noexcept {
        return m_worst;
    }
    /// The values are those of `worst`.
    [[nodiscard]] bool showsWorst() const noexcept { return m_showsWorst; }

    /// How much of the clip is measured, in percent; none: it is not being measured.
    [[nodiscard]] std::optional<int> progress() const noexcept {
        return m_clipTask.busy() ? std::optional(m_clipTask.percent()) : std::nullopt;
    }
    [[nodiscard]] AnimationIndex animation() const noexcept { return m_clip; }
    void cancel();       // cancels the clip, until another clip or view is shown
    void measureClip();  // resumes after `cancel`
    [[nodiscard]] bool cancelled() const noexcept { return m_cancelled; }

signals:
    void changed();          // other values can be shown, or the worst is known
    void progressChanged();  // or measuring began or ended

private:
    using ClipKey = std::tuple<ViewMode, Compared, AnimationIndex, double>;

    void startSource(const Question& question);
    void startDistances();
    void followOther(const Other& other);
    void followClip(const Question& question);
    void startClip(const Question& question);
    void takeClip(const ClipKey& key, std::shared_ptr<const ClipWorst> worst);
    void endClip();
    void applyWorst();
    void measureHere(const PoseEvaluator& pose, const PoseEvaluator* other);
    void measureThere(const Question& question);
    [[nodiscard]] std::shared_ptr<SurfaceValues> freeValues();

    BackgroundTask m_sourceTask;
    BackgroundTask m_poseTask;  // uses the source
    BackgroundTask m_clipTask;

    std::shared_ptr<const ClipLibrary> m_clips;
    Look m_look;  // look of the source
    std::shared_ptr<ValueSource> m_source;
    DistanceValues* m_distances = nullptr;  // the source, if it measures to another file
    Other m_other;                          // that of the last question
    std::shared_ptr<PoseEvaluator> m_workerPose;
    std::shared_ptr<PoseEvaluator> m_otherWorkerPose;
    std::optional<PoseMoment> m_measured;  // moment of the newest values
    std::shared_ptr<SurfaceValues> m_values;
    std::shared_ptr<SurfaceValues> m_spare;

    ClipKey m_key{};  // clip of the last question
    AnimationIndex m_clip;
    std::map<ClipKey, std::shared_ptr<const ClipWorst>> m_known;
    std::shared_ptr<const ClipWorst> m_worst;
    std::shared_ptr<const SurfaceValues> m_worstValues;
    bool m_worstApplied = false;  // applied to scale and legend of the source
    bool m_cancelled = false;

    bool m_shows = false;
    bool m_upToDate = true;
    bool m_showsWorst = false;
    std::shared_ptr<const SurfaceValues> m_shown;
};

}  // namespace sinew
