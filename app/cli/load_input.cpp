// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/load_input.h"

#include "app/cli/console.h"
#include "app/cli/standard_input.h"
#include "app/common/failure.h"
#include "model/light/built_in_light.h"
#include "model/load/load_stage.h"

namespace sinew::cli {

std::shared_ptr<const Asset> loadInput(const std::string& file, Images images, bool quiet) {
    ProgressBar progress("", quiet);
    auto asset = loadFrom(file, {.decodeImages = images == Images::Decode},
                          [&](LoadStage stage, float part) {
                              progress.show(stageWords(stage), overallProgress(stage, part));
                          });
    if (!asset) {
        throw inputFailure(file, asset.error());
    }
    return asset.value();
}

std::shared_ptr<const Environment> loadEnvironment(const std::string& file, bool quiet) {
    if (isBuiltInName(file) && findBuiltInLight(file) == nullptr) {
        throw usageFailure("--environment: " + namedEnvironment(file).error().message);
    }
    ProgressBar progress("Prefiltering the environment", quiet);
    const auto light = namedEnvironment(file, [&](float part) { progress.show(part); });
    if (!light) {
        throw inputFailure(file, light.error());
    }
    return *light;
}

void notePlaceholders(const Asset& asset, const std::string& file, bool quiet) {
    constexpr std::size_t kMostLines = 3;
    std::size_t count = 0;
    for (std::size_t i = 0; i < asset.images.size(); ++i) {
        const Image& image = asset.images[i];
        if (image.placeholder && count++ < kMostLines) {
            note(quiet, shownName(file) + ": warning: image " + std::to_string(i) +
                            (image.name.empty() ? "" : " '" + image.name + '\'') +
                            " could not be read; a magenta placeholder replaces it (at /images/" +
                            std::to_string(i) + ')');
        }
    }
    if (count > kMostLines) {
        note(quiet,
             shownName(file) + ": warning: and " + std::to_string(count - kMostLines) + " more");
    }
}

}  // namespace sinew::cli
