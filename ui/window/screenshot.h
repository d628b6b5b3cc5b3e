// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>

#include "model/core/result.h"

namespace sinew {

/// A picture of the current view, rendered at a given size.
struct ScreenshotRequest {
    std::filesystem::path path;
    int width = 1920;
    int height = 1080;
    bool transparent = false;
};

/// Renders and writes a screenshot; provided by the owner of the renderer.
using ScreenshotWriter = std::function<Status(const ScreenshotRequest&)>;

}  // namespace sinew
