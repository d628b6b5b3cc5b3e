// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/args/arguments.h"
#include "app/common/exit_codes.h"

namespace sinew::cli {

// One function per command. Each throws Failure (or GpuError) where it cannot go on.

[[nodiscard]] ExitCode runInfo(const InfoArguments& arguments, const CommonArguments& common);
[[nodiscard]] ExitCode runCheck(const CheckArguments& arguments, const CommonArguments& common);
[[nodiscard]] ExitCode runSample(const SampleArguments& arguments, const CommonArguments& common);
[[nodiscard]] ExitCode runDemo(const DemoArguments& arguments, const CommonArguments& common);
[[nodiscard]] ExitCode runRender(const RenderArguments& arguments, const CommonArguments& common);
[[nodiscard]] ExitCode runBenchLoad(const BenchArguments& arguments, const CommonArguments& common);
[[nodiscard]] ExitCode runBenchEvaluate(const BenchEvaluateArguments& arguments,
                                        const CommonArguments& common);
[[nodiscard]] ExitCode runBenchRender(const BenchRenderArguments& arguments,
                                      const CommonArguments& common);
[[nodiscard]] ExitCode runListDevices();

}  // namespace sinew::cli
