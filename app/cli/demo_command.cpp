// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <string_view>
#include <vector>

#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "model/demo/orca.h"

namespace sinew::cli {

ExitCode runDemo(const DemoArguments& arguments, const CommonArguments& /*common*/) {
    const std::vector<std::uint8_t> bytes = orcaGlb(arguments.flawed);
    writeOutput(arguments.output,
                std::string_view(reinterpret_cast<const char*>(bytes.data()), bytes.size()));
    return ExitCode::Done;
}

}  // namespace sinew::cli
