// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <vector>

#include "model/check/context.h"
#include "model/engines/posed_searches.h"
#include "model/engines/shared_poses.h"

namespace sinew {

struct DisplacementLimit {
    double share = 0.0;  // share of the size
    double size = 0.0;   // size of the model, in units

    [[nodiscard]] double distance() const noexcept { return share * size; }
};

/// A finding per primitive and comparison with a vertex beyond the limit, the worst first.
void reportDisplacements(check::Context& context, const std::shared_ptr<const ClipLibrary>& clips,
                         const std::vector<DisplacementSearch>& searches,
                         const DisplacementLimit& limit);

/// Which frames were not compared. Requires that some were not.
void reportLeftOut(check::Context& context, const EngineMoments& moments);

}  // namespace sinew
