// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/weights/filter_joint.h"

#include <charconv>

#include "model/core/suggestion.h"

namespace sinew {
namespace {

constexpr std::size_t kMostNumbers = 4;  // suggested numbers of joints with one name
constexpr std::size_t kAnyJoint = 0x10000;

std::string numberOf(std::size_t joint) {
    return '#' + std::to_string(joint);
}

FoundJoint byNumber(const VertexTable& table, const std::string& text) {
    std::size_t number = 0;
    const char* last = text.data() + text.size();
    const auto [end, error] = std::from_chars(text.data() + 1, last, number);
    const std::size_t count = table.skin() ? table.jointCount() : kAnyJoint;
    if (error == std::errc() && end == last && number < count) {
        return {.joint = JointIndex(number)};
    }
    return {.joint = {}, .problem = "Expected the number of a joint, #0 to " + numberOf(count - 1)};
}

FoundJoint among(const std::vector<std::size_t>& joints, const std::string& name) {
    FoundJoint found;
    if (joints.size() == 1) {
        found.joint = JointIndex(joints.front());
        return found;
    }
    found.problem = std::to_string(joints.size()) + " joints are called " + name;
    for (std::size_t i = 0; i < std::min(joints.size(), kMostNumbers); ++i) {
        found.suggestions.push_back(numberOf(joints[i]));
    }
    return found;
}

}  // namespace

FoundJoint jointInFilter(const VertexTable& table, const FilterToken& name) {
    if (name.text.empty()) {
        return {.joint = {}, .problem = "Expected the name of a joint, or its number as in #3"};
    }
    if (name.kind == FilterToken::Kind::Word && name.text[0] == '#') {
        return byNumber(table, name.text);
    }
    std::vector<std::string> names;
    std::vector<std::size_t> same;
    std::vector<std::size_t> alike;  // but for the case
    const std::string lower = asciiLower(name.text);
    for (std::size_t i = 0; i < table.jointCount(); ++i) {
        const NodeIndex node = table.asset()[table.skin()].joints[i];
        names.push_back(displayName(table.asset()[node].name, "Node", node.value));
        if (names.back() == name.text) {
            same.push_back(i);
        } else if (asciiLower(names.back()) == lower) {
            alike.push_back(i);
        }
    }
    if (!same.empty() || !alike.empty()) {
        return among(same.empty() ? alike : same, name.text);
    }
    FoundJoint found{.joint = {}, .problem = "No joint of the skin is called " + name.text};
    if (const auto meant = closestWord(name.text, viewsOf(names))) {
        found.suggestions.push_back(filterName(*meant));
    }
    return found;
}

}  // namespace sinew
