// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

namespace sinew::load {

/// Whether the name of a file ends like that of a glTF: .gltf, .glb, .vrm or .vrma, in any case.
[[nodiscard]] bool isGltfName(std::string_view name) noexcept;

}  // namespace sinew::load
