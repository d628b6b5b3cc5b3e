// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/object_factors.h"
#include "viewport/scene/frame/shader_layout.h"

namespace sinew {

/// Shader constants of a material with the given factors.
[[nodiscard]] layout::MaterialConstants materialConstants(const Material& material,
                                                          const MaterialFactors& factors) noexcept;

}  // namespace sinew
