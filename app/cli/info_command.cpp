// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/answer_files.h"
#include "app/cli/borrow_input.h"
#include "app/cli/command_setup.h"
#include "app/cli/console.h"
#include "app/cli/report/info_report.h"
#include "app/common/failure.h"
#include "model/snapshot/file_outline.h"

namespace sinew::cli {

namespace {

struct InfoArguments {
    FileArguments files;
    std::string output;
    ClipArguments clips;
    bool json = false;
    bool outline = false;
    bool bounds = false;
};

std::optional<SafeBounds> boundsOf(const InfoArguments& arguments, const Borrowing& borrowing,
                                   bool quiet) {
    if (!arguments.bounds) {
        return std::nullopt;
    }
    ProgressBar bar("Measuring the bounds", quiet);
    return safeBounds(std::make_shared<const ClipLibrary>(borrowing.asset),
                      borrowing.asset->defaultScene,
                      {.progress = [&](float part) { bar.show(part); }});
}

/// Throws Failure (exit 2).
void checkOptions(const InfoArguments& arguments) {
    refuseAny({{arguments.outline &&
                    (arguments.json || arguments.bounds || !arguments.clips.files.empty()),
                "--outline describes the file alone, as text"},
               {!arguments.clips.savedMap.empty() && !isOneFile(arguments.files),
                "--save-joint-map is about a single file"}});
    for (const std::string& file : arguments.files.named) {
        checkClipFiles(arguments.clips, file, arguments.output);
    }
    (void)parseRestHandling(arguments.clips);  // refused before anything is loaded
}

ExitCode runInfo(const InfoArguments& arguments, const CommonArguments& common) {
    checkOptions(arguments);
    return answerFiles(
        {.files = arguments.files,
         .output = arguments.output,
         .images = Images::Decode,
         .json = arguments.json,
         .quiet = common.quiet},
        [&](const AnsweredFile& of) {
            const Borrowing borrowing = borrowInput(of.asset, arguments.clips, common.quiet);
            const auto bounds = boundsOf(arguments, borrowing, common.quiet);
            return FileAnswer{
                [=](JsonWriter& json) { writeInfo(json, *of.asset, borrowing, of.file, bounds); },
                [=, outline = arguments.outline] {
                    return outline ? fileOutline(*of.asset)
                                   : infoText(*of.asset, borrowing, of.file, bounds);
                }};
        });
}

}  // namespace

void declareInfo(CommandSetup& setup) {
    InfoArguments& a = setup.runs(runInfo);
    setup.files = &a.files;
    setup.options.files(a.files);
    setup.options.flag("--json", a.json,
                       "Print JSON (sinew.info/2, of many files in sinew.files/1)");
    setup.options.flag("--outline", a.outline,
                       "Print a line per track, joint, primitive and node with a digest\nof its "
                       "values: the same text in whatever order and container\nthe file stores "
                       "them, for version control");
    setup.options.flag("--bounds", a.bounds,
                       "Also the box that holds the surface at rest and in every frame\nof every "
                       "clip, with a margin for the moments between frames");
    addClipOptions(setup.options, a.clips);
    setup.options.output(a.output);
}

}  // namespace sinew::cli
