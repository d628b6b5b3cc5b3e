// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/work/engine_checker.h"

#include <utility>

#include "ui/session/work/asset_checker.h"

namespace sinew {

void EngineChecker::start(Clips clips, const EngineLimits& limits) {
    run([clips = std::move(clips), limits, work = m_work](
            const std::stop_token& stop,
            const Progress& progress) { return work(clips, limits, progress, stop); },
        [this](const std::vector<Diagnostic>& found) { emit checked(found); }, incompleteCheck);
}

}  // namespace sinew
