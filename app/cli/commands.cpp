// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/commands.h"

#include <algorithm>
#include <array>

namespace sinew::cli {

// One function per command, each in a separate file.
void declareInfo(CommandSetup& setup);
void declareCheck(CommandSetup& setup);
void declareSample(CommandSetup& setup);
void declareWeights(CommandSetup& setup);
void declareMotion(CommandSetup& setup);
void declareRender(CommandSetup& setup);
void declareExport(CommandSetup& setup);
void declareDemo(CommandSetup& setup);
void declareBenchLoad(CommandSetup& setup);
void declareBenchEvaluate(CommandSetup& setup);
void declareBenchRender(CommandSetup& setup);
void declareBenchWeights(CommandSetup& setup);
void declareBenchTimeline(CommandSetup& setup);

namespace {

constexpr auto kLaterRenderOptions = std::to_array<std::string_view>({
    "--frames",
    "--fps",
    "--turntable",
    "--range",
});

constexpr auto kCommands = std::to_array<CommandRow>({
    {.name = "info",
     .help = "Contents of a file, and what the loader ignored, defaulted or repaired",
     .declare = declareInfo,
     .confined = true},
    {.name = "check",
     .help = "Problems of skins, weights and animations",
     .declare = declareCheck,
     .confined = true},
    {.name = "sample",
     .help = "Print evaluated poses as JSON (sinew.pose/1)",
     .declare = declareSample,
     .confined = true},
    {.name = "weights",
     .help = "What the skins hold, joint by joint and primitive by primitive",
     .declare = declareWeights,
     .confined = true},
    {.name = "motion",
     .help = "How clips move: contacts, slides, loop seams, jumps, root motion",
     .declare = declareMotion,
     .confined = true},
    {.name = "render",
     .help = "Render a picture or a contact sheet as PNG",
     .declare = declareRender,
     .laterOptions = kLaterRenderOptions},
    {.name = "export",
     .help = "Write curves of a clip as CSV or SVG",
     .declare = declareExport,
     .confined = true},
    {.name = "demo",
     .help = "Write the demonstration asset, an orca",
     .declare = declareDemo,
     .confined = true},
    {.name = "bench", .help = "Measure this machine (sinew.bench/1)", .memberNoun = "benchmark"},
    {.name = "load",
     .help = "Time of each loading stage, compared with tinygltf alone",
     .declare = declareBenchLoad,
     .group = "bench"},
    {.name = "evaluate",
     .help = "Time of a pose: sampling, matrices, vertices",
     .declare = declareBenchEvaluate,
     .group = "bench"},
    {.name = "render",
     .help = "CPU and GPU time of a frame, pass by pass",
     .declare = declareBenchRender,
     .group = "bench"},
    {.name = "weights",
     .help = "Time of the statistics of skin weights",
     .declare = declareBenchWeights,
     .group = "bench"},
    {.name = "timeline",
     .help = "Time of what the dope sheet asks for, and its memory",
     .declare = declareBenchTimeline,
     .group = "bench"},
    {.name = "compare"},
});

/// Whether every group is listed before its members.
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

/// A line of help starts in column 30 and ends before column 100.
static_assert(std::all_of(kCommands.begin(), kCommands.end(),
                          [](const CommandRow& row) { return row.help.size() <= 70; }));

}  // namespace

std::span<const CommandRow> allCommands() noexcept {
    return kCommands;
}

}  // namespace sinew::cli
