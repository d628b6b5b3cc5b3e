// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/command_line.h"

int main(int argc, char** argv) {
    return sinew::cli::runCommandLine(argc, argv);
}
