// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

#include <algorithm>
#include <csignal>
#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "app/cli/command_setup.h"
#include "app/cli/console.h"
#include "app/cli/devices.h"
#include "app/cli/load_ahead.h"
#include "app/cli/render/render_job.h"
#include "app/common/failure.h"

namespace sinew::cli {

namespace {

/// During its lifetime the first Ctrl+C only requests the end, and the second ends the process.
class Interruption {
public:
    /// `active` false: Ctrl+C ends the process as usual.
    explicit Interruption(bool active);
    ~Interruption();
    Interruption(const Interruption&) = delete;
    Interruption& operator=(const Interruption&) = delete;

    [[nodiscard]] bool requested() const noexcept;

private:
    bool m_active;
    struct sigaction m_before {};
};

volatile std::sig_atomic_t g_interrupted = 0;

void rememberInterruption(int /*signal*/) {
    g_interrupted = 1;
}

Interruption::Interruption(bool active) : m_active(active) {
    if (m_active) {
        g_interrupted = 0;
        struct sigaction remember {};
        remember.sa_handler = rememberInterruption;
        remember.sa_flags = static_cast<int>(SA_RESETHAND | SA_RESTART);
        ::sigaction(SIGINT, &remember, &m_before);
    }
}

Interruption::~Interruption() {
    if (m_active) {
        ::sigaction(SIGINT, &m_before, nullptr);
    }
}

bool Interruption::requested() const noexcept {
    return m_active && g_interrupted != 0;
}

/// Throws Failure (exit 2).
void refuseForMany(const RenderOptions& options) {
    if (!options.name.has("stem") && !options.name.has("n")) {
        throw usageFailure("-o '" + options.output +
                           "': pictures of several files need {stem} or {n} in the name");
    }
    if (!options.clips.savedMap.empty()) {
        throw usageFailure("--save-joint-map is about a single file");
    }
}

/// The pictures of all files, by their paths.
class PictureOwners {
public:
    /// Throws Failure (exit 2) if one is already that of another file.
    void claim(const std::string& file, const PicturePlan& plan) {
        for (const PlannedImage& picture : plan.pictures) {
            const auto [owner, isNew] = m_files.emplace(picture.path, file);
            if (!isNew && owner->second != file) {
                throw usageFailure("'" + picture.path + "' is already the picture of " +
                                   shownName(owner->second) + "; add {n} to the name");
            }
        }
    }

private:
    std::map<std::string, std::string> m_files;
};

/// Whether the failure is about one file rather than about all that come after it.
bool isOfOneFile(const Failure& failure) {
    return failure.code() <= ExitCode::BadInput || failure.code() == ExitCode::NoDevice;
}

/// Draws many files one after another by `draw`, which returns the exit code of one; the next is
/// loaded meanwhile. What is wrong with one file is reported and does not keep the others back:
/// returns the highest exit code. Throws Failure: exit 2 if the name of the pictures cannot differ
/// from file to file, exit 4.
ExitCode renderFiles(
    const RenderOptions& options, const RenderRequest& request,
    const std::function<ExitCode(const RenderOptions&, const RenderInput&)>& draw) {
    refuseForMany(options);
    const ProgressBar::OfMany bars(false);
    LoadAhead ahead(inputPaths(request.arguments.files, {}), Images::Decode, request.quiet);
    std::size_t pictures = 0;
    PictureOwners owners;
    ExitCode worst = ExitCode::Done;
    for (std::size_t i = 1; i <= ahead.size(); ++i) {
        ProgressBar::OfMany::begin(i, ahead.size());
        LoadedFile loaded = *ahead.next();
        RenderOptions own = options;
        own.file = loaded.file;
        own.picturesBefore = pictures;
        try {
            if (loaded.asset == nullptr) {
                throw Failure(ExitCode::BadInput, loaded.file, loaded.problem);
            }
            checkClipFiles(own.clips, own.file, own.output);
            const RenderInput input = renderInput(own, request, std::move(loaded.asset));
            owners.claim(loaded.file, input.plan);
            worst = std::max(worst, draw(own, input));
            pictures += input.plan.pictures.size();
        } catch (const Failure& failure) {
            if (!isOfOneFile(failure)) {
                throw;
            }
            note(false, shownName(loaded.file) + ": " + wordsAbout(loaded.file, failure));
            worst = std::max(worst, failure.code());
        }
    }
    return worst;
}

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

constexpr std::uint32_t kFramesInFlight = 2;

/// Draws and writes the pictures of a plan, while the device draws the next one.
class PictureRun {
public:
    PictureRun(RenderJob& job, const RenderOptions& options, const PicturePlan& plan,
               PictureSink& sink)
        : m_job(job),
          m_options(options),
          m_plan(plan),
          m_sink(sink),
          m_claims(options.claims, options.size) {
        m_sink.written = [this](const std::string& path) { m_claims.release(path); };
    }

