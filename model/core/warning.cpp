// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/core/warning.h"

#include <errno.h>

#include <cstdio>
#include <mutex>
#include <new>
#include <set>
#include <string>

namespace sinew {
namespace {

/// Whether the text is new. Without memory to remember it, it counts as new.
bool isNew(const char* lack, const char* cause) noexcept {
    static std::mutex mutex;
    static std::set<std::string> written;
    try {
        const std::scoped_lock lock(mutex);
        return written.insert(std::string(lack) + cause).second;
    } catch (const std::exception&) {
        return true;
    }
}

}  // namespace

void warn(const char* lack, const std::exception& cause) noexcept {
    const bool memory = dynamic_cast<const std::bad_alloc*>(&cause) != nullptr;
    const char* words = memory ? "not enough memory" : cause.what();
    if (isNew(lack, words)) {
        std::fprintf(stderr, "%s: warning: %s: %s\n", program_invocation_short_name, lack, words);
    }
}

}  // namespace sinew
