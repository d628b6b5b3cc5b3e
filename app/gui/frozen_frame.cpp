// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/gui/frozen_frame.h"

#include "app/gui/frame.h"
#include "ui/session/session.h"

namespace sinew {

FrozenFrame freezeFrame(Session& session, float aspect) {
    FrameInput now;
    fillFrame(session, aspect, now);
    return {.subject = session.subject(),
            .found = session.findings(),
            .worst = session.meter().sharedWorst(),
            .valuesLag = !session.meter().upToDate(),
            .camera = now.camera,
            .leftOut = std::move(now.leftOut)};
}

}  // namespace sinew
