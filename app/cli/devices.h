// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "app/common/failure.h"
#include "model/asset/asset.h"
#include "viewport/offscreen/device_info.h"
#include "viewport/offscreen/offscreen_renderer.h"

namespace sinew::cli {

struct CommonArguments;

/// Prints the errors of the validation layer; Done if there are none.
[[nodiscard]] ExitCode reportValidation(const OffscreenRenderer& renderer);

/// What the common options say about the renderer.
[[nodiscard]] OffscreenOptions deviceOptions(const CommonArguments& common);

/// Refuses a scene with nothing to draw, or more than can be drawn, before a device is asked for
/// anything. `file`: named in the message; empty: the command's input. Throws Failure (exit 3).
void refuseScene(const Asset& asset, SceneIndex scene, const std::string& file = {});

/// Refuses what is too much for a software device, before anything is uploaded. Throws Failure
/// (exit 5).
void refuseForDevice(const Asset& asset, SceneIndex scene, const DeviceInfo& device);

/// --list-devices. Throws Failure (exit 5) if there is none.
[[nodiscard]] ExitCode runListDevices();

}  // namespace sinew::cli
