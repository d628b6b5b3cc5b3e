// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/borrow_input.h"
#include "app/cli/command_setup.h"
#include "app/cli/console.h"
#include "app/cli/load_input.h"
#include "app/cli/report/info_report.h"

namespace sinew::cli {

namespace {

struct InfoArguments {
    std::string file;
    std::string output;
    ClipArguments clips;
    bool json = false;
};

ExitCode runInfo(const InfoArguments& arguments, const CommonArguments& common) {
    refuseOverwritingInput(arguments.file, arguments.output);
    checkClipFiles(arguments.clips, arguments.file, arguments.output);
    (void)parseRestHandling(arguments.clips);  // refused before anything is loaded
    const auto asset = loadInput(arguments.file, Images::Decode, common.quiet);
    const Borrowing borrowing = borrowInput(asset, arguments.clips, common.quiet);
    Answer answer(arguments.output);
    if (arguments.json) {
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
    addClipOptions(setup.options, a.clips);
    setup.options.output(a.output);
}

}  // namespace sinew::cli
