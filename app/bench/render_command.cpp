// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <vector>

#include "app/bench/allocation_count.h"
#include "app/bench/batch_timer.h"
#include "app/bench/bench_render_options.h"
#include "app/bench/bench_report.h"
#include "app/cli/command_setup.h"
#include "app/cli/devices.h"
#include "app/cli/load_input.h"
#include "app/common/picture_choice.h"
#include "model/evaluate/crowd_grid.h"
#include "model/picture/picture_builder.h"
#include "viewport/offscreen/offscreen_renderer.h"

namespace sinew::cli {

namespace {

/// Draws frames a sixtieth of a second of the clip apart and records the time of each. Waits for
/// every frame, so that frames do not overlap.
class FrameBench {
public:
    /// The renderer must have the asset.
    FrameBench(OffscreenRenderer& renderer, const std::shared_ptr<const Asset>& asset,
               const PictureChoice& choice, const BenchRenderOptions& options);

    /// Milliseconds per frame; figures that were not measured have no samples.
    struct Figures {
        std::vector<double> cpu;       // pose, palettes, recording
        std::vector<double> evaluate;  // only the pose; for crowds it is part of `cpu`
        std::vector<double> gpu;       // first command to last
        std::vector<double> skin;      // the deform pass
        std::vector<double> shadow;
        std::vector<double> main;
        std::vector<double> overlay;
        std::vector<double> whole;  // pose to finished picture
        std::size_t allocations = 0;
        FrameTimings last;
    };
    /// Measures after some warm-up frames.
    [[nodiscard]] Figures measure(SkinningPath path, std::size_t frames);

    /// Compares the skinning paths for the current pose.
    [[nodiscard]] AgreementReport agreement() { return m_renderer.agreement(m_input); }

private:
    void frame(std::size_t number, Figures& figures);
    void change(std::size_t number);
    [[nodiscard]] std::size_t warmUpFrames() const;

