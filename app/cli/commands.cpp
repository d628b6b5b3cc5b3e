// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/commands.h"

#include <array>

namespace sinew::cli {

// One function per command, each in a file of its own.
void declareInfo(CommandSetup& setup);
void declareCheck(CommandSetup& setup);
void declareSample(CommandSetup& setup);
void declareRender(CommandSetup& setup);
void declareDemo(CommandSetup& setup);
void declareBenchLoad(CommandSetup& setup);
void declareBenchEvaluate(CommandSetup& setup);
void declareBenchRender(CommandSetup& setup);

namespace {

constexpr auto kLaterRenderOptions = std::to_array<std::string_view>({
    "--palette",
    "--frames",
    "--fps",
    "--turntable",
    "--range",
});

constexpr auto kCommands = std::to_array<CommandRow>({
    {.name = "info",
     .help = "What a file holds, and what was ignored, defaulted or repaired on load",
     .declare = declareInfo},
    {.name = "check",
     .help = "What is wrong with skins, weights and animations",
     .declare = declareCheck},
    {.name = "sample",
     .help = "The evaluated pose as JSON (sinew.pose/1)",
     .declare = declareSample},
    {.name = "render",
     .help = "A picture or a contact sheet as PNG",
     .declare = declareRender,
     .laterOptions = kLaterRenderOptions},
    {.name = "demo", .help = "Write the demonstration asset, an orca", .declare = declareDemo},
    {.name = "bench", .help = "Measure this machine (sinew.bench/1)", .memberNoun = "benchmark"},
    {.name = "load",
     .help = "How long each stage of loading takes, beside tinygltf alone",
     .declare = declareBenchLoad,
     .group = "bench"},
    {.name = "evaluate",
     .help = "How long a pose takes: sampling, matrices, vertices",
     .declare = declareBenchEvaluate,
     .group = "bench"},
    {.name = "render",
     .help = "What a frame costs processor and graphics device, part by part",
     .declare = declareBenchRender,
     .group = "bench"},
    {.name = "export"},
});

/// Whether every group is listed, and before its members.
consteval bool groupsComeFirst() {
    for (std::size_t i = 0; i < kCommands.size(); ++i) {
        bool listed = kCommands[i].group.empty();
        for (std::size_t above = 0; above < i; ++above) {
            listed = listed || (kCommands[above].name == kCommands[i].group &&
                                !kCommands[above].memberNoun.empty());
        }
        if (!listed) {
            return false;
        }
    }
    return true;
}
static_assert(groupsComeFirst());

}  // namespace

std::span<const CommandRow> allCommands() noexcept {
    return kCommands;
}

}  // namespace sinew::cli
