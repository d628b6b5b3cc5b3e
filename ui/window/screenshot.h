// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>

#include "model/core/result.h"

namespace sinew {

/// A picture of what the window shows, rendered at its own size.
struct ScreenshotRequest {
    std::filesystem::path path;
    int width = 1920;
    int height = 1080;
    bool transparent = false;
};

/// Renders and writes; given to the window by whoever owns the renderer.
using ScreenshotWriter = std::function<Status(const ScreenshotRequest&)>;

}  // namespace sinew
