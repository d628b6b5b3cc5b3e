// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/skin_meter.h"

#include "model/evaluate/frame_list.h"
#include "model/facts/frame_grid.h"

namespace sinew {
namespace {

/// The frames of a clip, every so many if there are more than kMostFrames; at least its start.
std::vector<float> frameTimes(const Animation& animation) {
    const double rate = clipRate(frameGridOf(animation)).framesPerSecond;
    const FrameSpan frames = frameSpan(wholeRange(animation), rate);
    std::vector<float> times;
    const std::size_t count = frames.count <= 1'000'000 ? frames.count : 0;
    const std::size_t step = count / (SkinMeter::kMostFrames + 1) + 1;
    for (std::size_t i = 0; i < count; i += step) {
        times.push_back(frames.secondsAt(i));
    }
    return times.empty() ? std::vector<float>{animation.startSeconds} : times;
}

std::shared_ptr<const SkinVolumes> volumesOf(const std::shared_ptr<const ClipLibrary>& clips,
                                             SkinIndex skin, AnimationIndex animation,
                                             const SkinMeter::Progress& progress,
                                             const std::stop_token& stop) {
    const Asset& asset = *clips->asset();
    const std::vector<NodeIndex> nodes = surveyedNodes(asset, skin);
    const std::vector<float> times =
        animation ? frameTimes(asset[animation]) : std::vector<float>{0.0F};
    SkinVolumes worst(asset[skin].joints.size());
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const auto share = [&](float part) {
            progress((static_cast<float>(i) + part) / static_cast<float>(nodes.size()));
        };
        const auto own = worstVolumes(clips, nodes[i], animation, times, share, stop);
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

void SkinMeter::want(SkinIndex skin, std::optional<AnimationIndex> volumesOver) {
    if (!m_clips || skin.value >= m_clips->asset()->skins.size()) {
        return;
    }
    m_wanted = {{.skin = skin, .volumesOver = {}}};
    if (volumesOver) {
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
                                                      AnimationIndex animation) const {
    const auto found = m_volumes.find({skin, animation});
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
