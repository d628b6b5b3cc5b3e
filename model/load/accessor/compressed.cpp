// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/accessor/compressed.h"

namespace sinew::load {

Status decodeCompressed(ParsedDocument& document, DecodedBudget& budget, Findings& findings,
                        const std::stop_token& stop) {
    if (const Status views = decodeCompressedViews(document, budget, findings, stop); !views) {
        return views;
    }
    return decodeCompressedPrimitives(document, budget, findings, stop);
}

std::uint32_t addBuffer(ParsedDocument& document, Bytes bytes) {
    document.buffers.push_back(std::move(bytes));
    document.bufferHasData.push_back(true);
    return static_cast<std::uint32_t>(document.buffers.size() - 1);
}

Status settleUndecoded(const ParsedDocument& document, std::string_view extension, bool hasCopy,
                       Error error, Findings& findings) {
    if (error.code == ErrorCode::Cancelled || !hasCopy || document.required.contains(extension)) {
        return error;
    }
    findings.add(Severity::Error, "COMPRESSED_DATA_UNREADABLE",
                 error.message + "; the uncompressed copy in the file was used", error.pointer);
    return Nothing{};
}

}  // namespace sinew::load
