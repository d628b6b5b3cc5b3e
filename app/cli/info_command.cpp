// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/borrow_input.h"
#include "app/cli/command_setup.h"
#include "app/cli/console.h"
#include "app/cli/load_input.h"
#include "app/cli/report/info_report.h"
#include "app/common/failure.h"
#include "model/snapshot/file_outline.h"

namespace sinew::cli {

namespace {

struct InfoArguments {
    std::string file;
    std::string output;
    ClipArguments clips;
    bool json = false;
    bool outline = false;
};

ExitCode runInfo(const InfoArguments& arguments, const CommonArguments& common) {
    refuseOverwritingInput(arguments.file, arguments.output);
    if (arguments.outline && (arguments.json || !arguments.clips.files.empty())) {
        throw usageFailure("--outline describes the file alone, as text");
    }
    checkClipFiles(arguments.clips, arguments.file, arguments.output);
    (void)parseRestHandling(arguments.clips);  // refused before anything is loaded
    const auto asset = loadInput(arguments.file, Images::Decode, common.quiet);
    const Borrowing borrowing = borrowInput(asset, arguments.clips, common.quiet);
    Answer answer(arguments.output);
    if (arguments.outline) {
        answer.write(fileOutline(*asset));
    } else if (arguments.json) {
        JsonWriter json([&](std::string_view text) { answer.write(text); }, 2);
        writeInfo(json, *asset, borrowing, arguments.file);
        json.finish();
    } else {
        answer.write(infoText(*asset, borrowing, arguments.file));
    }
    answer.finish();
    return ExitCode::Done;
}

}  // namespace

void declareInfo(CommandSetup& setup) {
    InfoArguments& a = setup.runs(runInfo);
    setup.file = &a.file;
    setup.options.file(a.file);
    setup.options.flag("--json", a.json, "Print JSON (sinew.info/2)");
    setup.options.flag("--outline", a.outline,
                       "Print a line per track, joint, primitive and node with a digest\nof its "
                       "values: the same text in whatever order and container\nthe file stores "
                       "them, for version control");
    addClipOptions(setup.options, a.clips);
    setup.options.output(a.output);
}

}  // namespace sinew::cli
