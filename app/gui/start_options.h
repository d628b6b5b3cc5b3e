// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>
#include <optional>
#include <string>

#include "app/common/picture_options.h"

namespace sinew {

class Session;

/// The command-line options of the window; those of the picture as of `render`.
struct StartOptions : PictureRequest {
    QStringList files = {};
    QString compare = {};  // the file to compare with; empty: none
    QString state = {};    // shows the file like this; empty: as it is opened
    std::string device = {};
    bool paused = false;
    bool validation = false;
    bool reuse = false;  // the files go to a window that is open

    std::optional<QString> answer = {};  // text to print instead of opening a window
};

/// Needs no display. Throws Failure (exit 2).
[[nodiscard]] StartOptions parseStartOptions(int argc, char** argv);

/// Applies the command-line options to the loaded file. Throws Failure (exit 2) if the file has no
/// such animation, skin, joint or camera.
void applyFirstView(const StartOptions& options, Session& session);

}  // namespace sinew
