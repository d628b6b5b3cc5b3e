// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace sinew {

class Session;

/// Why a picture of what the session shows now is empty or lacks something, in words; see
/// pictureNotices. Thins larger scenes: it is asked while the window waits.
[[nodiscard]] std::vector<std::string> sessionNotices(Session& session, float aspect,
                                                      float heightPixels);

}  // namespace sinew
