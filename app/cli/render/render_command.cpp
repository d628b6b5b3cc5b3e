// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <string_view>

#include "app/cli/borrow_input.h"
#include "app/cli/command_setup.h"
#include "app/cli/console.h"
#include "app/cli/devices.h"
#include "app/cli/load_input.h"
#include "app/cli/render/picture_renderer.h"
#include "app/cli/render/refusals.h"
#include "app/common/failure.h"
#include "model/check/weight_notice.h"
#include "model/core/math.h"
#include "model/facts/morph_lookup.h"
#include "model/image/image_codec.h"
#include "viewport/gpu/pipeline_cache.h"

namespace sinew::cli {

namespace {

/// Composites the picture over a colour (sRGB, straight alpha, 0 to 1) with the operator "over" on
/// encoded values, as image viewers do.
void putBehind(PixelImage& picture, glm::vec4 color) {
    constexpr float kMost = 255.0F;
    for (std::size_t at = 0; at + 3 < picture.rgba.size(); at += 4) {
        std::uint8_t* const pixel = picture.rgba.data() + at;
        const float alpha = static_cast<float>(pixel[3]) / kMost;
        const float behind = color.a * (1.0F - alpha);
        const float sum = alpha + behind;
        for (int i = 0; i < 3 && sum > 0.0F; ++i) {
            const float front = static_cast<float>(pixel[i]);
            pixel[i] = static_cast<std::uint8_t>(
                std::lround((front * alpha + kMost * color[i] * behind) / sum));
        }
        pixel[3] = static_cast<std::uint8_t>(std::lround(kMost * sum));
    }
}

std::string_view asText(const std::vector<std::uint8_t>& bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

/// Names the expressions that are shown only in part.
void noteExpressions(const RenderOptions& options, const Asset& asset, bool quiet) {
    for (const auto& [name, weight] : options.morphs) {
        const VrmExpression* expression = findExpression(asset, name);
        if (expression != nullptr && expression->materialBinds > 0) {
            note(quiet, shownName(options.file) + ": the VRM expression '" + expression->name +
                            "' changes colours or textures too, which are not played");
        }
    }
}

void noteOddities(const RenderOptions& options, const RenderChoice& choice, std::uint32_t samples,
                  bool quiet) {
    if (samples != options.samples) {
        note(quiet, "the device does not support " + std::to_string(options.samples) +
                        " samples per pixel; rendering with " + std::to_string(samples));
    }
    if (choice.view.blend == BlendSkinning::DualQuaternion) {
        note(quiet, "dual-quaternion skinning is a preview: glTF defines linear blending");
    }
}

/// Reports what is missing from the pictures, and where weights decide what they show.
void notePictures(const PictureRenderer& pictures, const RenderOptions& options,
                  const RenderChoice& choice, const Asset& asset, bool quiet) {
    std::size_t most = 0;
    for (const RenderedShot& shot : pictures.shots()) {
        most = std::max(most, shot.hiddenNames);
    }
    std::vector<std::string> notices = {hiddenNamesNotice(most, pictures.shots().size() > 1)};
    notices.insert(notices.end(), pictures.notices().begin(), pictures.notices().end());
    notices.erase(std::remove(notices.begin(), notices.end(), std::string()), notices.end());
    for (const std::string& notice : notices) {
        note(quiet, shownName(options.file) + ": " + notice);
    }
    if (const auto& weights = pictures.weightDifference()) {
        note(quiet, shownName(options.file) + ": " +
                        weightNotice(asset, weights->difference, choice.view.weights));
    }
}

/// Both files are complete before the first is put in place. Throws Failure (exit 4).
void writePicture(const RenderOptions& options, const PixelImage& image, const std::string& sidecar,
                  const std::string& metadata) {
    Answer picture(options.output);
    picture.write(asText(encodePng(image, !options.view.transparent)));
    if (sidecar.empty()) {
        picture.finish();
        return;
    }
    Answer record(sidecar);
    record.write(metadata);
    record.finish();
    picture.finish();
}

ExitCode runRender(const RenderArguments& arguments, const CommonArguments& common) {
    const RenderOptions options = parseRenderOptions(arguments);
    const std::string sidecar = options.metadata ? sidecarPath(options.output) : std::string();
    refuseTerminal(options.output, "a PNG");
    refuseOverwritingInput(options.file, options.output);
    refuseOverwritingInput(options.file, sidecar);
    const std::optional<ReferencePicture> reference =
        readReference(arguments.reference, options.output, options.size);
    refuseOverwritingInput(options.file, reference ? reference->difference : std::string());

    checkClipFiles(options.clips, options.file, options.output);
    const Borrowing borrowing = borrowInput(loadInput(options.file, Images::Decode, common.quiet),
                                            options.clips, common.quiet);
    const auto& asset = borrowing.asset;
    notePlaceholders(*asset, options.file, common.quiet);
    RenderChoice choice = resolveRender(options, *asset);
    const ChosenCamera checkedBeforeTheDevice(options.camera.value_or(CameraChoice{}), *asset,
                                              choice.view.scene);
    refuseScene(*asset, choice.view.scene);
    choice.environment = loadEnvironment(options.view.environment, common.quiet);
    std::vector<SheetCell> cells;
    std::optional<SheetLayout> layout;
    if (options.contactSheet) {
        cells = planSheet(*asset, choice.animations, *options.contactSheet);
        layout.emplace(options.size, *options.contactSheet);
    }

    constexpr float kPrepared = 0.1F;  // shares of the time that a picture takes, about
    constexpr float kRendered = 0.95F;
    ProgressBar progress("Preparing the device", common.quiet);
    progress.show(0.0F);
    OffscreenRenderer renderer({.device = common.device,
                                .validation = common.validation,
                                .cacheFolder = cacheFolder().string()});
    refuseForDevice(*asset, choice.view.scene, renderer.device());
    progress.show("Uploading", kPrepared / 2.0F);
    PictureRenderer pictures(renderer, asset, options, choice);
    noteBorrowed(borrowing, common.quiet);
    noteExpressions(options, *asset, common.quiet);
    noteOddities(options, choice, pictures.samples(), common.quiet);
    pictures.measureValues(common.quiet);
    for (const std::string& notice : renderer.notices()) {
        note(common.quiet, shownName(options.file) + ": " + notice);
    }
    const auto rendering = [&](const char* words, float part) {
        progress.show(words, kPrepared + part * (kRendered - kPrepared));
    };
    PixelImage image =
        layout ? pictures.sheet(cells, *layout, rendering) : pictures.picture(rendering);
    progress.show("Compressing", kRendered);
    if (options.backdrop) {
        putBehind(image, *options.backdrop);
    }
    notePictures(pictures, options, choice, *asset, common.quiet);
    if (const std::string notice = renderer.fontNotice(); !notice.empty()) {
        note(common.quiet, options.file + ": " + notice);
    }
    const std::string metadata = options.metadata
                                     ? renderMetadata({.options = options,
                                                       .choice = choice,
                                                       .asset = *asset,
                                                       .device = renderer.device().name,
                                                       .samples = pictures.samples(),
                                                       .shots = pictures.shots(),
                                                       .notices = pictures.notices(),
                                                       .missingData = pictures.missingData(),
                                                       .weights = pictures.weightDifference(),
                                                       .values = &pictures.values()})
                                     : std::string();
    writePicture(options, image, sidecar, metadata);
    ExitCode found = pictures.missingData().empty() ? ExitCode::Done : ExitCode::Found;
    if (reference) {
        const ExitCode compared =
            compareWithReference(*reference, image, options.output, common.quiet);
        found = compared == ExitCode::Found ? compared : found;
    }
    const ExitCode outcome = reportValidation(renderer);
    return outcome == ExitCode::Done ? found : outcome;
}

}  // namespace

void declareRender(CommandSetup& setup) {
    RenderArguments& arguments = setup.runs(runRender);
    setup.file = &arguments.file;
    addRenderOptions(setup.options, arguments);
}

}  // namespace sinew::cli
