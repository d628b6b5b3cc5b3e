// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/picture/picture_findings.h"
#include "model/picture/picture_subject.h"
#include "model/view/camera.h"

namespace sinew {

struct ClipWorst;
class Session;

/// A picture of the window as a value: another thread can draw it while the session goes on.
struct FrozenFrame {
    PictureSubject subject;
    PictureFindings found;                   // by then
    std::shared_ptr<const ClipWorst> worst;  // null: not known
    bool valuesLag = false;                  // those of `found` are of an earlier moment or view
    CameraView camera;
    std::string leftOut;  // words for the upper left corner
};

/// The session's current state, for a picture of this aspect ratio. Requires an asset.
[[nodiscard]] FrozenFrame freezeFrame(Session& session, float aspect);

}  // namespace sinew
