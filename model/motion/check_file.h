// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

#include "model/check/check_asset.h"

namespace sinew {

/// The whole check of a file, in window and command line: `checkAsset`, and of files with skins
/// what is measured of how their clips move: feet that slide, joints that jump and collapse, loop
/// seams of clips in place. These share a budget of ten million matrices of nodes, a tenth for
/// small files (allowedWork); beyond it every n-th frame is measured, which is a finding. Findings,
/// stop token and progress as of `checkAsset`.
[[nodiscard]] std::vector<Diagnostic> checkFile(const std::shared_ptr<const Asset>& asset,
                                                const CheckOptions& options = {},
                                                const std::stop_token& stop = {},
                                                const std::function<void(float)>& progress = {});

}  // namespace sinew
