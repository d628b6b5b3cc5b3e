// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/mesh/attribute_format.h"

#include <algorithm>
#include <initializer_list>

namespace sinew::load {
namespace {

bool isInteger(const Accessor& accessor) noexcept {
    return accessor.component != ComponentType::Float &&
           accessor.component != ComponentType::UnsignedInt;
}

bool isUnsigned(const Accessor& accessor) noexcept {
    return accessor.component == ComponentType::UnsignedByte ||
           accessor.component == ComponentType::UnsignedShort;
}

bool isSigned(const Accessor& accessor) noexcept {
    return accessor.component == ComponentType::Byte || accessor.component == ComponentType::Short;
}

}  // namespace

bool isUsualFormat(std::string_view name, const Accessor& accessor, bool quantized) noexcept {
    const bool isFloat = accessor.component == ComponentType::Float;
    const bool normalized = accessor.normalized;
    const auto is = [&accessor](std::initializer_list<ElementType> types) {
        return std::find(types.begin(), types.end(), accessor.element) != types.end();
    };
    if (isFloat && normalized) {
        return false;
    }
    if (name == "POSITION") {
        return is({ElementType::Vec3}) && (isFloat || (quantized && isInteger(accessor)));
    }
    if (name == "NORMAL") {
        return is({ElementType::Vec3}) &&
               (isFloat || (quantized && isSigned(accessor) && normalized));
    }
    if (name == "TANGENT") {
        return is({ElementType::Vec4}) &&
               (isFloat || (quantized && isSigned(accessor) && normalized));
    }
    if (name.starts_with("TEXCOORD_")) {
        return is({ElementType::Vec2}) && (isFloat || (isUnsigned(accessor) && normalized) ||
                                           (quantized && isInteger(accessor)));
    }
    if (name.starts_with("COLOR_")) {
        return is({ElementType::Vec3, ElementType::Vec4}) &&
               (isFloat || (isUnsigned(accessor) && normalized));
    }
    if (name.starts_with("WEIGHTS_")) {
        return is({ElementType::Vec4}) && (isFloat || (isUnsigned(accessor) && normalized));
    }
    if (name.starts_with("JOINTS_")) {
        return is({ElementType::Vec4}) && isUnsigned(accessor) && !normalized;
    }
    if (name.starts_with('_')) {
        return accessor.component != ComponentType::UnsignedInt;
    }
    return true;
}

// 3.7.2.2. Displacements of texture coordinates and colours may be negative.
bool isUsualDisplacement(std::string_view name, const Accessor& accessor, bool quantized) noexcept {
    const bool isFloat = accessor.component == ComponentType::Float && !accessor.normalized;
    const bool isNormalized = isInteger(accessor) && accessor.normalized;
    const bool isVec3 = accessor.element == ElementType::Vec3;
    if (name == "POSITION") {
        return isVec3 && (isFloat || (quantized && isSigned(accessor)));
    }
    if (name == "NORMAL" || name == "TANGENT") {
        return isVec3 && (isFloat || (quantized && isSigned(accessor) && accessor.normalized));
    }
    if (name.starts_with("TEXCOORD_")) {
        return accessor.element == ElementType::Vec2 && (isFloat || isNormalized);
    }
    if (name.starts_with("COLOR_")) {
        return (isVec3 || accessor.element == ElementType::Vec4) && (isFloat || isNormalized);
    }
    return true;
}

}  // namespace sinew::load
