// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/args/parse_complaints.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>
#include <system_error>

#include "app/cli/args/picture_arguments.h"
#include "model/core/suggestion.h"
#include "model/core/words.h"

namespace sinew::cli {

namespace {

/// The program and the selected subcommands, outermost first.
std::vector<const CLI::App*> chosenApps(const CLI::App& app) {
    std::vector<const CLI::App*> chosen{&app};
    for (auto inner = app.get_subcommands(); !inner.empty();
         inner = chosen.back()->get_subcommands()) {
        chosen.push_back(inner.front());
    }
    return chosen;
}

/// "render"; empty without a command.
std::string chosenCommand(const CLI::App& app) {
    std::string words;
    for (const CLI::App* chosen : chosenApps(app)) {
        if (chosen != &app) {
            words += (words.empty() ? "" : " ") + chosen->get_name();
        }
    }
    return words;
}

/// Every long option of the program and the selected subcommands: "--skin".
std::vector<std::string> optionNames(const CLI::App& app) {
    std::vector<std::string> names;
    for (const CLI::App* chosen : chosenApps(app)) {
        for (const CLI::Option* option : chosen->get_options()) {
            for (const std::string& name : option->get_lnames()) {
                names.push_back("--" + name);
            }
        }
    }
    return names;
}

std::string helpHint(const CLI::App& app) {
    const std::string command = chosenCommand(app);
    return "; see " + app.get_name() + ' ' + (command.empty() ? "" : command + ' ') + "--help";
}

/// How to give a value to a flag with an optional value; empty: no such flag is set.
std::string valueHint(const CLI::App& app) {
    for (const std::string& name : flagsWithOptionalValue()) {
        const CLI::Option* option = chosenApps(app).back()->get_option_no_throw(name);
        if (option != nullptr && option->count() > 0) {
            return "; write a value of " + name + " as " + name + "=VALUE";
        }
    }
    return {};
}

/// Whether the chosen command has an option with that name, "--json" or "-o".
bool hasOption(const CLI::App& app, const std::string& name) {
    const std::vector<const CLI::App*> apps = chosenApps(app);
    return std::any_of(apps.begin(), apps.end(), [&](const CLI::App* chosen) {
        return chosen->get_option_no_throw(name) != nullptr;
    });
}

std::string unknownOption(const CLI::App& app, const std::string& word) {
    std::error_code ignored;
    if (std::filesystem::exists(word, ignored)) {
        return "there is no option '" + word + "' here; to name the file, write -- " + word +
               " at the end";
    }
    const std::string name = word.substr(0, word.find('='));
    if (hasOption(app, name)) {
        return "options come before --, and '" + word + "' comes after it";
    }
    const std::string hint = didYouMean(name, viewsOf(optionNames(app)));
    return "there is no option '" + word + "' here" + hint +
           (hint.empty() ? helpHint(app) : " See" + helpHint(app).substr(5));
}

/// The first option that is not known; empty: all are.
std::string firstUnknownOption(const CLI::App& app) {
    const std::vector<std::string> words = app.remaining(true);
    const auto option = std::find_if(words.begin(), words.end(),
                                     [](const std::string& word) { return word.starts_with('-'); });
    return option == words.end() ? std::string() : *option;
}

std::string unexpected(const CLI::App& app) {
    const std::vector<std::string> words = app.remaining(true);
    const std::string word = words.empty() ? std::string() : words.front();
    const CLI::App& chosen = *chosenApps(app).back();
    if (const std::vector<std::string> members = commandNames(chosen); !members.empty()) {
        return thereIsNo("command", word, viewsOf(members));
    }
    return '\'' + word + "' is unexpected" + valueHint(app) + helpHint(app);
}

/// The option in CLI11's message; null: none.
const CLI::Option* optionIn(const CLI::App& app, const std::string& words) {
    const CLI::Option* longest = nullptr;  // --skin is in --skinning
    for (const CLI::App* chosen : chosenApps(app)) {
        for (const CLI::Option* option : chosen->get_options()) {
            const std::string name = option->get_name();
            if (words.find(name) != std::string::npos &&
                (longest == nullptr || name.size() > longest->get_name().size())) {
                longest = option;
            }
        }
    }
    return longest;
}

bool isFlag(const CLI::Option& option) {
    return option.get_expected_max() == 0;
}

/// "-o OUT", "--time SECONDS", "FILE": as in the help.
std::string withValue(const CLI::Option& option) {
    const auto& letters = option.get_snames();
    const std::string name = letters.empty() ? option.get_name() : '-' + letters.front();
    return option.get_type_name().empty() ? name : name + ' ' + option.get_type_name();
}

}  // namespace

std::vector<std::string> commandNames(const CLI::App& app) {
    std::vector<std::string> names;
    for (const CLI::App* command : app.get_subcommands({})) {
        names.push_back(command->get_name());
    }
    return names;
}

std::string complaint(const CLI::App& app, const CLI::ParseError& error) {
    if (const std::string option = firstUnknownOption(app); !option.empty()) {
        return unknownOption(app, option);
    }
    if (dynamic_cast<const CLI::ExtrasError*>(&error) != nullptr) {
        return unexpected(app);
    }
    const CLI::Option* option = optionIn(app, error.what());
    if (option == nullptr) {
        return error.what();
    }
    const std::string name = option->get_name();
    if (dynamic_cast<const CLI::RequiredError*>(&error) != nullptr) {
        return chosenCommand(app) + " needs " + withValue(*option) + helpHint(app);
    }
    if (dynamic_cast<const CLI::ValidationError*>(&error) != nullptr) {
        return name + " must not be empty";
    }
    if (isFlag(*option)) {
        return name + " is a flag and takes no value";
    }
    if (option->count() > 1) {
        return name + " is given " + std::to_string(option->count()) + " times; it takes one value";
    }
    return name + " needs a value: " + withValue(*option) + helpHint(app);
}

std::string complaintOfWord(const CLI::App& app, const std::string& word) {
    std::error_code ignored;
    const std::string hint = valueHint(app);
    return hint.empty() || word == "-" || std::filesystem::exists(word, ignored)
               ? std::string()
               : "there is no file '" + word + '\'' + hint + helpHint(app);
}

std::string complaintOfNoFile(const CLI::App& app) {
    return chosenCommand(app) + " needs FILE" + helpHint(app);
}

std::string missingCommand(const CLI::App& app) {
    const CLI::App& chosen = *chosenApps(app).back();
    const std::string members = listed(commandNames(chosen));
    if (&chosen == &app) {
        return "a command is required; valid: " + members + "; see --help";
    }
    return members.empty() ? std::string()
                           : chosen.get_name() + " needs the name of a command; valid: " + members;
}

}  // namespace sinew::cli
