// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/args/clip_arguments.h"

#include "app/cli/args/options.h"
#include "app/common/failure.h"
#include "app/common/parse_value.h"

namespace sinew::cli {

void addClipOptions(Options& options, ClipArguments& arguments) {
    options.values("--clips", arguments.files, "FILE",
                   "Repeatable: borrow the clips of another file, .vrma too; they\nfollow those of "
                   "FILE. Joints match by name, by name without\nprefix, or by VRM humanoid bone");
    options.readsAssets(arguments.files);
    options.value("--retarget", arguments.retarget, "MODE",
                  "Borrowed clips keep their difference from the rest pose (on),\nor play as "
                  "stored (off); auto, the default: on for .vrma and\nif the bones differ");
}

RestHandling parseRestHandling(const ClipArguments& arguments) {
    if (arguments.retarget.empty()) {
        return RestHandling::Automatic;
    }
    if (arguments.files.empty()) {
        throw usageFailure("--retarget is about borrowed clips: add --clips");
    }
    if (arguments.retarget == "auto") {
        return RestHandling::Automatic;
    }
    if (arguments.retarget == "on") {
        return RestHandling::KeepDifference;
    }
    if (arguments.retarget == "off") {
        return RestHandling::AsStored;
    }
    throw badChoice("--retarget", arguments.retarget, {"auto", "on", "off"});
}

}  // namespace sinew::cli
