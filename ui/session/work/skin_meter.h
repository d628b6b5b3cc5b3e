// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "model/survey/skin_survey.h"
#include "model/weights/stretch.h"
#include "ui/session/work/background_task.h"

namespace sinew {

/// The frames of a clip over which volumes are measured.
struct ClipFrames {
    AnimationIndex animation;  // none: the rest pose
    double framesPerSecond = 30.0;

    bool operator==(const ClipFrames&) const = default;
    bool operator<(const ClipFrames& other) const noexcept {
        return std::pair(animation, framesPerSecond) <
               std::pair(other.animation, other.framesPerSecond);
    }
};

/// [joint]: the smallest over the nodes of a skin.
using SkinVolumes = std::vector<WorstVolume>;

/// Measures skins: what their joints do, and on request how their regions collapse in a clip.
/// Results are kept until another asset arrives. Only what was wanted last is measured: another
/// skin stops the work on the one before.
class SkinMeter final : public BackgroundTask {
    Q_OBJECT

public:
    using SurveyWork = std::function<std::optional<SkinSurvey>(
        const std::shared_ptr<const ClipLibrary>&, SkinIndex, const Progress&, std::stop_token)>;

    /// Clips with more frames are measured at so many of them.
    static constexpr std::size_t kMostFrames = 1000;

    explicit SkinMeter(QObject* parent = nullptr);

    void setSurveyWork(SurveyWork work) { m_survey = std::move(work); }

    /// Another asset: stops, forgets. Null: none.
    void setClips(std::shared_ptr<const ClipLibrary> clips);
    /// Measures unless that is done or in progress. With frames also the volumes over them.
    void want(SkinIndex skin, const std::optional<ClipFrames>& volumesOver = {});
    void cancel() override;  // stops until the next `want`

    [[nodiscard]] bool measuresVolumes() const noexcept { return busy() && m_job.volumesOver; }
    [[nodiscard]] float progress() const noexcept { return float(percent()) / 100.0F; }
    [[nodiscard]] std::shared_ptr<const SkinSurvey> survey(SkinIndex skin) const;  // null: not yet
    [[nodiscard]] std::shared_ptr<const SkinVolumes> volumes(SkinIndex skin,
                                                             const ClipFrames& frames) const;

signals:
    void changed();  // a result, or whether it is busy

private:
    struct Job {
        SkinIndex skin;
        std::optional<ClipFrames> volumesOver;  // none: the survey

        bool operator==(const Job&) const = default;
    };
    struct Answer {
        std::shared_ptr<const SkinSurvey> survey;
        std::shared_ptr<const SkinVolumes> volumes;
    };
    [[nodiscard]] bool known(const Job& job) const;
    [[nodiscard]] static Answer answer(const Job& job, const SurveyWork& survey,
                                       const std::shared_ptr<const ClipLibrary>& clips,
                                       const Progress& progress, const std::stop_token& stop);
    void startNext();
    void take(const Answer& answer);

    SurveyWork m_survey;
    std::shared_ptr<const ClipLibrary> m_clips;
    std::vector<Job> m_wanted;  // order of measuring
    Job m_job;                  // current job while it is busy
    std::map<SkinIndex, std::shared_ptr<const SkinSurvey>> m_surveys;
    std::map<std::pair<SkinIndex, ClipFrames>, std::shared_ptr<const SkinVolumes>> m_volumes;
};

}  // namespace sinew
