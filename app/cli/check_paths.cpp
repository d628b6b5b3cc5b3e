// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/check_paths.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <system_error>

#include "app/cli/standard_input.h"
#include "model/load/source/gltf_name.h"

namespace sinew::cli {

namespace {

namespace fs = std::filesystem;

/// The files of one folder and of those below it.
class FolderSearch {
public:
    explicit FolderSearch(const fs::path& folder) : m_waiting{folder} {
        while (!m_waiting.empty()) {
            const fs::path next = std::move(m_waiting.back());
            m_waiting.pop_back();
            search(next);
        }
        std::sort(m_found.begin(), m_found.end(),
                  [](const CheckedPath& a, const CheckedPath& b) { return a.file < b.file; });
    }

    [[nodiscard]] std::vector<CheckedPath> take() { return std::move(m_found); }

private:
    void search(const fs::path& folder) {
        std::error_code error;
        fs::directory_iterator entries(folder, error);
        for (; !error && entries != fs::directory_iterator(); entries.increment(error)) {
            add(*entries);
        }
        if (error) {
            m_found.push_back({folder.string(), "cannot be read: " + error.message()});
        }
    }

    void add(const fs::directory_entry& entry) {
        const std::string name = entry.path().filename().string();
        std::error_code ignored;
        if (name.starts_with('.')) {
            return;
        }
        if (entry.is_directory(ignored)) {
            if (!entry.is_symlink(ignored)) {
                m_waiting.push_back(entry.path());
            }
        } else if (load::isGltfName(name)) {
            m_found.push_back({entry.path().string()});
        }
    }

    std::vector<fs::path> m_waiting;
    std::vector<CheckedPath> m_found;
};

}  // namespace

std::vector<CheckedPath> checkedPaths(const std::vector<std::string>& named) {
    std::vector<CheckedPath> paths;
    for (const std::string& name : named) {
        std::error_code ignored;
        if (isStandardInput(name) || !fs::is_directory(name, ignored)) {
            paths.push_back({name});
            continue;
        }
        std::vector<CheckedPath> found = FolderSearch(name).take();
        if (found.empty()) {
            found.push_back({name, "there is no glTF file in this folder"});
        }
        std::move(found.begin(), found.end(), std::back_inserter(paths));
    }
    return paths;
}

}  // namespace sinew::cli
