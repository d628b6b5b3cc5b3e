// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/frame_bench.h"

#include <chrono>
#include <cmath>

#include "app/cli/allocation_count.h"

namespace sinew::cli {

namespace {

constexpr std::size_t kWarmUpFrames = 3;
constexpr double kFramesPerSecond = 60.0;
constexpr float kSpacing = 1.3F;  // of copies, in widths of one

using Clock = std::chrono::steady_clock;

double millisecondsSince(Clock::time_point start) {
    return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

void append(std::vector<double>& samples, const std::optional<float>& milliseconds) {
    if (milliseconds) {
        samples.push_back(double{*milliseconds});
    }
}

}  // namespace

FrameBench::FrameBench(OffscreenRenderer& renderer, std::shared_ptr<const Asset> asset,
                       AnimationIndex animation, const BenchRenderOptions& options)
    : m_renderer(renderer),
      m_asset(std::move(asset)),
      m_animation(animation),
      m_instances(options.instances),
      m_size{.width = options.size.width,
             .height = options.size.height,
             .samples = renderer.supportedSamples(options.samples)},
      m_evaluator(m_asset) {
    m_input.evaluator = &m_evaluator;
    m_input.view.scene = m_asset->defaultScene;
    m_input.framedBounds = animatedBounds(m_asset, m_asset->defaultScene, m_animation);
    placeCrowd(options.instances);
    OrbitCamera camera{.yawRadians = 0.6F, .pitchRadians = 0.35F};
    const float aspect = static_cast<float>(m_size.width) / static_cast<float>(m_size.height);
    frameTight(camera, m_input.framedBounds, aspect);
    m_input.camera = camera.view(aspect);
}

void FrameBench::placeCrowd(std::uint32_t instances) {
    m_seconds.resize(instances);
    if (instances < 2) {
        return;
    }
    m_crowd = std::make_unique<Crowd>(m_evaluator.clips(), m_animation);
    const Box one = m_input.framedBounds;
    const glm::vec3 size = one.empty() ? glm::vec3(1.0F) : one.max - one.min;
    const float step = kSpacing * std::max(size.x, size.z);
    const auto columns = static_cast<std::uint32_t>(std::ceil(std::sqrt(double(instances))));
    const float middle = 0.5F * static_cast<float>(columns - 1);
    for (std::uint32_t i = 0; i < instances; ++i) {
        const glm::vec3 offset(step * (static_cast<float>(i % columns) - middle), 0.0F,
                               step * (static_cast<float>(i / columns) - middle));
        m_offsets.push_back(offset);
        m_input.framedBounds.add(Box{one.min + offset, one.max + offset});
    }
    m_input.crowd = {.crowd = m_crowd.get(), .seconds = m_seconds, .offsets = m_offsets};
}

void FrameBench::setTimes(std::size_t frame) {
    if (!m_animation.valid()) {
        return;
    }
    const Animation& clip = (*m_asset)[m_animation];
    const double duration = double{clip.durationSeconds()};
    for (std::size_t i = 0; i < m_seconds.size(); ++i) {
        const double own = duration * static_cast<double>(i) / static_cast<double>(m_instances) +
                           static_cast<double>(frame) / kFramesPerSecond;
        const double looped = duration > 0.0 ? std::fmod(own, duration) : 0.0;
        m_seconds[i] = static_cast<float>(double{clip.startSeconds} + looped);
    }
}

FrameBench::Figures FrameBench::measure(SkinningPath path, std::size_t frames) {
    m_input.view.skinning = path;
    Figures warmUp;
    for (std::size_t i = 0; i < kWarmUpFrames; ++i) {
        frame(i, warmUp);
    }
    Figures figures;
    for (auto* samples : {&figures.cpu, &figures.evaluate, &figures.gpu, &figures.skin,
                          &figures.shadow, &figures.main, &figures.overlay, &figures.whole}) {
        samples->reserve(frames);
    }
    const std::size_t before = allocationsOfThisThread();
    for (std::size_t i = 0; i < frames; ++i) {
        frame(kWarmUpFrames + i, figures);
    }
    figures.allocations = allocationsOfThisThread() - before;
    return figures;
}

void FrameBench::frame(std::size_t number, Figures& figures) {
    setTimes(number);
    const auto start = Clock::now();
    m_evaluator.evaluate(m_animation, m_seconds.front());
    const double evaluated = millisecondsSince(start);
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
