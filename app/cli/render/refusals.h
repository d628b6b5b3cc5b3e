// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/asset/asset.h"
#include "viewport/offscreen/device_info.h"

namespace sinew::cli {

/// Refuses a scene with nothing to draw, or more than can be drawn, before a device is asked for
/// anything. `file`: named in the message; empty: the command's input. Throws Failure (exit 3).
void refuseScene(const Asset& asset, SceneIndex scene, const std::string& file = {});

/// Refuses what is too much for a software device, before anything is uploaded. Throws Failure
/// (exit 5).
void refuseForDevice(const Asset& asset, SceneIndex scene, const DeviceInfo& device);

}  // namespace sinew::cli
