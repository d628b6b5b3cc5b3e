// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace sinew::cli {

/// Declares the options of one command. Values are filled while the command line is parsed, so
/// they outlive the parser; they are text until the command judges them.
class Options {
public:
    explicit Options(CLI::App& parser) noexcept : m_parser(parser) {}

    /// The heading in the help of what is declared from here on; empty: the usual one.
    void heading(const char* words) { m_heading = words; }

    /// FILE.
    void file(std::string& value);
    void optionalFile(std::string& value);
    void files(std::vector<std::string>& values);

    /// -o, --output.
    void output(std::string& value);
    void requiredOutput(std::string& value, const char* words);

    void flag(const char* name, bool& value, const char* words);
    /// Given once, with a value of the kind `type`. What `value` holds is the default.
    void value(const char* name, std::string& value, const char* type, const std::string& words);
    /// A flag that means `leftOut` unless a value is joined to it by a '='.
    void optionalValue(const std::string& name, std::string& value, const std::string& leftOut,
                       const char* words);
    /// Given any number of times, each with a value.
    void values(const char* name, std::vector<std::string>& values, const char* type,
                const std::string& words);

private:
    CLI::App& m_parser;
    std::string m_heading;
};

}  // namespace sinew::cli
