// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/borrow_input.h"

#include <utility>

#include "app/cli/args/options.h"
#include "app/cli/console.h"
#include "app/cli/load_input.h"
#include "app/common/failure.h"
#include "app/common/parse_value.h"
#include "model/borrow/borrow_words.h"

namespace sinew::cli {

namespace {

constexpr std::size_t kMostMapBytes = std::size_t{16} << 20U;

JointMap readMap(const std::string& file, bool quiet) {
    if (file.empty()) {
        return {};
    }
    auto map = readJointMap(readTextInput(file, "the joint map", kMostMapBytes + 1, quiet));
    if (!map) {
        throw Failure(ExitCode::Usage, file, describe(map.error()));
    }
    return std::move(*map);
}

BorrowedInput borrowOne(const Asset& target, const std::string& file, RestHandling request,
                        const JointMap& map, bool quiet) {
    const auto source = clipsAlone(*loadInput(file, Images::Skip, quiet));
    auto clips =
        fromInput(file, borrowClips(*source, nameWithoutFolder(file), target, request, map));
    return {file, source, std::make_shared<const BorrowedClips>(std::move(clips))};
}

}  // namespace

void addClipOptions(Options& options, ClipArguments& arguments) {
    options.values("--clips", arguments.files, "FILE",
                   "Repeatable: borrow the clips of another file, .vrma too; they\nfollow those of "
                   "FILE. Joints match by name, however it is\nspelled, or by humanoid bone");
    options.readsAssets(arguments.files);
    options.value(
        "--retarget", arguments.retarget, "MODE",
        "Borrowed clips are retargeted from a pose that both rigs share\n(on), or play as "
        "stored (off); auto, the default: on for .vrma\nand if the bones differ");
    options.value("--joint-map", arguments.jointMap, "FILE",
                  "Partners of joints by hand (JSON, sinew.joint-map/1), for all\n--clips; joints "
                  "that it does not name match as always");
    options.readsFile(arguments.jointMap);
    options.value("--save-joint-map", arguments.savedMap, "FILE",
                  "Write the partners that were found as a joint map, to be\ncorrected and given "
                  "again; with one --clips");
    options.writesFile(arguments.savedMap);
}

RestHandling parseRestHandling(const ClipArguments& arguments) {
    const bool borrows = !arguments.files.empty();
    refuseAny({{!arguments.jointMap.empty() && !borrows,
                "--joint-map applies to borrowed clips: add --clips"},
               {!arguments.savedMap.empty() && arguments.files.size() != 1,
                "--save-joint-map applies to the clips of one file: give --clips once"},
               {!arguments.retarget.empty() && !borrows,
                "--retarget applies to borrowed clips: add --clips"}});
    if (arguments.retarget.empty()) {
        return RestHandling::Automatic;
    }
    return parseChoice<RestHandling>("--retarget", arguments.retarget,
                                     {{"auto", RestHandling::Automatic},
                                      {"on", RestHandling::Retargeted},
                                      {"off", RestHandling::AsStored}});
}

void checkClipFiles(const ClipArguments& arguments, const std::string& file,
                    const std::string& output) {
    (void)parseRestHandling(arguments);
    std::vector<std::string> files = arguments.files;
    files.push_back(file);
    files.push_back(arguments.jointMap);
    refuseTwiceFromStandardInput(files);
    refuseOverwritingInput(arguments.jointMap, output);
    for (const std::string& each : arguments.files) {
        refuseOverwritingInput(each, output);
    }
    for (const std::string& each : files) {
        refuseOverwritingInput(each, arguments.savedMap);
    }
}

Borrowing borrowInput(const std::shared_ptr<const Asset>& asset, const ClipArguments& arguments,
                      bool quiet) {
    Borrowing borrowing{.asset = asset, .from = {}};
    const RestHandling request = parseRestHandling(arguments);
    const JointMap map = readMap(arguments.jointMap, quiet);
    ClipSets all;
    for (const std::string& file : arguments.files) {
        borrowing.from.push_back(borrowOne(*asset, file, request, map, quiet));
        all.push_back(borrowing.from.back().clips);
    }
    borrowing.asset = withClips(asset, all);
    if (!arguments.savedMap.empty()) {
        const BorrowedInput& one = borrowing.from.front();
        writeOutput(arguments.savedMap,
                    jointMapText(jointMapOf(*one.source, *asset, one.clips->partners)));
    }
    return borrowing;
}

void noteBorrowed(const Borrowing& borrowing, bool quiet) {
    for (const BorrowedInput& input : borrowing.from) {
        const std::string name = shownName(input.file) + ": ";
        note(quiet, name + partnerWords(*input.clips));
        note(quiet,
             name + restWords(*input.clips, *borrowing.asset) + ' ' + handlingWords(*input.clips));
        for (const Diagnostic& finding : input.clips->findings) {
            note(quiet, name + severityName(finding.severity) + ": " + finding.message);
        }
    }
}

}  // namespace sinew::cli
