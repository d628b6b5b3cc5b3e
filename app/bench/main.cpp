// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <array>

#include "app/bench/bench_report.h"
#include "app/cli/command_program.h"

namespace sinew::cli {

// One function per command, each in a separate file.
void declareBenchLoad(CommandSetup& setup);
void declareBenchEvaluate(CommandSetup& setup);
void declareBenchRender(CommandSetup& setup);
void declareBenchWeights(CommandSetup& setup);
void declareBenchTimeline(CommandSetup& setup);

namespace {

const CommandProgram& benchProgram() noexcept;

constexpr const JsonFormat* kFormats[] = {&kBenchFormat};

constexpr auto kCommands = std::to_array<CommandRow>({
    {.name = "load",
     .help = "Time of each loading stage, compared with tinygltf alone",
     .declare = declareBenchLoad},
    {.name = "evaluate",
     .help = "Time of a pose: sampling, matrices, vertices",
     .declare = declareBenchEvaluate},
    {.name = "render",
     .help = "CPU and GPU time of a frame, pass by pass",
     .declare = declareBenchRender},
    {.name = "weights",
     .help = "Time of the statistics of skin weights",
     .declare = declareBenchWeights},
    {.name = "timeline",
     .help = "Time of what the dope sheet asks for, and its memory",
     .declare = declareBenchTimeline},
    {.name = "schema",
     .help = "JSON Schema of what the other commands write",
     .declare = [](CommandSetup& setup) { declareSchemas(setup, kFormats); }},
    {.name = "man",
     .help = "Manual pages of this program and of its commands",
     .declare = [](CommandSetup& setup) { declareManual(setup, benchProgram()); }},
});

constexpr CommandProgram kProgram{.name = "sinew-bench",
                                  .version = "sinew-bench " SINEW_VERSION,
                                  .purpose = "Measures this machine (sinew.bench/1)",
                                  .commands = kCommands};

const CommandProgram& benchProgram() noexcept {
    return kProgram;
}

}  // namespace

}  // namespace sinew::cli

int main(int argc, char** argv) {
    return sinew::cli::runCommandLine(sinew::cli::kProgram, argc, argv);
}
