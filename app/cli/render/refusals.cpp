// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/render/refusals.h"

#include "app/common/failure.h"
#include "model/evaluate/scene_content.h"

namespace sinew::cli {

void refuseScene(const Asset& asset, SceneIndex scene, const std::string& file) {
    if (sceneContent(asset, scene) == SceneContent::Nothing) {
        throw Failure(ExitCode::BadInput, file, contentNotice(asset, scene));
    }
    const std::string words = tooManyForFile(asset, drawnVertices(asset, scene));
    if (!words.empty()) {
        throw Failure(ExitCode::BadInput, file, words);
    }
}

void refuseForDevice(const Asset& asset, SceneIndex scene, const DeviceInfo& device) {
    const std::string words =
        device.kind == "software" ? tooManyForSoftware(drawnVertices(asset, scene)) : std::string();
    if (!words.empty()) {
        throw Failure(ExitCode::NoDevice, {}, words);
    }
}

}  // namespace sinew::cli
