// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "model/load/document/document.h"

namespace sinew::load {

[[nodiscard]] std::uint32_t componentBytes(ComponentType type) noexcept;
[[nodiscard]] std::uint32_t componentCount(ElementType type) noexcept;

[[nodiscard]] constexpr bool isMatrix(ElementType type) noexcept {
    return type == ElementType::Mat2 || type == ElementType::Mat3 || type == ElementType::Mat4;
}

/// Stored size of one element: matrix columns are aligned to four bytes (3.6.2.4).
[[nodiscard]] std::uint32_t elementBytes(ComponentType component, ElementType element) noexcept;

/// The same without trailing padding: the last column needs none.
[[nodiscard]] std::uint32_t elementExtent(ComponentType component, ElementType element) noexcept;

[[nodiscard]] const char* componentName(ComponentType type) noexcept;
[[nodiscard]] const char* elementName(ElementType type) noexcept;

}  // namespace sinew::load
