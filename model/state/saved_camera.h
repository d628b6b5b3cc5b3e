// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/asset/asset.h"
#include "model/core/json_value.h"
#include "model/core/result.h"
#include "model/view/camera_state.h"

namespace sinew {

class JsonWriter;

/// A view to return to, also in a changed version of its file.
struct SavedCamera {
    CameraState state = {};     // `node`: its index when the view was saved
    std::string nodeName = {};  // name of that node; empty without one

    bool operator==(const SavedCamera&) const = default;
};

[[nodiscard]] SavedCamera savedCamera(const CameraState& state, const Asset& asset);

/// The node if it is a camera of that name, otherwise the first camera of the name. None: the asset
/// has no such camera, or the view is that of the orbit camera.
[[nodiscard]] NodeIndex findCamera(const Asset& asset, const SavedCamera& saved);

/// Writes the members of a view into the present object, as those of a camera in `writeState`.
void writeCamera(JsonWriter& json, const SavedCamera& saved);
/// Reading back what was written gives an equal view. Error InvalidRequest with a JSON pointer: a
/// member is missing, has the wrong type or is out of range.
[[nodiscard]] Result<SavedCamera> readCamera(const JsonValue& object);

}  // namespace sinew
