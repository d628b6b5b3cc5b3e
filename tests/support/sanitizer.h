// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#ifndef __has_feature  // clang's
#define __has_feature(name) 0
#endif

namespace sinew::test {

/// Whether AddressSanitizer holds freed memory for a while, so that nothing can be said of growth.
#if defined(__SANITIZE_ADDRESS__) || __has_feature(address_sanitizer)
inline constexpr bool kAddressSanitizer = true;
#else
inline constexpr bool kAddressSanitizer = false;
#endif

/// Large inputs are so many times smaller in instrumented programs, which take that much longer.
#if defined(__SANITIZE_THREAD__) || __has_feature(thread_sanitizer)
inline constexpr unsigned kFewer = 10;
#else
inline constexpr unsigned kFewer = kAddressSanitizer ? 10 : 1;
#endif

}  // namespace sinew::test
