// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace sinew {

struct DeviceInfo {
    std::string name;
    std::string kind;  // "discrete", "integrated", "virtual", "software", "other"
    std::string driver;
};

}  // namespace sinew
