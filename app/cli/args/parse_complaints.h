// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
class ParseError;
}  // namespace CLI

namespace sinew::cli {

/// The commands of a program.
[[nodiscard]] std::vector<std::string> commandNames(const CLI::App& app);

/// A one-line message for words that `app` could not parse.
[[nodiscard]] std::string complaint(const CLI::App& app, const CLI::ParseError& error);

/// The same for a command that got no file.
[[nodiscard]] std::string complaintOfNoFile(const CLI::App& app);

/// The same for a file that does not exist, if it may be meant as the value of a flag; otherwise
/// empty.
[[nodiscard]] std::string complaintOfWord(const CLI::App& app, const std::string& word);

/// The same if no command was given; empty: there was one.
[[nodiscard]] std::string missingCommand(const CLI::App& app);

}  // namespace sinew::cli
