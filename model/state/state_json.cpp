// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/state/state_json.h"

#include <utility>

#include "model/load/source/json_document.h"
#include "model/state/state_reader.h"
#include "model/state/state_writer.h"

namespace sinew {

void writeState(JsonWriter& json, const InspectionState& state, const Asset& asset) {
    StateWriter writer(json, asset);
    InspectionState copy = state;
    describe(writer, copy);
}

std::string stateText(const InspectionState& state, const Asset& asset, int indent) {
    std::string text;
    JsonWriter json([&text](std::string_view piece) { text += piece; }, indent);
    json.beginObject();
    json.key("format").string(kStateFormat);
    writeState(json, state, asset);
    json.endObject();
    json.finish();
    return text;
}

Result<ReadState> readState(const JsonValue& object, const Asset& asset) {
    StateFindings findings(asset);
    ReadState read;
    StateReader(object, {}, findings).inside(object, {}, [&](StateReader& reader) {
        std::string format;
        reader.text("format", format);
        describe(reader, read.state);
    });
    if (findings.error()) {
        return *findings.error();
    }
    read.notices = findings.takeNotices();
    return read;
}

Result<ReadState> readState(std::string_view text, const Asset& asset) {
    if (text.size() > kMostStateBytes) {
        return Error{ErrorCode::InvalidRequest, "a state must not be larger than 16 MiB", {}};
    }
    load::Findings ofTheText;
    const Result<JsonValue> document = load::parseJson(text, ofTheText);
    if (!document) {
        return document.error();
    }
    if (document->text("format") != kStateFormat) {
        return Error{ErrorCode::InvalidRequest, std::string("must be \"") + kStateFormat + '"',
                     "/format"};
    }
    Result<ReadState> read = readState(*document, asset);
    if (read) {
        for (Diagnostic& finding : ofTheText.take()) {
            read->notices.push_back(std::move(finding.message));
        }
    }
    return read;
}

}  // namespace sinew
