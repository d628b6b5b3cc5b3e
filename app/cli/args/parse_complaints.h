// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace CLI {
class App;
class ParseError;
}  // namespace CLI

namespace sinew::cli {

/// What is wrong with the words that `app` could not parse, in one line.
[[nodiscard]] std::string complaint(const CLI::App& app, const CLI::ParseError& error);

/// The same where `app` parsed its words and no command was named; empty: one was.
[[nodiscard]] std::string missingCommand(const CLI::App& app);

}  // namespace sinew::cli
