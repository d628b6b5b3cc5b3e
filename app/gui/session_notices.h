// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace sinew {

class Session;

/// Why a picture of the current state is empty or incomplete; see subjectNotices. Subsamples larger
/// scenes, because the window waits for it.
[[nodiscard]] std::vector<std::string> sessionNotices(Session& session, float aspect,
                                                      float heightPixels);

}  // namespace sinew
