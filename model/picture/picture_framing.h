// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <tuple>

#include "model/evaluate/outline.h"
#include "model/picture/picture_subject.h"

namespace sinew {

/// What a camera frames, with all copies.
struct PictureFraming {
    /// The scene over what is played, including what is hidden.
    Outline whole;
    std::optional<Outline> part = {};  // what is drawn of it; none: all of it, or nothing

    [[nodiscard]] const Outline& framed() const noexcept { return part ? *part : whole; }
};

/// Measures framings and keeps the outlines of clips, so that sheets, mixes and a window that
/// frames again measure each clip once. Poses by hand belong to them, other than in a crowd. Of
/// layers: over their clips, and over the rest pose if it completes them; of more than four clips,
/// the further ones count by the boxes of their first and last pose. Runs on the calling thread, at
/// most about two million vertices per clip.
class FramingMeter {
public:
    /// `still`: the node with which the camera moves; none: it stays.
    [[nodiscard]] PictureFraming measure(const PictureSubject& subject, NodeIndex still);
    /// What is played, of one copy and with its travel: between copies, and for the box of the
    /// clip. Empty if the picture has neither.
    [[nodiscard]] Box clipBox(const PictureSubject& subject);

private:
    /// What an outline is of: all of the scene, or the part that is drawn.
    struct Place {
        bool part = false;
        NodeIndex still = {};
    };
    using Key = std::tuple<AnimationIndex, SceneIndex, NodeIndex, WeightSource, bool, bool, bool>;

    void follow(const PictureSubject& subject);
    [[nodiscard]] Outline over(const PictureSubject& subject, const Place& place);
    const Outline& measured(const PictureSubject& subject, AnimationIndex animation,
                            const Place& place, bool endsOnly);

    std::shared_ptr<const ClipLibrary> m_clips;
    HandPose m_hand;
    std::shared_ptr<const ShownNodes> m_shown;
    std::map<Key, Outline> m_outlines;  // valid for the three members above
};

}  // namespace sinew
