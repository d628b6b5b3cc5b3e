// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
// Ends the program with "not enough memory" and exit code 3 where std::bad_alloc cannot be caught:
// while global objects are made, in functions that are noexcept, in threads. Anything else that
// ends there is a bug and aborts.
#include <unistd.h>

#include <cstdlib>
#include <exception>
#include <new>
#include <string_view>

#include "app/common/failure.h"
#include "model/core/part_name.h"

namespace sinew::cli {

namespace {

bool isOutOfMemory() noexcept {
    try {
        if (const std::exception_ptr current = std::current_exception()) {
            std::rethrow_exception(current);
        }
    } catch (const std::bad_alloc&) {
        return true;
    } catch (...) {
    }
    return false;
}

[[noreturn]] void end() noexcept {
    if (!isOutOfMemory()) {
        std::abort();
    }
    removeParts();
    for (const std::string_view words : {std::string_view(program_invocation_short_name),
                                         std::string_view(": not enough memory\n")}) {
        static_cast<void>(!::write(STDERR_FILENO, words.data(), words.size()));
    }
    std::_Exit(static_cast<int>(ExitCode::BadInput));
}

// Ahead of every other constructor.
[[gnu::constructor(101)]] void installLastWords() noexcept {
    std::set_terminate(end);
}

}  // namespace

}  // namespace sinew::cli
