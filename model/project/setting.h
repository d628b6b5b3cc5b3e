// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "model/core/json_value.h"

namespace sinew {

/// Where a setting of a project is written.
struct SettingOrigin {
    std::string file;      // path of the rule file; empty: nowhere
    std::size_t line = 0;  // counted from 1
    std::size_t column = 0;
};

/// "sinew.json, line 12": for messages about files; the name without its folder.
[[nodiscard]] std::string originInWords(const SettingOrigin& origin);

/// "PATH/sinew.json:12:5": for messages about the rule file itself.
[[nodiscard]] std::string originForErrors(const SettingOrigin& origin);

/// A value that a rule file sets.
template <class T>
struct Setting {
    T value = {};
    SettingOrigin origin = {};
};

/// Of a list of texts, or of a single one.
[[nodiscard]] std::vector<std::string> textsOf(const JsonValue& value);

/// One line of what applies to a file (`check --print-config`).
struct ProjectSetting {
    std::string name;      // JSON pointer of the setting within a block: "/budgets/joints"
    JsonValue value;       // null: undoes what a farther file sets
    SettingOrigin origin;  // place of the value
    std::vector<std::string> clips = {};  // patterns of the clips that it is about; empty: the file
    std::vector<SettingOrigin> items = {};  // places of the objects of a list
};

}  // namespace sinew
