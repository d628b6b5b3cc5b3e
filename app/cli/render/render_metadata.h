// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/cli/render/chosen_finding.h"
#include "app/cli/render/render_options.h"
#include "app/cli/render/shot_values.h"
#include "app/cli/report/json_format.h"
#include "model/picture/subject_notices.h"
#include "model/state/inspection_state.h"

namespace sinew::cli {

class ShotValues;

/// The contents of one picture or one cell of a sheet.
struct RenderedShot {
    AnimationIndex animation;
    float seconds = 0.0F;
    CameraView camera;
    CameraState cameraState;      // lacks the path of what it follows
    std::size_t hiddenNames = 0;  // joint names hidden for lack of space
    float lampStops = 0.0F;       // change of the file's lamps: negative dims, positive brightens
};

/// The contents of a picture's sidecar.
struct RenderRecord {
    const RenderOptions& options;
    const RenderChoice& choice;
    const Asset& asset;
    std::string device;
    std::uint32_t samples = 0;  // count used for rendering
    std::vector<RenderedShot> shots;
    std::vector<std::string> notices = {};       // why it is empty or incomplete
    std::string missingData = {};                // why the view has nothing to show; empty: it has
    std::optional<SeenDifference> weights = {};  // stored against normalised ones
    const ShotValues* values = nullptr;          // values of the view; borrowed
};

/// What the picture shows, so that it can be shown again; of a sheet, what its first cell shows.
/// Throws Failure (exit 3): the file cannot be read for its hash.
[[nodiscard]] InspectionState renderedState(const RenderRecord& record);

extern const JsonFormat kRenderFormat;

/// As JSON: file hash, animation, time, camera, view, and `renderedState`.
[[nodiscard]] std::string renderMetadata(const RenderRecord& record);

/// "picture.png" -> "picture.json"
[[nodiscard]] std::string sidecarPath(const std::string& output);

}  // namespace sinew::cli
