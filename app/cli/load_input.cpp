// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/load_input.h"

#include "app/cli/progress_bar.h"
#include "app/common/failure.h"
#include "model/load/load_asset.h"

namespace sinew::cli {

namespace {

/// How far loading is when a stage is: images take the longest.
float wholePart(LoadStage stage, float part) noexcept {
    switch (stage) {
        case LoadStage::Read:
            return 0.1F * part;
        case LoadStage::Parse:
            return 0.1F + 0.1F * part;
        case LoadStage::Codecs:
            return 0.2F + 0.1F * part;
        case LoadStage::Geometry:
            return 0.3F + 0.2F * part;
        case LoadStage::Images:
            return 0.5F + 0.4F * part;
        case LoadStage::Tangents:
            return 0.9F + 0.1F * part;
    }
    return 1.0F;
}

}  // namespace

std::shared_ptr<const Asset> loadInput(const std::string& file, Images images, bool quiet) {
    ProgressBar progress("loading", quiet);
    auto asset =
        loadAsset(file, {.decodeImages = images == Images::Decode},
                  [&](LoadStage stage, float part) { progress.show(wholePart(stage, part)); });
    if (!asset) {
        throw inputFailure(file, asset.error());
    }
    return asset.value();
}

}  // namespace sinew::cli
