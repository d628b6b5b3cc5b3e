// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/args/man_page.h"
#include "app/cli/command_program.h"
#include "app/cli/command_setup.h"
#include "app/cli/console.h"

namespace sinew::cli {

namespace {

struct ManArguments {
    std::string command;
    std::string output;
};

ExitCode runMan(const ManArguments& arguments, const CommonArguments& /*common*/) {
    writeOutput(arguments.output, manPage(mainProgram(), arguments.command));
    return ExitCode::Done;
}

}  // namespace

void declareMan(CommandSetup& setup) {
    ManArguments& a = setup.runs(runMan);
    setup.options.value("COMMAND", a.command, "", "Without it the page of the program");
    setup.options.output(a.output);
}

}  // namespace sinew::cli
