// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <string_view>

#include "app/cli/command_setup.h"
#include "app/cli/console.h"
#include "model/demo/embedded_orca.h"

namespace sinew::cli {

namespace {

struct DemoArguments {
    std::string output;
    bool flawed = false;
    bool walker = false;
};

ExitCode runDemo(const DemoArguments& arguments, const CommonArguments& /*common*/) {
    refuseTerminal(arguments.output, "a GLB");
    const std::span<const std::uint8_t> bytes =
        arguments.walker ? embeddedWalker(arguments.flawed) : embeddedOrca(arguments.flawed);
    writeOutput(arguments.output,
                std::string_view(reinterpret_cast<const char*>(bytes.data()), bytes.size()));
    return ExitCode::Done;
}

}  // namespace

void declareDemo(CommandSetup& setup) {
    DemoArguments& a = setup.runs(runDemo);
    setup.options.flag("--walker", a.walker, "A walking figure instead of the orca");
    setup.options.flag("--flawed", a.flawed,
                       "With deliberate defects; the orca lists them in its extras");
    setup.options.requiredOutput(a.output, "The .glb file to write; - is standard output");
}

}  // namespace sinew::cli
