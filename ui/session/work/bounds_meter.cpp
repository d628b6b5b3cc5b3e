// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/work/bounds_meter.h"

namespace sinew {

void BoundsMeter::start(const std::shared_ptr<const ClipLibrary>& clips, SceneIndex scene) {
    run(
        [clips, scene](const std::stop_token& stop, const Progress& progress) {
            return safeBounds(clips, scene, {.stop = stop, .progress = progress});
        },
        [this](const SafeBounds& bounds) { emit measured(bounds); }, "the bounds are not measured");
}

}  // namespace sinew
