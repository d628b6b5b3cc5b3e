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

/// Writes what the window shows as a PNG, rendered offscreen at its own size. The renderer is made
/// with the first picture.
class PictureWriter {
public:
    PictureWriter(Session& session, OffscreenOptions options)
        : m_session(session), m_options(std::move(options)) {}

    [[nodiscard]] Status write(const ScreenshotRequest& request);
    /// Another file is shown: lets go of the one before.
    void forgetAsset() noexcept;
    [[nodiscard]] std::vector<std::string> validationErrors() const;

private:
    Session& m_session;
    OffscreenOptions m_options;
    std::unique_ptr<OffscreenRenderer> m_renderer;
    std::shared_ptr<const Asset> m_asset;  // the one that the renderer holds
};

}  // namespace sinew
