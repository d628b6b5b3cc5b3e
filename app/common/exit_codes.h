// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

namespace sinew {

/// Exit codes for scripts. Their meaning never changes.
enum class ExitCode : int {
    Done = 0,
    Found = 1,         // done, and something was found or differs
    Usage = 2,         // an unknown option, animation, joint, camera or view; nothing was written
    BadInput = 3,      // the input cannot be read or is not valid glTF
    BadOutput = 4,     // the output cannot be written; no partial file is left behind
    NoDevice = 5,      // no usable Vulkan device, or the layer asked for is missing
    Validation = 6,    // the Vulkan validation layer reported an error
    PipeClosed = 141,  // standard output was closed early, as by "| head": no message
};

}  // namespace sinew
