// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <initializer_list>
#include <string>
#include <variant>
#include <vector>

#include "app/cli/report/report_form.h"
#include "model/view/look_text.h"

namespace sinew::cli {

// Display options in the sidecar, of values with a `look()`.

void describeOption(auto& form, const LookOption& option) {
    if (const auto* number = std::get_if<LookNumber>(&option.kind)) {
        form.value(option.sidecar, [number](auto& of) { return shownValue(*number, of.look()); });
    } else if (const auto* count = std::get_if<LookCount>(&option.kind)) {
        form.value(option.sidecar, [count](auto& of) { return count->field.get(of.look()); });
    } else if (std::holds_alternative<LookSwitch>(option.kind)) {
        form.value(option.sidecar, [&option](auto& of) { return isOn(option, of.look()); });
    } else {
        form.value(option.sidecar, [&option](auto& of) { return valueText(option, of.look()); });
    }
}

/// The options of these sections. --labels, which has an optional value, is left out if it is off.
void describeLook(auto& form, std::initializer_list<LookSection> sections) {
    for (const LookOption& option : lookOptions()) {
        const bool isIn =
            std::find(sections.begin(), sections.end(), option.section) != sections.end();
        if (!isIn || option.sidecar == nullptr) {
            continue;
        }
        if (std::holds_alternative<LookChoice>(option.kind) && option.flag.value == nullptr) {
            form.when([&option](auto& of) { return isOn(option, of.look()); },
                      [&option](auto& some) { describeOption(some, option); });
        } else {
            describeOption(form, option);
        }
    }
}

/// The names of the marks and bounds that are shown.
[[nodiscard]] inline std::vector<std::string> shownMarks(const Look& look) {
    std::vector<std::string> names;
    for (const LookSection section : {LookSection::Marks, LookSection::Bounds}) {
        for (const LookOption& option : lookOptions()) {
            if (option.section == section && std::holds_alternative<LookSwitch>(option.kind) &&
                isOn(option, look)) {
                names.emplace_back(option.sidecar);
            }
        }
    }
    return names;
}

void describeMarks(auto& form) {
    form.when([](auto& of) { return of.look().marks.dots != ValueDots::None; },
              [](auto& some) {
                  describeOption(some, *findLookOption("dots"));
                  describeOption(some, *findLookOption("dotSize"));
              });
    form.when(
        [](auto& of) {
            SurfaceMarks switches = of.look().marks;
            switches.dots = ValueDots::None;
            return switches != SurfaceMarks{};
        },
        [](auto& some) { some.value("marks", [](auto& of) { return shownMarks(of.look()); }); });
}

}  // namespace sinew::cli