    OffscreenRenderer& m_renderer;  // borrowed
    PictureSize m_size;
    PoseEvaluator m_evaluator;
    PictureSubject m_subject;
    PictureFindings m_found;
    PictureBuilder m_builder;
    FrameInput m_input;
    FrameChange m_change;
};

constexpr std::size_t kWarmUpFrames = 3;  // frames of each view
constexpr double kFramesPerSecond = 60.0;

void append(std::vector<double>& samples, const std::optional<float>& milliseconds) {
    if (milliseconds) {
        samples.push_back(double{*milliseconds});
    }
}

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

constexpr std::uint64_t kCopyBytesWithoutDeforming = std::uint64_t{64} << 20;
constexpr std::size_t kCopyRepetitions = 15;
constexpr std::size_t kFewestFrames = 2;
constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

double medianOf(const std::vector<double>& samples) {
    const auto all = distributionOf(samples);
    return all ? all->median : kNone;
}

void addResults(const FrameBench::Figures& figures, BenchReport& report) {
    report.results = {{.name = "cpuFrame", .samples = figures.cpu},
                      {.name = "gpuFrame", .samples = figures.gpu},
                      {.name = "gpuSkin", .samples = figures.skin},
                      {.name = "gpuMain", .samples = figures.main},
                      {.name = "gpuOverlay", .samples = figures.overlay},
                      {.name = "gpuShadow", .samples = figures.shadow},
                      {.name = "cpuEvaluate", .samples = figures.evaluate},
                      {.name = "frame", .samples = figures.whole}};
}

/// The deform pass compared with copies of as many bytes in the same run.
void addBandwidth(OffscreenRenderer& renderer, const FrameBench::Figures& figures,
                  BenchReport& report) {
    const FrameTimings& last = figures.last;
    // On the other paths the pass at most copies vertices deformed on the CPU.
    const bool computes = last.skinning == SkinningPath::Compute;
    const std::uint64_t bytes =
        computes ? last.deformReadBytes + last.deformWrittenBytes : std::uint64_t{0};
    const CopyBandwidth copies =
        renderer.measureCopies(bytes > 0 ? bytes : kCopyBytesWithoutDeforming, kCopyRepetitions);
    const double perSecond = 1e3 / medianOf(figures.skin);
    const auto vertices = computes ? static_cast<double>(last.deformedVertices) : 0.0;
    const auto moved = static_cast<double>(bytes);
    report.values.insert(
        report.values.end(),
        {{"deformedVertices", vertices},
         {"skinnedVerticesPerSecond", vertices > 0.0 ? vertices * perSecond : kNone},
         {"bytesPerSkinnedVertex", vertices > 0.0 ? moved / vertices : kNone},
         {"copyBytesPerSecond", copies.computeBytesPerSecond},
         {"transferCopyBytesPerSecond", copies.transferBytesPerSecond},
         {"fractionOfCopyBandwidth",
          bytes > 0 ? moved * perSecond / copies.computeBytesPerSecond : kNone}});
}

/// The whole frame on both GPU paths: which one is faster differs.
void addBothPaths(FrameBench& bench, const FrameBench::Figures& figures, std::size_t frames,
                  BenchReport& report) {
    for (const auto& [path, name] :
         {std::pair(SkinningPath::Vertex, "vertexFrameMilliseconds"),
          std::pair(SkinningPath::Compute, "computeFrameMilliseconds")}) {
        const bool known = figures.last.skinning == path;
        const std::vector<double> gpu = known ? figures.gpu : bench.measure(path, frames).gpu;
        report.values.emplace_back(name, medianOf(gpu));
    }
}

/// Difference of the skinning paths for the last pose.
void addAgreement(FrameBench& bench, BenchReport& report) {
    const AgreementReport agreement = bench.agreement();
    report.values.insert(report.values.end(),
                         {{"agreementModelUnits", agreement.worst()},
                          {"agreementUlp", agreement.worst() / agreement.ulp()},
                          {"agreementTolerance", agreement.tolerance()}});
}

BenchReport reportOf(const BenchRenderOptions& options, const OffscreenRenderer& renderer,
                     std::uint32_t samples) {
    BenchReport report{
        .bench = "render",
        .file = options.synthetic ? syntheticName(*options.synthetic) : options.file};
    report.options = {
        {"skinning", skinningName(options.view.skinning)},
        {"size", std::to_string(options.size.width) + 'x' + std::to_string(options.size.height)},
        {"samples", std::uint64_t{samples}},
        {"frames", std::uint64_t{options.frames}},
        {"instances", std::uint64_t{options.view.copies}},
        {"view", std::string(viewModeInfo(options.view.mode).name)},
        {"change", frameChangeName(options.change)}};
    report.device = renderer.device().name;
    report.driver = renderer.device().driver;
    return report;
}

ExitCode runBenchRender(const BenchRenderArguments& arguments, const CommonArguments& common) {
    const BenchRenderOptions options = benchRenderOptions(arguments);
    const auto asset = options.synthetic ? demo::syntheticAsset(*options.synthetic)
                                         : loadInput(options.file, Images::Decode, common.quiet);
    const PictureChoice choice = resolve(options, *asset);

    OffscreenRenderer renderer(deviceOptions(common));
    renderer.setAsset(asset);
    FrameBench bench(renderer, asset, choice, options);
    const FrameBench::Figures figures = bench.measure(options.view.skinning, options.frames);

    BenchReport report = reportOf(options, renderer, renderer.supportedSamples(options.samples));
    report.options.emplace_back("skinningTaken", skinningName(figures.last.skinning));
    addResults(figures, report);
    report.values.emplace_back("peakResidentBytes", static_cast<double>(peakResidentBytes()));
    addBandwidth(renderer, figures, report);
    addBothPaths(bench, figures, std::max<std::size_t>(kFewestFrames, options.frames / 4), report);
    addAgreement(bench, report);
    report.values.insert(report.values.end(),
                         {{"draws", static_cast<double>(figures.last.draws)},
                          {"triangles", static_cast<double>(figures.last.triangles)},
                          {"allocationsPerFrame", static_cast<double>(figures.allocations) /
                                                      static_cast<double>(options.frames)}});
    answerWith(report, options.output);
    return reportValidation(renderer);
}

}  // namespace

void declareBenchRender(CommandSetup& setup) {
    BenchRenderArguments& a = setup.runs(runBenchRender);
    setup.file = &a.subject.file;
    Options& options = setup.options;
    a.subject.declare(options,
                      "Instead of a file: vertices=N,joints=J,influences=K,\ninstances=I,keys=N");
    a.subject.declareAnimation(options);
    options.value("--skinning", a.skinning, "PATH",
                  "Skinning path: vertex, compute, cpu, or auto: compute\non GPUs, cpu on software "
                  "devices. Unlike 'render',\ncompute is the default");
    options.value("--instances", a.instances, "N", "N copies, each at its own time");
    addPictureOptions(options, PictureProgram::Bench, PictureGroup::Picture, a.picture);
    options.value("--frames", a.frames, "N", "Number of timed frames, after a warm-up");
    addPictureOptions(options, PictureProgram::Bench, PictureGroup::View, a.picture);
    options.value("--change", a.change, "WHAT",
                  "Every frame shows the next joint or the next view:\nnone, joint or view");
    options.output(a.output);
}

}  // namespace sinew::cli
