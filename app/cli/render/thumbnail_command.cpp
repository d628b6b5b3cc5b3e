// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// Called by file managers for a small picture of a file, in their sandbox: with a time limit of its
// own, because not all of them have one.
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <string_view>

#include "app/cli/command_setup.h"
#include "app/cli/console.h"
#include "app/cli/devices.h"
#include "app/cli/render/png_files.h"
#include "app/cli/render/render_job.h"
#include "app/common/failure.h"
#include "app/common/parse_value.h"
#include "model/asset/thumbnail.h"
#include "model/core/part_name.h"
#include "model/image/shrink_picture.h"
#include "model/load/load_asset.h"

namespace sinew::cli {

namespace {

struct ThumbnailArguments {
    std::string file;
    std::string output;
    std::string size;
};

extern "C" void endLateThumbnail(int /*signal*/) {
    removeParts();
    for (const std::string_view words : {std::string_view(program_invocation_short_name),
                                         std::string_view(": no thumbnail within 10 s\n")}) {
        static_cast<void>(!::write(STDERR_FILENO, words.data(), words.size()));
    }
    std::_Exit(static_cast<int>(ExitCode::BadInput));
}

/// From here on the process ends after 10 s, without output.
void limitTime() {
    constexpr unsigned kSeconds = 10;
    std::signal(SIGALRM, endLateThumbnail);
    ::alarm(kSeconds);
}

/// A pipe or device may have no end.
void refuseSpecialFiles(const std::string& file) {
    std::error_code ignored;
    const auto status = std::filesystem::status(file, ignored);
    if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status)) {
        throw Failure(ExitCode::BadInput, file, "it is not a regular file");
    }
}

std::shared_ptr<const Asset> load(const std::string& file, bool preferThumbnail) {
    return fromInput(file, loadAsset(file, {.preferThumbnail = preferThumbnail}));
}

/// The pixels of the picture that the file carries; null if they could not be read.
const Image* readable(const Image& image) {
    const bool complete = std::size_t{4} * image.width * image.height == image.rgba.size();
    return !image.placeholder && complete && image.width > 0 ? &image : nullptr;
}

PixelImage drawn(const std::shared_ptr<const Asset>& asset, const ThumbnailArguments& arguments,
                 std::uint32_t size, const CommonArguments& common) {
    RenderOptions options;
    options.file = arguments.file;
    options.output = arguments.output;
    options.size = {size, size};
    options.camera = parseCamera("fit");
    options.view.transparent = true;
    options.stateless = true;
    RenderInput input{.borrowing = {.asset = asset, .from = {}},
                      .choice = resolveRender(options, *asset),
                      .plan = {}};
    const SceneIndex scene = input.choice.view.scene;
    refuseScene(*asset, scene);
    input.plan.pictures.emplace_back().shots.resize(1);
    OffscreenRenderer renderer(deviceOptions(common));
    refuseForDevice(*asset, scene, renderer.device());
    RenderJob job(renderer, options, input, common.quiet);
    job.start(input.plan.pictures.front(), [](const char*, float) {});
    return job.collect().image;
}

ExitCode runThumbnail(const ThumbnailArguments& arguments, const CommonArguments& common) {
    constexpr std::uint32_t kLargest = 2048;
    if (arguments.output.empty() || arguments.size.empty()) {
        throw usageFailure("thumbnail needs FILE OUTPUT SIZE");
    }
    const std::uint32_t size = parseCount("SIZE", arguments.size, 1, kLargest);
    limitTime();
    refuseTerminal(arguments.output, "a PNG");
    refuseOverwritingInput(arguments.file, arguments.output);
    refuseSpecialFiles(arguments.file);
    std::shared_ptr<const Asset> asset = load(arguments.file, true);
    const ImageIndex carried = thumbnailOf(*asset, *asset->json);
    const Image* const image = carried ? readable(asset->images[carried.value]) : nullptr;
    if (carried && image == nullptr) {
        asset = load(arguments.file, false);
    }
    const PixelImage picture = image != nullptr
                                   ? shrunkTo({.width = image->width,
                                               .height = image->height,
                                               .rgba = {image->rgba.begin(), image->rgba.end()}},
                                              size)
                                   : drawn(asset, arguments, size, common);
    writePng(arguments.output, picture, false);
    return ExitCode::Done;
}

}  // namespace

void declareThumbnail(CommandSetup& setup) {
    ThumbnailArguments& a = setup.runs(runThumbnail);
    setup.file = &a.file;
    setup.options.file(a.file);
    setup.options.value("OUTPUT", a.output, "", "The PNG to write");
    setup.options.value("SIZE", a.size, "",
                        "Its longer side in pixels. A thumbnail in the file is used "
                        "(VRM,\nasset.thumbnail); otherwise "
                        "the model is drawn, without background.\nGives up after 10 s");
}

}  // namespace sinew::cli
