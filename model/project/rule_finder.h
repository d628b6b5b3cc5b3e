// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "model/core/result.h"
#include "model/project/project_file.h"
#include "model/project/project_rules.h"

namespace sinew {

/// Which rule files there are for the files of a folder.
enum class RuleSearch {
    Upwards,  // those named sinew.json in the folder and above it, up to one that is a root
    OneFile,  // the one that is named
    None,
};

/// Finds the rules of files and reads each rule file once. For one thread.
class ProjectRuleFinder {
public:
    /// `config`: for `RuleSearch::OneFile`.
    explicit ProjectRuleFinder(RuleSearch search = RuleSearch::Upwards,
                               const std::filesystem::path& config = {});

    /// The rules of an asset, which need not exist; never null. Nearer rule files count after those
    /// above, a file after what it extends, and its blocks after the rest of it. Globs of files are
    /// relative to the folder of the file that was found, or named, also in what it extends.
    /// Symbolic links of the path count as they are written. The message of an error starts with
    /// "PATH:LINE:COLUMN: ".
    [[nodiscard]] Result<std::shared_ptr<const ProjectRules>> rulesOf(
        const std::filesystem::path& asset);

    /// Every rule file that was looked at so far, broken ones included.
    [[nodiscard]] const std::vector<std::string>& filesRead() const noexcept { return m_read; }

    /// Every path where a rule file was looked for in the folder of an asset and above it.
    [[nodiscard]] const std::vector<std::string>& placesSearched() const noexcept {
        return m_searched;
    }

private:
    /// A rule file, with what it extends before it.
    using Expanded = std::vector<std::shared_ptr<const ProjectFile>>;
    /// With the folder that its globs are relative to.
    struct Found {
        std::filesystem::path folder;
        Expanded files;
    };

    [[nodiscard]] Result<std::vector<Found>> search(const std::filesystem::path& folder);
    [[nodiscard]] Result<std::shared_ptr<const ProjectFile>> read(
        const std::filesystem::path& path);
    [[nodiscard]] Result<Found> expanded(const std::filesystem::path& path);
    [[nodiscard]] Status expand(const std::filesystem::path& path,
                                std::vector<std::filesystem::path>& chain, Expanded& files);

    RuleSearch m_search;
    std::filesystem::path m_config;
    std::map<std::filesystem::path, std::shared_ptr<const ProjectFile>> m_files;
    std::map<std::filesystem::path, std::vector<Found>> m_found;  // [folder]
    std::vector<std::string> m_read;
    std::vector<std::string> m_searched;
};

/// The same for one file.
[[nodiscard]] Result<std::shared_ptr<const ProjectRules>> projectRulesOf(
    const std::filesystem::path& asset);

/// The same; no rules for an asset without a path, or where a rule file is broken.
[[nodiscard]] ProjectRules projectRulesOrNone(const std::filesystem::path& asset);

}  // namespace sinew
