// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include "model/load/document/document.h"

namespace sinew::load {

[[nodiscard]] std::uint32_t componentBytes(ComponentType type) noexcept;
[[nodiscard]] std::uint32_t componentCount(ElementType type) noexcept;

[[nodiscard]] bool isMatrix(ElementType type) noexcept;
/// Stored size of one element: matrix columns are aligned to four bytes (3.6.2.4).
[[nodiscard]] std::uint32_t elementBytes(ComponentType component, ElementType element) noexcept;

/// The same without trailing padding: the last column needs none.
[[nodiscard]] std::uint32_t elementExtent(ComponentType component, ElementType element) noexcept;

[[nodiscard]] const char* componentName(ComponentType type) noexcept;
[[nodiscard]] const char* elementName(ElementType type) noexcept;

/// None if glTF 2.0 defines no type of that name.
[[nodiscard]] std::optional<ElementType> elementNamed(std::string_view name) noexcept;
}  // namespace sinew::load
