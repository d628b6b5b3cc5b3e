// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/args/parse_arguments.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <span>
#include <sstream>

#include "app/cli/args/parse_complaints.h"
#include "app/cli/args/picture_arguments.h"
#include "app/cli/command_program.h"
#include "app/cli/console.h"
#include "app/cli/devices.h"
#include "app/common/failure.h"
#include "model/core/suggestion.h"

namespace sinew::cli {

/// The requested command with its arguments.
struct ChosenCommand {
    CommandSetup setup;
    bool confined;
};

namespace {

void addCommon(const CommandProgram& program, CLI::App& app, CommonArguments& common,
               bool& listDevices) {
    app.set_version_flag("-V,--version", program.version, "Print the version");
    app.add_flag("--quiet", common.quiet, "Print only errors on standard error");
    app.add_option("--device", common.device, "Vulkan device: index or name")->type_name("DEVICE");
    app.add_flag("--list-devices", listDevices, "Print the Vulkan devices");
    app.add_flag("--validation", common.validation, "Enable the Vulkan validation layer");
    app.footer(
        "The options above work with every command; '" + std::string(program.name) +
        " help COMMAND' lists its own. A "
        "FILE\nthat starts with a dash comes last, after --.\nExit codes: 0 success, 1 success "
        "with "
        "findings, 2 usage error, 3 unreadable input or\ntoo much to draw for its size, 4 "
        "unwritable "
        "output, 5 no Vulkan device or layer or too much\nfor it, 6 validation error; 130 stopped "
        "by Ctrl+C; 141 if the\nreader of "
        "standard output ends early, without a message.");
}

void addCommand(CLI::App& app, const CommandRow& row, std::unique_ptr<ChosenCommand>& chosen) {
    CLI::App& command = *app.add_subcommand(std::string(row.name), std::string(row.help));
    command.group(row.hidden ? "" : "Commands");
    CommandSetup setup{.options = Options(command)};
    row.declare(setup);
    command.callback([&chosen, setup, confined = row.confined] {
        chosen = std::make_unique<ChosenCommand>(ChosenCommand{setup, confined});
    });
}

/// The file that failures name where they name none; empty: none.
std::string fileOf(const CommandSetup& setup) {
    if (setup.files != nullptr) {
        return isOneFile(*setup.files) ? setup.files->named.front() : std::string();
    }
    return setup.file == nullptr ? std::string() : *setup.file;
}

/// Throws Failure (exit 2, 3).
void choose(const CLI::App& app, const ChosenCommand& chosen, CommandLine& line) {
    const CommandSetup& setup = chosen.setup;
    const bool isNamed = setup.insteadOfFiles != nullptr && !setup.insteadOfFiles->empty();
    if (setup.files != nullptr && !hasFiles(*setup.files) && !isNamed) {
        throw usageFailure(complaintOfNoFile(app));
    }
    if (setup.files != nullptr && setup.files->named.size() > 1) {
        for (const std::string& word : setup.files->named) {
            if (const std::string words = complaintOfWord(app, word); !words.empty()) {
                throw usageFailure(words);
            }
        }
    }
    setup.options.readFileList();
    line.run = setup.run;
    line.file = fileOf(setup);
    if (chosen.confined && !(setup.needsDevice && setup.needsDevice())) {
        line.access = setup.options.access();
    }
}

void addCommands(const CommandProgram& program, CLI::App& app,
                 std::unique_ptr<ChosenCommand>& chosen) {
    for (const CommandRow& row : program.commands) {
        if (!row.hasMoved()) {
            addCommand(app, row, chosen);
        }
    }
    for (CLI::App* command : app.get_subcommands({})) {
        command->footer("Common options and exit codes: see '" + std::string(program.name) +
                        " --help'.");
    }
}

/// "--time ''" is a mistake in a script, never a request for the default.
void refuseEmptyValues(CLI::App& command) {
    const CLI::Validator notEmpty(
        [](std::string& text) { return std::string(text.empty() ? "must not be empty" : ""); }, "");
    for (CLI::Option* option : command.get_options()) {
        if (option->get_type_size() > 0 && option->get_configurable()) {
            option->check(notEmpty);
        }
    }
    for (CLI::App* inner : command.get_subcommands({})) {
        refuseEmptyValues(*inner);
    }
}

/// "help COMMAND" as "COMMAND --help".
std::vector<std::string> helpAsOption(const CLI::App& app, std::vector<std::string> words) {
    if (words.empty() || words.front() != "help") {
        return words;
    }
    words.erase(words.begin());
    const std::vector<std::string> commands = commandNames(app);
    const bool isKnown =
        words.empty() || words.front().starts_with('-') ||
        std::find(commands.begin(), commands.end(), words.front()) != commands.end();
    if (!isKnown) {
        throw usageFailure(thereIsNo("command", words.front(), viewsOf(commands)));
    }
    words.emplace_back("--help");
    return words;
}

/// The output of --help or --version.
std::string helpText(const CLI::App& app, const CLI::Success& asked) {
    std::ostringstream text;
    app.exit(asked, text, text);
    std::string result = text.str();
    for (auto gap = result.find("\n\n\n"); gap != std::string::npos; gap = result.find("\n\n\n")) {
        result.erase(gap, 1);
    }
    return result;
}

}  // namespace

ProgramParser::ProgramParser(const CommandProgram& program)
    : app(std::make_unique<CLI::App>(program.purpose, program.name)) {
    app->fallthrough();
    app->require_subcommand(0, 1);
    app->get_formatter()->label("OPTIONS", "options");
    app->get_formatter()->label("SUBCOMMAND", "COMMAND");
    addCommon(program, *app, line.common, listDevices);
    addCommands(program, *app, chosen);
    refuseEmptyValues(*app);
}

ProgramParser::~ProgramParser() = default;

const CLI::App* ProgramParser::command(const std::string& name) const {
    for (const CLI::App* each : app->get_subcommands({})) {
        if (each->get_name() == name) {
            return each;
        }
    }
    return nullptr;
}

CommandLine parseArguments(const CommandProgram& program, int argc, const char* const* argv) {
    ProgramParser parser(program);
    CLI::App& app = *parser.app;
    try {
        std::vector<std::string> words = helpAsOption(
            app, joinOptionalValues(std::span(argv, static_cast<std::size_t>(argc)).subspan(1)));
        std::reverse(words.begin(), words.end());  // the order that CLI11 expects
        app.parse(std::move(words));
    } catch (const CLI::Success& asked) {
        Answer({}).write(helpText(app, asked));
        return {};
    } catch (const CLI::RequiredError& error) {
        if (!parser.listDevices) {
            throw usageFailure(complaint(app, error));
        }
    } catch (const CLI::ParseError& error) {
        throw usageFailure(complaint(app, error));
    }
    if (parser.listDevices) {
        return {.run = [](const CommonArguments&) { return runListDevices(); }};
    }
    if (const std::string missing = missingCommand(app); !missing.empty()) {
        throw usageFailure(missing);
    }
    if (parser.chosen) {
        choose(app, *parser.chosen, parser.line);
    }
    return std::move(parser.line);
}

void parseWords(const std::string& command, const std::function<void(Options&)>& declare,
                std::vector<std::string> words) {
    CLI::App app("", command);
    app.set_help_flag();
    Options options(app);
    declare(options);
    refuseEmptyValues(app);
    try {
        std::reverse(words.begin(), words.end());  // the order that CLI11 expects
        app.parse(std::move(words));
    } catch (const CLI::ParseError& error) {
        throw usageFailure(complaint(app, error));
    }
}

}  // namespace sinew::cli
