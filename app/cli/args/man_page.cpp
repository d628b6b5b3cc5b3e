// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/args/man_page.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <string_view>
#include <vector>

#include "app/cli/args/parse_arguments.h"
#include "app/cli/args/parse_complaints.h"
#include "app/cli/command_program.h"
#include "app/common/failure.h"
#include "model/core/suggestion.h"

namespace sinew::cli {

namespace {

/// Text of roff: no character is taken for a request, and dashes stay dashes.
std::string inRoff(std::string_view text) {
    std::string roff;
    bool begins = true;
    for (const char c : text) {
        if (begins && (c == '.' || c == '\'')) {
            roff += "\\&";
        }
        begins = c == '\n';
        if (c == '\\') {
            roff += "\\e";
        } else if (c == '-') {
            roff += "\\-";
        } else {
            roff += c;
        }
    }
    return roff;
}

std::string inQuotes(std::string_view text) {
    std::string roff = inRoff(text);
    for (auto at = roff.find('"'); at != std::string::npos; at = roff.find('"', at + 4)) {
        roff.replace(at, 1, "\\(dq");
    }
    return '"' + roff + '"';
}

std::string inCapitals(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    return text;
}

/// "\fB\-\-view\fR \fIVIEW\fR".
std::string namesOf(const CLI::Option& option) {
    std::string names;
    const auto add = [&names](const std::string& name) {
        names += (names.empty() ? "\\fB" : ", \\fB") + inRoff(name) + "\\fR";
    };
    for (const std::string& name : option.get_snames()) {
        add("-" + name);
    }
    for (const std::string& name : option.get_lnames()) {
        add("--" + name);
    }
    if (names.empty()) {
        add(option.get_name());
    }
    const std::string type = option.get_type_name();
    if (option.get_items_expected_max() > 0 && !type.empty()) {
        names += " \\fI" + inRoff(type) + "\\fR";
    }
    if (!option.get_default_str().empty() && option.get_items_expected_max() > 0) {
        names += "=" + inRoff(option.get_default_str());
    }
    return names;
}

class ManPage {
public:
    ManPage(const CommandProgram& program, const CLI::App& app, const CLI::App* command)
        : m_program(program), m_app(app), m_command(command) {}

    std::string text() {
        const std::string name = m_command != nullptr
                                     ? std::string(m_program.name) + "-" + m_command->get_name()
                                     : std::string(m_program.name);
        m_text = ".TH " + inQuotes(inCapitals(name)) + " 1 \"\" " + inQuotes(m_program.version) +
                 " \"User Commands\"\n";
        const CLI::App& shown = m_command != nullptr ? *m_command : m_app;
        section("NAME");
        m_text += inRoff(name) + " \\- " + inRoff(shown.get_description()) + '\n';
        section("SYNOPSIS");
        synopsis(shown);
        options(shown);
        if (m_command == nullptr) {
            commands();
        }
        ending();
        return std::move(m_text);
    }

private:
    void section(const std::string& title) {
        m_text += ".SH " + inQuotes(inCapitals(title)) + '\n';
    }

    void synopsis(const CLI::App& shown) {
        m_text += ".B " + inRoff(m_program.name);
        m_text += m_command != nullptr ? " " + inRoff(m_command->get_name()) : std::string();
        m_text += "\n[\\fIoptions\\fR]";
        for (const CLI::Option* option : shown.get_options()) {
            if (option->get_positional()) {
                const std::string word = "\\fI" + inRoff(option->get_name()) + "\\fR" +
                                         (option->get_items_expected_max() > 1 ? " ..." : "");
                m_text += option->get_required() ? " " + word : " [" + word + "]";
            }
        }
        m_text += m_command == nullptr ? " [\\fICOMMAND\\fR]\n" : "\n";
    }

    /// By group, in the order in which they are declared.
    void options(const CLI::App& shown) {
        std::vector<std::string> groups;
        for (const CLI::Option* option : shown.get_options()) {
            const std::string& group = option->get_group();
            if (!group.empty() && std::find(groups.begin(), groups.end(), group) == groups.end()) {
                groups.push_back(group);
            }
        }
        for (const std::string& group : groups) {
            section(group);
            for (const CLI::Option* option : shown.get_options()) {
                if (option->get_group() == group) {
                    m_text += ".TP\n" + namesOf(*option) + '\n' +
                              inRoff(option->get_description()) + '\n';
                }
            }
        }
    }

    void commands() {
        section("COMMANDS");
        for (const CLI::App* command : m_app.get_subcommands({})) {
            if (!command->get_group().empty()) {
                m_text += ".TP\n.BR " +
                          inRoff(std::string(m_program.name) + "-" + command->get_name()) +
                          " (1)\n" + inRoff(command->get_description()) + '\n';
            }
        }
    }

    void ending() {
        if (m_command == nullptr) {
            section("NOTES");
            m_text += inRoff(m_app.get_footer()) + '\n';
            return;
        }
        section("SEE ALSO");
        m_text += ".BR " + inRoff(m_program.name) +
                  " (1)\nlists the options that work with every command, and the exit codes.\n";
    }

    const CommandProgram& m_program;
    const CLI::App& m_app;
    const CLI::App* m_command;  // null: the program
    std::string m_text;
};

}  // namespace

std::string manPage(const CommandProgram& program, const std::string& command) {
    const ProgramParser parser(program);
    if (command.empty()) {
        return ManPage(program, *parser.app, nullptr).text();
    }
    const CLI::App* const found = parser.command(command);
    if (found == nullptr) {
        throw usageFailure(thereIsNo("command", command, viewsOf(commandNames(*parser.app))));
    }
    return ManPage(program, *parser.app, found).text();
}

}  // namespace sinew::cli
