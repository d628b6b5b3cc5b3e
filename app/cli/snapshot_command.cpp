// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/command_setup.h"
#include "app/cli/console.h"
#include "app/cli/load_input.h"
#include "app/common/failure.h"
#include "model/snapshot/snapshot.h"

namespace sinew::cli {

namespace {

struct SnapshotArguments {
    std::string file;
    std::string output;
};

ExitCode runSnapshot(const SnapshotArguments& arguments, const CommonArguments& common) {
    refuseOverwritingInput(arguments.file, arguments.output);
    const auto asset = loadInput(arguments.file, Images::Skip, common.quiet);
    writeOutput(arguments.output, snapshotText(takeSnapshot(asset)));
    return ExitCode::Done;
}

}  // namespace

void declareSnapshot(CommandSetup& setup) {
    SnapshotArguments& a = setup.runs(runSnapshot);
    setup.file = &a.file;
    setup.options.file(a.file);
    setup.options.requiredOutput(a.output,
                                 "The snapshot to write (sinew.snapshot/1), such as "
                                 "hero.glb.sinew; - is standard output");
}

}  // namespace sinew::cli
