// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/command_program.h"

int main(int argc, char** argv) {
    return sinew::cli::runCommandLine(sinew::cli::mainProgram(), argc, argv);
}
