// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/window/settings/state_store.h"

#include <QCryptographicHash>
#include <algorithm>
#include <span>
#include <stdexcept>
#include <system_error>
#include <utility>
#include <vector>

#include "model/core/file_target.h"
#include "model/core/file_writer.h"
#include "model/core/warning.h"
#include "model/state/state_file.h"

namespace sinew {
namespace {

namespace fs = std::filesystem;

constexpr const char* kEnding = ".json";

}  // namespace

fs::path StateStore::placeOf(const fs::path& file) const {
    const std::string path = canonicalPath(file).string();
    const QByteArray name =
        QCryptographicHash::hash(QByteArray::fromStdString(path), QCryptographicHash::Sha256);
    return m_folder / (name.toHex().toStdString() + kEnding);
}

std::optional<JsonValue> StateStore::read(const fs::path& file) const {
    Result<JsonValue> state = findState(placeOf(file));
    return state ? std::optional(*std::move(state)) : std::nullopt;
}

void StateStore::write(const fs::path& file, const std::string& text) const {
    std::error_code failed;
    if (fs::create_directories(m_folder, failed)) {
        fs::permissions(m_folder, fs::perms::owner_all, failed);  // states name files
    }
    const std::span bytes(reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
    if (const Status written = writeFile(placeOf(file), bytes); !written) {
        warn("the view of the file is not remembered", std::runtime_error(written.error().message));
        return;
    }
    dropOldest();
}

void StateStore::forget(const fs::path& file) const {
    std::error_code ignored;
    fs::remove(placeOf(file), ignored);
}

/// Another window may do the same; what is gone is gone.
void StateStore::dropOldest() const {
    std::vector<std::pair<fs::file_time_type, fs::path>> files;
    std::error_code ignored;
    for (const fs::directory_entry& entry : fs::directory_iterator(m_folder, ignored)) {
        if (entry.path().extension() == kEnding) {
            files.emplace_back(entry.last_write_time(ignored), entry.path());
        }
    }
    if (files.size() <= kMostFiles) {
        return;
    }
    std::sort(files.begin(), files.end());
    files.resize(files.size() - kMostFiles);
    for (const auto& old : files) {
        fs::remove(old.second, ignored);
    }
}

}  // namespace sinew
