// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/args/input_files.h"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <string_view>
#include <system_error>
#include <utility>

#include "app/cli/console.h"
#include "app/cli/load_input.h"
#include "app/common/failure.h"
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
                  [](const InputPath& a, const InputPath& b) { return a.file < b.file; });
    }

    [[nodiscard]] std::vector<InputPath> take() { return std::move(m_found); }

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
    std::vector<InputPath> m_found;
};

bool isFolder(const std::string& name) {
    std::error_code ignored;
    return !isStandardInput(name) && fs::is_directory(name, ignored);
}

/// What separates the names: NUL if there is one, as `find -print0` writes them.
void appendNames(std::string_view text, std::vector<std::string>& names) {
    const char end = text.find('\0') == std::string_view::npos ? '\n' : '\0';
    while (!text.empty()) {
        const std::size_t length = std::min(text.find(end), text.size());
        std::string_view name = text.substr(0, length);
        text.remove_prefix(std::min(length + 1, text.size()));
        if (end == '\n' && name.ends_with('\r')) {
            name.remove_suffix(1);
        }
        if (!name.empty()) {
            names.push_back(isStandardInput(std::string(name)) ? "./-" : std::string(name));
        }
    }
}

}  // namespace

void readFileList(FileArguments& arguments) {
    constexpr std::size_t kMostBytes = std::size_t{16} << 20U;
    if (arguments.list.empty()) {
        return;
    }
    std::vector<std::string> streams = arguments.named;
    streams.push_back(arguments.list);
    refuseTwiceFromStandardInput(streams);
    const std::string text =
        readTextInput(arguments.list, "the list of files", kMostBytes + 1, true);
    if (text.size() > kMostBytes) {
        throw Failure(ExitCode::BadInput, arguments.list,
                      "the list of files is larger than 16 MiB");
    }
    appendNames(text, arguments.named);
}

bool isOneFile(const FileArguments& arguments) {
    return arguments.list.empty() && arguments.named.size() == 1 &&
           !isFolder(arguments.named.front());
}

std::vector<InputPath> inputPaths(const FileArguments& arguments, const std::string& output) {
    refuseTwiceFromStandardInput(arguments.named);
    std::vector<InputPath> paths;
    for (const std::string& name : arguments.named) {
        if (!isFolder(name)) {
            paths.push_back({name});
            continue;
        }
        std::vector<InputPath> found = FolderSearch(name).take();
        if (found.empty()) {
            found.push_back({name, "there is no glTF file in this folder"});
        }
        std::move(found.begin(), found.end(), std::back_inserter(paths));
    }
    for (const InputPath& path : paths) {
        refuseOverwritingInput(path.file, output);
    }
    refuseOverwritingInput(arguments.list.empty() ? kStandardStream : arguments.list, output);
    return paths;
}

}  // namespace sinew::cli
