// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <string_view>

namespace sinew::test {

/// Advice and warnings of the validation layer that are not about Sinew's code.
struct ForeignAdvice {
    std::string_view id;      // id of the message
    std::string_view detail;  // part of its text; empty: any
    std::string_view cause;   // origin
};

inline constexpr std::array<ForeignAdvice, 2> kForeignAdvice{{
    {"UNASSIGNED-BestPractices-vkCreateInstance-specialuse-extension-debugging",
     "VK_EXT_debug_utils",
     "the extension by which the layer reports at all: vulkan_instance.cpp, kValidationExtensions, "
     "enables it for validation alone"},
    {"UNASSIGNED-BestPractices-vkCreateInstance-specialuse-extension-debugging",
     "VK_EXT_validation_features",
     "the extension that turns these checks on: the same line, for validation alone"},
}};

}  // namespace sinew::test
