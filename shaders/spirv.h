// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>

/// One function per shader in shaders/CMakeLists.txt: `surfaceLitFrag()` for surface_lit.frag.
namespace sinew::spirv {

/// SPIR-V 1.0. Valid for the program's lifetime.
struct Shader {
    std::span<const std::uint32_t> words;
    const char* name;  // file name
};

#include "spirv_declarations.inc"

}  // namespace sinew::spirv