    void draw(PictureProgress progress, bool quiet) {
        const std::vector<PlannedImage>& pictures = m_plan.pictures;
        const Interruption interruption(pictures.size() > 1);
        std::size_t done = 0;
        for (std::size_t i = 0; i < pictures.size() && !interruption.requested(); ++i) {
            if (m_claims.take(pictures[i].path)) {
                m_job.start(pictures[i], [&](const char* words, float part) {
                    progress.show(i, words, part * kRendered);
                });
                collect(kFramesInFlight - 1);
            }
            ++done;
        }
        m_job.report();
        progress.show(pictures.size() - 1, "Compressing", kRendered);
        collect(0);
        const bool stopped = done < pictures.size();
        if (!stopped || !m_options.sequence.isFilm) {
            m_sink.finish();
        }
        m_claims.report(quiet);
        if (stopped) {
            throw interrupted(done, pictures.size());
        }
    }

    /// The last picture, if it is compared.
    [[nodiscard]] const PixelImage& compared() const noexcept { return m_compared; }
    void keepForComparison() noexcept { m_keeps = true; }

private:
    /// Passes finished pictures on until at most `most` are being drawn.
    void collect(std::size_t most) {
        while (m_job.started() > most) {
            FinishedPicture picture = m_job.collect();
            if (m_keeps) {
                m_compared = picture.image;
            }
            m_sink.put(std::move(picture));
        }
    }

    RenderJob& m_job;  // borrowed, as are the next three
    const RenderOptions& m_options;
    const PicturePlan& m_plan;
    PictureSink& m_sink;
    PictureClaims m_claims;
    bool m_keeps = false;
    PixelImage m_compared;
};

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

/// The one renderer of the process, made for the first file: none is needed if no file can be read.
class SharedRenderer {
public:
    SharedRenderer(const CommonArguments& common, std::uint32_t framesInFlight)
        : m_options(deviceOptions(common)) {
        m_options.framesInFlight = framesInFlight;
    }

    /// Throws GpuError.
    OffscreenRenderer& get() { return m_renderer ? *m_renderer : m_renderer.emplace(m_options); }

    /// Of the validation layer.
    [[nodiscard]] ExitCode report() const {
        return m_renderer ? reportValidation(*m_renderer) : ExitCode::Done;
    }

private:
    OffscreenOptions m_options;
    std::optional<OffscreenRenderer> m_renderer;
};

ExitCode drawFile(SharedRenderer& shared, const RenderOptions& options, const RenderInput& input,
                  const std::optional<ReferencePicture>& reference, bool quiet) {
    const std::unique_ptr<PictureSink> sink = makeSink(options, input.plan);
    ProgressBar progress("Preparing the device", quiet);
    progress.show(0.0F);
    OffscreenRenderer& renderer = shared.get();
    refuseForDevice(*input.borrowing.asset, input.choice.view.scene, renderer.device());
    progress.show("Uploading", kPrepared / 2.0F);
    RenderJob job(renderer, options, input, quiet);
    PictureRun run(job, options, input.plan, *sink);
    if (reference) {
        run.keepForComparison();
    }
    run.draw({progress, input.plan.pictures.size()}, quiet);
    const ExitCode compared =
        reference ? compareWithReference(*reference, run.compared(), options.output, quiet)
                  : ExitCode::Done;
    return compared == ExitCode::Found ? compared : job.outcome();
}

ExitCode runRender(const RenderArguments& given, const CommonArguments& common) {
    RenderArguments arguments = given;
    const std::optional<GivenState> state = GivenState::read(arguments);
    RenderOptions options = parseRenderOptions(arguments, state ? state->early() : nullptr);
    const bool isOne = isOneFile(arguments.files);
    options.file = isOne ? arguments.files.named.front() : std::string();
    refuseTerminal(options.output, withArticleOf(filmFormat(options.sequence.format)).c_str());
    const std::optional<ReferencePicture> reference = referenceOf(arguments, options);
    (void)filmSettings(options);  // refused before anything is loaded
    const RenderRequest request{arguments, state, common.quiet};
    const bool several = !isOne || options.sequence.given || options.name.hasPlaceholders();
    SharedRenderer renderer(common, several ? kFramesInFlight : 1);
    const auto draw = [&](const RenderOptions& of, const RenderInput& input) {
        return drawFile(renderer, of, input, reference, common.quiet);
    };
    ExitCode code = ExitCode::Done;
    if (isOne) {
        const RenderInput input = loadRenderInput(options, request);
        code = draw(options, input);
    } else {
        code = renderFiles(options, request, draw);
    }
    const ExitCode invalid = renderer.report();
    return invalid == ExitCode::Done ? code : invalid;
}

void declareRenderOf(CommandSetup& setup, RenderVerb verb) {
    RenderArguments& arguments = setup.runs(runRender);
    setup.files = &arguments.files;
    setup.insteadOfFiles = &arguments.state;
    addRenderOptions(setup.options, verb, arguments);
}

}  // namespace

void declareRender(CommandSetup& setup) {
    declareRenderOf(setup, RenderVerb::Render);
}

void declareTurntable(CommandSetup& setup) {
    declareRenderOf(setup, RenderVerb::Turntable);
}

}  // namespace sinew::cli
