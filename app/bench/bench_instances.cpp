// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <random>

#include "app/bench/batch_timer.h"
#include "app/bench/bench_crowd.h"
#include "app/bench/bench_report.h"
#include "model/evaluate/crowd.h"

namespace sinew::cli {

namespace {

constexpr std::size_t kFrames = 8;
constexpr std::size_t kPoseBudget = 8'000'000;  // total over all repetitions
constexpr std::size_t kFewestCrowdRepetitions = 20;

/// Frames of a sixtieth of a second; the copies are spread evenly over the clip.
std::vector<float> evenTimes(const Animation& animation, std::size_t count) {
    std::vector<float> times;
    const double duration = animation.durationSeconds();
    for (std::size_t frame = 0; frame < kFrames; ++frame) {
        for (std::size_t i = 0; i < count; ++i) {
            const double own = duration * static_cast<double>(i) / static_cast<double>(count) +
                               static_cast<double>(frame) / 60.0;
            const double looped = duration > 0.0 ? std::fmod(own, duration) : 0.0;
            times.push_back(static_cast<float>(double{animation.startSeconds} + looped));
        }
    }
    return times;
}

std::vector<std::size_t> threadCounts() {
    std::vector<std::size_t> counts;
    for (std::size_t threads = 1; threads < coreCount(); threads *= 2) {
        counts.push_back(threads);
    }
    counts.push_back(coreCount());
    return counts;
}

}  // namespace

std::vector<float> randomTimes(const Animation& animation, std::size_t count) {
    std::mt19937 engine(20170605);
    std::vector<float> times(count);
    for (float& time : times) {
        const double part = static_cast<double>(engine()) / 4294967296.0;
        time = static_cast<float>(double{animation.startSeconds} +
                                  part * double{animation.durationSeconds()});
    }
    return times;
}

void addInstances(const BenchClip& clip, bool isRandom, std::size_t count, BenchReport& report) {
    const Animation& animation = (*clip.clips->asset())[clip.animation];
    const std::vector<float> times =
        isRandom ? randomTimes(animation, kFrames * count) : evenTimes(animation, count);
    const std::size_t repetitions =
        std::min(clip.repetitions, std::max(kFewestCrowdRepetitions, kPoseBudget / times.size()));
    std::vector<double> least;
    for (const std::size_t threads : threadCounts()) {
        Crowd crowd(clip.clips, clip.animation, threads);
        std::vector<glm::mat4> palettes(count * crowd.jointCount());
        report.results.push_back({.name = "instances",
                                  .unit = "ns",
                                  .samples = nanosecondsPerCall(
                                      repetitions, times.size(),
                                      [&] {
                                          for (std::size_t frame = 0; frame < kFrames; ++frame) {
                                              crowd.evaluate(
                                                  std::span(times).subspan(frame * count, count),
                                                  {.palettes = palettes});
                                          }
                                      }),
                                  .threads = threads});
        least.push_back(distributionOf(report.results.back().samples)->min);
    }
    report.values.emplace_back("instancesMillisecondsPerFrame",
                               1e-6 * least.back() * static_cast<double>(count));
    report.values.emplace_back("instancesSpeedupOverOneThread", least.front() / least.back());
}

}  // namespace sinew::cli
