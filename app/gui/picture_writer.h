// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "ui/window/screenshot.h"
#include "viewport/offscreen/offscreen_renderer.h"

namespace sinew {

class Session;

/// Writes the current view as a PNG, rendered offscreen at a given size. The renderer is created on
/// first use.
class PictureWriter {
public:
    PictureWriter(Session& session, OffscreenOptions options)
        : m_session(session), m_options(std::move(options)) {}

    [[nodiscard]] Status write(const ScreenshotRequest& request);
    /// Call when another file is shown: releases the previous one.
    void forgetAsset() noexcept;
    [[nodiscard]] std::vector<std::string> validationErrors() const;

private:
    Session& m_session;
    OffscreenOptions m_options;
    std::unique_ptr<OffscreenRenderer> m_renderer;
    std::shared_ptr<const Asset> m_asset;  // the renderer's asset
};

}  // namespace sinew
