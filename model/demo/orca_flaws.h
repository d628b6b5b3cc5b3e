// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/demo/demo_asset.h"

namespace sinew::demo {

/// Adds defects that riggers and exporters typically cause, and lists each in `asset.defects`. The
/// file can still be loaded.
void plantFlaws(DemoAsset& asset);

}  // namespace sinew::demo
