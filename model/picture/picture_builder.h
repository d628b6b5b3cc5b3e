// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "model/evaluate/crowd_grid.h"
#include "model/picture/picture_content.h"
#include "model/picture/picture_findings.h"
#include "model/picture/picture_subject.h"

namespace sinew {

/// Makes what a picture is drawn from out of a subject and what was found for it: the one builder
/// of window, screenshot and `render`. Owns what the content borrows and keeps it from picture to
/// picture: evaluators of ghosts, the crowd, the start of what is followed. For a picture like the
/// one before it allocates nothing, apart from what ghosts need.
class PictureBuilder {
public:
    /// How far what is followed is from where it is at the start of what is played, in the pose of
    /// the subject's moment; none: nothing is followed. Requires an asset.
    [[nodiscard]] std::optional<glm::vec3> shift(const PictureSubject& subject,
                                                 const PoseEvaluator& pose, NodeIndex root);

    /// `pose`: at the subject's moment; null without an asset. `content` borrows it, and this until
    /// the next call.
    void fill(const PictureSubject& subject, const PoseEvaluator* pose,
              const PictureFindings& found, PictureContent& content);

    void clear() noexcept;  // Call it before another asset is used.

private:
    [[nodiscard]] CrowdInput crowdOf(const PictureSubject& subject, const Box& one);
    [[nodiscard]] std::span<const Ghost> ghostsOf(const PictureSubject& subject);
    [[nodiscard]] const std::string& missingOf(const PictureSubject& subject);

    /// Where what is followed is at the start.
    struct Start {
        std::shared_ptr<const ClipLibrary> clips = {};
        PlayedPoses played = {};
        float seconds = 0.0F;
        NodeIndex node = {};
        glm::vec3 position{0.0F};
    };
    Start m_start;
    std::vector<GhostTime> m_times;
    GhostPoses m_ghosts;
    std::unique_ptr<CrowdGrid> m_crowd;
    std::shared_ptr<const ClipLibrary> m_crowdOf;
    Box m_one;                                 // box of one copy
    std::shared_ptr<const MotionPath> m_path;  // borrowed by the content
    std::shared_ptr<const ClipLibrary> m_missingIn;
    ViewOptions m_missingFor;  // view of what is missing
    std::string m_missing;
};

}  // namespace sinew
