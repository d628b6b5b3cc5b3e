// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace sinew::cli {

/// Arguments of every command. An empty string means that the option was not given.
struct CommonArguments {
    bool quiet = false;
    bool validation = false;
    std::string device;
};

}  // namespace sinew::cli
