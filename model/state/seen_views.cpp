// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/state/seen_views.h"

#include <algorithm>
#include <utility>

#include "model/core/file_target.h"

namespace sinew {

void SeenViews::keep(const std::filesystem::path& path, SavedCamera camera) {
    forget(path);
    m_seen.push_back({canonicalPath(path), std::move(camera)});
    if (m_seen.size() > kMost) {
        m_seen.erase(m_seen.begin());
    }
}

void SeenViews::forget(const std::filesystem::path& path) {
    std::erase_if(m_seen,
                  [wanted = canonicalPath(path)](const Seen& seen) { return seen.path == wanted; });
}

std::optional<SavedCamera> SeenViews::find(const std::filesystem::path& path) const {
    const auto found = std::find_if(
        m_seen.begin(), m_seen.end(),
        [wanted = canonicalPath(path)](const Seen& seen) { return seen.path == wanted; });
    return found == m_seen.end() ? std::nullopt : std::optional(found->camera);
}

}  // namespace sinew
