// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/picture/subject_notices.h"

#include <iterator>

#include "model/check/picture_notices.h"

namespace sinew {

std::vector<std::string> subjectNotices(const PictureSubject& subject, const PoseEvaluator& pose,
                                        const SeenFrom& seen) {
    std::vector<std::string> notices;
    if (subject.view.copies > 1 || !viewModeInfo(subject.view.mode).posed) {
        return notices;
    }
    if (seen.cameraNode) {
        notices = cameraNotices(pose, seen.cameraNode);
    }
    std::vector<std::string> more = pictureNotices({.evaluator = pose,
                                                    .scene = subject.view.scene,
                                                    .animation = subject.played.animation,
                                                    .weights = subject.view.weights,
                                                    .camera = seen.camera,
                                                    .heightPixels = seen.heightPixels,
                                                    .shown = subject.view.shown.get(),
                                                    .vertexBudget = seen.vertexBudget});
    notices.insert(notices.end(), std::make_move_iterator(more.begin()),
                   std::make_move_iterator(more.end()));
    return notices;
}

}  // namespace sinew
