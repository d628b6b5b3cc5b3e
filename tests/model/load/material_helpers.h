// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "tests/model/load/load_helpers.h"

namespace sinew::test {

/// A document with textures 0 to 3 without images and the given materials. Extensions of Khronos'
/// materials are declared, so that findings are about values alone.
inline GltfBuilder withMaterials(const std::vector<std::string>& materials) {
    GltfBuilder gltf;
    gltf.set("extensionsUsed",
             R"(["KHR_materials_unlit","KHR_materials_emissive_strength","KHR_materials_ior",)"
             R"("KHR_materials_dispersion","KHR_materials_clearcoat","KHR_materials_sheen",)"
             R"("KHR_materials_specular","KHR_materials_transmission","KHR_materials_volume",)"
             R"("KHR_materials_iridescence","KHR_materials_anisotropy",)"
             R"("KHR_materials_pbrSpecularGlossiness","KHR_texture_transform",)"
             R"("KHR_materials_diffuse_transmission"])");
    for (int i = 0; i < 4; ++i) {
        gltf.add("textures", "{}");
    }
    for (const std::string& material : materials) {
        gltf.add("materials", material);
    }
    return gltf;
}

/// A material with one extension: `extended("KHR_materials_ior", R"({"ior":2})")`.
inline std::string extended(const std::string& extension, const std::string& object,
                            const std::string& properties = {}) {
    return "{" + properties + (properties.empty() ? "" : ",") + R"("extensions":{")" + extension +
           "\":" + object + "}}";
}

inline AssetPointer withMaterial(const std::string& material, Caller caller = Caller::here()) {
    return loaded(withMaterials({material}), caller);
}

/// How often a code was found.
inline int timesFound(const Asset& asset, std::string_view code) {
    return static_cast<int>(
        std::count_if(asset.findings.begin(), asset.findings.end(),
                      [&](const Diagnostic& finding) { return finding.code == code; }));
}

/// Findings other than those about the images that the textures here lack and about extensions
/// that are not supported.
inline std::vector<std::string> otherFindings(const Asset& asset) {
    std::vector<std::string> codes;
    for (const Diagnostic& finding : asset.findings) {
        if (finding.code != "TEXTURE_WITHOUT_IMAGE" && finding.code != "EXTENSION_IGNORED") {
            codes.push_back(finding.code + " at " + finding.pointer);
        }
    }
    return codes;
}

/// Fails unless the only finding is `code` at `pointer`.
inline void expectFinding(const Asset& asset, const std::string& code, const std::string& pointer,
                          Caller caller = Caller::here()) {
    const std::vector<std::string> found = otherFindings(asset);
    const std::string wanted = code + " at " + pointer;
    if (found.size() == 1 && found.front() == wanted) {
        return;
    }
    std::string got = "wanted " + wanted + ", got";
    for (const std::string& finding : found) {
        got += " [" + finding + "]";
    }
    fail(caller, got);
}

}  // namespace sinew::test
