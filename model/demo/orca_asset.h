// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/demo/demo_asset.h"

namespace sinew::demo {

/// Clips of the orca, in file order.
enum ClipId : std::size_t { kSwim, kBreach, kChatter };

/// The orca as plain data, without defects.
[[nodiscard]] DemoAsset orcaAsset();

}  // namespace sinew::demo
