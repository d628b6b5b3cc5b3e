// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace sinew {

/// The instruction sets that the kernels were compiled for and this processor has, the one that
/// they use first. There is at least one.
[[nodiscard]] std::vector<std::string> instructionSets();

/// For tests: the kernels use this one of `instructionSets` (as they were before any such call)
/// from now on. Not while another thread is in a kernel.
void useInstructionSet(std::size_t index);

}  // namespace sinew
