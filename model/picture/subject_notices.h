// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "model/picture/picture_subject.h"
#include "model/view/camera.h"

namespace sinew {

/// How a subject is about to be seen.
struct SeenFrom {
    CameraView camera;
    NodeIndex cameraNode;  // node of a camera of the file; none: another camera
    float heightPixels = 720.0F;
    std::size_t vertexBudget = 4'000'000;  // larger scenes are subsampled
};

/// Why the picture of a subject is empty or incomplete: see `cameraNotices` and `pictureNotices`.
/// None of copies and the bind pose, which are spread out on purpose. `pose`: at the subject's
/// moment.
[[nodiscard]] std::vector<std::string> subjectNotices(const PictureSubject& subject,
                                                      const PoseEvaluator& pose,
                                                      const SeenFrom& seen);

}  // namespace sinew
