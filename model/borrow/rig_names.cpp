// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/borrow/rig_names.h"

#include <algorithm>

namespace sinew {
namespace {

constexpr std::string_view kSeparators = ":|_. -";
constexpr std::size_t kMostPrefixes = 8;  // prefixes in one name
constexpr std::string_view kMixamo = "mixamorig";
constexpr std::size_t kLeastDigits = 3;  // digits of Blender's numbers

bool isDigit(char each) noexcept {
    return each >= '0' && each <= '9';
}

}  // namespace

std::string_view withoutNumber(std::string_view name) noexcept {
    const std::size_t dot = name.rfind('.');
    if (dot == std::string_view::npos || dot == 0) {
        return name;
    }
    const std::string_view number = name.substr(dot + 1);
    const bool counts =
        number.size() >= kLeastDigits && std::all_of(number.begin(), number.end(), isDigit);
    return counts ? name.substr(0, dot) : name;
}

RigNames::RigNames(const Asset& asset) {
    for (const Node& node : asset.nodes) {
        m_names.insert(node.name);
    }
}

std::vector<std::string_view> RigNames::partsOf(std::string_view name) const {
    std::vector<std::string_view> parts;
    if (const std::string_view own = plain(name); own.size() < name.size()) {
        name = own;
        parts.push_back(name);
    }
    if (name.starts_with(kMixamo) && name.size() > kMixamo.size()) {
        parts.push_back(name.substr(kMixamo.size()));
    }
    const std::size_t end = withoutNumber(name).size();  // a number is not a name
    for (std::size_t i = 0; i + 1 < end && parts.size() < kMostPrefixes; ++i) {
        if (kSeparators.find(name[i]) != std::string_view::npos) {
            parts.push_back(name.substr(i + 1));
        }
    }
    return parts;
}

std::string_view RigNames::plain(std::string_view name) const {
    const std::string_view plain = withoutNumber(name);
    return m_names.contains(plain) ? name : plain;
}

}  // namespace sinew
