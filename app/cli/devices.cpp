// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/devices.h"

#include <string>

#include "app/cli/console.h"
#include "viewport/gpu/gpu_error.h"

namespace sinew::cli {

ExitCode reportValidation(const OffscreenRenderer& renderer) {
    const std::vector<std::string> errors = renderer.validationErrors();
    for (const std::string& error : errors) {
        note(false, "validation: " + error);
    }
    return errors.empty() ? ExitCode::Done : ExitCode::Validation;
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
