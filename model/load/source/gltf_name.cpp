// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/source/gltf_name.h"

#include <algorithm>
#include <array>

namespace sinew::load {
namespace {

constexpr std::array<std::string_view, 4> kEndings = {".gltf", ".glb", ".vrm", ".vrma"};

char lowered(char c) noexcept {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

}  // namespace

bool isGltfName(std::string_view name) noexcept {
    return std::any_of(kEndings.begin(), kEndings.end(), [name](std::string_view ending) {
        return name.size() >= ending.size() &&
               std::equal(ending.rbegin(), ending.rend(), name.rbegin(),
                          [](char a, char b) { return a == lowered(b); });
    });
}

}  // namespace sinew::load
