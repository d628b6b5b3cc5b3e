// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>
#include <optional>
#include <string>
#include <vector>

#include "app/common/camera_choice.h"
#include "model/view/view_mode.h"

namespace sinew {

/// The command-line options of the window.
struct StartOptions {
    QStringList files;
    std::string animation;  // index or name, like the next ones; empty: not given
    std::string skin;
    std::vector<std::string> joints;
    std::string device;
    std::optional<float> timeSeconds;
    std::optional<ViewMode> view;
    std::optional<CameraChoice> camera;
    bool paused = false;
    bool validation = false;

    std::optional<QString> answer;  // text to print instead of opening a window
};

/// Needs no display. Throws Failure (exit 2).
[[nodiscard]] StartOptions parseStartOptions(int argc, char** argv);

}  // namespace sinew
