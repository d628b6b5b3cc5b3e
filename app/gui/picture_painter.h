// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/gui/frozen_picture.h"
#include "model/evaluate/pose_evaluator.h"
#include "model/picture/picture_builder.h"
#include "model/picture/picture_finder.h"
#include "viewport/offscreen/offscreen_renderer.h"

namespace sinew {

/// Evaluator and pictures of a file.
class PaintedFile {
public:
    void forget() noexcept;

    /// Poses the file at the moment. True: it is another one.
    [[nodiscard]] bool follow(const FrozenFile& file);

    /// What the window is still looking for is found first; the root stays, since the camera is
    /// placed. `other`: the compared file in its pose; null: none.
    void fill(const FrozenFile& file, const PaintedFile* other, const CameraView& camera,
              const ScreenshotRequest& request);

    std::optional<PoseEvaluator> evaluator;
    PictureFinder finder;
    PictureBuilder builder;
    PictureFindings found;  // findings of the last picture
    FrameInput input;

private:
    [[nodiscard]] std::shared_ptr<const SurfaceValues> distancesTo(
        const PoseEvaluator& other, const ScreenshotRequest& request) const;
};

/// Draws frozen pictures offscreen, with a renderer that is created on first use. Used by one
/// thread at a time. Throws GpuError.
class PicturePainter {
public:
    explicit PicturePainter(OffscreenOptions options) : m_options(std::move(options)) {}

    void forget() noexcept;                          // releases the files
    void forgetPartner() noexcept;                   // likewise, that with which one is compared
    void restart() noexcept { m_renderer.reset(); }  // after it has thrown

    /// Poses the files of a picture, and uploads those that are others.
    void follow(const FrozenPicture& frame);
    /// The picture that is followed.
    [[nodiscard]] PixelImage draw(const FrozenPicture& frame, const ScreenshotRequest& request);
    /// Why the picture just drawn is empty or incomplete.
    [[nodiscard]] std::vector<std::string> notices(const FrozenPicture& frame,
                                                   const ScreenshotRequest& request) const;

    [[nodiscard]] PaintedFile& first() noexcept { return m_first; }
    [[nodiscard]] std::vector<std::string> validationErrors() const;

private:
    template <class Release>
    void release(const Release& call) noexcept;

    OffscreenOptions m_options;
    std::unique_ptr<OffscreenRenderer> m_renderer;
    PaintedFile m_first;
    PaintedFile m_partner;
};

}  // namespace sinew
