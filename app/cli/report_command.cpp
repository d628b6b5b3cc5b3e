// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>

#include "app/cli/check_files.h"
#include "app/cli/command_setup.h"
#include "app/cli/console.h"
#include "app/cli/devices.h"
#include "app/cli/html/report_page.h"
#include "app/cli/load_ahead.h"
#include "app/cli/policy_options.h"
#include "app/common/failure.h"
#include "app/common/parse_value.h"
#include "viewport/gpu/gpu_error.h"

namespace sinew::cli {

namespace {

constexpr std::uint32_t kMostPictureWidth = 1920;

struct ReportArguments {
    FileArguments files;
    std::string output;
    std::string before;
    std::string failOn = "none";
    std::string minSeverity = "info";
    std::vector<std::string> ignored;
    std::string pictureSize;
    ProjectArguments project;
    bool evidenceOnly = false;
};

void checkArguments(const ReportArguments& arguments) {
    const std::string& output = arguments.output;
    const std::string extension = std::filesystem::path(output).extension().string();
    if (extension != ".html" && extension != ".htm" && !isStandardOutput(output)) {
        throw usageFailure("-o '" + output +
                           "': the name must end in .html, or be - for standard output");
    }
    cli::refuseTerminal(output, "a page");
    if (!arguments.before.empty() && !isOneFile(arguments.files)) {
        throw usageFailure("--before is about a single file");
    }
    refuseOverwritingInput(arguments.before, output);
}

/// What pictures are drawn with, or why there are none.
struct PictureSource {
    std::unique_ptr<OffscreenRenderer> renderer = {};
    std::string notice = {};
    PicturePage page = {};
};

/// Throws GpuError for a device that was asked for.
PictureSource pictureSource(const ReportArguments& arguments, const CommonArguments& common) {
    if (arguments.evidenceOnly) {
        return {};
    }
    const PicturePage page{
        .width = arguments.pictureSize.empty()
                     ? PicturePage::kUsualWidth
                     : parseCount("--picture-size", arguments.pictureSize, 120, kMostPictureWidth)};
    try {
        return {.renderer = std::make_unique<OffscreenRenderer>(deviceOptions(common)),
                .page = page};
    } catch (const GpuError& error) {
        const bool isMissing =
            error.kind() == GpuError::Kind::NoDriver || error.kind() == GpuError::Kind::NoDevice;
        if (!isMissing || !common.device.empty()) {
            throw;
        }
        note(common.quiet, "the page has no pictures: " + std::string(error.what()));
        return {.notice = "There are no pictures: this computer has no Vulkan device."};
    }
}

/// About how many pictures the page of a file has.
double stepsOf(const FileEvidence& evidence) {
    std::size_t joints = 0;
    for (const SkinStatistics& skin : evidence.weights) {
        joints += skin.joints.size();
    }
    return static_cast<double>(evidence.report.findings.size() + joints + viewModes().size()) +
           ReportPictures::kFilmSteps * static_cast<double>(evidence.motion.clips.size());
}

/// A file that cannot be drawn has no pictures, and its section says why.
void addToPage(const FileEvidence& evidence, PictureSource& source, ReportPage& page, bool quiet) {
    ProgressBar progress(shownName(evidence.file) + ": drawing", quiet);
    std::optional<ReportPictures> pictures;
    std::string notice = source.notice;
    if (source.page.isFull()) {
        notice = "There are no pictures: the page is full.";
    } else if (source.renderer && evidence.clips) {
        try {
            pictures.emplace(*source.renderer, source.page, evidence.asset(), evidence.file,
                             [&progress, all = stepsOf(evidence)](double done) {
                                 progress.show(static_cast<float>(std::min(done / all, 1.0)));
                             });
        } catch (const Failure& failure) {
            notice = "There are no pictures: " + std::string(failure.what()) + '.';
        }
    }
    page.add(evidence, pictures ? &*pictures : nullptr, notice);
}

ExitCode runReport(const ReportArguments& arguments, const CommonArguments& common) {
    checkArguments(arguments);
    const FailOn failOn = parseFailOn(arguments.failOn);  // projects do not make a page fail
    CheckRequest request{.policy = {.failOn = failOn}, .failOn = failOn};
    hideBelow(arguments.minSeverity, arguments.failOn, request.policy);
    muteIgnored(arguments.ignored, request.policy);
    const std::vector<InputPath> paths = inputPaths(arguments.files, arguments.output);
    request.projects = std::make_shared<const RulesOfFiles>(arguments.project, paths);
    LoadAhead files(paths, Images::Decode, common.quiet);
    const bool isOfSeveral = files.size() > 1;
    PictureSource source = pictureSource(arguments, common);
    ReportPage page(isOfSeveral);
    bool unreadable = false;
    bool fails = false;
    while (const auto loaded = files.next()) {
        FileEvidence evidence = gatherEvidence(*loaded, request, isOfSeveral, common.quiet);
        if (!evidence.clips) {
            if (!isOfSeveral) {
                throw Failure(ExitCode::BadInput, loaded->file, evidence.report.error);
            }
            note(false, shownName(loaded->file) + ": " + evidence.report.error);
        } else if (!arguments.before.empty()) {
            compareWith(arguments.before, evidence, common.quiet);
        }
        unreadable = unreadable || !evidence.clips;
        fails = fails || evidence.report.judged.fails;
        addToPage(evidence, source, page, common.quiet);
    }
    if (source.page.isFull()) {
        note(common.quiet, "the page has no more pictures: those drawn take " +
                               std::to_string(PicturePage::kMostBytes >> 20U) +
                               " MB; --picture-size makes them smaller");
    }
    writeOutput(arguments.output, page.finish().written());
    const ExitCode drawn = source.renderer ? reportValidation(*source.renderer) : ExitCode::Done;
    return drawn != ExitCode::Done ? drawn
           : unreadable            ? ExitCode::BadInput
           : fails                 ? ExitCode::Found
                                   : ExitCode::Done;
}

}  // namespace

void declareReport(CommandSetup& setup) {
    ReportArguments& a = setup.runs(runReport);
    Options& options = setup.options;
    setup.files = &a.files;
    options.files(a.files);
    options.requiredOutput(a.output, "The .html file to write; - is standard output");
    options.value("--before", a.before, "FILE",
                  "Also compare with this version of the file, as 'compare' does");
    options.readsAsset(a.before);
    options.value("--picture-size", a.pictureSize, "PIXELS",
                  "Width of the picture of a finding, 120 to 1920; the others are\nin proportion; "
                  "default 480");
    options.flag("--evidence-only", a.evidenceOnly,
                 "No pictures of the geometry: facts, findings, curves and tables");
    setup.needsDevice = [&a] { return !a.evidenceOnly; };
    options.value("--fail-on", a.failOn, "LEVEL",
                  "Exit code 1 if there is such a finding, as for check: error,\nwarning, info, "
                  "violation, or none");
    options.value("--min-severity", a.minSeverity, "SEVERITY", "Leave out findings below it");
    options.values("--ignore", a.ignored, "CODE,...",
                   "Leave out findings of these rules; repeatable");
    addProjectOptions(options, a.project, a.files);
}

}  // namespace sinew::cli
