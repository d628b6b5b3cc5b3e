// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

#include "app/cli/command_setup.h"
#include "app/cli/console.h"
#include "app/cli/devices.h"
#include "app/cli/render/refusals.h"
#include "app/cli/render/render_job.h"
#include "app/common/failure.h"
#include "viewport/gpu/pipeline_cache.h"

namespace sinew::cli {

namespace {

constexpr float kPrepared = 0.1F;  // shares of the time that a picture takes, about
constexpr float kRendered = 0.95F;

void checkOutputs(const RenderOptions& options) {
    refuseTerminal(options.output, "a PNG");
    refuseOverwritingInput(options.file, options.output);
    if (options.metadata) {
        refuseOverwritingInput(options.file, sidecarPath(options.output));
    }
}

/// Draws and writes every picture of the plan.
ExitCode drawPictures(RenderJob& job, const PicturePlan& plan, PictureSink& sink,
                      const std::optional<ReferencePicture>& reference, ProgressBar& progress,
                      bool quiet) {
    ExitCode found = ExitCode::Done;
    const auto show = [&](const char* words, float part) {
        progress.show(words, kPrepared + part * (kRendered - kPrepared));
    };
    for (const PlannedImage& planned : plan.pictures) {
        const FinishedPicture picture = job.draw(planned, show);
        progress.show("Compressing", kRendered);
        if (&planned == &plan.pictures.back()) {
            job.report();
        }
        sink.put(picture);
        if (reference && compareWithReference(*reference, picture.image, picture.path, quiet) ==
                             ExitCode::Found) {
            found = ExitCode::Found;
        }
    }
    sink.finish();
    return found;
}

ExitCode runRender(const RenderArguments& arguments, const CommonArguments& common) {
    const RenderOptions options = parseRenderOptions(arguments);
    checkOutputs(options);
    const std::optional<ReferencePicture> reference =
        readReference(arguments.reference, options.output, options.size);
    refuseOverwritingInput(options.file, reference ? reference->difference : std::string());
    const RenderInput input = loadRenderInput(options, common.quiet);

    ProgressBar progress("Preparing the device", common.quiet);
    progress.show(0.0F);
    OffscreenRenderer renderer({.device = common.device,
                                .validation = common.validation,
                                .cacheFolder = cacheFolder().string()});
    refuseForDevice(*input.borrowing.asset, input.choice.view.scene, renderer.device());
    progress.show("Uploading", kPrepared / 2.0F);
    RenderJob job(renderer, options, input, common.quiet);
    PictureFiles files;
    const ExitCode compared =
        drawPictures(job, input.plan, files, reference, progress, common.quiet);
    const ExitCode outcome = reportValidation(renderer);
    if (outcome != ExitCode::Done) {
        return outcome;
    }
    return compared == ExitCode::Found ? compared : job.outcome();
}

}  // namespace

void declareRender(CommandSetup& setup) {
    RenderArguments& arguments = setup.runs(runRender);
    setup.file = &arguments.file;
    addRenderOptions(setup.options, arguments);
}

}  // namespace sinew::cli
