// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <span>

/// The project's shaders: a function for each that shaders/CMakeLists.txt lists, `surfaceLitFrag()`
/// for surface_lit.frag.
namespace sinew::spirv {

/// SPIR-V 1.0. Valid for the program's lifetime.
struct Shader {
    std::span<const std::uint32_t> words;
    const char* name;  // of the file
};

#include "spirv_declarations.inc"

}  // namespace sinew::spirv
