// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/session/seen_views.h"

#include <algorithm>

namespace sinew {

void SeenViews::keep(const std::filesystem::path& path, const CameraState& camera) {
    forget(path);
    m_seen.push_back({path, camera});
    if (m_seen.size() > kMost) {
        m_seen.erase(m_seen.begin());
    }
}

void SeenViews::forget(const std::filesystem::path& path) {
    std::erase_if(m_seen, [&](const Seen& seen) { return seen.path == path; });
}

std::optional<CameraState> SeenViews::find(const std::filesystem::path& path) const {
    const auto found = std::find_if(m_seen.begin(), m_seen.end(),
                                    [&](const Seen& seen) { return seen.path == path; });
    return found == m_seen.end() ? std::nullopt : std::optional(found->camera);
}

}  // namespace sinew
