// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <span>

#include "app/bench/allocation_count.h"
#include "app/bench/batch_timer.h"
#include "app/bench/bench_crowd.h"
#include "app/bench/bench_render_options.h"
#include "app/bench/bench_report.h"
#include "app/cli/command_setup.h"
#include "app/common/failure.h"
#include "app/common/name_lookup.h"
#include "app/common/parse_value.h"
#include "model/evaluate/hierarchy.h"
#include "model/evaluate/pose_evaluator.h"

namespace sinew::cli {

namespace {

struct BenchEvaluateArguments {
    BenchSubject subject;
    std::string output;
    std::string order = "sequential";
    std::string skinning = "none";
    std::string instances;
    bool pick = false;
    std::string repetitions = "1000";
};

constexpr std::size_t kSteps = 240;

/// Even steps over the clip, in order.
std::vector<float> sequentialTimes(const Animation& animation) {
    std::vector<float> times(kSteps);
    for (std::size_t i = 0; i < kSteps; ++i) {
        const double part = static_cast<double>(i) / kSteps;
        times[i] = static_cast<float>(double{animation.startSeconds} +
                                      part * double{animation.durationSeconds()});
    }
    return times;
}

std::vector<float> timesInOrder(bool isRandom, const Animation& animation) {
    constexpr std::size_t kUnlearned = 17;  // more than a branch predictor can learn
    return isRandom ? randomTimes(animation, kUnlearned * kSteps) : sequentialTimes(animation);
}

/// Measures each part of an evaluation separately.
class EvaluateBench {
public:
    EvaluateBench(std::shared_ptr<const Asset> asset, AnimationIndex animation,
                  std::vector<float> times, std::size_t repetitions)
        : m_clips(std::make_shared<const ClipLibrary>(std::move(asset))),
          m_animation(animation),
          m_prepared((*m_clips)[animation]),
          m_times(std::move(times)),
          m_repetitions(repetitions),
          m_hierarchy(*m_clips->asset()) {
        m_prepared.clip.prepare(m_cursor);
        resetToRest(*m_clips->asset(), m_pose);
        m_hierarchy.follow(m_pose, allNodes(*m_clips->asset()));
        for (const Skin& skin : m_clips->asset()->skins) {
            m_palettes.emplace_back(skin.joints.size());
        }
    }

    [[nodiscard]] const std::shared_ptr<const ClipLibrary>& clips() const { return m_clips; }

    [[nodiscard]] BenchResult sample() {
        return measured(
            "sample", [this](float seconds) { m_prepared.clip.sample(seconds, m_cursor, m_pose); });
    }

    [[nodiscard]] BenchResult world() {
        return measured("world", [this](float) { m_hierarchy.follow(m_pose, m_prepared.moved); });
    }

    [[nodiscard]] BenchResult joints() {
        const Asset& asset = *m_clips->asset();
        if (m_prepared.moved.skins.empty()) {
            return {.name = "joints", .unit = "ns"};  // no skin has a joint that moves
        }
        return measured("joints", [&](float) {
            for (const SkinIndex skin : m_prepared.moved.skins) {
                jointMatrices(asset[skin], m_hierarchy.preciseWorld(), m_palettes[skin.value]);
            }
        });
    }

    [[nodiscard]] std::vector<std::pair<std::string, double>> values() const {
        const Animation& animation = (*m_clips->asset())[m_animation];
        std::size_t keys = 0;
        for (const Channel& channel : animation.channels) {
            keys += animation.samplers[channel.sampler.value].times.size();
        }
        for (const PropertyChannel& channel : animation.propertyChannels) {
            keys += animation.samplers[channel.sampler.value].times.size();
        }
        std::size_t joints = 0;
        for (const SkinIndex skin : m_prepared.moved.skins) {
            joints += m_palettes[skin.value].size();
        }
        return {{"channels", animation.channels.size() + animation.propertyChannels.size()},
                {"keys", keys},
                {"keyTimeSets", m_prepared.clip.trackCount()},
                {"movedNodes", m_prepared.moved.nodes.size()},
                {"joints", joints},
                {"allocationsPerFrame", allocationsPerFrame()},
                {"peakResidentBytes", static_cast<double>(peakResidentBytes())}};
    }

private:
    template <class Work>
    BenchResult measured(const char* name, Work work) {
        std::size_t first = 0;
        return {.name = name,
                .unit = "ns",
                .samples = nanosecondsPerCall(m_repetitions, kSteps, [&] {
                    for (const float seconds : std::span(m_times).subspan(first, kSteps)) {
                        work(seconds);
                    }
                    first = (first + kSteps) % m_times.size();
                })};
    }

