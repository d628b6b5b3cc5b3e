// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#ifndef __has_feature  // clang's
#define __has_feature(name) 0
#endif

namespace sinew::test {

/// Whether AddressSanitizer delays the release of freed memory, so that memory growth cannot be
/// measured.
#if defined(__SANITIZE_ADDRESS__) || __has_feature(address_sanitizer)
inline constexpr bool kAddressSanitizer = true;
#else
inline constexpr bool kAddressSanitizer = false;
#endif

/// Factor by which large inputs are reduced in instrumented programs, which are slower.
#if defined(__SANITIZE_THREAD__) || __has_feature(thread_sanitizer)
inline constexpr unsigned kFewer = 10;
#else
inline constexpr unsigned kFewer = kAddressSanitizer ? 10 : 1;
#endif

}  // namespace sinew::test
