// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "viewport/scene/frame/ghost_color.h"

#include "viewport/scene/frame/shader_layout.h"

namespace sinew {

glm::vec3 ghostColor(GhostKind kind) noexcept {
    switch (kind) {
        case GhostKind::Past:
            return layout::kPastGhostColor;
        case GhostKind::Future:
            return layout::kFutureGhostColor;
        case GhostKind::First:
            return layout::kFirstGhostColor;
        case GhostKind::Last:
            return layout::kLastGhostColor;
    }
    return layout::kPastGhostColor;
}

}  // namespace sinew
