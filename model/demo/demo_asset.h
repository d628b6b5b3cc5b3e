// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "model/asset/animation.h"
#include "model/core/math.h"
#include "model/demo/orca_weights.h"

namespace sinew::demo {

/// Displacements of some vertices (ascending indices); all others are unchanged.
struct DemoMorph {
    std::string name;
    std::vector<std::uint32_t> vertices;
    std::vector<glm::vec3> positions;
    std::vector<glm::vec3> normals;
};

/// One primitive in mesh space, in metres; all arrays except `indices` and `morphs` are per vertex.
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

/// Node indices in the file: the mesh first, then the joints in the order of the skin.
inline constexpr std::size_t kMeshNode = 0;
[[nodiscard]] constexpr std::size_t jointNode(std::size_t joint) {
    return joint + 1;
}

/// Keys of one channel. Values as in glTF (CUBICSPLINE: in-tangent, value, out-tangent; rotations
/// x, y, z, w).
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

/// An intentional defect: a stable code, its location (a JSON pointer) and a description. The
/// indices select one of several elements.
struct Defect {
    std::string code;
    std::string pointer;
    std::string what;
    std::optional<std::size_t> vertex = {};
    std::optional<std::size_t> joint = {};
    std::optional<std::size_t> key = {};
};

/// The contents of the demonstration file.
struct DemoAsset {
    DemoMesh mesh;
    std::vector<DemoJoint> joints;
    std::vector<DemoClip> clips;
    std::vector<std::uint8_t> texturePng;

    // Defects, only in the flawed file.
    glm::vec3 meshNodeTranslation{0.0F};
    std::optional<glm::vec3> statedPositionMax;  // instead of the correct one
    std::vector<Defect> defects;
};

/// Adds defects that riggers and exporters typically cause, and lists each in `asset.defects`. The
/// file can still be loaded.
void plantFlaws(DemoAsset& asset);

/// The least and the greatest coordinates.
struct PointRange {
    glm::vec3 low;
    glm::vec3 high;
};
[[nodiscard]] PointRange rangeOf(std::span<const glm::vec3> points);  // not empty

/// A binary glTF 2.0 file: one skinned mesh with morph targets and a textured material.
/// Deterministic.
[[nodiscard]] std::vector<std::uint8_t> writeGlb(const DemoAsset& asset);

}  // namespace sinew::demo
