// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <array>
#include <cmath>
#include <limits>
#include <numbers>

#include "model/demo/worst_file.h"

namespace sinew::demo {
namespace {

using PointList = std::vector<glm::vec3>;
using CornerList = std::vector<std::uint32_t>;

/// Deterministic pseudo-random numbers from 0 to 1.
class Scatter {
public:
    [[nodiscard]] float next() noexcept {
        m_state = m_state * 6364136223846793005ULL + 1442695040888963407ULL;
        return static_cast<float>(m_state >> 40U) / static_cast<float>(1U << 24U);
    }

private:
    std::uint64_t m_state = 12345;
};

// Triangles of consecutive vertices.
CornerList stripOf(std::uint32_t vertices) {
    CornerList corners;
    for (std::uint32_t i = 0; i + 2 < vertices; ++i) {
        corners.insert(corners.end(), {i, i + 1, i + 2});
    }
    return corners;
}

// Joints "Spine", "Arm.L" at x = 1 and "Arm.R" at x = -1.
void addArms(WorstFile& file) {
    file.add("nodes", R"({"mesh":0,"skin":0})");
    file.add("nodes", R"({"name":"Spine","children":[2,3]})");
    file.add("nodes", R"({"name":"Arm.L","translation":[1,0,0]})");
    file.add("nodes", R"({"name":"Arm.R","translation":[-1,0,0]})");
    std::vector<glm::mat4> inverse(3, glm::mat4(1.0F));
    inverse[1][3].x = -1.0F;
    inverse[2][3].x = 1.0F;
    const std::size_t matrices = file.addAccessor(inverse, {"MAT4"});
    file.add("skins",
             "{\"joints\":[1,2,3],\"inverseBindMatrices\":" + std::to_string(matrices) + '}');
    file.set(R"("scenes":[{"nodes":[0,1]}])");
}

// Weights of the arm on the vertex's side, and of the spine with a share that differs per vertex.
glm::vec4 weightsOf(std::uint32_t vertex, bool left) {
    const float share = 0.2F + 0.6F * static_cast<float>(vertex % 65521) / 65521.0F;
    return {1.0F - share, left ? share : 0.0F, left ? 0.0F : share, 0.0F};
}

std::string attribute(const char* name, std::size_t accessor) {
    return std::string(",\"") + name + "\":" + std::to_string(accessor);
}

// A normal texture makes the loader generate tangents.
GlbBytes skinned(const PointList& positions, const CornerList& corners) {
    WorstFile file;
    std::vector<glm::vec4> weights;
    std::vector<glm::vec2> texcoords;
    Scatter scatter;
    for (std::uint32_t i = 0; i < positions.size(); ++i) {
        weights.push_back(weightsOf(i, i % 2 == 0));
        const float u = scatter.next();
        texcoords.emplace_back(u, scatter.next());
    }
    const std::vector<glm::u8vec4> joints(positions.size(), glm::u8vec4(0, 1, 2, 0));
    const PointList normals(positions.size(), glm::vec3(0.0F, 0.0F, 1.0F));
    std::string attributes =
        "\"POSITION\":" + std::to_string(file.addAccessor(positions, {"VEC3"}));
    attributes += attribute("NORMAL", file.addAccessor(normals, {"VEC3"}));
    attributes += attribute("TEXCOORD_0", file.addAccessor(texcoords, {"VEC2"}));
    attributes += attribute("JOINTS_0", file.addAccessor(joints, {"VEC4", kGltfByte}));
    attributes += attribute("WEIGHTS_0", file.addAccessor(weights, {"VEC4"}));
    file.add("textures", "{}");
    file.add("materials", R"({"normalTexture":{"index":0}})");
    file.add("meshes", "{\"primitives\":[{\"material\":0,\"indices\":" +
                           std::to_string(file.addAccessor(corners, {"SCALAR", kGltfWord})) +
                           ",\"attributes\":{" + attributes + "}}]}");
    addArms(file);
    return file.glb();
}

GlbBytes makeOneSpot(std::uint32_t size) {
    return skinned(PointList(size, glm::vec3(0.0F, 1.0F, 0.0F)), stripOf(size));
}

GlbBytes makeLine(std::uint32_t size) {
    PointList points;
    for (std::uint32_t i = 0; i < size; ++i) {
        points.emplace_back(2.0F * static_cast<float>(i) / static_cast<float>(size) - 1.0F, 1.0F,
                            0.0F);
    }
    return skinned(points, stripOf(size));
}

GlbBytes makeMirrored(std::uint32_t size) {
    PointList points;
    Scatter scatter;
    while (points.size() < size) {
        const float x = scatter.next();
        const float y = scatter.next();
        const float z = scatter.next();
        points.emplace_back(x, y, z);
        points.emplace_back(-x, y, z);
    }
    points.resize(size);
    return skinned(points, stripOf(size));
}

GlbBytes makeClusters(std::uint32_t size) {
    constexpr float kWidth = 0.02F;  // several tolerances wide in one axis, under a tenth in the
                                     // others
    PointList points;
    Scatter scatter;
    for (std::uint32_t i = 0; i < size; ++i) {
        const float side = i % 2 == 0 ? 1.0F : -1.0F;
        const float apart = i % 2 == 0 ? 0.0F : 0.25F * kWidth;
        const float x = side + apart + 0.05F * kWidth * scatter.next();
        const float y = kWidth * scatter.next();
        points.emplace_back(x, y, kWidth * scatter.next());
    }
    return skinned(points, stripOf(size));
}

GlbBytes makeNan(std::uint32_t size) {
    return skinned(PointList(size, glm::vec3(std::numeric_limits<float>::quiet_NaN())),
                   stripOf(size));
}

GlbBytes makeFan(std::uint32_t size) {
    PointList points{glm::vec3(0.0F)};
    CornerList corners;
    for (std::uint32_t i = 1; i < size; ++i) {
        const float turn =
            2.0F * std::numbers::pi_v<float> * static_cast<float>(i) / static_cast<float>(size);
        points.emplace_back(std::cos(turn), std::sin(turn), 0.0F);
        if (i > 1) {
            corners.insert(corners.end(), {0, i - 1, i});
        }
    }
    return skinned(points, corners);
}

GlbBytes makeHinge(std::uint32_t size) {
    PointList points{glm::vec3(0.0F), glm::vec3(0.0F, 1.0F, 0.0F)};
    CornerList corners;
    for (std::uint32_t i = 2; i < size; ++i) {
        const float turn =
            2.0F * std::numbers::pi_v<float> * static_cast<float>(i) / static_cast<float>(size);
        points.emplace_back(std::cos(turn), 0.5F, std::sin(turn));
        corners.insert(corners.end(), {i % 2 == 0 ? 0U : 1U, i % 2 == 0 ? 1U : 0U, i});
    }
    return skinned(points, corners);
}

GlbBytes makeTargets(std::uint32_t size) {
    WorstFile file;
    PointList points;
    for (std::uint32_t i = 0; i < 30; ++i) {
        points.emplace_back(static_cast<float>(i % 5), static_cast<float>(i / 5), 0.0F);
    }
    const std::string position = std::to_string(file.addAccessor(points, {"VEC3"}));
    const std::string weights = R"("weights":[)" + repeated("0.5", size) + ']';
    file.add("meshes", '{' + weights + R"(,"primitives":[{"attributes":{"POSITION":)" + position +
                           R"(},"targets":[)" + repeated(R"({"POSITION":)" + position + '}', size) +
                           "]}]}");
    file.add("nodes", R"({"mesh":0})");
    file.set(R"("scenes":[{"nodes":[0]}])");
    return file.glb();
}

constexpr std::array kMeshCases{
    WorstCase{"clusters", "vertices in two clouds as wide as the tolerance", 300000, makeClusters},
    WorstCase{"fan", "triangles with a common vertex", 300000, makeFan},
    WorstCase{"hinge", "triangles with a common edge", 300000, makeHinge},
    WorstCase{"line", "vertices on a line", 300000, makeLine},
    WorstCase{"mirrored", "vertices, each with a mirror image", 300000, makeMirrored},
    WorstCase{"nan", "vertices at NaN positions", 300000, makeNan},
    WorstCase{"one-spot", "vertices at one place", 300000, makeOneSpot},
    WorstCase{"targets", "morph targets", 200000, makeTargets},
};

}  // namespace

std::span<const WorstCase> worstMeshes() noexcept {
    return kMeshCases;
}

}  // namespace sinew::demo
