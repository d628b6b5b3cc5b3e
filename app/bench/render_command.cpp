// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <limits>

#include "app/bench/bench_render_options.h"
#include "app/bench/bench_report.h"
#include "app/bench/frame_bench.h"
#include "app/cli/command_setup.h"
#include "app/cli/console.h"
#include "app/cli/devices.h"
#include "app/cli/load_input.h"
#include "app/common/picture_choice.h"
#include "viewport/gpu/pipeline_cache.h"

namespace sinew::cli {

namespace {

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
    refuseOverwritingInput(options.file, options.output);
    const auto asset = options.synthetic ? demo::syntheticAsset(*options.synthetic)
                                         : loadInput(options.file, Images::Decode, common.quiet);
    const PictureChoice choice = resolve(options, *asset);

    OffscreenRenderer renderer({.device = common.device,
                                .validation = common.validation,
                                .cacheFolder = cacheFolder().string()});
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
    options.value("--skinning", a.skinning, "PATH",
                  "Skinning path: vertex, compute, cpu, or auto: compute\non GPUs, cpu on software "
                  "devices. Unlike 'render',\ncompute is the default unless told otherwise");
    options.value("--instances", a.instances, "N", "N copies, each at its own time");
    addPictureOptions(options, PictureProgram::Bench, PictureGroup::Picture, a.picture);
    options.value("--frames", a.frames, "N", "Number of timed frames, after a warm-up");
    addPictureOptions(options, PictureProgram::Bench, PictureGroup::View, a.picture);
    options.value("--change", a.change, "WHAT",
                  "Every frame shows the next joint or the next view:\nnone, joint or view");
    options.output(a.output);
}

}  // namespace sinew::cli
