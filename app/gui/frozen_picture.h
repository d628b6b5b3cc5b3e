// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "model/picture/picture_findings.h"
#include "model/picture/picture_split.h"
#include "model/picture/picture_subject.h"
#include "model/state/inspection_state.h"
#include "model/values/clip_worst.h"
#include "model/view/camera.h"
#include "ui/window/screenshot.h"

namespace sinew {

class Session;

/// One file of a picture, and what was known about it.
struct FrozenFile {
    PictureSubject subject;
    PictureFindings found;
    std::shared_ptr<const ClipWorst> worst = {};  // null: not known
    bool valuesLag = false;  // those of `found` are of an earlier moment or view
    std::string leftOut;     // words for the upper left corner
    std::string caption;
    bool captionIsRight = false;
};

/// A picture of the window as a value: another thread can draw it while the session goes on.
struct FrozenPicture {
    FrozenFile first;
    std::optional<FrozenFile> partner = {};  // none: a single file is shown
    PictureSplit split;
    CameraView camera;
    NodeIndex cameraNode;  // node of a camera of the file; none: another camera
    std::optional<InspectionState> state = {};  // how it is made; none: not wanted
};

/// The size of a point, in pixels.
[[nodiscard]] float pointSize(const ScreenshotRequest& request);

/// Of what the first file has of the picture.
[[nodiscard]] float aspectOf(const PictureSplit& split, const ScreenshotRequest& request);

/// The text that the file of the picture holds, so that it can be made again. Empty: not wanted, or
/// no file.
[[nodiscard]] std::string stateOf(const FrozenPicture& picture, const std::filesystem::path& file);

/// What the window shows now, for a picture of this size and contents. Requires an asset.
[[nodiscard]] FrozenPicture frozenPicture(Session& session, const ScreenshotRequest& request);

}  // namespace sinew
