// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/work/skin_meter.h"

#include "model/evaluate/frame_list.h"

namespace sinew {
namespace {

std::shared_ptr<const SkinVolumes> volumesOf(const std::shared_ptr<const ClipLibrary>& clips,
                                             SkinIndex skin, const ClipFrames& frames,
                                             const SkinMeter::Progress& progress,
                                             const std::stop_token& stop) {
    const Asset& asset = *clips->asset();
    const std::vector<NodeIndex> nodes = surveyedNodes(asset, skin);
    const PlayedRange range =
        frames.animation ? wholeRange(asset[frames.animation]) : PlayedRange{};
    const FrameList times =
        frameList(range, frames.framesPerSecond, FrameEnds::OnlyFrames, SkinMeter::kMostFrames);
    PoseWalk walk(clips);
    SkinVolumes worst(asset[skin].joints.size());
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const auto share = [&](float part) {
            progress((static_cast<float>(i) + part) / static_cast<float>(nodes.size()));
        };
        const auto own = worstVolumes(walk, nodes[i], {.animation = frames.animation},
                                      times.seconds, {.stop = stop, .progress = share});
        if (!own) {
            return nullptr;
        }
        for (std::size_t j = 0; j < worst.size(); ++j) {
            if (i == 0 || (*own)[j].ratio < worst[j].ratio) {
                worst[j] = (*own)[j];
            }
        }
    }
    return std::make_shared<const SkinVolumes>(std::move(worst));
}

}  // namespace

SkinMeter::SkinMeter(QObject* parent)
    : BackgroundTask(parent),
      m_survey([](const std::shared_ptr<const ClipLibrary>& clips, SkinIndex skin,
                  const Progress& progress, const std::stop_token& stop) {
          return skinSurvey(PoseEvaluator(clips), skin, progress, stop);
      }) {}

void SkinMeter::setClips(std::shared_ptr<const ClipLibrary> clips) {
    if (clips == m_clips) {
        return;
    }
    m_wanted.clear();
    BackgroundTask::cancel();
    m_surveys.clear();
    m_volumes.clear();
    m_clips = std::move(clips);
    emit changed();
}

void SkinMeter::cancel() {
    m_wanted.clear();
    if (busy()) {
        BackgroundTask::cancel();
        emit changed();
    }
}

void SkinMeter::want(SkinIndex skin, const std::optional<ClipFrames>& volumesOver) {
    if (!m_clips || skin.value >= m_clips->asset()->skins.size()) {
        return;
    }
    m_wanted = {{.skin = skin, .volumesOver = {}}};
    const std::size_t clips = m_clips->asset()->animations.size();
    if (volumesOver && (!volumesOver->animation || volumesOver->animation.value < clips)) {
        m_wanted.push_back({.skin = skin, .volumesOver = volumesOver});
    }
    std::erase_if(m_wanted, [this](const Job& job) { return known(job); });
    if (busy() && std::erase(m_wanted, m_job) > 0) {
        return;  // it goes on
    }
    if (busy()) {
        BackgroundTask::cancel();
        emit changed();
    }
    startNext();
}

bool SkinMeter::known(const Job& job) const {
    return job.volumesOver ? volumes(job.skin, *job.volumesOver) != nullptr
                           : survey(job.skin) != nullptr;
}

std::shared_ptr<const SkinSurvey> SkinMeter::survey(SkinIndex skin) const {
    const auto found = m_surveys.find(skin);
    return found == m_surveys.end() ? nullptr : found->second;
}

std::shared_ptr<const SkinVolumes> SkinMeter::volumes(SkinIndex skin,
                                                      const ClipFrames& frames) const {
    const auto found = m_volumes.find({skin, frames});
    return found == m_volumes.end() ? nullptr : found->second;
}

void SkinMeter::startNext() {
    if (busy() || m_wanted.empty()) {
        return;
    }
    m_job = m_wanted.front();
    m_wanted.erase(m_wanted.begin());
    run([job = m_job, survey = m_survey, clips = m_clips](
            const std::stop_token& stop,
            const Progress& progress) { return answer(job, survey, clips, progress, stop); },
        [this](const Answer& found) { take(found); }, "the skin is not measured");
    emit changed();
}

SkinMeter::Answer SkinMeter::answer(const Job& job, const SurveyWork& survey,
                                    const std::shared_ptr<const ClipLibrary>& clips,
                                    const Progress& progress, const std::stop_token& stop) {
    Answer answer;
    if (job.volumesOver) {
        answer.volumes = volumesOf(clips, job.skin, *job.volumesOver, progress, stop);
    } else if (auto found = survey(clips, job.skin, progress, stop)) {
        answer.survey = std::make_shared<const SkinSurvey>(std::move(*found));
    }
    return answer;
}

void SkinMeter::take(const Answer& answer) {
    if (answer.survey) {
        m_surveys[m_job.skin] = answer.survey;
    }
    if (answer.volumes) {
        m_volumes[{m_job.skin, *m_job.volumesOver}] = answer.volumes;
    }
    startNext();
    emit changed();
}

}  // namespace sinew
