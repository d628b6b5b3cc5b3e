// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/demo/indexed_png.h"
#include "model/demo/worst_file.h"
#include "model/demo/worst_makers.h"

namespace sinew::demo {
namespace {

std::string namesOfExtensions(std::uint32_t size) {
    std::string names;
    for (std::uint32_t i = 0; i < size; ++i) {
        names += (i == 0 ? "\"VENDOR_" : ",\"VENDOR_") + std::to_string(i) + '"';
    }
    return '[' + names + ']';
}

std::size_t addTriangle(WorstFile& file) {
    const std::vector<glm::vec3> corners{{0, 0, 0}, {1, 0, 0}, {0, 1, 0}};
    return file.addAccessor(corners, "VEC3", kFloats);
}

// A triangle that follows joint 0 of its skin.
std::string skinnedTriangle(WorstFile& file) {
    const std::string position = std::to_string(addTriangle(file));
    const std::vector<glm::u8vec4> joints(3, glm::u8vec4(0));
    const std::vector<glm::vec4> weights(3, glm::vec4(1.0F, 0.0F, 0.0F, 0.0F));
    return R"({"attributes":{"POSITION":)" + position + R"(,"JOINTS_0":)" +
           std::to_string(file.addAccessor(joints, "VEC4", kBytes)) + R"(,"WEIGHTS_0":)" +
           std::to_string(file.addAccessor(weights, "VEC4", kFloats)) + "}}";
}

void addSkinnedTriangle(WorstFile& file) {
    file.add("meshes", R"({"primitives":[)" + skinnedTriangle(file) + "]}");
}

// A skin of nodes 1 to `joints` in reverse order; the first two fifths are bound at a larger scale
// than at rest.
void addLargeSkin(WorstFile& file, std::uint32_t joints) {
    std::vector<glm::mat4> inverse(joints, glm::mat4(1.0F));
    for (std::uint32_t i = 0; i < joints / 5 * 2; ++i) {
        inverse[i][0][0] = inverse[i][1][1] = inverse[i][2][2] = 1.5F;
    }
    const std::size_t matrices = file.addAccessor(inverse, "MAT4", kFloats);
    std::string list;
    for (std::uint32_t i = joints; i > 0; --i) {
        list += (list.empty() ? "" : ",") + std::to_string(i);
    }
    file.add("skins", "{\"joints\":[" + list +
                          "],\"inverseBindMatrices\":" + std::to_string(matrices) + '}');
}

}  // namespace

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
    addSkinnedTriangle(file);
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
    addSkinnedTriangle(file);
    addLargeSkin(file, size);
    file.set(R"("scenes":[{"nodes":[0,)" + std::to_string(size + 1) + "]}]");
    return file.glb();
}

GlbBytes makeSkins(std::uint32_t size) {
    WorstFile file;
    addSkinnedTriangle(file);
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
    addSkinnedTriangle(file);
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
    file.add("meshes", R"({"primitives":[)" + repeated(skinnedTriangle(file), size) + "]}");
    file.add("nodes", R"({"mesh":0,"skin":0})");
    file.add("nodes", R"({"name":"Arm.L"})");
    file.add("skins", R"({"joints":[1]})");
    file.set(R"("scenes":[{"nodes":[0,1]}])");
    return file.glb();
}

GlbBytes makeAccessors(std::uint32_t size) {
    WorstFile file;
    std::vector<std::uint32_t> places(size);
    for (std::uint32_t i = 0; i < size; ++i) {
        places[i] = i;
    }
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

}  // namespace sinew::demo
