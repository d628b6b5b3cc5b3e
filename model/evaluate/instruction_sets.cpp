// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/evaluate/instruction_sets.h"

#include <hwy/targets.h>

namespace sinew {

std::vector<std::string> instructionSets() {
    std::vector<std::string> names;
    for (const std::int64_t target : hwy::SupportedAndGeneratedTargets()) {
        names.emplace_back(hwy::TargetName(target));
    }
    return names;
}

void useInstructionSet(std::size_t index) {
    hwy::SetSupportedTargetsForTest(0);  // all available
    hwy::SetSupportedTargetsForTest(hwy::SupportedAndGeneratedTargets()[index]);
    hwy::GetChosenTarget().Update(hwy::SupportedTargets());
}

}  // namespace sinew
