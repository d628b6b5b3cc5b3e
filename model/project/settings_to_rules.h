// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/project/project_rules.h"

namespace sinew {

/// What settings mean, in the order in which they count: of two with the same name, the later one.
/// Their values are as the table of settings says (`settingRows`). Those of single clips are kept
/// for `rulesOfClip` alone.
[[nodiscard]] ProjectRules rulesFromSettings(std::vector<ProjectSetting> settings);

}  // namespace sinew
