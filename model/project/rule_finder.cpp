// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/project/rule_finder.h"

#include <algorithm>
#include <iterator>
#include <system_error>
#include <utility>

#include "model/project/patterns.h"

namespace sinew {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kMostFiles = 64;  // rule files for one folder

fs::path absolutePath(const fs::path& path) {
    std::error_code error;
    const fs::path absolute = fs::absolute(path, error);
    return (error ? path : absolute).lexically_normal();
}

/// Whatever has this name: what is no file, or leads nowhere, is a problem and not the absence of
/// rules.
bool isThere(const fs::path& path) {
    std::error_code ignored;
    return fs::exists(fs::symlink_status(path, ignored));
}

Error problemAt(const SettingOrigin& origin, const std::string& words) {
    return {ErrorCode::InvalidDocument, originForErrors(origin) + ": " + words, {}};
}

/// "a.json > b.json > a.json".
std::string chainInWords(const std::vector<fs::path>& chain, const fs::path& last) {
    std::string words;
    for (const fs::path& each : chain) {
        words += each.filename().string() + " > ";
    }
    return words + last.filename().string();
}

bool appliesTo(const ProjectBlock& block, const std::string& path) {
    return block.files.empty() ||
           std::any_of(block.files.begin(), block.files.end(),
                       [&path](const std::string& glob) { return matchesPath(glob, path); });
}

}  // namespace

ProjectRuleFinder::ProjectRuleFinder(RuleSearch search, const fs::path& config)
    : m_search(search), m_config(config.empty() ? config : absolutePath(config)) {}

Result<std::shared_ptr<const ProjectRules>> ProjectRuleFinder::rulesOf(const fs::path& asset) {
    const fs::path path = absolutePath(asset);
    auto known = m_found.find(path.parent_path());
    if (known == m_found.end()) {
        Result<std::vector<Found>> found = search(path.parent_path());
        if (!found) {
            return found.error();
        }
        known = m_found.emplace(path.parent_path(), std::move(*found)).first;
    }
    std::vector<ProjectSetting> settings;
    std::vector<std::string> files;
    for (const Found& found : known->second) {
        const std::string relative = path.lexically_relative(found.folder).generic_string();
        for (const std::shared_ptr<const ProjectFile>& file : found.files) {
            files.push_back(file->path.string());
            for (const ProjectBlock& block : file->blocks) {
                if (appliesTo(block, relative)) {
                    settings.insert(settings.end(), block.settings.begin(), block.settings.end());
                }
            }
        }
    }
    ProjectRules rules = rulesFromSettings(std::move(settings));
    rules.files = std::move(files);
    return std::make_shared<const ProjectRules>(std::move(rules));
}

Result<std::vector<ProjectRuleFinder::Found>> ProjectRuleFinder::search(const fs::path& folder) {
    std::vector<Found> found;
    if (m_search == RuleSearch::OneFile) {
        Result<Found> one = expanded(m_config);
        if (!one) {
            return one.error();
        }
        found.push_back(std::move(*one));
        return found;
    }
    bool goesOn = m_search == RuleSearch::Upwards;
    for (fs::path at = folder; goesOn; at = at.parent_path()) {
        goesOn = at.has_relative_path();
        const fs::path path = at / kRuleFileName;
        m_searched.push_back(path.string());
        if (isThere(path)) {
            Result<Found> one = expanded(path);
            if (!one) {
                return one.error();
            }
            goesOn = goesOn && !one->files.back()->isRoot;
            found.push_back(std::move(*one));
        }
    }
    std::reverse(found.begin(), found.end());
    return found;
}

Result<ProjectRuleFinder::Found> ProjectRuleFinder::expanded(const fs::path& path) {
    Found found{.folder = path.parent_path(), .files = {}};
    std::vector<fs::path> chain;
    if (const Status status = expand(path, chain, found.files); !status) {
        return status.error();
    }
    return found;
}

Status ProjectRuleFinder::expand(const fs::path& path, std::vector<fs::path>& chain,
                                 Expanded& files) {
    if (files.size() == kMostFiles || chain.size() == kMostFiles) {
        return problemAt({path.string(), 1, 1}, "more than " + std::to_string(kMostFiles) +
                                                    " rule files extend each other");
    }
    const Result<std::shared_ptr<const ProjectFile>> file = read(path);
    if (!file) {
        return file.error();
    }
    chain.push_back(path);
    for (const Setting<std::string>& each : (*file)->extends) {
        const fs::path next = (path.parent_path() / each.value).lexically_normal();
        if (each.value.find("://") != std::string::npos) {
            return problemAt(each.origin, "\"" + each.value +
                                              "\" is an address; a rule file extends local files");
        }
        if (std::find(chain.begin(), chain.end(), next) != chain.end()) {
            return problemAt(each.origin, "the file extends itself: " + chainInWords(chain, next));
        }
        if (!isThere(next)) {
            return problemAt(each.origin, "there is no file " + next.string() + " (" +
                                              chainInWords(chain, next) + ')');
        }
        if (const Status status = expand(next, chain, files); !status) {
            return status;
        }
    }
    chain.pop_back();
    files.push_back(*file);
    return Nothing{};
}

Result<std::shared_ptr<const ProjectFile>> ProjectRuleFinder::read(const fs::path& path) {
    if (const auto known = m_files.find(path); known != m_files.end()) {
        return known->second;
    }
    m_read.push_back(path.string());
    Result<ProjectFile> file = readProjectFile(path);
    if (!file) {
        return file.error();
    }
    auto shared = std::make_shared<const ProjectFile>(std::move(*file));
    m_files.emplace(path, shared);
    return std::shared_ptr<const ProjectFile>(shared);
}

Result<std::shared_ptr<const ProjectRules>> projectRulesOf(const fs::path& asset) {
    return ProjectRuleFinder().rulesOf(asset);
}

ProjectRules projectRulesOrNone(const fs::path& asset) {
    if (asset.empty()) {
        return {};
    }
    const Result<std::shared_ptr<const ProjectRules>> rules = projectRulesOf(asset);
    return rules ? **rules : ProjectRules();
}

}  // namespace sinew
