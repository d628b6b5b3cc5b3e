// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <string_view>

#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/load_input.h"
#include "app/cli/picture_renderer.h"
#include "app/common/failure.h"

namespace sinew::cli {

namespace {

std::string_view asText(const std::vector<std::uint8_t>& bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

void noteOddities(const RenderOptions& options, const RenderChoice& choice, const Asset& asset,
                  std::uint32_t samples, bool quiet) {
    if (samples != options.samples) {
        note(quiet, "the device has no " + std::to_string(options.samples) +
                        " samples per pixel; rendering with " + std::to_string(samples));
    }
    if (viewModeInfo(choice.view.mode).needsSkin && asset.skins.empty()) {
        note(quiet, options.file + ": there is no skin for the view '" +
                        std::string(viewModeInfo(choice.view.mode).name) + "' to show");
    }
}

ExitCode reportValidation(const OffscreenRenderer& renderer) {
    const std::vector<std::string> errors = renderer.validationErrors();
    for (const std::string& error : errors) {
        note(false, "validation: " + error);
    }
    return errors.empty() ? ExitCode::Done : ExitCode::Validation;
}

}  // namespace

ExitCode runRender(const RenderArguments& arguments, const CommonArguments& common) {
    const RenderOptions options = parseRenderOptions(arguments);
    const std::string sidecar = options.metadata ? sidecarPath(options.output) : std::string();
    refuseOverwritingInput(options.file, options.output);
    refuseOverwritingInput(options.file, sidecar);

    const auto asset = loadInput(options.file, Images::Decode);
    const RenderChoice choice = resolve(options, *asset);
    const CameraRig checkedBeforeTheDevice(options.camera, *asset, choice.view.scene);
    std::vector<SheetCell> cells;
    std::optional<SheetLayout> layout;
    if (options.contactSheet) {
        cells = planSheet(*asset, choice.animations, *options.contactSheet);
        layout.emplace(options.size, *options.contactSheet);
    }

    OffscreenRenderer renderer({.device = common.device, .validation = common.validation});
    PictureRenderer pictures(renderer, asset, options, choice);
    noteOddities(options, choice, *asset, pictures.samples(), common.quiet);
    const PixelImage image = layout ? pictures.sheet(cells, *layout) : pictures.picture();
    writeOutput(options.output, asText(encodePng(image, !options.view.transparent)));
    if (options.metadata) {
        writeOutput(sidecar, renderMetadata({.options = options,
                                             .choice = choice,
                                             .asset = *asset,
                                             .device = renderer.device().name,
                                             .samples = pictures.samples(),
                                             .shots = pictures.shots()}));
    }
    return reportValidation(renderer);
}

}  // namespace sinew::cli
