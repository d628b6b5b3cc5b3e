// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace sinew {

enum class SettingType {
    Flag,
    Count,  // a whole number
    Number,
    Text,
    Word,      // one of `SettingRow::words`
    Texts,     // a list of texts
    Words,     // a list of words
    Patterns,  // a list of patterns of names (`NamePattern`)
    Numbers,   // a list of numbers
    Parts,     // an object that is set as a whole; its parts are rows of their own
    List,      // a list of such objects
};

/// Where a setting may be written.
enum class SettingScope {
    File,   // once in a rule file
    Block,  // there, and in blocks of "overrides"
    Clip,   // also in blocks that are about single clips
};

/// A key of a rule file: the parser, the schema and the manual are made of these.
struct SettingRow {
    std::string path;  // "contracts/*/speed/value"; '*': any name, '#': each item of a list
    SettingType type;
    std::string_view meaning;
    std::span<const std::string_view> words = {};
    SettingScope scope = SettingScope::Block;
    double least = 0.0;              // lowest number
    bool required = false;           // where the object around it is there
    std::string_view standard = {};  // what counts where no file sets it; empty: nothing does
};

[[nodiscard]] std::span<const SettingRow> settingRows();

/// The row of a path; null: it names several rows, or none.
[[nodiscard]] const SettingRow* findSetting(std::string_view path);

/// The next parts of the paths below one (empty: all), in the order of the table.
[[nodiscard]] std::vector<std::string_view> settingsBelow(std::string_view path);

/// "a list of patterns", for messages.
[[nodiscard]] std::string typeInWords(const SettingRow& row);

}  // namespace sinew
