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

}  // namespace sinew::test
