// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "model/core/result.h"
#include "model/project/setting.h"

namespace sinew {

/// The name of a rule file.
inline constexpr const char* kRuleFileName = "sinew.json";

/// Settings of a rule file for some files and clips.
struct ProjectBlock {
    std::vector<std::string> files = {};  // globs (`matchesPath`); empty: all
    std::vector<ProjectSetting> settings = {};
};

/// A rule file as it is written.
struct ProjectFile {
    std::filesystem::path path;
    bool isRoot = false;
    std::vector<Setting<std::string>> extends = {};  // paths as written, relative to its folder
    std::vector<ProjectBlock> blocks = {};           // the later ones count
};

/// Reads the text of a rule file by the table of settings. An unknown name, a value of another
/// type, a rule or threshold that does not exist and a broken pattern are errors, whose message
/// starts with "PATH:LINE:COLUMN: ".
[[nodiscard]] Result<ProjectFile> parseProjectFile(const std::filesystem::path& path,
                                                   std::string_view text);

/// The same for a file of at most 256 KiB.
[[nodiscard]] Result<ProjectFile> readProjectFile(const std::filesystem::path& path);

}  // namespace sinew
