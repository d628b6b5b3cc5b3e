// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/common/picture_choice.h"
#include "model/values/clip_worst.h"
#include "model/view/view_options.h"

namespace sinew::cli {

/// The worst value of a pose or clip, and where it is.
struct RecordedWorst {
    AnimationIndex animation = {};    // none: of the pose
    std::optional<float> value = {};  // none: the clip has none
    NodeIndex node = {};
    std::uint32_t primitive = 0;
    std::optional<std::uint32_t> element = {};  // only where a view has values per element
    std::uint32_t vertex = 0;
    std::optional<std::uint64_t> frame = {};  // frame of the clip
    float seconds = 0.0F;
};

/// What a sidecar says about values.
struct RecordedValues {
    std::string title;
    std::string subtitle;
    float low = 0.0F;
    float high = 0.0F;
    std::vector<std::string> notes = {};
    std::vector<RecordedWorst> worst = {};
};

/// The values of views that the CPU computes (ViewModeInfo::values), for the shots of one command.
class ShotValues {
public:
    /// `choice` is borrowed.
    ShotValues(std::shared_ptr<const ClipLibrary> clips, const PictureChoice& choice);

    /// Measures the clips of the command, so that all shots have one scale and the worst is known.
    /// Nothing for other views. Shows a progress bar.
    void measure(bool quiet);

    /// For the evaluator's pose, in a shot of this animation; null: none.
    [[nodiscard]] std::shared_ptr<const SurfaceValues> of(const PoseEvaluator& pose,
                                                          AnimationIndex animation);

    /// Why they are not shown as asked; empty: they are.
    [[nodiscard]] const std::string& notice() const noexcept { return m_notice; }
    /// Why a view of values has none: "no joints are left and right"; empty: it has, or another
    /// view is shown.
    [[nodiscard]] const std::string& missing() const noexcept { return m_missing; }

    /// Of the last shot; none without values.
    [[nodiscard]] std::optional<RecordedValues> record() const;

private:
    void measureClip(AnimationIndex animation, bool quiet);
    void notePose(const PoseEvaluator& pose, SurfaceValues& values);
    [[nodiscard]] RecordedWorst recorded(const ValuePlace& place) const;

    std::shared_ptr<const ClipLibrary> m_clips;
    const PictureChoice& m_choice;
    std::unique_ptr<ValueSource> m_source;
    std::map<AnimationIndex, ClipWorst> m_worst;
    std::shared_ptr<const SurfaceValues> m_shown;  // values of the last shot
    std::optional<ValuePlace> m_largest;           // largest of `m_shown`, if no clip is measured
    std::string m_notice;
    std::string m_missing;
};

}  // namespace sinew::cli
