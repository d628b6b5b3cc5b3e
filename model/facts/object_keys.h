// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <vector>

#include "model/asset/object_ref.h"

namespace sinew {

/// The samplers of a clip that move an object: of a channel itself; of a node or joint; of a skin
/// with all its joints; of a mesh with its nodes; a skinned node includes the joints of its skin.
/// Channels that animate properties of the object count. Samplers may be listed twice. None for the
/// file, a scene or a clip, and for other objects without such channels: the whole clip concerns
/// them. A channel of another clip counts as the node that it drives.
[[nodiscard]] std::optional<std::vector<SamplerIndex>> samplersMoving(const Asset& asset,
                                                                      AnimationIndex animation,
                                                                      const ObjectRef& object);

}  // namespace sinew
