// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/bench/frame_bench.h"

#include <cmath>

#include "app/bench/allocation_count.h"
#include "app/bench/batch_timer.h"
#include "model/evaluate/crowd_grid.h"

namespace sinew::cli {

namespace {

constexpr std::size_t kWarmUpFrames = 3;  // frames of each view
constexpr double kFramesPerSecond = 60.0;

void append(std::vector<double>& samples, const std::optional<float>& milliseconds) {
    if (milliseconds) {
        samples.push_back(double{*milliseconds});
    }
}

}  // namespace

FrameBench::FrameBench(OffscreenRenderer& renderer, const std::shared_ptr<const Asset>& asset,
                       const PictureChoice& choice, const BenchRenderOptions& options)
    : m_renderer(renderer),
      m_size{.width = options.size.width,
             .height = options.size.height,
             .samples = renderer.supportedSamples(options.samples)},
      m_evaluator(asset),
      m_change(options.change) {
    const AnimationIndex animation = !choice.animations.empty()  ? choice.animations.front()
                                     : asset->animations.empty() ? AnimationIndex()
                                                                 : AnimationIndex(0U);
    m_subject = subjectOf(choice, m_evaluator.clips(), animation, 0.0F);
    const Box one = animatedBounds(asset, asset->defaultScene, animation);
    m_found.clipBounds = one;
    m_found.framedBounds =
        options.view.copies > 1
            ? CrowdGrid(m_subject.clips, animation, options.view.copies, one).around({one, {}}).box
            : one;
    OrbitCamera camera{.yawRadians = 0.6F, .pitchRadians = 0.35F};
    const float aspect = static_cast<float>(m_size.width) / static_cast<float>(m_size.height);
    frameTight(camera, m_found.framedBounds, aspect);
    m_input.camera = camera.view(aspect);
}

FrameBench::Figures FrameBench::measure(SkinningPath path, std::size_t frames) {
    m_subject.view.skinning = path;
    Figures warmUp;
    for (std::size_t i = 0; i < warmUpFrames(); ++i) {
        frame(i, warmUp);
    }
    Figures figures;
    for (auto* samples : {&figures.cpu, &figures.evaluate, &figures.gpu, &figures.skin,
                          &figures.shadow, &figures.main, &figures.overlay, &figures.whole}) {
        samples->reserve(frames);
    }
    const std::size_t before = allocationsOfThisThread();
    for (std::size_t i = 0; i < frames; ++i) {
        frame(warmUpFrames() + i, figures);
    }
    figures.allocations = allocationsOfThisThread() - before;
    return figures;
}

std::size_t FrameBench::warmUpFrames() const {
    return kWarmUpFrames * (m_change == FrameChange::View ? viewModes().size() : 1);
}

void FrameBench::change(std::size_t number) {
    const std::vector<Skin>& skins = m_evaluator.asset().skins;
    if (m_change == FrameChange::View) {
        m_subject.view.mode = viewModes()[number % viewModes().size()].mode;
    } else if (m_change == FrameChange::Joint && !skins.empty()) {
        m_subject.view.joint = JointIndex(number % skins.front().joints.size());
    }
}

void FrameBench::frame(std::size_t number, Figures& figures) {
    change(number);
    const PlayedRange& range = m_subject.range;
    const double since = static_cast<double>(number) / kFramesPerSecond;
    const double held = range.lasts() ? std::fmod(since, double{range.end - range.start}) : 0.0;
    m_subject.seconds = static_cast<float>(double{range.start} + held);
    const auto start = SteadyClock::now();
    m_evaluator.evaluate(m_subject.played.animation, m_subject.seconds);
    const double evaluated = millisecondsSince(start);
    m_builder.fill(m_subject, &m_evaluator, m_found, m_input);
    m_renderer.draw(m_input, m_size);
    figures.whole.push_back(millisecondsSince(start));
    figures.evaluate.push_back(evaluated);
    figures.last = m_renderer.timings();
    figures.cpu.push_back(evaluated + double{figures.last.cpuMilliseconds});
    const GpuTimes& gpu = figures.last.gpu;
    const auto pass = [&](GpuPass which) {
        return gpu.passMilliseconds.at(static_cast<std::size_t>(which));
    };
    append(figures.gpu, gpu.frameMilliseconds);
    append(figures.skin, pass(GpuPass::Deform));
    append(figures.shadow, pass(GpuPass::Shadow));
    append(figures.main, pass(GpuPass::Main));
    append(figures.overlay, pass(GpuPass::Overlay));
}

}  // namespace sinew::cli
