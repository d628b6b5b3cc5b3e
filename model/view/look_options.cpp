// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <vector>

#include "model/view/look_option.h"
#include "model/view/look_rows.h"

namespace sinew {

namespace {

std::vector<LookOption> allRows() {
    std::vector<LookOption> all;
    for (const auto rows : {pictureLookRows(), valueLookRows(), lightLookRows(), skeletonLookRows(),
                            marksLookRows(), motionLookRows(), skinningLookRows()}) {
        all.insert(all.end(), rows.begin(), rows.end());
    }
    return all;
}

bool isOnKind(const LookSwitch& option, const Look& look) {
    return option.field.get(look);
}

bool isOnKind(const LookChoice& option, const Look& look) {
    return option.field.get(look) != 0;
}

bool isOnKind(const LookNumber& option, const Look& look) {
    return option.field.get(look) != 0.0F;
}

template <class Kind>
bool isOnKind(const Kind&, const Look&) {
    return false;  // not switchable
}

void toggleKind(const LookSwitch& option, Look& look) {
    option.field.set(look, !option.field.get(look));
}

void toggleKind(const LookChoice& option, Look& look) {
    option.field.set(look, (option.field.get(look) + 1) % option.words.size());
}

void toggleKind(const LookNumber& option, Look& look) {
    setShownValue(option, look, isOnKind(option, look) ? 0.0F : option.on);
}

template <class Kind>
void toggleKind(const Kind&, Look&) {}

}  // namespace

std::span<const LookOption> lookOptions() noexcept {
    static const std::vector<LookOption> rows = allRows();
    return rows;
}

const LookOption* findLookOption(std::string_view key) noexcept {
    for (const LookOption& option : lookOptions()) {
        if (option.key == key) {
            return &option;
        }
    }
    return nullptr;
}

float environmentFactor(const Look& look) noexcept {
    const bool none = look.environment == kNoEnvironment;
    return none ? 0.0F : std::max(look.lighting.environmentStrength, 0.0F);
}

bool greysSurfaces(const Look& look) noexcept {
    const ViewModeInfo& view = viewModeInfo(look.mode);
    const bool ofElements = view.flat && view.values;  // vertices have no value
    return look.marks.dots == ValueDots::OnGrey && !view.edges && !ofElements;
}

bool isOn(const LookOption& option, const Look& look) {
    return std::visit([&](const auto& kind) { return isOnKind(kind, look); }, option.kind);
}

void toggle(const LookOption& option, Look& look) {
    std::visit([&](const auto& kind) { toggleKind(kind, look); }, option.kind);
}

void copyValue(const LookOption& option, const Look& from, Look& to) {
    std::visit([&](const auto& kind) { kind.field.set(to, kind.field.get(from)); }, option.kind);
}

void copyValues(LookOwner owner, const Look& from, Look& to) {
    for (const LookOption& option : lookOptions()) {
        if (option.owner == owner) {
            copyValue(option, from, to);
        }
    }
}

float shownValue(const LookNumber& number, const Look& look) {
    const float value = number.field.get(look);
    return number.radians ? glm::degrees(value) : value;
}

void setShownValue(const LookNumber& number, Look& look, float shown) {
    number.field.set(look, number.radians ? glm::radians(shown) : shown);
}

}  // namespace sinew
