// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/baseline/baseline_option.h"

#include <filesystem>
#include <utility>

#include "app/cli/console.h"
#include "app/cli/text_input.h"
#include "app/common/failure.h"

namespace sinew::cli {

void addBaselineOptions(Options& options, BaselineArguments& arguments) {
    options.value("--baseline", arguments.used, "FILE",
                  "Findings that this file lists are known: counted, not shown,\nand no reason to "
                  "fail; those that are gone are named");
    options.readsFile(arguments.used);
    options.value("--update-baseline", arguments.updated, "FILE",
                  "The same, then write the findings of this check to the file\n(sinew.baseline/1) "
                  "and end with 0; what is gone is left out");
    options.readsFile(arguments.updated);
    options.writesFile(arguments.updated);
}

std::optional<BaselineCheck> baselineOf(const BaselineArguments& arguments,
                                        const std::string& output, bool quiet) {
    if (!arguments.used.empty() && !arguments.updated.empty()) {
        throw usageFailure("--baseline and --update-baseline cannot be combined");
    }
    const std::string& file = arguments.used.empty() ? arguments.updated : arguments.used;
    if (file.empty()) {
        return {};
    }
    refuseOverwritingInput(file, output);
    std::error_code ignored;
    if (!arguments.updated.empty() && !std::filesystem::exists(file, ignored)) {
        return BaselineCheck(file, {});
    }
    auto baseline =
        readBaseline(readTextInput(file, "the baseline", kMostBaselineBytes + 1, quiet));
    if (!baseline) {
        throw inputFailure(file, baseline.error());
    }
    return BaselineCheck(file, std::move(*baseline));
}

void updateBaseline(const BaselineArguments& arguments, const BaselineCheck& check) {
    if (!arguments.updated.empty()) {
        writeOutput(arguments.updated, baselineText(check.updated()));
    }
}

}  // namespace sinew::cli
