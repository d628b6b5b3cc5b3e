// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/render/render_options.h"

#include <filesystem>

#include "app/cli/console.h"
#include "app/common/failure.h"
#include "app/common/name_lookup.h"
#include "app/common/parse_value.h"

namespace sinew::cli {

namespace {

constexpr const char* kEnvironment = "environment";
constexpr std::uint32_t kMaxSide = 16384;
constexpr std::uint32_t kMaxCellsPerSide = 64;

std::uint32_t parseSamples(const std::string& text) {
    const std::uint32_t samples = parseCount("--samples", text, 1, 8);
    if ((samples & (samples - 1)) != 0) {
        throw usageFailure("--samples '" + text + "': must be 1, 2, 4 or 8");
    }
    return samples;
}

void checkOutput(const std::string& output) {
    const std::string extension = std::filesystem::path(output).extension().string();
    if (output.find("{frame") != std::string::npos) {
        throw notAvailable("an image sequence ('" + output + "')");
    }
    for (const char* video : {".mp4", ".webm", ".gif"}) {
        if (extension == video) {
            throw notAvailable("output of type " + extension);
        }
    }
    if (extension != ".png" && extension != ".PNG" && !isStandardOutput(output)) {
        throw usageFailure("-o '" + output +
                           "': the name must end in .png, or be - for standard output");
    }
}

BlendChoice parseBlend(const std::string& text) {
    const std::size_t colon = text.rfind(':');
    if (colon == std::string::npos || colon == 0) {
        throw usageFailure("--blend '" + text + "': must be ANIMATION:WEIGHT");
    }
    const float weight = parseFloat("--blend: the weight", text.substr(colon + 1));
    if (weight < 0.0F) {
        throw usageFailure("--blend '" + text + "': a weight must not be negative");
    }
    return {.animation = text.substr(0, colon), .weight = weight};
}

/// --ghosts and what refines it; any of them turns ghosts on.
void chooseGhosts(const RenderArguments& arguments, MotionDisplay& motion) {
    if (!arguments.ghosts.empty()) {
        motion.ghostsBefore = parseCount("--ghosts", arguments.ghosts, 1, kMostGhosts);
        motion.ghostsAfter = motion.ghostsBefore;
    } else if (!arguments.ghostsBefore.empty() || !arguments.ghostsAfter.empty()) {
        motion.ghostsBefore = motion.ghostsAfter = 0;
    } else {
        return;
    }
    motion.ghosts = true;
    if (!arguments.ghostsBefore.empty()) {
        motion.ghostsBefore = parseCount("--ghosts-before", arguments.ghostsBefore, 0, kMostGhosts);
    }
    if (!arguments.ghostsAfter.empty()) {
        motion.ghostsAfter = parseCount("--ghosts-after", arguments.ghostsAfter, 0, kMostGhosts);
    }
}

LoopMode parseLoop(const std::string& text) {
    for (const LoopModeInfo& mode : kLoopModes) {
        if (text == mode.name) {
            return mode.mode;
        }
    }
    throw badChoice("--loop", text, {kLoopModes[0].name, kLoopModes[1].name, kLoopModes[2].name});
}

void chooseMotion(const RenderArguments& arguments, RenderOptions& options) {
    MotionDisplay& motion = options.view.motion;
    chooseGhosts(arguments, motion);
    options.trails = arguments.trails;
    options.followed = arguments.followed;
    options.loop = parseLoop(arguments.loop);
    if (!options.trails.empty() && motion.trails == TrailReach::None) {
        motion.trails = TrailReach::Clip;
    }
    if (!options.followed.empty() && !motion.follows()) {
        motion.followCamera = motion.followGround = true;
    }
}

/// A translucent colour is put behind a transparent picture afterwards.
void placeBackground(const std::optional<glm::vec4>& color, RenderOptions& options) {
    if (!color) {
        return;
    }
    options.view.background = glm::vec3(*color);
    if (color->a < 1.0F && !options.view.transparent) {
        options.view.transparent = true;
        options.view.grid = false;
        options.backdrop = color;
    }
}

void checkTogether(const RenderOptions& options) {
    if (options.metadata && isStandardOutput(options.output)) {
        throw usageFailure("--metadata writes next to the picture: -o must name a file");
    }
    if (options.view.copies > 1 && !options.blends.empty()) {
        throw usageFailure("--instances: all copies play one clip; omit --blend");
    }
    if (options.view.copies > 1 && !options.morphs.empty()) {
        throw usageFailure("--instances: all copies play one clip; omit --morph");
    }
    const MotionDisplay& motion = options.view.motion;
    if (options.view.copies > 1 &&
        (motion.showsGhosts() || motion.trails != TrailReach::None || motion.follows())) {
        throw usageFailure("--instances: copies have no ghosts and trails; omit them or --follow");
    }
    if (options.contactSheet && !options.blends.empty()) {
        throw usageFailure("a contact sheet shows single clips; omit --blend");
    }
    if (options.contactSheet && options.seconds) {
        throw usageFailure("a contact sheet has its own times; omit --time");
    }
    if (!options.contactSheet && options.animations.size() > 1) {
        throw usageFailure("several animations need --contact-sheet");
    }
}

}  // namespace

RenderOptions parseRenderOptions(const RenderArguments& arguments) {
    RenderOptions options;
    options.file = arguments.file;
    options.clips = arguments.clips;
    (void)parseRestHandling(options.clips);  // refused before anything is loaded
    options.output = arguments.output;
    checkOutput(options.output);
    options.size = parseExtent("--size", arguments.size, kMaxSide);
    options.samples = parseSamples(arguments.samples);
    static_cast<Look&>(options.view) = parseLook(arguments.look);
    options.view.grid = options.view.grid && !options.view.transparent;
    options.view.mode = parseView(arguments.view);
    options.view.lighting.environmentShown = arguments.background == kEnvironment;
    if (!options.view.lighting.environmentShown) {
        placeBackground(parseBackground("--background", arguments.background), options);
    }
    options.setGiven = !arguments.set.empty();
    if (options.setGiven) {
        options.view.influenceSet = parseCount("--set", arguments.set, 0, 0xffffU);
    }
    options.camera = parseCamera(arguments.camera, arguments.fov, arguments.ortho);
    options.animations = arguments.animations;
    for (const std::string& blend : arguments.blends) {
        options.blends.push_back(parseBlend(blend));
    }
    for (const std::string& morph : arguments.morphs) {
        options.morphs.push_back(parseMorphWeight("--morph", morph));
    }
    if (!arguments.time.empty()) {
        options.seconds = parseFloat("--time", arguments.time);
    }
    options.scene = arguments.scene;
    options.hidden = arguments.hidden;
    options.only = arguments.only;
    options.variant = arguments.variant;
    options.skin = arguments.skin;
    options.joints = arguments.joints;
    chooseMotion(arguments, options);
    if (!arguments.contactSheet.empty()) {
        options.contactSheet =
            parseExtent("--contact-sheet", arguments.contactSheet, kMaxCellsPerSide);
    }
    options.metadata = arguments.metadata;
    checkTogether(options);
    return options;
}

}  // namespace sinew::cli
