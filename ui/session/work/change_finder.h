// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "model/asset/asset.h"

namespace sinew {

/// What changed between two versions of a file.
struct FoundChanges {
    std::string sentence;                 // see changeSentence
    std::vector<std::string> lines = {};  // each change by itself, as many as a tool tip holds
    bool partly = false;                  // the surfaces are too large to be compared in passing
};

/// Compares two versions of a file, within bounds: nobody requested it. Empty after a stop.
[[nodiscard]] FoundChanges changesBetween(const std::shared_ptr<const Asset>& before,
                                          const std::shared_ptr<const Asset>& after,
                                          const std::stop_token& stop);

}  // namespace sinew
