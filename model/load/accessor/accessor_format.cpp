// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/accessor/accessor_format.h"

namespace sinew::load {

std::uint32_t componentBytes(ComponentType type) noexcept {
    switch (type) {
        case ComponentType::Byte:
        case ComponentType::UnsignedByte:
            return 1;
        case ComponentType::Short:
        case ComponentType::UnsignedShort:
            return 2;
        case ComponentType::UnsignedInt:
        case ComponentType::Float:
            return 4;
    }
    return 4;
}

std::uint32_t componentCount(ElementType type) noexcept {
    switch (type) {
        case ElementType::Scalar:
            return 1;
        case ElementType::Vec2:
            return 2;
        case ElementType::Vec3:
            return 3;
        case ElementType::Vec4:
        case ElementType::Mat2:
            return 4;
        case ElementType::Mat3:
            return 9;
        case ElementType::Mat4:
            return 16;
    }
    return 1;
}

std::uint32_t elementBytes(ComponentType component, ElementType element) noexcept {
    const std::uint32_t size = componentBytes(component);
    const auto columns = [&](std::uint32_t n) { return n * ((n * size + 3) / 4 * 4); };
    switch (element) {
        case ElementType::Mat2:
            return columns(2);
        case ElementType::Mat3:
            return columns(3);
        case ElementType::Mat4:
            return columns(4);
        case ElementType::Scalar:
        case ElementType::Vec2:
        case ElementType::Vec3:
        case ElementType::Vec4:
            break;
    }
    return size * componentCount(element);
}

std::uint32_t elementExtent(ComponentType component, ElementType element) noexcept {
    const auto padding = [&](std::uint32_t rows) {
        return (4 - rows * componentBytes(component) % 4) % 4;
    };
    const std::uint32_t size = elementBytes(component, element);
    switch (element) {
        case ElementType::Mat2:
            return size - padding(2);
        case ElementType::Mat3:
            return size - padding(3);
        case ElementType::Mat4:
        case ElementType::Scalar:
        case ElementType::Vec2:
        case ElementType::Vec3:
        case ElementType::Vec4:
            break;
    }
    return size;
}

const char* componentName(ComponentType type) noexcept {
    switch (type) {
        case ComponentType::Byte:
            return "BYTE";
        case ComponentType::UnsignedByte:
            return "UNSIGNED_BYTE";
        case ComponentType::Short:
            return "SHORT";
        case ComponentType::UnsignedShort:
            return "UNSIGNED_SHORT";
        case ComponentType::UnsignedInt:
            return "UNSIGNED_INT";
        case ComponentType::Float:
            return "FLOAT";
    }
    return "";
}

const char* elementName(ElementType type) noexcept {
    switch (type) {
        case ElementType::Scalar:
            return "SCALAR";
        case ElementType::Vec2:
            return "VEC2";
        case ElementType::Vec3:
            return "VEC3";
        case ElementType::Vec4:
            return "VEC4";
        case ElementType::Mat2:
            return "MAT2";
        case ElementType::Mat3:
            return "MAT3";
        case ElementType::Mat4:
            return "MAT4";
    }
    return "";
}

}  // namespace sinew::load
