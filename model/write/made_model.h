// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "model/asset/asset.h"
#include "model/write/gltf_file.h"
#include "model/write/posed_model.h"
#include "model/write/posed_surfaces.h"

namespace sinew {

// What the writers of models have in common.

/// The `asset` object of a file made from this one: its copyright stays.
[[nodiscard]] std::string assetObject(const Asset& asset);

[[nodiscard]] Error nothingDrawn();

void noteDegenerate(const PosedCounts& counts, std::vector<std::string>& notices);

/// Adds the file to what was made. Error: LimitExceeded beyond 4 GiB, the limit of the format.
[[nodiscard]] Result<MadeModel> finished(const GltfFile& file, const std::string& name,
                                         MadeModel made);

}  // namespace sinew
