// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/panels/vertex_parts.h"

#include "model/weights/vertex_probe.h"
#include "ui/session/appearance.h"
#include "ui/session/player.h"
#include "ui/session/selection.h"

namespace sinew {

void presentMoment(const VertexParts& parts, PoseMoment& out) {
    parts.player.fillMoment(out);
    out.hand = parts.selection.posing().pose;
}

ProbeOptions probeOptions(const VertexParts& parts) {
    const Look& look = parts.appearance.look();
    return {.weights = look.weights,
            .dualQuaternions = look.blend == BlendSkinning::DualQuaternion};
}

}  // namespace sinew
