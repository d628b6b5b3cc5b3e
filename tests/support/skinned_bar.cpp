// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "tests/support/gltf_builder.h"

#include <algorithm>
#include <cmath>

namespace sinew::test {
namespace {

struct BarVertices {
    std::vector<double> positions;
    std::vector<double> joints;
    std::vector<double> weights;
    std::vector<double> indices;
    std::vector<double> displacements;
};

// Levels 0 … segments, each a square of four; a level between two joints belongs to both halves.
BarVertices barVertices(int segments) {
    constexpr double kCorners[4][2] = {{-0.2, -0.2}, {0.2, -0.2}, {0.2, 0.2}, {-0.2, 0.2}};
    BarVertices bar;
    for (int level = 0; level <= segments; ++level) {
        const int above = std::min(level, segments - 1);
        const int below = std::max(level - 1, 0);
        for (const auto& corner : kCorners) {
            bar.positions.insert(bar.positions.end(), {corner[0], double(level), corner[1]});
            const double half = below == above ? 1.0 : 0.5;
            const double second = below == above ? 0.0 : double(above);  // 3.7.3.3: 0 when unused
            bar.joints.insert(bar.joints.end(), {double(below), second, 0.0, 0.0});
            bar.weights.insert(bar.weights.end(), {half, 1.0 - half, 0.0, 0.0});
            bar.displacements.insert(bar.displacements.end(), {1.0, 0.0, 0.0});
        }
    }
    for (int level = 0; level < segments; ++level) {
        for (int side = 0; side < 4; ++side) {
            const double a = level * 4 + side;
            const double b = level * 4 + (side + 1) % 4;
            bar.indices.insert(bar.indices.end(), {a, a + 4, b, b, a + 4, b + 4});
        }
    }
    return bar;
}

void addJoints(GltfBuilder& gltf, int segments) {
    std::vector<int> joints;
    std::vector<double> inverseBind;
    for (int joint = 0; joint < segments; ++joint) {
        const std::string children =
            joint + 1 < segments ? R"(,"children":[)" + str(joint + 2) + "]" : std::string();
        gltf.add("nodes", R"({"name":"Joint)" + str(joint) + R"(","translation":[0,)" +
                              str(joint == 0 ? 0 : 1) + ",0]" + children + "}");
        joints.push_back(joint + 1);
        inverseBind.insert(inverseBind.end(),
                           {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, double(-joint), 0, 1});
    }
    gltf.addSkin(joints, inverseBind);
}

}  // namespace

GltfBuilder skinnedBar(int segments) {
    const BarVertices bar = barVertices(segments);
    GltfBuilder gltf;
    const std::string attributes =
        R"("POSITION":)" + str(gltf.addAccessor("VEC3", bar.positions)) + R"(,"JOINTS_0":)" +
        str(gltf.addAccessor("VEC4", bar.joints, {.component = Component::UnsignedShort})) +
        R"(,"WEIGHTS_0":)" + str(gltf.addAccessor("VEC4", bar.weights));
    const int indices =
        gltf.addAccessor("SCALAR", bar.indices, {.component = Component::UnsignedShort});
    const int displacement = gltf.addAccessor("VEC3", bar.displacements);
    gltf.add("meshes", R"({"name":"Bar","primitives":[{"attributes":{)" + attributes +
                           R"(},"indices":)" + str(indices) + R"(,"targets":[{"POSITION":)" +
                           str(displacement) + "}]}]}");
    gltf.add("nodes", R"({"name":"BarMesh","mesh":0,"skin":0})");
    addJoints(gltf, segments);
    const double half = std::sqrt(0.5);
    gltf.addAnimation("Bend", {{.node = std::min(segments, 2),
                                .path = "rotation",
                                .times = {0, 1},
                                .values = {0, 0, 0, 1, 0, 0, half, half}}});
    gltf.add("scenes", R"({"nodes":[0,1]})");
    return gltf;
}

}  // namespace sinew::test
