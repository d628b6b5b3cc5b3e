// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "model/asset/asset.h"

namespace sinew::fuzz {

/// Does with a loaded asset what the programs do: the lint, poses, bounds, element lists; every
/// finding must have its rule. Assets that blow up far beyond their file are left alone: that work
/// grows with the decoded size, not with the bytes.
void useAsset(const std::shared_ptr<const Asset>& asset);

}  // namespace sinew::fuzz
