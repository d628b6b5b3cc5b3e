// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// Rule files from anywhere, and what they ask of a file.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "model/project/patterns.h"
#include "model/project/project_file.h"
#include "model/project/project_rules.h"

// What is wrong has words and a place; what is right becomes rules.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    auto file = sinew::parseProjectFile("/p/sinew.json", text);
    if (!file) {
        if (!file.error().message.starts_with("/p/sinew.json:")) {
            __builtin_trap();
        }
        return 0;
    }
    std::vector<sinew::ProjectSetting> settings;
    for (sinew::ProjectBlock& block : file->blocks) {
        for (const std::string& glob : block.files) {
            static_cast<void>(sinew::matchesPath(glob, "chars/orc/walk.glb"));
        }
        for (sinew::ProjectSetting& setting : block.settings) {
            settings.push_back(std::move(setting));
        }
    }
    const sinew::ProjectRules rules = sinew::rulesFromSettings(std::move(settings));
    static_cast<void>(sinew::rulesOfClip(rules, "Walk"));
    static_cast<void>(sinew::contractOf(rules, "Walk"));
    return 0;
}
