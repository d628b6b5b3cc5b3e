// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/load/document/document.h"
#include "model/load/findings.h"

namespace sinew::load {

/// Reports packets of KHR_xmp_json_ld without @context and packets that no object references.
/// xmpPacket reads packets.
void checkXmp(const ParsedDocument& document, Findings& findings);

}  // namespace sinew::load
