// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/args/input_files.h"

namespace CLI {
class App;
}

namespace sinew::cli {

/// What a command does with files, as its arguments name them; "-" and empty names are none.
struct FileAccess {
    std::vector<std::string> assets = {};   // read, with what is beside and below them
    std::vector<std::string> inputs = {};   // read alone
    std::vector<std::string> outputs = {};  // written
};

/// Declares the options of one command. Values are filled during parsing, so they must outlive the
/// parser; they stay text until the command validates them.
class Options {
public:
    explicit Options(CLI::App& parser) noexcept : m_parser(parser) {}

    /// The help heading of the following options; empty: the default.
    void heading(const char* words) { m_heading = words; }

    /// FILE.
    void file(std::string& value);
    void optionalFile(std::string& value);
    void files(std::vector<std::string>& values);
    /// FILE..., --files-from, --recursive.
    void files(FileArguments& arguments);

    /// Required words without a dash in front; they may be empty.
    void words(const char* name, std::vector<std::string>& values, const char* words);
    void word(const char* name, std::string& value, const char* words);

    /// -o, --output.
    void output(std::string& value);
    void requiredOutput(std::string& value, const char* words);

    void flag(const char* name, bool& value, const char* words);
    /// An option given once, with a value of kind `type`. `value` holds the default.
    /// `shown`: a default that the help names and `value` does not hold; empty: that of `value`.
    void value(const char* name, std::string& value, const char* type, const std::string& words,
               const std::string& shown = {});
    /// A flag that means `leftOut` unless a value is joined with '='.
    void optionalValue(const std::string& name, std::string& value, const std::string& leftOut,
                       const char* words);
    /// An option that can be repeated, each time with a value.
    void values(const char* name, std::vector<std::string>& values, const char* type,
                const std::string& words);

    /// The values of an option name files: glTF files, or one that is read alone.
    void readsAsset(const std::string& value) { m_assets.push_back(&value); }
    void readsAssets(const std::vector<std::string>& values) { m_assetLists.push_back(&values); }
    void readsFile(const std::string& value) { m_inputs.push_back(&value); }
    /// Files that are read alone and only known once all arguments are.
    void readsMore(std::function<std::vector<std::string>()> files) {
        m_moreInputs.push_back(std::move(files));
    }
    /// One that is written beside the output.
    void writesFile(const std::string& value) { m_outputs.push_back(&value); }

    /// Reads the list of files that --files-from names, if any. Throws Failure (exit 2, 3).
    void readFileList() const;

    /// The files that the parsed arguments name, and that list.
    [[nodiscard]] FileAccess access() const;

private:
    CLI::App& m_parser;
    std::string m_heading;
    FileArguments* m_files = nullptr;
    std::vector<const std::string*> m_assets;
    std::vector<const std::vector<std::string>*> m_assetLists;
    std::vector<const std::string*> m_inputs;
    std::vector<std::function<std::vector<std::string>()>> m_moreInputs;
    std::vector<const std::string*> m_outputs;
};

}  // namespace sinew::cli
