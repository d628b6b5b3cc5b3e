// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace sinew {

/// The instruction sets that the kernels were compiled for and that this CPU supports; the one in
/// use comes first. Never empty.
[[nodiscard]] std::vector<std::string> instructionSets();

/// For tests: selects one of `instructionSets`, indexed in its original order. Not while another
/// thread runs a kernel.
void useInstructionSet(std::size_t index);

}  // namespace sinew
