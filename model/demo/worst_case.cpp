// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/demo/worst_case.h"

#include <algorithm>

#include "model/demo/worst_file.h"

namespace sinew::demo {

std::string WorstFile::triangle(const glm::u8vec4& joints, const glm::vec4& weights) {
    const std::vector<glm::vec3> corners{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}};
    std::string attributes = "\"POSITION\":" + std::to_string(addAccessor(corners, {"VEC3"}));
    if (weights != glm::vec4(0.0F)) {
        const std::vector<glm::u8vec4> ofAll(3, joints);
        const std::size_t influences = addAccessor(ofAll, {"VEC4", kGltfByte});
        attributes += ",\"JOINTS_0\":" + std::to_string(influences) + ",\"WEIGHTS_0\":" +
                      std::to_string(addAccessor(std::vector<glm::vec4>(3, weights), {"VEC4"}));
    }
    return "{\"attributes\":{" + attributes + "}}";
}

void WorstFile::addMesh(const std::string& primitive) {
    add("meshes", "{\"primitives\":[" + primitive + "]}");
}

std::string numbered(std::size_t first, std::size_t count) {
    return '[' + joined(count, [first](std::size_t i) { return std::to_string(first + i); }) + ']';
}

std::string repeated(const std::string& text, std::size_t count) {
    return joined(count, [&text](std::size_t) -> const std::string& { return text; });
}

std::span<const WorstCase> worstCases() {
    static const std::vector<WorstCase> cases = [] {
        std::vector<WorstCase> all;
        for (const auto some : {worstClips(), worstLists(), worstMeshes()}) {
            all.insert(all.end(), some.begin(), some.end());
        }
        std::ranges::sort(all, {}, &WorstCase::name);
        return all;
    }();
    return cases;
}

const WorstCase* findWorstCase(std::string_view name) {
    const auto found = std::ranges::find(worstCases(), name, &WorstCase::name);
    return found == worstCases().end() ? nullptr : &*found;
}

}  // namespace sinew::demo
