// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/report/info_borrowed.h"

#include <algorithm>
#include <string_view>

#include "app/cli/report/findings_json.h"
#include "app/cli/report/info_listing.h"
#include "app/cli/report/text_table.h"
#include "app/common/failure.h"
#include "model/borrow/borrow_words.h"

namespace sinew::cli {

namespace {

using Nodes = std::vector<NodeIndex>;

std::string nodeText(const Asset& asset, NodeIndex node) {
    return displayName(asset[node].name, "Node", node.value);
}

/// Partners first, then what has none on either side.
std::string partnerTable(const Asset& target, const BorrowedInput& input) {
    const JointPartners& partners = input.clips->partners;
    TextTable table({TextTable::Align::Left, TextTable::Align::Left, TextTable::Align::Left});
    table.add({"joint of the other file", "joint of this file", "matched"});
    std::size_t count = 0;
    const auto add = [&](const std::string& from, const std::string& to, const char* how) {
        if (count++ < kMaxRows) {
            table.add({from, to, how});
        }
    };
    for (const NodeIndex node : partners.sourceAlone) {
        add(nodeText(*input.source, node), "-", "no partner");
    }
    for (const NodeIndex node : partners.targetAlone) {
        add("-", nodeText(target, node), "no partner");
    }
    for (const JointPartner& pair : partners.pairs) {
        add(nodeText(*input.source, pair.source), nodeText(target, pair.target),
            reasonWords(pair.reason));
    }
    return section("Joints of " + oneLine(input.clips->from), count, table);
}

std::string findingLines(const BorrowedInput& input) {
    std::string text;
    for (const Diagnostic& finding : input.clips->findings) {
        text += std::string("  ") + severityName(finding.severity) + ": " +
                oneLine(finding.message) + " (at " + oneLine(finding.pointer) + ")\n";
    }
    return text;
}

void writeNodes(JsonWriter& json, const char* key, const Asset& asset, const Nodes& nodes) {
    json.key(key).beginArray();
    for (const NodeIndex node : nodes) {
        json.beginObject();
        json.key("node").integer(node.value);
        json.key("name").string(asset[node].name);
        json.endObject();
    }
    json.endArray();
}

void writeDifference(JsonWriter& json, const char* key, const RestDifferenceAt& difference) {
    json.key(key);
    if (!difference.joint) {
        json.null();
        return;
    }
    json.beginObject();
    json.key("value").number(static_cast<float>(difference.value));
    json.key("node").integer(difference.joint.value);
    json.endObject();
}

void writePartners(JsonWriter& json, const JointPartners& partners) {
    constexpr const char* kReasons[] = {"name", "nameWithoutPrefix", "humanoidBone"};
    json.key("partners").beginArray();
    for (const JointPartner& pair : partners.pairs) {
        json.beginObject();
        json.key("source").integer(pair.source.value);
        json.key("target").integer(pair.target.value);
        json.key("by").string(kReasons[static_cast<std::size_t>(pair.reason)]);
        json.endObject();
    }
    json.endArray();
}

void writeInput(JsonWriter& json, const Asset& target, const BorrowedInput& input) {
    const BorrowedClips& clips = *input.clips;
    json.beginObject();
    json.key("file").string(input.file);
    json.key("animations").integer(clips.clips.size());
    json.key("handling").string(clips.handling == RestHandling::AsStored ? "stored" : "retargeted");
    json.key("automatic").boolean(clips.automatic);
    writePartners(json, clips.partners);
    writeNodes(json, "sourceAlone", *input.source, clips.partners.sourceAlone);
    writeNodes(json, "targetAlone", target, clips.partners.targetAlone);
    json.key("rest").beginObject();
    writeDifference(json, "rotation", clips.difference.rotation);
    writeDifference(json, "translation", clips.difference.translation);
    writeDifference(json, "length", clips.difference.length);
    json.key("heightRatio").number(static_cast<float>(clips.difference.heightRatio));
    json.key("sameBones").boolean(clips.difference.sameBones);
    json.endObject();
    json.key("findings");
    writeFindings(json, clips.findings);
    json.endObject();
}

}  // namespace

std::string borrowedText(const Borrowing& borrowing) {
    std::string text;
    for (const BorrowedInput& input : borrowing.from) {
        text += partnerTable(*borrowing.asset, input);
        text += "  " + partnerWords(*input.clips) + '\n';
        text += "  " + restWords(*input.clips, *borrowing.asset) + '\n';
        text += "  " + handlingWords(*input.clips) + '\n';
        text += findingLines(input);
    }
    return text;
}

void writeBorrowed(JsonWriter& json, const Borrowing& borrowing) {
    if (borrowing.from.empty()) {
        return;
    }
    json.key("borrowed").beginArray();
    for (const BorrowedInput& input : borrowing.from) {
        writeInput(json, *borrowing.asset, input);
    }
    json.endArray();
}

}  // namespace sinew::cli
