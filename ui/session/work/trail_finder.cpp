// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/work/trail_finder.h"

#include <utility>

namespace sinew {

void TrailFinder::cancel() {
    m_request.reset();
    BackgroundTask::cancel();
}

void TrailFinder::start(TrailRequest request) {
    if (m_request && *m_request == request) {
        return;
    }
    m_request = std::make_shared<const TrailRequest>(std::move(request));
    run(
        [asked = m_request](const std::stop_token& stop) -> std::shared_ptr<const TrailSet> {
            return trailsOf(*asked, stop);
        },
        [this](const std::shared_ptr<const TrailSet>& trails) { emit found(trails); },
        "no trails are drawn");
}

}  // namespace sinew
