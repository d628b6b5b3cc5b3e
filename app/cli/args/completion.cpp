// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/args/completion.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>

#include "app/cli/args/parse_arguments.h"
#include "app/cli/command_program.h"
#include "app/cli/shell/completion_values.h"
#include "app/common/failure.h"
#include "model/load/load_asset.h"
#include "model/load/source/gltf_name.h"

namespace sinew::cli {

namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t kMostBytes = std::uintmax_t{64} << 20;  // read while the user waits

std::string firstLine(const std::string& text) {
    return text.substr(0, text.find('\n'));
}

bool takesValue(const CLI::Option& option) {
    return option.get_items_expected_max() > 0 && !option.get_positional();
}

/// Adds the options of a parser by their long names.
void addOptions(const CLI::App& parser, std::vector<Candidate>& candidates) {
    for (const CLI::Option* option : parser.get_options()) {
        for (const std::string& name : option->get_lnames()) {
            candidates.push_back({"--" + name, firstLine(option->get_description())});
        }
    }
}

/// "--view" or "-o" of a parser; null: it has none.
const CLI::Option* optionOf(const CLI::App& parser, const std::string& name) {
    const CLI::Option* option = parser.get_option_no_throw(name);
    return option != nullptr && !option->get_positional() ? option : nullptr;
}

/// The position of the command among the words; their number: none yet.
std::size_t positionOfCommand(const CLI::App& app, std::span<const std::string> words) {
    bool isValue = false;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (isValue) {
            isValue = false;
            continue;
        }
        if (!words[i].starts_with('-')) {
            return i;
        }
        const CLI::Option* option = optionOf(app, words[i]);
        isValue = option != nullptr && takesValue(*option);
    }
    return words.size();
}

/// The first of the words that names a glTF file; empty: none does.
std::string assetAmong(std::span<const std::string> words) {
    const auto found = std::find_if(words.begin(), words.end(), [](const std::string& word) {
        std::error_code ignored;
        return load::isGltfName(word) && fs::is_regular_file(word, ignored);
    });
    return found == words.end() ? std::string() : *found;
}

/// The words of one command line that is being completed.
class Completer {
public:
    Completer(const CommandProgram& program, std::span<const std::string> words)
        : m_parser(program), m_app(*m_parser.app), m_words(words), m_last(words.back()) {
        const std::size_t at = positionOfCommand(m_app, words.first(words.size() - 1));
        if (at + 1 < words.size()) {
            m_command = m_parser.command(words[at]);
        }
    }

    Completion run() {
        if (const CLI::Option* option = pending()) {
            completeValue(*option, {}, m_last);
        } else if (const auto equals = m_last.find('=');
                   m_last.starts_with("--") && equals != std::string::npos) {
            const std::string name = m_last.substr(0, equals);
            if (const CLI::Option* joined = known(name)) {
                completeValue(*joined, name + "=", m_last.substr(equals + 1));
            }
        } else if (m_last.starts_with('-')) {
            if (m_command != nullptr) {
                addOptions(*m_command, m_result.candidates);
            }
            addOptions(m_app, m_result.candidates);
            keep(m_last);
        } else if (m_command == nullptr) {
            addCommands();
            keep(m_last);
        } else {
            m_result.files = true;
        }
        return std::move(m_result);
    }

private:
    [[nodiscard]] const CLI::Option* known(const std::string& name) const {
        const CLI::Option* own = m_command != nullptr ? optionOf(*m_command, name) : nullptr;
        return own != nullptr ? own : optionOf(m_app, name);
    }

    /// The option that the last word is the value of.
    [[nodiscard]] const CLI::Option* pending() const {
        if (m_words.size() < 2 || !m_words[m_words.size() - 2].starts_with('-')) {
            return nullptr;
        }
        const CLI::Option* option = known(m_words[m_words.size() - 2]);
        return option != nullptr && takesValue(*option) ? option : nullptr;
    }

    void addCommands() {
        for (const CLI::App* command : m_app.get_subcommands({})) {
            if (!command->get_group().empty()) {
                m_result.candidates.push_back({command->get_name(), command->get_description()});
            }
        }
        m_result.candidates.push_back({"help", "Lists the options of a command"});
    }

    /// `before`: what precedes the value in its word; `typed`: the value so far.
    void completeValue(const CLI::Option& option, const std::string& before,
                       const std::string& typed) {
        const std::string kind = option.get_type_name();
        m_result.files = namesFile(kind);
        if (namesObject(kind)) {
            m_result.candidates = namesInFile(kind);
        } else {
            m_result.candidates = fixedValues(
                m_command != nullptr ? m_command->get_name() : std::string(),
                "--" + (option.get_lnames().empty() ? std::string() : option.get_lnames().front()),
                kind);
        }
        keep(typed);
        for (Candidate& candidate : m_result.candidates) {
            candidate.word.insert(0, before);
        }
    }

    [[nodiscard]] std::vector<Candidate> namesInFile(const std::string& kind) const {
        const std::string file = assetAmong(m_words.first(m_words.size() - 1));
        std::error_code error;
        if (file.empty() || fs::file_size(file, error) > kMostBytes || error) {
            return {};
        }
        const auto asset = loadAsset(file, {.decodeImages = false, .generateTangents = false});
        if (!asset) {
            throw Failure(ExitCode::BadInput, file, describe(asset.error()));
        }
        return objectNames(**asset, kind);
    }

    /// Only those that begin with what is typed.
    void keep(const std::string& typed) {
        std::erase_if(m_result.candidates, [&](const Candidate& candidate) {
            return !candidate.word.starts_with(typed);
        });
    }

    ProgramParser m_parser;
    const CLI::App& m_app;
    std::span<const std::string> m_words;
    const std::string& m_last;
    const CLI::App* m_command = nullptr;  // null: none yet
    Completion m_result;
};

}  // namespace

Completion completionOf(const CommandProgram& program, std::span<const std::string> words) {
    const std::vector<std::string> nothing{std::string()};
    return Completer(program, words.empty() ? std::span(nothing) : words).run();
}

}  // namespace sinew::cli
