// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <array>
#include <numeric>

#include "model/demo/indexed_png.h"
#include "model/demo/worst_file.h"

namespace sinew::demo {
namespace {

std::string namesOfExtensions(std::uint32_t size) {
    return '[' + joined(size, [](std::size_t i) { return "\"VENDOR_" + std::to_string(i) + '"'; }) +
           ']';
}

// Follows joint 0 of its skin.
std::string skinnedTriangle(WorstFile& file) {
    return file.triangle(glm::u8vec4(0), glm::vec4(1.0F, 0.0F, 0.0F, 0.0F));
}

// A skin of nodes 1 to `joints` in reverse order; the first two fifths are bound at a larger scale
// than at rest.
void addLargeSkin(WorstFile& file, std::uint32_t joints) {
    std::vector<glm::mat4> inverse(joints, glm::mat4(1.0F));
    for (std::uint32_t i = 0; i < joints / 5 * 2; ++i) {
        inverse[i][0][0] = inverse[i][1][1] = inverse[i][2][2] = 1.5F;
    }
    const std::size_t matrices = file.addAccessor(inverse, {"MAT4"});
    const std::string list =
        joined(joints, [joints](std::size_t i) { return std::to_string(joints - i); });
    file.add("skins", "{\"joints\":[" + list +
                          "],\"inverseBindMatrices\":" + std::to_string(matrices) + '}');
}

GlbBytes makeRequired(std::uint32_t size) {
    WorstFile file;
    file.set(R"("extensionsRequired":)" + namesOfExtensions(size));
    return file.glb();
}

GlbBytes makeUsed(std::uint32_t size) {
    WorstFile file;
    file.set(R"("extensionsUsed":)" + namesOfExtensions(size));
    return file.glb();
}

GlbBytes makeMembers(std::uint32_t size) {
    WorstFile file;
    std::string extensions;
    for (std::uint32_t i = 0; i < size; ++i) {
        file.set("\"unknown" + std::to_string(i) + "\":0");
        extensions += "\"VENDOR_" + std::to_string(i) + "\":{},";
        file.add("nodes", R"({"camera":0,"extensions":{"KHR_lights_punctual":{"light":0}}})");
    }
    file.set(R"("extensions":{)" + extensions + R"("KHR_lights_punctual":{"lights":[{"type":)" +
             R"("point"}]}})");
    return file.glb();
}

GlbBytes makeChain(std::uint32_t size) {
    WorstFile file;
    file.add("nodes", R"({"mesh":0,"skin":0})");
    for (std::uint32_t i = 1; i < size; ++i) {
        file.add("nodes", "{\"children\":[" + std::to_string(i + 1) + "]}");
    }
    file.add("nodes", "{}");
    file.addMesh(skinnedTriangle(file));
    addLargeSkin(file, size);
    file.set(R"("scenes":[{"nodes":[0,1]}])");
    return file.glb();
}

GlbBytes makeSiblings(std::uint32_t size) {
    WorstFile file;
    file.add("nodes", R"({"mesh":0,"skin":0})");
    for (std::uint32_t i = 0; i < size; ++i) {
        file.add("nodes", R"({"name":"Joint.L"})");
    }
    file.add("nodes", "{\"children\":" + numbered(1, size) + '}');
    file.addMesh(skinnedTriangle(file));
    addLargeSkin(file, size);
    file.set(R"("scenes":[{"nodes":[0,)" + std::to_string(size + 1) + "]}]");
    return file.glb();
}

GlbBytes makeSkins(std::uint32_t size) {
    WorstFile file;
    file.addMesh(skinnedTriangle(file));
    file.add("nodes", R"({"children":[1]})");
    file.add("nodes", "{}");
    for (std::uint32_t i = 0; i < size; ++i) {
        file.add("skins", R"({"joints":[0,1]})");
        file.add("nodes", "{\"mesh\":0,\"skin\":" + std::to_string(i) + '}');
    }
    file.set(R"("scenes":[{"nodes":)" + numbered(0, 1) + "}]");
    return file.glb();
}

GlbBytes makeScenes(std::uint32_t size) {
    WorstFile file;
    file.addMesh(skinnedTriangle(file));
    file.add("nodes", R"({"mesh":0,"skin":0,"children":[1]})");
    file.add("nodes", "{\"children\":" + numbered(2, size) + '}');
    for (std::uint32_t i = 0; i < size; ++i) {
        file.add("nodes", "{}");
        file.add("scenes", R"({"nodes":[0]})");
    }
    file.add("skins", R"({"joints":[1]})");
    return file.glb();
}

GlbBytes makePrimitives(std::uint32_t size) {
    WorstFile file;
    file.addMesh(repeated(skinnedTriangle(file), size));
    file.add("nodes", R"({"mesh":0,"skin":0})");
    file.add("nodes", R"({"name":"Arm.L"})");
    file.add("skins", R"({"joints":[1]})");
    file.set(R"("scenes":[{"nodes":[0,1]}])");
    return file.glb();
}

GlbBytes makeAccessors(std::uint32_t size) {
    WorstFile file;
    std::vector<std::uint32_t> places(size);
    std::iota(places.begin(), places.end(), 0U);
    const std::string indices = std::to_string(file.addView(places));
    const std::string values = std::to_string(file.addView(std::vector<float>(size, 1.0F)));
    for (std::uint32_t i = 0; i < size; ++i) {
        file.add("accessors",
                 "{\"componentType\":5126,\"type\":\"SCALAR\",\"count\":" + std::to_string(size) +
                     ",\"sparse\":{\"count\":" + std::to_string(size) +
                     ",\"indices\":{\"bufferView\":" + indices +
                     ",\"componentType\":5125},\"values\":{\"bufferView\":" + values + "}}}");
    }
    return file.glb();
}

GlbBytes makeImages(std::uint32_t size) {
    WorstFile file;
    const std::size_t view = file.addView(encodeIndexedPng(
        {.width = 1, .height = 1, .palette = {glm::u8vec3(128, 128, 255)}, .pixels = {0}}));
    for (std::uint32_t i = 0; i < size; ++i) {
        const std::string index = std::to_string(i);
        file.add("images",
                 "{\"mimeType\":\"image/png\",\"bufferView\":" + std::to_string(view) + '}');
        file.add("textures", "{\"source\":" + index + '}');
        file.add("materials", "{\"normalTexture\":{\"index\":" + index + "}}");
    }
    return file.glb();
}

GlbBytes makeDraws(std::uint32_t size) {
    WorstFile file;
    file.addMesh(file.triangle());
    for (std::uint32_t i = 0; i < size; ++i) {
        file.add("nodes", R"({"mesh":0,"translation":[)" + std::to_string(i % 100) + ",0," +
                              std::to_string(i / 100) + "]}");
    }
    file.set(R"("scenes":[{"nodes":)" + numbered(0, size) + "}]");
    return file.glb();
}

constexpr std::array kListCases{
    WorstCase{"accessors", "accessors over one sparse list", 200000, makeAccessors},
    WorstCase{"chain", "joints, each a child of the previous one", 200000, makeChain},
    WorstCase{"draws", "nodes of one mesh", 50000, makeDraws},
    WorstCase{"images", "images of the same bytes, textures, materials", 100000, makeImages},
    WorstCase{"members", "unknown properties of the document", 300000, makeMembers},
    WorstCase{"primitives", "primitives of the same accessors", 100000, makePrimitives},
    WorstCase{"required", "names in extensionsRequired", 300000, makeRequired},
    WorstCase{"scenes", "scenes of the same root", 100000, makeScenes},
    WorstCase{"siblings", "joints of one name below one parent", 200000, makeSiblings},
    WorstCase{"skins", "skins of one mesh", 100000, makeSkins},
    WorstCase{"used", "names in extensionsUsed", 300000, makeUsed},
};

}  // namespace

std::span<const WorstCase> worstLists() noexcept {
    return kListCases;
}

}  // namespace sinew::demo
