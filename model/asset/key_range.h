// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/animation.h"

namespace sinew {

/// Sets start and end of a clip to the first and the last key time over all its channels. Leaves
/// them where no channel has a key.
void setKeyRange(Animation& animation);

}  // namespace sinew
