// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <stop_token>
#include <string_view>

#include "model/core/result.h"
#include "model/load/decoded_budget.h"
#include "model/load/document/document.h"
#include "model/load/findings.h"

namespace sinew::load {

inline constexpr std::string_view kDracoExtension = "KHR_draco_mesh_compression";

/// Decodes EXT_meshopt_compression, KHR_meshopt_compression and KHR_draco_mesh_compression on all
/// cores and redirects buffer views and accessors to the decoded data, so that later stages read
/// compressed and plain files alike. Runs after the buffers are read and the document is filled.
/// Data that cannot be decoded is an error if the extension is required or the file has no
/// uncompressed copy, otherwise a finding.
[[nodiscard]] Status decodeCompressed(ParsedDocument& document, DecodedBudget& budget,
                                      Findings& findings, const std::stop_token& stop);

// Its two halves, in this order: a Draco mesh may be in a buffer view compressed with meshopt.
[[nodiscard]] Status decodeCompressedViews(ParsedDocument& document, DecodedBudget& budget,
                                           Findings& findings, const std::stop_token& stop);
[[nodiscard]] Status decodeCompressedPrimitives(ParsedDocument& document, DecodedBudget& budget,
                                                Findings& findings, const std::stop_token& stop);

/// Appends a buffer that is not in the file and returns its index.
[[nodiscard]] std::uint32_t addBuffer(ParsedDocument& document, Bytes bytes);

/// Handles data that cannot be decoded: returns the error if the extension is required or there is
/// no uncompressed copy, otherwise reports a finding.
[[nodiscard]] Status settleUndecoded(const ParsedDocument& document, std::string_view extension,
                                     bool hasCopy, Error error, Findings& findings);

}  // namespace sinew::load
