// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "app/common/camera_choice.h"
#include "app/common/parse_value.h"
#include "model/evaluate/loop_mode.h"
#include "model/state/inspection_state.h"
#include "model/view/view_options.h"

namespace sinew {

/// --blend: a clip as given, and its weight.
struct BlendChoice {
    std::string animation;
    float weight = 1.0F;
};

/// What a command line requests of a picture; names of the file are not looked up yet.
struct PictureRequest {
    Extent size = {};
    std::uint32_t samples = 4;
    std::uint32_t supersample = 1;  // pixels drawn per pixel, in each direction
    ViewOptions view = {};
    bool viewGiven = false;
    bool setGiven = false;
    std::optional<glm::vec4> backdrop = {};  // --background with alpha, behind a transparent
                                             // picture
    std::optional<CameraChoice> camera = {};
    std::vector<std::string> animations = {};
    std::vector<BlendChoice> blends = {};
    bool allClips = false;                                   // --all-clips
    std::vector<std::pair<std::string, float>> morphs = {};  // values of --morph, see morphPose
    std::optional<float> seconds = {};
    std::string scene = {};
    std::vector<std::string> hidden = {};
    std::vector<std::string> only = {};
    std::vector<std::string> measured = {};  // pairs of vertices
    std::string variant = {};
    std::string skin = {};
    std::vector<std::string> joints = {};
    std::vector<std::string> trails = {};  // nodes
    std::string followed = {};             // node; empty: the root of the motion
    LoopMode loop = LoopMode::Loop;        // loop mode of ghosts and trails
    bool loopGiven = false;
    std::optional<Extent> contactSheet = {};  // columns and rows
    bool severalClips = false;                // whether `animations` may be several, or "all"
    bool needsClip = false;                   // whether the first clip is shown where none is given
    std::shared_ptr<const InspectionState> base = {};  // what is not asked for; null: the defaults
};

/// Sets what of a state needs no names: look, size, camera, sheet. A state without a picture has
/// the usual size.
void startFrom(const InspectionState& state, PictureRequest& request);

enum class PictureProgram : std::uint8_t { Render, Window, Bench, Compare };

/// Options that are next to each other in the help of `render`.
enum class PictureGroup : std::uint8_t { Picture, Sheet, Clip, Pose, View, Camera, Trails, Motion };

/// Values: given repeatedly. OptionalValue: may be left out, the default is then given.
enum class OptionTakes : std::uint8_t { Nothing, Value, Values, OptionalValue };

/// An option of a picture that is not a display option (LookOption).
struct PictureOption {
    const char* name;
    const char* type;  // kind of its value
    PictureGroup group;
    OptionTakes takes;
    /// `texts`: the values as given, at least one if it takes any. The request has the display
    /// options, and what earlier rows read. Throws Failure (exit 2).
    void (*read)(std::span<const std::string> texts, PictureRequest& request);
    std::array<const char*, 4> help;  // [PictureProgram]; null: it does not take the option
    const char* standard = "";        // value that the command line shows as the default
    const char* comparisonStandard = nullptr;  // that of Compare; null: the same

    [[nodiscard]] const char* helpIn(PictureProgram program) const noexcept {
        return help.at(static_cast<std::size_t>(program));
    }
    [[nodiscard]] const char* standardIn(PictureProgram program) const noexcept {
        const bool own = program == PictureProgram::Compare && comparisonStandard != nullptr;
        return own ? comparisonStandard : standard;
    }
};

/// In the order of the help.
[[nodiscard]] std::span<const PictureOption> pictureOptions();

/// Reads one of them, unless there is no text. Throws Failure (exit 2).
void readPictureOption(std::string_view name, std::span<const std::string> texts,
                       PictureRequest& request);

}  // namespace sinew
