// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <filesystem>
#include <memory>
#include <optional>

#include "app/cli/check_files.h"
#include "app/cli/command_setup.h"
#include "app/cli/console.h"
#include "app/cli/devices.h"
#include "app/cli/html/report_page.h"
#include "app/cli/load_input.h"
#include "app/cli/policy_options.h"
#include "app/cli/render/refusals.h"
#include "app/common/failure.h"
#include "viewport/gpu/gpu_error.h"
#include "viewport/gpu/pipeline_cache.h"

namespace sinew::cli {

namespace {

struct ReportArguments {
    FileArguments files;
    std::string output;
    std::string failOn = "none";
    std::string minSeverity = "info";
    std::vector<std::string> ignored;
    bool evidenceOnly = false;
};

void checkPageName(const std::string& output) {
    const std::string extension = std::filesystem::path(output).extension().string();
    if (extension != ".html" && extension != ".htm" && !isStandardOutput(output)) {
        throw usageFailure("-o '" + output +
                           "': the name must end in .html, or be - for standard output");
    }
    cli::refuseTerminal(output, "a page");
}

/// None if no pictures are wanted, or if there is no device, which the page says. Throws Failure
/// (exit 5) for a device that was asked for.
std::unique_ptr<OffscreenRenderer> rendererFor(const ReportArguments& arguments,
                                               const CommonArguments& common, ReportPage& page) {
    if (arguments.evidenceOnly) {
        return nullptr;
    }
    try {
        return std::make_unique<OffscreenRenderer>(
            OffscreenOptions{.device = common.device,
                             .validation = common.validation,
                             .cacheFolder = cacheFolder().string()});
    } catch (const GpuError& error) {
        const bool isMissing =
            error.kind() == GpuError::Kind::NoDriver || error.kind() == GpuError::Kind::NoDevice;
        if (!isMissing || !common.device.empty()) {
            throw;
        }
        page.addNotice("There are no pictures: this computer has no Vulkan device.");
        note(common.quiet, "the page has no pictures: " + std::string(error.what()));
        return nullptr;
    }
}

/// A file that cannot be drawn has no pictures, and a note on standard error.
void addToPage(const FileEvidence& evidence, OffscreenRenderer* renderer, ReportPage& page,
               bool quiet) {
    std::optional<ReportPictures> pictures;
    if (renderer != nullptr && evidence.clips) {
        try {
            refuseScene(*evidence.asset(), evidence.asset()->defaultScene, evidence.file);
            pictures.emplace(*renderer, evidence.asset());
        } catch (const Failure& failure) {
            note(quiet, shownName(evidence.file) + ": no pictures: " + failure.what());
        }
    }
    ProgressBar progress(shownName(evidence.file) + ": drawing", quiet);
    progress.show(0.0F);
    page.add(evidence, pictures ? &*pictures : nullptr);
}

ExitCode runReport(const ReportArguments& arguments, const CommonArguments& common) {
    checkPageName(arguments.output);
    CheckRequest request{.policy = {.failOn = parseFailOn(arguments.failOn)}};
    hideBelow(arguments.minSeverity, arguments.failOn, request.policy);
    muteIgnored(arguments.ignored, request.policy);
    const std::vector<InputPath> paths = inputPaths(arguments.files, arguments.output);
    ReportPage page(paths.size() > 1);
    const std::unique_ptr<OffscreenRenderer> renderer = rendererFor(arguments, common, page);
    bool unreadable = false;
    bool fails = false;
    for (const InputPath& path : paths) {
        const FileEvidence evidence = gatherEvidence(path, request, paths.size() > 1, common.quiet);
        if (!evidence.clips && paths.size() == 1) {
            throw Failure(ExitCode::BadInput, path.file, evidence.report.error);
        }
        if (!evidence.clips) {
            note(false, shownName(path.file) + ": " + evidence.report.error);
        }
        unreadable = unreadable || !evidence.clips;
        fails = fails || evidence.report.judged.fails;
        addToPage(evidence, renderer.get(), page, common.quiet);
    }
    writeOutput(arguments.output, page.finish().written());
    const ExitCode drawn = renderer ? reportValidation(*renderer) : ExitCode::Done;
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
    options.flag("--evidence-only", a.evidenceOnly,
                 "No pictures of the geometry: facts, findings, curves and tables");
    setup.needsDevice = [&a] { return !a.evidenceOnly; };
    options.value("--fail-on", a.failOn, "LEVEL",
                  "Exit code 1 if there is such a finding, as for check: error,\nwarning, info, "
                  "violation, or none");
    options.value("--min-severity", a.minSeverity, "SEVERITY", "Leave out findings below it");
    options.values("--ignore", a.ignored, "CODE,...",
                   "Leave out findings of these rules; repeatable");
}

}  // namespace sinew::cli
