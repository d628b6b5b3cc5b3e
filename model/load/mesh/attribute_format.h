// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "model/load/document/document.h"

namespace sinew::load {

/// Whether glTF 2.0 (3.7.2.1) or, if `quantized`, KHR_mesh_quantization allows the format of the
/// attribute. True for unknown names.
[[nodiscard]] bool isUsualFormat(std::string_view name, const Accessor& accessor,
                                 bool quantized) noexcept;

/// The same for the displacements of a morph target (3.7.2.2).
[[nodiscard]] bool isUsualDisplacement(std::string_view name, const Accessor& accessor,
                                       bool quantized) noexcept;

}  // namespace sinew::load
