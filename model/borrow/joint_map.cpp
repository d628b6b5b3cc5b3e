// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/borrow/joint_map.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <utility>

#include "model/borrow/joint_partners.h"
#include "model/core/json_value.h"
#include "model/core/json_writer.h"
#include "model/load/findings.h"
#include "model/load/source/json_document.h"
#include "model/load/source/path.h"

namespace sinew {
namespace {

constexpr std::size_t kMostMapBytes = std::size_t{16} << 20;

Error mapError(std::string words, std::string pointer) {
    return {ErrorCode::InvalidRequest, std::move(words), std::move(pointer)};
}

Result<JointName> readName(const JsonValue& row, const char* key, std::size_t place) {
    const std::string pointer = load::pointerTo("joints", place, key);
    const JsonValue* const value = row.find(key);
    if (value != nullptr && value->string() != nullptr && !value->string()->empty()) {
        return JointName{*value->string(), std::nullopt};
    }
    if (value != nullptr && value->number() != nullptr) {
        const double number = *value->number();
        if (number >= 0.0 && number < double{std::numeric_limits<std::uint32_t>::max()} &&
            number == std::floor(number)) {
            return JointName{{}, static_cast<std::uint32_t>(number)};
        }
    }
    return mapError(value == nullptr ? std::string("is missing: a joint has a ") + key
                                     : "must be the name of a node or its index",
                    pointer);
}

bool isNamedLike(const JointName& name, const Asset& asset, NodeIndex node) {
    return name.index ? *name.index == node.value : asset[node].name == name.name;
}

void writeName(JsonWriter& json, const JointName& name) {
    if (name.index) {
        json.integer(*name.index);
    } else {
        json.string(name.name);
    }
}

/// How often names occur.
std::map<std::string_view, std::size_t> nameCounts(const Asset& asset) {
    std::map<std::string_view, std::size_t> counts;
    for (const Node& node : asset.nodes) {
        ++counts[node.name];
    }
    return counts;
}

JointName nameBy(const std::map<std::string_view, std::size_t>& counts, const Asset& asset,
                 NodeIndex node) {
    const std::string& name = asset[node].name;
    return name.empty() || counts.at(name) > 1 ? JointName{{}, node.value}
                                               : JointName{name, std::nullopt};
}

}  // namespace

Result<JointMap> readJointMap(std::string_view text) {
    if (text.size() > kMostMapBytes) {
        return mapError("a joint map must not be larger than 16 MiB", {});
    }
    load::Findings ofTheText;
    const Result<JsonValue> document = load::parseJson(text, ofTheText);
    if (!document) {
        return document.error();
    }
    if (document->text("format") != kJointMapFormat) {
        return mapError(std::string("must be \"") + kJointMapFormat + '"', "/format");
    }
    const JsonValue* const rows = document->find("joints");
    if (rows == nullptr || rows->array() == nullptr) {
        return mapError("must be a list of joints", "/joints");
    }
    JointMap map;
    for (std::size_t i = 0; i < rows->array()->size(); ++i) {
        const JsonValue& row = (*rows->array())[i];
        if (row.object() == nullptr) {
            return mapError("must be an object with source and target",
                            load::pointerTo("joints", i));
        }
        auto source = readName(row, "source", i);
        if (!source) {
            return source.error();
        }
        JointMapRow read{std::move(*source), std::nullopt};
        if (!row.has("target") || row.find("target") != nullptr) {  // not null
            auto target = readName(row, "target", i);
            if (!target) {
                return target.error();
            }
            read.target = std::move(*target);
        }
        map.joints.push_back(std::move(read));
    }
    return map;
}

std::string jointMapText(const JointMap& map) {
    std::string text;
    JsonWriter json([&text](std::string_view piece) { text += piece; }, 2);
    json.beginObject().key("format").string(kJointMapFormat).key("joints").beginArray();
    for (const JointMapRow& row : map.joints) {
        json.beginObject().key("source");
        writeName(json, row.source);
        json.key("target");
        if (row.target) {
            writeName(json, *row.target);
        } else {
            json.null();
        }
        json.endObject();
    }
    json.endArray().endObject().finish();
    return text;
}

JointMap jointMapOf(const Asset& source, const Asset& target, const JointPartners& partners) {
    const auto ofSource = nameCounts(source);
    const auto ofTarget = nameCounts(target);
    JointMap map;
    for (const JointPartner& pair : partners.pairs) {
        map.joints.push_back(
            {nameBy(ofSource, source, pair.source), nameBy(ofTarget, target, pair.target)});
    }
    for (const NodeIndex node : partners.sourceAlone) {
        map.joints.push_back({nameBy(ofSource, source, node), std::nullopt});
    }
    return map;
}

JointName jointNameOf(const Asset& asset, NodeIndex node) {
    return nameBy(nameCounts(asset), asset, node);
}

JointMap withPartner(JointMap map, const Asset& source, const Asset& target, NodeIndex joint,
                     NodeIndex partner) {
    std::erase_if(map.joints, [&](const JointMapRow& row) {
        return isNamedLike(row.source, source, joint) ||
               (partner && row.target && isNamedLike(*row.target, target, partner));
    });
    map.joints.push_back({jointNameOf(source, joint),
                          partner ? std::optional(jointNameOf(target, partner)) : std::nullopt});
    return map;
}

}  // namespace sinew
