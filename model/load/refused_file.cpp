// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/refused_file.h"

#include <algorithm>
#include <utility>

#include "model/asset/asset.h"
#include "model/load/document/document.h"
#include "model/load/document/document_check.h"
#include "model/load/document/source_reader.h"
#include "model/load/findings.h"
#include "model/load/source/buffers.h"
#include "model/load/source/container.h"
#include "model/load/source/json_document.h"

namespace sinew {
namespace {

bool isOfContent(ErrorCode code) {
    switch (code) {
        case ErrorCode::InvalidContainer:
        case ErrorCode::InvalidJson:
        case ErrorCode::InvalidDocument:
        case ErrorCode::InvalidBuffer:
        case ErrorCode::InvalidAccessor:
        case ErrorCode::InvalidImage:
            return true;
        case ErrorCode::FileUnreadable:
        case ErrorCode::UnsupportedExtension:
        case ErrorCode::LimitExceeded:
        case ErrorCode::Cancelled:
        case ErrorCode::InvalidRequest:
        case ErrorCode::OutputUnwritable:
            break;
    }
    return false;
}

bool isRefusal(const Diagnostic& finding) {
    return finding.code == "DOCUMENT_INVALID";
}

/// Faults of the buffer views of a document that has the form of glTF.
void listBrokenViews(load::ParsedDocument& document, load::Findings& findings) {
    Asset lists;
    load::readLists(document, lists);
    load::readSources(document, lists);
    load::reportBrokenViews(document, findings);
}

void listDocument(std::string_view text, RefusedFile& refused) {
    load::Findings findings;
    Result<JsonValue> json = load::parseJson(text, findings);
    if (!json || json->object() == nullptr) {
        refused.findings = findings.take();
        return;
    }
    load::ParsedDocument document;
    document.json = std::move(*json);
    load::listFaults(document.json, findings);
    refused.findings = findings.take();
    if (std::none_of(refused.findings.begin(), refused.findings.end(), isRefusal)) {
        listBrokenViews(document, findings);
        for (Diagnostic& more : findings.take()) {
            refused.findings.push_back(std::move(more));
        }
    }
    refused.json = std::make_shared<const JsonValue>(std::move(document.json));
}

}  // namespace

RefusedFile faultsOfRefused(std::span<const std::uint8_t> file, const Error& error) {
    RefusedFile refused;
    if (!isOfContent(error.code)) {
        return refused;
    }
    load::Findings ofContainer;
    if (const Result<load::Container> container = load::openContainer(file, ofContainer);
        container) {
        listDocument(container->json, refused);
    }
    for (Diagnostic& more : ofContainer.take()) {
        refused.findings.push_back(std::move(more));
    }
    const bool isListed = std::any_of(
        refused.findings.begin(), refused.findings.end(), [&](const Diagnostic& finding) {
            return isRefusal(finding) && finding.pointer == error.pointer;
        });
    if (!isListed) {
        refused.findings.push_back({.severity = Severity::Error,
                                    .code = "DOCUMENT_INVALID",
                                    .message = error.message,
                                    .pointer = error.pointer});
    }
    return refused;
}

}  // namespace sinew
