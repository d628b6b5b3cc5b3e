// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/cli/load_input.h"
#include "app/cli/report/info_report.h"

namespace sinew::cli {

ExitCode runInfo(const InfoArguments& arguments, const CommonArguments& common) {
    refuseOverwritingInput(arguments.file, arguments.output);
    const auto asset = loadInput(arguments.file, Images::Decode, common.quiet);
    Answer answer(arguments.output);
    if (arguments.json) {
        JsonWriter json([&](std::string_view text) { answer.write(text); }, 2);
        writeInfo(json, *asset, arguments.file);
        json.finish();
    } else {
        answer.write(infoText(*asset, arguments.file));
    }
    answer.finish();
    return ExitCode::Done;
}

}  // namespace sinew::cli
