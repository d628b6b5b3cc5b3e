// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "model/load/document.h"

namespace sinew::load {

/// Whether glTF 2.0 (3.7.2.1) or, where `quantized`, KHR_mesh_quantization lets the attribute be
/// stored so. `name` is the attribute's, or "target POSITION" and so on for displacements. Unknown
/// names are usual.
[[nodiscard]] bool isUsualFormat(std::string_view name, const Accessor& accessor,
                                 bool quantized) noexcept;

}  // namespace sinew::load
