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

}  // namespace

std::span<const LookOption> lookOptions() noexcept {
    static const std::vector<LookOption> rows = allRows();
    return rows;
}

const LookOption* findLookOption(std::string_view key) noexcept {
    const std::span<const LookOption> options = lookOptions();
    const auto found = std::ranges::find(options, key, &LookOption::key);
    return found == options.end() ? nullptr : &*found;
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
    if (const auto* number = std::get_if<LookNumber>(&option.kind)) {
        return number->field.get(look) != 0.0F;
    }
    if (const auto* choice = std::get_if<LookChoice>(&option.kind)) {
        return choice->field.get(look) != 0;
    }
    const auto* toggled = std::get_if<LookSwitch>(&option.kind);
    return toggled != nullptr && toggled->field.get(look);
}

void toggle(const LookOption& option, Look& look) {
    if (const auto* number = std::get_if<LookNumber>(&option.kind)) {
        setShownValue(*number, look, isOn(option, look) ? 0.0F : number->on);
    } else if (const auto* choice = std::get_if<LookChoice>(&option.kind)) {
        choice->field.set(look, (choice->field.get(look) + 1) % choice->words.size());
    } else if (const auto* toggled = std::get_if<LookSwitch>(&option.kind)) {
        toggled->field.set(look, !toggled->field.get(look));
    }
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
