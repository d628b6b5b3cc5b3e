// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/cli/render/chosen_finding.h"
#include "app/cli/render/contact_sheet.h"
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
    std::string cameraText = {};  // see model/view/camera_text.h
    std::size_t hiddenNames = 0;  // joint names hidden for lack of space
    float lampStops = 0.0F;       // change of the file's lamps: negative dims, positive brightens
    std::shared_ptr<const AtlasTile> tile = {};  // null: of no atlas
};

/// What is known of a picture once it is drawn.
struct PictureFacts {
    std::vector<RenderedShot> shots = {};        // one, or the cells of a sheet in order
    std::optional<SheetPage> page = {};          // none: no sheet
    std::vector<std::string> notices = {};       // why it is empty or incomplete, each once
    std::optional<SeenDifference> weights = {};  // the largest of stored against normalised ones
};

/// The contents of a picture's sidecar.
struct RenderRecord {
    const RenderOptions& options;
    const RenderChoice& choice;
    const Asset& asset;
    const InspectedFile& file;
    const std::string& path;  // path of the picture
    std::string device;
    std::uint32_t samples = 0;  // count used for rendering
    const PictureFacts& facts;
    std::string missingData = {};        // why the view has nothing to show; empty: it has
    const ShotValues* values = nullptr;  // values of the view; borrowed
};

/// The file of the command with its checksum, and those whose clips it borrows. Throws Failure
/// (exit 3): it cannot be read for its checksum.
[[nodiscard]] InspectedFile inspectedFile(const RenderOptions& options);

/// What the picture shows, so that it can be shown again; of a sheet, what its first cell shows.
[[nodiscard]] InspectionState renderedState(const RenderRecord& record);

extern const JsonFormat kRenderFormat;

/// As JSON: file hash, animation, time, camera, view, and `renderedState`.
[[nodiscard]] std::string renderMetadata(const RenderRecord& record);

}  // namespace sinew::cli
