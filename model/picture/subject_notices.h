// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "model/evaluate/weight_difference.h"
#include "model/picture/picture_findings.h"
#include "model/picture/picture_subject.h"
#include "model/view/camera.h"

namespace sinew {

/// How a subject is about to be shown.
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

/// What is known once it is drawn: content left out, ghosts, trails, the loop seam, lamps.
/// `leftOut`: SceneRenderer::pictureNotice; `lampStops`: see `lampNotice`.
[[nodiscard]] std::vector<std::string> drawnNotices(const PictureSubject& subject,
                                                    const PictureFindings& found,
                                                    const std::string& leftOut, float lampStops);

/// Joint names that were asked for and are not in the picture; empty: none. `ofSeveral`: the most
/// of several pictures.
[[nodiscard]] std::string hiddenNamesNotice(std::size_t names, bool ofSeveral = false);

/// A visible difference between stored and normalised weights, and where it was seen.
struct SeenDifference {
    WeightDifference difference;
    AnimationIndex animation;  // none: the rest pose, or layers
    float seconds = 0.0F;
};

/// Compares stored and normalised weights in every rendered pose of a picture and keeps the largest
/// visible difference relative to the model's size. Costs nothing for files whose weights add up
/// to 1.
class WeightJudge {
public:
    explicit WeightJudge(const Asset& asset) : m_off(asset) {}

    /// The pose of `evaluator`, as `view` shows it; the bind pose has no weights to judge.
    void judge(const PoseEvaluator& evaluator, const ViewOptions& view, AnimationIndex animation,
               float seconds);

    /// Forgets what was seen in another picture.
    void restart() noexcept { m_worst.reset(); }

    [[nodiscard]] const std::optional<SeenDifference>& worst() const noexcept { return m_worst; }

private:
    OffSums m_off;
    std::optional<SeenDifference> m_worst;
};

}  // namespace sinew
