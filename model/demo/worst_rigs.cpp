// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/demo/worst_file.h"
#include "model/demo/worst_makers.h"

namespace sinew::demo {
namespace {

/// Accessors of a triangle, and of its influences: joint 0 and 1.
std::string triangle(WorstFile& file, bool skinned) {
    const std::vector<glm::vec3> corners{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}};
    std::string attributes =
        "\"POSITION\":" + std::to_string(file.addAccessor(corners, "VEC3", kFloats));
    if (skinned) {
        const std::vector<glm::u8vec4> joints(3, glm::u8vec4(0, 1, 0, 0));
        const std::vector<glm::vec4> weights(3, glm::vec4(0.7F, 0.3F, 0.0F, 0.0F));
        attributes +=
            ",\"JOINTS_0\":" + std::to_string(file.addAccessor(joints, "VEC4", kBytes)) +
            ",\"WEIGHTS_0\":" + std::to_string(file.addAccessor(weights, "VEC4", kFloats));
    }
    return R"({"primitives":[{"attributes":{)" + attributes + "}}]}";
}

/// Two keys, one second apart, that turn by a quarter.
std::string turning(WorstFile& file) {
    const std::vector<float> times{0.0F, 1.0F};
    const std::vector<glm::vec4> turns{{0.0F, 0.0F, 0.0F, 1.0F}, {0.0F, 0.0F, 0.6F, 0.8F}};
    const std::size_t input = file.addAccessor(times, "SCALAR", kFloats, R"(,"min":[0],"max":[1])");
    return R"([{"input":)" + std::to_string(input) + R"(,"output":)" +
           std::to_string(file.addAccessor(turns, "VEC4", kFloats)) + "}]";
}

void addTurn(WorstFile& file, const std::string& samplers, std::size_t node) {
    file.add("animations", R"({"samplers":)" + samplers +
                               R"(,"channels":[{"sampler":0,"target":{"path":"rotation","node":)" +
                               std::to_string(node) + "}}]}");
}

}  // namespace

GlbBytes makeClips(std::uint32_t size) {
    WorstFile file;
    file.add("meshes", triangle(file, false));
    const std::string samplers = turning(file);
    for (std::uint32_t i = 0; i < size; ++i) {
        file.add("nodes", R"({"mesh":0})");
        addTurn(file, samplers, i);
    }
    file.set(R"("scenes":[{"nodes":)" + numbered(0, size) + "}]");
    return file.glb();
}

GlbBytes makeDraws(std::uint32_t size) {
    WorstFile file;
    file.add("meshes", triangle(file, false));
    for (std::uint32_t i = 0; i < size; ++i) {
        file.add("nodes", R"({"mesh":0,"translation":[)" + std::to_string(i % 100) + ",0," +
                              std::to_string(i / 100) + "]}");
    }
    file.set(R"("scenes":[{"nodes":)" + numbered(0, size) + "}]");
    return file.glb();
}

GlbBytes makeFeet(std::uint32_t size) {
    WorstFile file;
    file.add("meshes", triangle(file, false));
    file.add("nodes", R"({"children":)" + numbered(1, size) + "}");
    for (std::uint32_t i = 0; i < size; ++i) {
        file.add("nodes", R"({"mesh":0,"name":"Foot.L"})");
    }
    addTurn(file, turning(file), 0);
    file.set(R"("scenes":[{"nodes":[0]}])");
    return file.glb();
}

GlbBytes makePalettes(std::uint32_t size) {
    constexpr std::uint32_t kJoints = 200;
    WorstFile file;
    file.add("meshes", triangle(file, true));
    file.add("nodes", R"({"children":)" + numbered(1, kJoints - 1) + "}");
    for (std::uint32_t i = 1; i < kJoints; ++i) {
        file.add("nodes", R"({"translation":[0,0.1,0]})");
    }
    const std::string skin = R"({"joints":)" + numbered(0, kJoints) + "}";
    for (std::uint32_t i = 0; i < size; ++i) {
        file.add("skins", skin);
        file.add("nodes", R"({"mesh":0,"skin":)" + std::to_string(i) + "}");
    }
    addTurn(file, turning(file), 0);
    file.set(R"("scenes":[{"nodes":[0,)" + numbered(kJoints, size).substr(1) + "}]");
    return file.glb();
}

}  // namespace sinew::demo
