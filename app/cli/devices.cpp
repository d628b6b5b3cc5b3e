// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/devices.h"

#include "app/cli/command_setup.h"
#include "app/cli/console.h"
#include "model/evaluate/scene_content.h"
#include "viewport/gpu/gpu_error.h"
#include "viewport/gpu/pipeline_cache.h"

namespace sinew::cli {

ExitCode reportValidation(const OffscreenRenderer& renderer) {
    const std::vector<std::string> errors = renderer.validationErrors();
    for (const std::string& error : errors) {
        note(false, "validation: " + error);
    }
    return errors.empty() ? ExitCode::Done : ExitCode::Validation;
}

OffscreenOptions deviceOptions(const CommonArguments& common) {
    return {.device = common.device,
            .validation = common.validation,
            .cacheFolder = cacheFolder().string()};
}

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

ExitCode runListDevices() {
    const std::vector<DeviceInfo> devices = listDevices();
    if (devices.empty()) {
        throw noDriver("there is no Vulkan 1.1 device");
    }
    Answer answer({});
    for (std::size_t i = 0; i < devices.size(); ++i) {
        answer.write(std::to_string(i) + "  " + devices[i].name + "  (" + devices[i].kind + ", " +
                     devices[i].driver + ")\n");
    }
    return ExitCode::Done;
}

}  // namespace sinew::cli
