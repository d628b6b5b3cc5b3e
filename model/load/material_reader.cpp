// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/material_reader.h"

#include "model/load/path.h"

namespace sinew::load {
namespace {

bool isAlphaMode(const std::string& mode) {
    return mode.empty() || mode == "OPAQUE" || mode == "MASK" || mode == "BLEND";
}

}  // namespace

void checkMaterials(const Document& document, Asset& asset, Findings& findings) {
    const JsonValue::Array& sources = document.json.elements("materials");
    for (std::size_t i = 0; i < asset.materials.size(); ++i) {
        const auto report = [&](const char* code, std::string message, const char* property) {
            findings.add({.severity = Severity::Error,
                          .code = code,
                          .message = std::move(message),
                          .pointer = pointerTo("materials", i, property)});
        };
        const std::string& mode = sources[i].text("alphaMode");
        if (!isAlphaMode(mode))
            report("ALPHA_MODE_UNKNOWN", "unknown alpha mode \"" + mode + "\"; OPAQUE is used",
                   "alphaMode");
        glm::vec4& color = asset.materials[i].baseColorFactor;
        const glm::vec4 clamped = glm::clamp(color, 0.0F, 1.0F);
        if (clamped != color)
            report("COLOR_CLAMPED", "the base colour lies outside 0 to 1 and was clamped",
                   "pbrMetallicRoughness");
        color = clamped;
    }
}

}  // namespace sinew::load
