// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/source/gltf_name.h"

#include <algorithm>
#include <array>

#include "model/core/ascii.h"
namespace sinew::load {
namespace {

constexpr std::array<std::string_view, 4> kEndings = {".gltf", ".glb", ".vrm", ".vrma"};

}  // namespace

bool isGltfName(std::string_view name) noexcept {
    return std::any_of(kEndings.begin(), kEndings.end(), [name](std::string_view ending) {
        return name.size() >= ending.size() &&
               startsAsciiLower(name.substr(name.size() - ending.size()), ending);
    });
}

}  // namespace sinew::load
