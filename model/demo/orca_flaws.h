// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/demo/demo_asset.h"

namespace sinew::demo {

/// Plants faults that riggers and exporters really leave behind, and lists each in
/// `asset.defects`. The file stays valid enough to load.
void plantFlaws(DemoAsset& asset);

}  // namespace sinew::demo