    /// Allocations of a whole evaluation, after the first.
    [[nodiscard]] double allocationsPerFrame() const {
        PoseEvaluator evaluator(m_clips);
        evaluator.evaluate(m_animation, m_times.back());
        const std::size_t before = allocationsOfThisThread();
        for (const float seconds : m_times) {
            evaluator.evaluate(m_animation, seconds);
        }
        return static_cast<double>(allocationsOfThisThread() - before) /
               static_cast<double>(m_times.size());
    }

    std::shared_ptr<const ClipLibrary> m_clips;
    AnimationIndex m_animation;
    const PreparedClip& m_prepared;
    std::vector<float> m_times;
    std::size_t m_repetitions;
    ClipCursor m_cursor;
    Pose m_pose;
    Hierarchy m_hierarchy;
    std::vector<std::vector<glm::mat4>> m_palettes;
};

AnimationIndex neededAnimation(const Asset& asset, const std::string& text) {
    if (asset.animations.empty()) {
        throw usageFailure("evaluate needs an animation, but the file has none");
    }
    return text.empty() ? AnimationIndex(0U) : lookUpAnimation(asset, text);
}

ExitCode runBenchEvaluate(const BenchEvaluateArguments& arguments, const CommonArguments& common) {
    const BenchSubject& subject = arguments.subject;
    constexpr std::uint32_t kMostRepetitions = 1000000;
    const std::uint32_t repetitions =
        parseCount("--repetitions", arguments.repetitions, 1, kMostRepetitions);
    constexpr std::uint32_t kMostInstances = 1000000;
    const std::uint32_t instances =
        arguments.instances.empty()
            ? 0
            : parseCount("--instances", arguments.instances, 1, kMostInstances);
    const bool isRandom =
        parseChoice<bool>("--order", arguments.order, {{"sequential", false}, {"random", true}});
    const bool skinning =
        parseChoice<bool>("--skinning", arguments.skinning, {{"none", false}, {"cpu", true}});
    subject.check("evaluate", arguments.output);
    const auto [asset, name] = benchInput(subject, common.quiet);
    const AnimationIndex animation = neededAnimation(*asset, subject.animation);
    EvaluateBench bench(asset, animation, timesInOrder(isRandom, (*asset)[animation]), repetitions);
    BenchReport report{.bench = "evaluate", .file = name};
    report.options = {{"animation", std::uint64_t{animation.value}},
                      {"order", arguments.order},
                      {"repetitions", std::uint64_t{repetitions}}};
    report.results = {bench.sample(), bench.world(), bench.joints()};
    report.values = bench.values();
    const BenchClip clip{bench.clips(), animation, repetitions};
    if (skinning) {
        report.options.emplace_back("skinning", arguments.skinning);
        addSkinning(clip, report);
    }
    if (arguments.pick) {
        addPicking(clip, report);
    }
    if (instances > 0) {
        report.options.emplace_back("instances", std::uint64_t{instances});
        addInstances(clip, isRandom, instances, report);
    }

    answerWith(report, arguments.output);
    return ExitCode::Done;
}

}  // namespace

void declareBenchEvaluate(CommandSetup& setup) {
    BenchEvaluateArguments& a = setup.runs(runBenchEvaluate);
    setup.file = &a.subject.file;
    Options& options = setup.options;
    a.subject.declare(options, "Instead of a file: vertices=N,joints=J,influences=K,keys=N");
    a.subject.declareAnimation(options);
    options.value("--order", a.order, "ORDER",
                  "sequential: 240 even steps over the clip, repeated;\nrandom: uniform times, the "
                  "same for every run");
    options.value("--skinning", a.skinning, "HOW",
                  "none, or cpu: also measure CPU skinning of a pose");
    options.value("--instances", a.instances, "N",
                  "Also measure N copies, each at its own time, with one and\nmore threads");
    options.flag("--pick", a.pick, "Also measure picking the surface at a pixel");
    options.value("--repetitions", a.repetitions, "N", "Number of timed batches, after a warm-up");
    options.output(a.output);
}

}  // namespace sinew::cli
