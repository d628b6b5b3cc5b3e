// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "model/asset/animation.h"
#include "model/core/math.h"
#include "model/demo/orca_weights.h"

namespace sinew::demo {

/// Displacements of some vertices (rising indices); all others stay.
struct DemoMorph {
    std::string name;
    std::vector<std::uint32_t> vertices;
    std::vector<glm::vec3> positions;
    std::vector<glm::vec3> normals;
};

/// One primitive in mesh space, metres; every array but `indices` and `morphs` is per vertex.
struct DemoMesh {
    std::vector<glm::vec3> positions;
    std::vector<glm::vec3> normals;
    std::vector<glm::vec2> uvs;  // 0 to 1
    std::vector<PackedInfluences> influences;
    std::vector<std::uint32_t> indices;  // triangles, counter-clockwise
    std::vector<DemoMorph> morphs;
};

struct DemoJoint {
    std::string name;
    std::size_t parent = kNoParent;  // position in the joint list
    glm::vec3 translation{0.0F};     // relative to the parent
    glm::mat4 inverseBind{1.0F};     // jointFromMesh
};

/// Node numbers of the file: the mesh first, then the joints in the order of the skin.
inline constexpr std::size_t kMeshNode = 0;
[[nodiscard]] constexpr std::size_t jointNode(std::size_t joint) {
    return joint + 1;
}

/// Keys of one channel. Values as glTF stores them (CUBICSPLINE: in-tangent, value, out-tangent;
/// rotations x, y, z, w).
struct DemoTrack {
    std::size_t node = 0;
    ChannelPath path = ChannelPath::Rotation;
    Interpolation interpolation = Interpolation::Linear;
    std::vector<float> times;  // seconds
    std::vector<float> values;
};

struct DemoClip {
    std::string name;
    std::vector<DemoTrack> tracks;
};

/// A fault that was planted on purpose: a stable code, where it is (a JSON pointer) and what to
/// look for. The numbers single out one of many elements.
struct Defect {
    std::string code;
    std::string pointer;
    std::string what;
    std::optional<std::size_t> vertex = {};
    std::optional<std::size_t> joint = {};
    std::optional<std::size_t> key = {};
};

/// All that the demonstration file holds.
struct DemoAsset {
    DemoMesh mesh;
    std::vector<DemoJoint> joints;
    std::vector<DemoClip> clips;
    std::vector<std::uint8_t> texturePng;

    // Faults that only a flawed file has.
    glm::vec3 meshNodeTranslation{0.0F};
    std::optional<glm::vec3> statedPositionMax;  // in place of the true one
    std::vector<Defect> defects;
};

}  // namespace sinew::demo
