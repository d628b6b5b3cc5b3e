// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/accessor/accessor_format.h"

#include <algorithm>
#include <array>

#include "model/core/enum_array.h"

namespace sinew::load {
namespace {

struct ComponentRow {
    ComponentType type;
    const char* name;
    std::uint32_t bytes;
};

constexpr std::array<ComponentRow, 6> kComponents{{
    {ComponentType::Byte, "BYTE", 1},
    {ComponentType::UnsignedByte, "UNSIGNED_BYTE", 1},
    {ComponentType::Short, "SHORT", 2},
    {ComponentType::UnsignedShort, "UNSIGNED_SHORT", 2},
    {ComponentType::UnsignedInt, "UNSIGNED_INT", 4},
    {ComponentType::Float, "FLOAT", 4},
}};

struct ElementRow {
    ElementType type;
    const char* name;
    std::uint32_t rows;
    std::uint32_t columns = 1;
};

constexpr std::array<ElementRow, 7> kElements{{
    {ElementType::Scalar, "SCALAR", 1},
    {ElementType::Vec2, "VEC2", 2},
    {ElementType::Vec3, "VEC3", 3},
    {ElementType::Vec4, "VEC4", 4},
    {ElementType::Mat2, "MAT2", 2, 2},
    {ElementType::Mat3, "MAT3", 3, 3},
    {ElementType::Mat4, "MAT4", 4, 4},
}};
static_assert(rowsFollow(kElements, &ElementRow::type));

const ComponentRow& rowOf(ComponentType type) noexcept {
    const auto* const found = std::ranges::find(kComponents, type, &ComponentRow::type);
    return found != kComponents.end() ? *found : kComponents.back();
}

constexpr const ElementRow& rowOf(ElementType type) noexcept {
    return kElements[static_cast<std::size_t>(type)];
}

}  // namespace

std::uint32_t componentBytes(ComponentType type) noexcept {
    return rowOf(type).bytes;
}

std::uint32_t componentCount(ElementType type) noexcept {
    return rowOf(type).rows * rowOf(type).columns;
}

bool isMatrix(ElementType type) noexcept {
    return rowOf(type).columns > 1;
}

std::uint32_t elementBytes(ComponentType component, ElementType element) noexcept {
    const std::uint32_t column = rowOf(element).rows * componentBytes(component);
    return isMatrix(element) ? rowOf(element).columns * ((column + 3) / 4 * 4) : column;
}

std::uint32_t elementExtent(ComponentType component, ElementType element) noexcept {
    const std::uint32_t column = rowOf(element).rows * componentBytes(component);
    const std::uint32_t padding = isMatrix(element) ? (4 - column % 4) % 4 : 0;
    return elementBytes(component, element) - padding;
}

const char* componentName(ComponentType type) noexcept {
    return rowOf(type).name;
}

const char* elementName(ElementType type) noexcept {
    return rowOf(type).name;
}

std::optional<ElementType> elementNamed(std::string_view name) noexcept {
    const auto* const found = std::ranges::find(kElements, name, &ElementRow::name);
    return found != kElements.end() ? std::optional(found->type) : std::nullopt;
}

}  // namespace sinew::load
