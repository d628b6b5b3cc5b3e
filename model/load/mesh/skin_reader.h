// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/asset/asset.h"
#include "model/core/result.h"
#include "model/load/accessor/accessor_reader.h"
#include "model/load/document/document.h"
#include "model/load/findings.h"

namespace sinew::load {

/// Completes one parsed skin: inverse bind matrices, read or identity (glTF 2.0, 3.7.3).
[[nodiscard]] Status readSkin(const ParsedDocument& document, SkinIndex index, const Asset& asset,
                              AccessorReader& accessors, Findings& findings, Skin& skin);

/// Checks the consistency of nodes and their skins.
void checkSkinning(const ParsedDocument& document, const Asset& asset, Findings& findings);

}  // namespace sinew::load
