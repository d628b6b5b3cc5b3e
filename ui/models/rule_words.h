// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <filesystem>

namespace sinew {

/// The rules of a project that count for a file.
struct RulesInWords {
    QString text = {};      // "Rules of chars/sinew.json, 2 rules muted"; empty: there are none
    QString details = {};   // the path of every rule file, and why rules are muted
    bool isBroken = false;  // the text says where and why; no rules count
};

/// Looks for the rule files and reads them.
[[nodiscard]] RulesInWords rulesInWords(const std::filesystem::path& file);

}  // namespace sinew
