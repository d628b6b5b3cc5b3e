// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "model/evaluate/clip/clip_library.h"
#include "tests/support/gltf_builder.h"

namespace sinew::test {

/// Frames per second; keys are one per frame, from frame 0.
inline constexpr double kWalkerRate = 30.0;

/// A skinned character without a mesh: node 0 "Hips" at y = 1, 1 "Head" at y = 2, and one foot per
/// path from node 2 on, named and placed at rest by it. Joints are all of them.
struct FootPath {
    std::string name;
    std::vector<glm::dvec3> places;  // [frame], in world space; the first one is that at rest
};
class Walker {
public:
    explicit Walker(const std::vector<FootPath>& feet);

    /// A channel of another node, one key per frame.
    Walker& turn(int node, const std::vector<double>& degreesAboutZ,
                 const std::string& interpolation = "LINEAR");
    Walker& turnAboutY(int node, const std::vector<double>& degrees);
    Walker& move(int node, const std::vector<glm::dvec3>& places);

    /// Ends a clip: the channels that follow are those of the next one.
    Walker& endClip(const std::string& clipName);

    [[nodiscard]] std::shared_ptr<const ClipLibrary> clips(const std::string& clipName = "Walk");

private:
    GltfBuilder m_gltf;
    std::vector<ChannelSpec> m_channels;
};

[[nodiscard]] std::vector<double> frameTimes(std::size_t count);

inline constexpr AnimationIndex kWalk(0U);

}  // namespace sinew::test
