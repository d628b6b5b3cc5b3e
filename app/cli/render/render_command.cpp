// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

#include "app/cli/command_setup.h"
#include "app/cli/console.h"
#include "app/cli/devices.h"
#include "app/cli/render/interruption.h"
#include "app/cli/render/refusals.h"
#include "app/cli/render/render_job.h"
#include "app/common/failure.h"
#include "viewport/gpu/pipeline_cache.h"

namespace sinew::cli {

namespace {

constexpr float kPrepared = 0.1F;  // shares of the time that a picture takes, about
constexpr float kRendered = 0.95F;

/// Shows how far the pictures of a plan are.
class PictureProgress {
public:
    PictureProgress(ProgressBar& bar, std::size_t pictures) : m_bar(bar), m_pictures(pictures) {}

    /// `part`: of the picture.
    void show(std::size_t index, const std::string& words, float part) {
        if (m_pictures == 1) {
            m_bar.show(words, kPrepared + part * (1.0F - kPrepared));
            return;
        }
        m_bar.show("Picture " + std::to_string(index + 1) + " of " + std::to_string(m_pictures),
                   (static_cast<float>(index) + part) / static_cast<float>(m_pictures));
    }

private:
    ProgressBar& m_bar;
    std::size_t m_pictures;
};

std::string withArticleOf(const FilmFormatRow& format) {
    const bool vowel = std::string_view("AMR").find(format.label[0]) != std::string_view::npos;
    return (vowel ? "an " : "a ") + std::string(format.label);
}

/// Draws and writes every picture of the plan.
ExitCode drawPictures(RenderJob& job, const PicturePlan& plan, PictureSink& sink,
                      const std::optional<ReferencePicture>& reference, ProgressBar& bar,
                      bool quiet) {
    ExitCode found = ExitCode::Done;
    PictureProgress progress(bar, plan.pictures.size());
    const Interruption interruption(plan.pictures.size() > 1);
    for (std::size_t i = 0; i < plan.pictures.size(); ++i) {
        if (interruption.requested()) {
            throw interrupted(i, plan.pictures.size());
        }
        const FinishedPicture picture = job.draw(
            plan.pictures[i],
            [&](const char* words, float part) { progress.show(i, words, part * kRendered); });
        progress.show(i, "Compressing", kRendered);
        if (i + 1 == plan.pictures.size()) {
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

std::optional<ReferencePicture> referenceOf(const RenderArguments& arguments,
                                            const RenderOptions& options) {
    if (!arguments.reference.file.empty() &&
        (options.sequence.given || options.name.hasPlaceholders())) {
        throw usageFailure("--reference compares one picture; omit placeholders and films");
    }
    std::optional<ReferencePicture> reference =
        readReference(arguments.reference, options.output, options.size);
    refuseOverwritingInput(options.file, reference ? reference->difference : std::string());
    return reference;
}

ExitCode runRender(const RenderArguments& given, const CommonArguments& common) {
    RenderArguments arguments = given;
    const std::optional<GivenState> state = GivenState::read(arguments);
    RenderOptions options = parseRenderOptions(arguments, state ? state->early() : nullptr);
    refuseTerminal(options.output, withArticleOf(filmFormat(options.sequence.format)).c_str());
    const std::optional<ReferencePicture> reference = referenceOf(arguments, options);
    (void)filmSettings(options);  // refused before anything is loaded
    const RenderInput input = loadRenderInput(options, arguments, state, common.quiet);
    const std::unique_ptr<PictureSink> sink = makeSink(options, input.plan);

    ProgressBar progress("Preparing the device", common.quiet);
    progress.show(0.0F);
    OffscreenRenderer renderer({.device = common.device,
                                .validation = common.validation,
                                .cacheFolder = cacheFolder().string()});
    refuseForDevice(*input.borrowing.asset, input.choice.view.scene, renderer.device());
    progress.show("Uploading", kPrepared / 2.0F);
    RenderJob job(renderer, options, input, common.quiet);
    const ExitCode compared =
        drawPictures(job, input.plan, *sink, reference, progress, common.quiet);
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
