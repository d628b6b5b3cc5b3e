// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/borrow/joint_retarget.h"

namespace sinew {

/// The same keys for the partner: values and tangents in the space of its parent.
[[nodiscard]] Sampler retargetedKeys(const Sampler& sampler, ChannelPath path,
                                     const JointRetarget& retarget);

}  // namespace sinew
