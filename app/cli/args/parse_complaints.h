// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace CLI {
class App;
class ParseError;
}  // namespace CLI

namespace sinew::cli {

/// A one-line message for words that `app` could not parse.
[[nodiscard]] std::string complaint(const CLI::App& app, const CLI::ParseError& error);

/// The same for a command that got no file.
[[nodiscard]] std::string complaintOfNoFile(const CLI::App& app);

/// The same if no command was given; empty: there was one.
[[nodiscard]] std::string missingCommand(const CLI::App& app);

}  // namespace sinew::cli
