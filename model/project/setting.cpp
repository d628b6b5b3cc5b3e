// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/project/setting.h"

#include <filesystem>

namespace sinew {

std::string originInWords(const SettingOrigin& origin) {
    return std::filesystem::path(origin.file).filename().string() + ", line " +
           std::to_string(origin.line);
}

std::string originForErrors(const SettingOrigin& origin) {
    return origin.file + ':' + std::to_string(origin.line) + ':' + std::to_string(origin.column);
}

}  // namespace sinew
