// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/load_input.h"

#include "app/common/failure.h"
#include "model/load/load_asset.h"

namespace sinew::cli {

std::shared_ptr<const Asset> loadInput(const std::string& file, Images images) {
    auto asset = loadAsset(file, {.decodeImages = images == Images::Decode});
    if (!asset) {
        throw inputFailure(file, asset.error());
    }
    return asset.value();
}

}  // namespace sinew::cli
