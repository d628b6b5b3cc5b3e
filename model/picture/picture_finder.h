// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "model/motion/clip_motion.h"
#include "model/picture/picture_findings.h"
#include "model/picture/picture_subject.h"
#include "model/values/clip_worst.h"

namespace sinew {

/// Trails with what the motion of their clip adds to them; null motion: as they are.
[[nodiscard]] std::shared_ptr<const TrailSet> withMotion(std::shared_ptr<const TrailSet> trails,
                                                         const ClipMotion* motion,
                                                         const PictureSubject& subject);
/// What jumps at the loop seam, if its ghosts are shown.
[[nodiscard]] std::string seamWords(const PictureSubject& subject, const ClipMotion* motion);

/// The values of the view in a pose; null: it has none. The worst of the clip fixes their scale;
/// null: it is not known. Incomplete after a stop.
[[nodiscard]] std::shared_ptr<const SurfaceValues> viewValues(const PictureSubject& subject,
                                                              const PoseEvaluator& pose,
                                                              const ClipWorst* worst,
                                                              const std::stop_token& stop);

/// Finds what pictures show of the motion, on the calling thread and all cores, for callers that
/// wait for it. Another moment of the same clip measures nothing again.
class PictureFinder {
public:
    /// Sets root, trails and words of the seam. After a stop some are missing.
    void find(const PictureSubject& subject, PictureFindings& found,
              const std::stop_token& stop = {});

private:
    const ClipMotion* motionOf(const PictureSubject& subject, const std::stop_token& stop);

    std::shared_ptr<const ClipLibrary> m_clips;
    std::optional<PlayedPoses> m_rootOf;  // what the root was found for
    NodeIndex m_root;
    std::optional<TrailRequest> m_trailsOf;  // likewise
    std::shared_ptr<const TrailSet> m_trails;
    std::optional<MotionOptions> m_motionWith;  // likewise
    std::optional<ClipMotion> m_motion;
};

}  // namespace sinew
