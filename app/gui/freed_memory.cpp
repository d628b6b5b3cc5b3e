// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/gui/freed_memory.h"

#include <cstdlib>  // defines the macro of the C library

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace sinew {

void returnFreedMemory() noexcept {
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

}  // namespace sinew
