// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/document/extensions.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "model/asset/material_table.h"
#include "model/load/invalid.h"
#include "model/load/source/path.h"

namespace sinew::load {
namespace {

// Extensions that the loader supports besides material extensions (model/asset/material_table.h).
// Any other is refused if it is required, and reported as ignored if it is optional.
constexpr std::string_view kSupported[] = {
    "EXT_mesh_gpu_instancing",
    "EXT_meshopt_compression",
    "EXT_texture_webp",
    "KHR_animation_pointer",
    "KHR_draco_mesh_compression",
    "KHR_lights_punctual",
    "KHR_materials_variants",
    "KHR_mesh_quantization",  // accessors convert every component type
    "KHR_meshopt_compression",
    "KHR_node_visibility",
    "KHR_texture_basisu",
    "KHR_texture_transform",
    "KHR_xmp_json_ld",
    "VRM",
    "VRMC_vrm",
    "VRMC_vrm_animation",
};

// Its data cannot be read without it, so it must be required.
constexpr std::string_view kQuantization = "KHR_mesh_quantization";

bool isSupported(std::string_view name) {
    return materialExtension(name) != nullptr ||
           std::find(std::begin(kSupported), std::end(kSupported), name) != std::end(kSupported);
}

using NameSet = std::set<std::string_view>;

NameSet namesIn(const JsonValue& root, std::string_view list, const std::stop_token& stop) {
    NameSet names;
    for (const JsonValue& name : root.elements(list)) {
        if (stop.stop_requested()) {
            break;
        }
        names.insert(*name.string());
    }
    return names;
}

// "A, B, C", up to the length that an error message shows (`onOneLine`).
std::string unsupportedFrom(const JsonValue::Array& required, std::size_t first) {
    constexpr std::size_t kEnough = 2000;
    std::string missing;
    for (std::size_t i = first; i < required.size() && missing.size() < kEnough; ++i) {
        if (!isSupported(*required[i].string())) {
            missing += (missing.empty() ? "" : ", ") + *required[i].string();
        }
    }
    return missing;
}

bool isVersion(std::string_view text) {
    const std::size_t dot = text.find('.');
    const auto isNumber = [](std::string_view part) {
        return !part.empty() && part.find_first_not_of("0123456789") == std::string_view::npos;
    };
    return dot != std::string_view::npos && isNumber(text.substr(0, dot)) &&
           isNumber(text.substr(dot + 1));
}

// The entries must be unique (5.17.1, 5.17.2).
void reportTwins(const JsonValue& root, std::string_view list, Findings& findings,
                 const std::stop_token& stop) {
    const JsonValue::Array& names = root.elements(list);
    NameSet seen;
    for (std::size_t i = 0; i < names.size() && !stop.stop_requested(); ++i) {
        if (!seen.insert(*names[i].string()).second) {
            findings.add(Severity::Error, "EXTENSION_LISTED_TWICE",
                         "the extension " + *names[i].string() + " is listed twice",
                         pointerTo(list, i));
        }
    }
}

}  // namespace

Status checkVersion(const JsonValue& root, Findings& findings) {
    const JsonValue* asset = root.find("asset");
    const std::string& version = asset->text("version");
    if (!isVersion(version)) {
        return invalidDocument("\"version\" is not two numbers with a dot between, such as 2.0",
                               "/asset/version");
    }
    if (!version.starts_with("2.")) {
        return invalidDocument(
            "glTF version \"" + version.substr(0, 16) + "\" is not supported, only 2.x",
            "/asset/version");
    }
    const std::string& minVersion = asset->text("minVersion");
    if (!minVersion.empty() && minVersion != "2.0") {
        findings.add(Severity::Warning, "NEWER_VERSION_NEEDED",
                     "the file requires glTF " + minVersion.substr(0, 16) +
                         "; it was read as glTF 2.0 and may look or move differently",
                     "/asset/minVersion");
    }
    return Nothing{};
}

Status checkExtensions(const JsonValue& root, Findings& findings, const std::stop_token& stop) {
    reportTwins(root, "extensionsUsed", findings, stop);
    reportTwins(root, "extensionsRequired", findings, stop);
    const NameSet declared = namesIn(root, "extensionsUsed", stop);
    std::optional<std::size_t> first;  // first unsupported extension
    const JsonValue::Array& required = root.elements("extensionsRequired");
    for (std::size_t i = required.size(); i-- > 0 && !stop.stop_requested();) {
        const std::string& name = *required[i].string();
        if (!declared.contains(name)) {
            findings.add(Severity::Error, "EXTENSION_NOT_DECLARED",
                         "the required extension " + name + " is missing from extensionsUsed",
                         pointerTo("extensionsRequired", i));
        }
        if (!isSupported(name)) {
            first = i;
        }
    }
    if (stop.stop_requested()) {
        return cancelled();
    }
    if (declared.contains(kQuantization) && !root.lists("extensionsRequired", kQuantization)) {
        findings.add(Severity::Error, "EXTENSION_NOT_REQUIRED",
                     std::string(kQuantization) + " is used but missing from extensionsRequired",
                     "/extensionsUsed");
    }
    if (first) {
        return Error{ErrorCode::UnsupportedExtension,
                     "the file requires extensions that are not supported: " +
                         unsupportedFrom(required, *first),
                     pointerTo("extensionsRequired", *first)};
    }

    const JsonValue::Array& used = root.elements("extensionsUsed");
    for (std::size_t i = 0; i < used.size() && !stop.stop_requested(); ++i) {
        if (!isSupported(*used[i].string())) {
            findings.add(Severity::Info, "EXTENSION_IGNORED",
                         "the extension " + *used[i].string() +
                             " is not supported in this version and was ignored",
                         pointerTo("extensionsUsed", i));
        }
    }
    return Nothing{};
}

}  // namespace sinew::load
