// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>

#include "app/cli/command_program.h"

namespace sinew::cli {

// One function per command, each in a separate file.
void declareInfo(CommandSetup& setup);
void declareCheck(CommandSetup& setup);
void declareCompare(CommandSetup& setup);
void declareSample(CommandSetup& setup);
void declareWeights(CommandSetup& setup);
void declareMotion(CommandSetup& setup);
void declareDiagnose(CommandSetup& setup);
void declareExplain(CommandSetup& setup);
void declareRender(CommandSetup& setup);
void declareTurntable(CommandSetup& setup);
void declareReport(CommandSetup& setup);
void declareThumbnail(CommandSetup& setup);
void declareExport(CommandSetup& setup);
void declareSnapshot(CommandSetup& setup);
void declareGitSetup(CommandSetup& setup);
void declareGitDiff(CommandSetup& setup);
void declareDemo(CommandSetup& setup);
void declareSchema(CommandSetup& setup);
void declareCompletion(CommandSetup& setup);
void declareComplete(CommandSetup& setup);
void declareMan(CommandSetup& setup);

namespace {

constexpr auto kCommands = std::to_array<CommandRow>({
    {.name = "info",
     .help = "Contents of a file, and what the loader ignored, defaulted or repaired",
     .declare = declareInfo,
     .confined = true},
    {.name = "check",
     .help = "Problems of skins, weights and animations",
     .declare = declareCheck,
     .confined = true},
    {.name = "compare",
     .help = "What differs between two files, and how far the surface moves",
     .declare = declareCompare,
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
    {.name = "diagnose",
     .help = "From what looks wrong to what causes it, and how to fix it",
     .declare = declareDiagnose,
     .confined = true},
    {.name = "explain",
     .help = "How a vertex gets where it is: joints, keys, and what would move it",
     .declare = declareExplain,
     .confined = true},
    {.name = "render",
     .help = "Render a picture, a contact sheet, a sequence or a film",
     .declare = declareRender},
    {.name = "turntable",
     .help = "Render a model from all sides, as a sequence or a film",
     .declare = declareTurntable},
    {.name = "report",
     .help = "Write a page with facts, findings, clips and pictures (HTML)",
     .declare = declareReport,
     .confined = true},
    {.name = "thumbnail",
     .help = "Write a small picture of a file, for file managers",
     .declare = declareThumbnail},
    {.name = "export",
     .help = "Write a pose or a clip as GLB or OBJ, or curves as CSV or SVG",
     .declare = declareExport,
     .confined = true},
    {.name = "snapshot",
     .help = "Write a fingerprint of a file, for check --snapshot",
     .declare = declareSnapshot,
     .confined = true},
    {.name = "git-setup",
     .help = "Let Git describe and compare glTF files",
     .declare = declareGitSetup},
    {.name = "git-diff",
     .help = "For Git, once set up: describes a file or a change",
     .declare = declareGitDiff,
     .confined = true},
    {.name = "demo",
     .help = "Write a demonstration asset: an orca or a walking figure",
     .declare = declareDemo,
     .confined = true},
    {.name = "schema",
     .help = "JSON Schemas of what the other commands write",
     .declare = declareSchema,
     .confined = true},
    {.name = "completion",
     .help = "Script for a shell that completes commands, options and names",
     .declare = declareCompletion,
     .confined = true},
    {.name = "complete",
     .help = "Completions of the last of the words",
     .declare = declareComplete,
     .hidden = true,
     .confined = true},
    {.name = "man",
     .help = "Manual pages of this program and of its commands",
     .declare = declareMan,
     .confined = true},
    {.name = "bench", .movedTo = "sinew-bench"},
});

/// A line of help starts in column 30 and ends before column 100.
static_assert(std::all_of(kCommands.begin(), kCommands.end(),
                          [](const CommandRow& row) { return row.help.size() <= 70; }));

constexpr CommandProgram kProgram{.name = "sinew-cli",
                                  .version = "sinew-cli " SINEW_VERSION,
                                  .purpose = "Inspector for animated glTF files",
                                  .commands = kCommands};

}  // namespace

const CommandProgram& mainProgram() noexcept {
    return kProgram;
}

}  // namespace sinew::cli
