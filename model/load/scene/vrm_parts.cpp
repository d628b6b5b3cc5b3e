// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/scene/vrm_parts.h"

#include <algorithm>
#include "model/core/json_pointer.h"
#include "model/core/shortest_digits.h"
#include "model/core/words.h"
#include "model/load/accessor/value_reader.h"

namespace sinew::load {
namespace {

// Bones of both versions; thumb bones have other names in 1.0.
constexpr std::string_view kSingleBones = " hips spine chest upperChest neck head jaw ";
constexpr std::string_view kPairedBones =
    " UpperLeg LowerLeg Foot Toes Shoulder UpperArm LowerArm Hand Eye"
    " ThumbMetacarpal ThumbProximal ThumbIntermediate ThumbDistal"
    " IndexProximal IndexIntermediate IndexDistal"
    " MiddleProximal MiddleIntermediate MiddleDistal"
    " RingProximal RingIntermediate RingDistal"
    " LittleProximal LittleIntermediate LittleDistal ";

bool lists(std::string_view list, std::string_view word) {
    return list.find(" " + std::string(word) + " ") != std::string_view::npos;
}

bool isKnownBone(std::string_view name) {
    for (const std::string_view side : {"left", "right"}) {
        if (name.starts_with(side)) {
            return lists(kPairedBones, name.substr(side.size()));
        }
    }
    return lists(kSingleBones, name);
}

std::string asText(const JsonValue& value) {
    if (const std::string* text = value.string()) {
        return *text;
    }
    if (const bool* flag = value.boolean()) {
        return *flag ? "true" : "false";
    }
    if (const double* number = value.number()) {
        return shortestDigits(*number);
    }
    std::string joined;
    if (const JsonValue::Array* elements = value.array()) {
        for (const JsonValue& element : *elements) {
            if (const std::string* text = element.string()) {
                joined += (joined.empty() ? "" : ", ") + *text;
            }
        }
    }
    return joined;
}

}  // namespace

float vrmNumber(const JsonValue& object, std::string_view name, float fallback) {
    const JsonValue* member = object.find(name);
    const double* number = member != nullptr ? member->number() : nullptr;
    return number != nullptr ? toFloat(*number) : fallback;
}

bool vrmFlag(const JsonValue& object, std::string_view name) {
    const JsonValue* member = object.find(name);
    return member != nullptr && member->boolean() != nullptr && *member->boolean();
}

void VrmParts::report(Severity severity, const char* code, std::string message, const Path& path,
                      NodeIndex node) {
    Diagnostic finding{.severity = severity,
                       .code = code,
                       .message = std::move(message),
                       .pointer = path.pointer()};
    if (node) {
        finding.node = node.value;
    }
    m_findings.add(std::move(finding));
}

template <class Content>
const Content& VrmParts::contentOf(const JsonValue* value, const Content* content, const char* what,
                                   const Path& path) {
    static const Content kNone;
    if (value != nullptr && content == nullptr) {
        report(Severity::Error, "VRM_MALFORMED",
               std::string("VRM expects ") + what + " here; it was ignored", path);
    }
    return content != nullptr ? *content : kNone;
}

const JsonValue::Object& VrmParts::members(const JsonValue* value, const Path& path) {
    return contentOf(value, value != nullptr ? value->object() : nullptr, "a JSON object", path);
}

const JsonValue::Array& VrmParts::elements(const JsonValue* value, const Path& path) {
    return contentOf(value, value != nullptr ? value->array() : nullptr, "an array", path);
}

void VrmParts::readBones(const JsonValue& extension, const Path& path) {
    const Path humanoid(path, "humanoid");
    const Path here(humanoid, "humanBones");
    for (const JsonMember& bone : members(memberAt(extension, "humanoid/humanBones"), here)) {
        addBone(bone.name, bone.value, Path(here, bone.name));
    }
}

NodeIndex VrmParts::node(const JsonValue& holder, const Path& path) {
    const auto found = index(holder, "node", m_asset.nodes.size(), "node", path);
    return found ? NodeIndex(*found) : NodeIndex();
}

std::optional<std::size_t> VrmParts::index(const JsonValue& object, std::string_view name,
                                           std::size_t count, std::string_view what,
                                           const Path& path) {
    const JsonValue* member = object.find(name);
    if (const auto index = indexBelow(member, count)) {
        return index;
    }
    const double* number = member != nullptr ? member->number() : nullptr;
    report(Severity::Error, "VRM_INVALID_INDEX",
           number == nullptr
               ? "VRM references no " + std::string(what) + " here; the entry was ignored"
               : "VRM references " + std::string(what) + " " + shortestDigits(*number) +
                     ", which does not exist; the entry was ignored",
           Path(path, name));
    return {};
}

void VrmParts::readAbout(const JsonValue* meta) {
    if (meta == nullptr || meta->object() == nullptr) {
        return;
    }
    for (const JsonMember& member : *meta->object()) {
        if (std::string text = asText(member.value); !text.empty()) {
            m_out.about.emplace_back(member.name, std::move(text));
        }
    }
}

void VrmParts::addBone(const std::string& name, const JsonValue& holder, const Path& path) {
    const NodeIndex bone = node(holder, path);
    if (!bone) {
        return;
    }
    if (!m_boneNames.insert(name).second) {
        return report(Severity::Error, "VRM_BONE_TWICE",
                      "the humanoid has two bones called \"" + name + "\"; the first one is used",
                      path, bone);
    }
    if (std::string& other = m_boneOfNode[bone.value]; other.empty()) {
        other = name.substr(0, kMostShownBytes);
    } else {
        report(Severity::Error, "VRM_NODE_TWICE",
               "one node is assigned to the bones \"" + other + "\" and \"" + name + "\"", path,
               bone);
    }
    if (!isKnownBone(name)) {
        report(Severity::Warning, "VRM_BONE_UNKNOWN",
               "VRM does not define a humanoid bone called \"" + name + "\"", path, bone);
    }
    m_out.humanoid.push_back({name, bone});
}

void VrmParts::requireBones(std::string_view names, const Path& path) {
    std::string missing;
    while (!names.empty()) {
        const std::string_view name = names.substr(0, names.find(' '));
        names.remove_prefix(std::min(name.size() + 1, names.size()));
        const bool found = std::any_of(m_out.humanoid.begin(), m_out.humanoid.end(),
                                       [name](const VrmBone& bone) { return bone.name == name; });
        if (!found) {
            missing += (missing.empty() ? "" : ", ") + std::string(name);
        }
    }
    if (!missing.empty()) {
        report(Severity::Error, "VRM_BONE_MISSING",
               "the humanoid lacks bones that VRM requires: " + missing, path);
    }
}

void VrmParts::addMorph(VrmExpression& expression, NodeIndex node, const JsonValue& bind,
                        float weight, const Path& path) {
    const MeshIndex mesh = m_asset[node].mesh;
    const std::size_t targets = mesh ? m_asset[mesh].targetCount() : 0;
    const auto target = index(bind, "index", targets, "morph target", path);
    if (!target) {
        return;
    }
    const float clamped = std::clamp(weight, 0.0F, 1.0F);
    if (clamped != weight) {
        report(Severity::Error, "VRM_WEIGHT_CLAMPED",
               "the weight of the morph target is out of range and was clamped",
               Path(path, "weight"), node);
    }
    expression.morphs.push_back({node, static_cast<std::uint32_t>(*target), clamped});
}

}  // namespace sinew::load
