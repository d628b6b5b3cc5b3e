// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/mesh/texcoord_check.h"

#include <algorithm>
#include <string>
#include <vector>

#include "model/core/words.h"
#include "model/load/source/path.h"

namespace sinew::load {
namespace {

// Every material of the primitive in any variant, once.
std::vector<MaterialIndex> materialsOf(const Primitive& primitive) {
    std::vector<MaterialIndex> all = primitive.variantMaterials;
    all.push_back(primitive.material);
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    if (!all.back()) {
        all.pop_back();  // `none` sorts last
    }
    return all;
}

// Textures without coordinates in the primitive: "base colour (TEXCOORD_1), normal (TEXCOORD_1)".
struct Unplaced {
    std::string words;
    std::size_t count = 0;
};

Unplaced unplacedTextures(const Material& material, const Primitive& primitive) {
    Unplaced out;
    for (std::size_t i = 0; i < kTextureSlotCount; ++i) {
        const TextureRef& texture = material.textures[i];
        if (!texture.texture || primitive.hasTexcoordSet(texture.texcoordSet)) {
            continue;
        }
        out.words += (out.count++ == 0 ? "" : ", ") +
                     std::string(factsOf(static_cast<TextureSlot>(i)).words) + " (TEXCOORD_" +
                     std::to_string(texture.texcoordSet) + ")";
    }
    return out;
}

}  // namespace

void checkTexcoords(const ParsedDocument& document, const Asset& asset, Findings& findings) {
    for (std::size_t m = 0; m < asset.meshes.size(); ++m) {
        const std::vector<Primitive>& primitives = asset.meshes[m].primitives;
        for (std::size_t p = 0; p < primitives.size() && !document.stopped(); ++p) {
            if (primitives[p].positions.empty()) {
                continue;
            }
            for (const MaterialIndex index : materialsOf(primitives[p])) {
                const Unplaced unplaced = unplacedTextures(asset[index], primitives[p]);
                if (unplaced.count == 0) {
                    continue;
                }
                findings.add({.severity = Severity::Error,
                              .code = "TEXCOORD_MISSING",
                              .message = "a primitive of " +
                                         quotedName(asset.meshes[m].name, "mesh", m) +
                                         " lacks the texture coordinates that " +
                                         quotedName(asset[index].name, "material", index.value) +
                                         " needs: " + unplaced.words +
                                         "; one texel covers the whole surface",
                              .pointer = pointerTo("meshes", m, "primitives", p),
                              .count = unplaced.count,
                              .mesh = static_cast<std::uint32_t>(m),
                              .primitive = static_cast<std::uint32_t>(p)});
            }
        }
    }
}

}  // namespace sinew::load
