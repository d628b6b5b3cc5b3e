// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "model/borrow/borrow_clips.h"
#include "model/evaluate/loop_mode.h"
#include "model/evaluate/played_poses.h"
#include "model/view/camera_state.h"
#include "model/view/look.h"
#include "model/view/selection_state.h"
#include "model/view/shown_nodes.h"
#include "model/view/vertex_pins.h"

namespace sinew {

/// The file that is inspected, so that its state finds it again.
struct InspectedFile {
    /// A file whose clips follow those of the file.
    struct Borrowed {
        std::filesystem::path path;
        RestHandling retarget = RestHandling::Automatic;
        std::filesystem::path jointMap = {};  // empty: none

        bool operator==(const Borrowed&) const = default;
    };

    std::filesystem::path path;  // path as opened; empty: standard input, or the demonstration
    std::string sha256;          // hash of its bytes, 64 hexadecimal digits; empty: not known
    std::vector<Borrowed> borrowed;

    bool operator==(const InspectedFile&) const = default;
};

/// What is played, when, and how it continues.
struct PlaybackState {
    PlayedPoses played = {};  // excludes the pose by hand; `root` only if chosen
    bool firstClip = false;   // the file's first clip instead of `played.animation`
    float seconds = 0.0F;     // file time, or mixer time
    bool playing = false;
    bool reversed = false;
    double speed = 1.0;  // speed as set; negative: backwards
    LoopMode loop = LoopMode::Loop;
    int passes = 0;                    // 0: without end
    bool allClips = false;             // one clip after another
    double framesPerSecond = 0.0;      // chosen; 0: the guessed rate
    std::optional<PlayedRange> inOut;  // none: the whole of it
    bool pathShown = false;            // path of the root

    bool operator==(const PlaybackState&) const = default;
};

/// Which nodes the motion in the picture is about. Empty or none: what follows from selection and
/// clip.
struct MotionSubjects {
    std::vector<NodeIndex> trails;  // nodes whose trails are drawn
    NodeIndex followed;             // what camera and ground follow
    std::vector<NodeIndex> feet;

    bool operator==(const MotionSubjects&) const = default;
};

/// How a picture of the state was made, beside what a window shows. A sheet has columns and rows;
/// each of its pictures is framed by itself.
struct PictureMaking {
    std::uint32_t width = 0;  // pixels
    std::uint32_t height = 0;
    std::uint32_t samples = 4;                    // number per pixel
    std::uint32_t supersample = 1;                // pixels drawn per pixel, in each direction
    float pixelsPerPoint = 0.0F;                  // size of text and lines; 0: follows the height
    bool text = true;                             // legend, names and captions
    std::optional<glm::vec4> backdrop = {};       // colour below the picture; sRGB, straight alpha
    std::string note = {};                        // words in the upper left corner
    std::optional<DrawnVertex> explained = {};    // lines lead from it to where its joints put it
    bool throughSurfaces = true;                  // see VertexPins
    std::uint32_t columns = 0;                    // 0: a single picture
    std::uint32_t rows = 0;                       // likewise
    std::vector<AnimationIndex> animations = {};  // clips of a sheet; none: the rest pose
    std::string camera = {};                      // option for a sheet; empty: the state's camera

    bool operator==(const PictureMaking&) const = default;
};

/// The view of one asset: everything that another window, `render`, a saved state or a later
/// version of the file needs to show the same. A value in the indices of that asset.
struct InspectionState {
    InspectedFile file;
    PlaybackState playback;
    SelectionState selection;
    std::vector<VertexPin> pins;
    std::optional<DrawnVertex> currentPin;
    HiddenNodes hidden;
    Look look;
    HandPose hand;
    CameraState camera;
    NodeIndex lastCameraNode;  // last camera of the file that was used
    MotionSubjects motion;
    std::optional<PictureMaking> picture;  // how it was made; none: seen in a window

    bool operator==(const InspectionState&) const = default;
};

/// Everything that determines the poses: what is played, with the pose by hand. `root`: of the
/// motion, if none was chosen.
[[nodiscard]] PlayedPoses playedPoses(const InspectionState& state, const Asset& asset,
                                      NodeIndex root);

class SameObjects;

/// The state for another version of the file. What it lacks is dropped: layers without their clip
/// with the fade, marks, pins of primitives with another number of vertices.
[[nodiscard]] InspectionState inOtherVersion(const InspectionState& state, const SameObjects& same);

}  // namespace sinew
