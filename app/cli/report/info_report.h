// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "app/cli/report/json_writer.h"
#include "model/asset/asset.h"

namespace sinew::cli {

/// The "sinew.info/1" object.
void writeInfo(JsonWriter& json, const Asset& asset, const std::string& file);

/// The same as text.
[[nodiscard]] std::string infoText(const Asset& asset, const std::string& file);

}  // namespace sinew::cli
