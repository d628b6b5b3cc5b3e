// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/render/look_json.h"

#include <algorithm>

#include "model/core/json_writer.h"
#include "model/view/look_text.h"

namespace sinew::cli {

namespace {

bool isIn(std::initializer_list<LookSection> sections, const LookOption& option) {
    return std::find(sections.begin(), sections.end(), option.section) != sections.end();
}

void writeValue(JsonWriter& json, const LookOption& option, const Look& look) {
    if (const auto* number = std::get_if<LookNumber>(&option.kind)) {
        json.number(shownValue(*number, look));
    } else if (const auto* count = std::get_if<LookCount>(&option.kind)) {
        json.integer(count->field.get(look));
    } else if (std::holds_alternative<LookSwitch>(option.kind)) {
        json.boolean(isOn(option, look));
    } else {
        json.string(valueText(option, look));
    }
}

/// --labels: has an optional value and is omitted if it is off.
bool isSilent(const LookOption& option, const Look& look) {
    return std::holds_alternative<LookChoice>(option.kind) && option.flag.value == nullptr &&
           !isOn(option, look);
}

}  // namespace

void writeLook(JsonWriter& json, std::initializer_list<LookSection> sections, const Look& look) {
    for (const LookOption& option : lookOptions()) {
        if (isIn(sections, option) && option.sidecar != nullptr && !isSilent(option, look)) {
            json.key(option.sidecar);
            writeValue(json, option, look);
        }
    }
}

void writeMarks(JsonWriter& json, const Look& look) {
    if (look.marks.dots != ValueDots::None) {
        for (const char* const key : {"dots", "dotSize"}) {
            const LookOption& option = *findLookOption(key);
            json.key(option.sidecar);
            writeValue(json, option, look);
        }
    }
    SurfaceMarks switches = look.marks;
    switches.dots = ValueDots::None;
    if (switches == SurfaceMarks{}) {
        return;
    }
    json.key("marks").beginArray();
    for (const LookSection section : {LookSection::Marks, LookSection::Bounds}) {
        for (const LookOption& option : lookOptions()) {
            if (option.section == section && std::holds_alternative<LookSwitch>(option.kind) &&
                isOn(option, look)) {
                json.string(option.sidecar);
            }
        }
    }
    json.endArray();
}

}  // namespace sinew::cli
