// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace sinew::cli {

/// What every command takes. An empty string is an option that was not given.
struct CommonArguments {
    bool quiet = false;
    bool validation = false;
    std::string device;
};

}  // namespace sinew::cli
