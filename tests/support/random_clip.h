// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <initializer_list>
#include <vector>

#include "tests/support/random.h"

namespace sinew::test {

/// `count` times from `start` on that increase by uneven steps of 0.02 s to 0.3 s.
[[nodiscard]] std::vector<float> randomTimes(Random& random, std::size_t count, double start);

/// A curve over those times: rotations (width 4) are unit quaternions, some of them with the sign
/// turned; other values lie within ±`reach`, tangents within ten times that.
[[nodiscard]] Sampler randomCurve(Random& random, Interpolation interpolation, std::uint32_t width,
                                  std::vector<float> times, double reach);

/// Adds a channel with a sampler of its own.
void addChannel(Animation& animation, NodeIndex node, ChannelPath path, Sampler sampler);

/// Drives translation, rotation and scale of every node, and its morph weights where it has some:
/// some by a curve of any interpolation, some by a single key, some not at all. A third of the
/// channels have key times of their own, the others share them.
[[nodiscard]] Animation randomClip(Random& random, const Asset& asset, double reach);

/// Gives the node a stored matrix with shear, and the rest pose that is nearest to it.
void setMatrix(Random& random, Node& node);

/// Adds channels that hide and show the node, and drive the roughness of the material.
void addPointerChannels(Random& random, Animation& clip, NodeIndex node, MaterialIndex material);

/// `count` nodes, each with a random rest pose, under any one before it.
[[nodiscard]] Asset randomTree(Random& random, std::size_t count, double reach);

/// `count` nodes, each below the one before.
[[nodiscard]] Asset randomChain(Random& random, std::size_t count, double reach);

}  // namespace sinew::test
