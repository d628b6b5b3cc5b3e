// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "model/asset/asset.h"

namespace sinew::fuzz {

/// Processes a loaded asset like the programs: lint, poses, bounds, element lists. Every finding
/// must have a rule. Skips assets that decode to far more than their file size, because the work
/// grows with the decoded size.
void useAsset(const std::shared_ptr<const Asset>& asset);

}  // namespace sinew::fuzz
