// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/state/state_writer.h"

#include <array>

#include "model/facts/morph_facts.h"
#include "model/view/look_text.h"

namespace sinew {
namespace {

/// The file of a borrowed clip; empty for anything else. The object must exist.
std::string_view originOf(const Asset& asset, const ObjectRef& object) {
    const bool ofClip = object.kind == ObjectKind::Animation || object.kind == ObjectKind::Channel;
    return ofClip ? std::string_view(asset.animations[object.index].borrowedFrom)
                  : std::string_view();
}

}  // namespace

JsonWriter& StateWriter::at(const char* key) {
    for (const char* object : m_pending) {
        m_json.key(object).beginObject();
    }
    m_pending.clear();
    return m_json.key(key);
}

void StateWriter::value(const char* key, bool value, bool fallback) {
    if (value != fallback) {
        at(key).boolean(value);
    }
}

void StateWriter::value(const char* key, float value, float fallback) {
    if (value != fallback) {
        at(key).number(value);
    }
}

void StateWriter::value(const char* key, double value, double fallback) {
    if (value != fallback) {
        at(key).number(value);
    }
}

void StateWriter::text(const char* key, const std::string& text) {
    if (!text.empty()) {
        at(key).string(text);
    }
}

void StateWriter::optional(const char* key, const std::optional<float>& value) {
    if (value) {
        number(key, *value);
    }
}

void StateWriter::optional(const char* key, const std::optional<glm::vec3>& value) {
    if (value) {
        vector(key, *value);
    }
}

void StateWriter::optional(const char* key, const std::optional<glm::quat>& value) {
    if (value) {
        const std::array<float, 4> xyzw{value->x, value->y, value->z, value->w};
        at(key).numbers(xyzw);
    }
}

void StateWriter::optional(const char* key, const std::optional<glm::vec4>& value) {
    if (value) {
        at(key).numbers({&value->x, 4});
    }
}

/// {"index": 3, "name": "Knee"}; a joint has its index in the skin.
void StateWriter::reference(const ObjectRef& object) {
    m_json.beginObject();
    m_json.key("index").integer(object.kind == ObjectKind::Joint ? object.part : object.index);
    text("name", std::string(storedName(m_asset, object)));
    text("from", std::string(originOf(m_asset, object)));
    m_json.endObject();
}

void StateWriter::variant(const char* key, VariantIndex variant) {
    if (variant.value < m_asset.variants.size()) {
        at(key).beginObject();
        m_json.key("index").integer(variant.value);
        text("name", m_asset.variants[variant.value]);
        m_json.endObject();
    }
}

void StateWriter::refs(const char* key, const std::vector<NodeIndex>& nodes) {
    const auto isThere = [this](NodeIndex node) { return exists(m_asset, node); };
    if (std::none_of(nodes.begin(), nodes.end(), isThere)) {
        return;
    }
    at(key).beginArray();
    for (const NodeIndex node : nodes) {
        if (isThere(node)) {
            reference(node);
        }
    }
    m_json.endArray();
}

/// A part has its owner's name beside its own.
void StateWriter::object(const char* key, const ObjectRef& object) {
    if (object == ObjectRef() || !exists(m_asset, object)) {
        return;
    }
    const ObjectRef owner = ownerOf(object);
    const bool named = owner == ObjectRef() || object.kind == ObjectKind::Joint;
    at(key).beginObject();
    m_json.key("pointer").string(pointerOf(object));
    text("name", named ? std::string(storedName(m_asset, object)) : std::string());
    text("owner", std::string(storedName(m_asset, owner)));
    text("from", std::string(originOf(m_asset, object)));
    m_json.endObject();
}

/// The current one first.
void StateWriter::joints(const char* key, SkinIndex skin, const ChosenJoints& joints) {
    if (skin.value >= m_asset.skins.size()) {
        return;
    }
    const ChosenJoints known = joints.below(m_asset[skin].joints.size());
    if (!known.current()) {
        return;
    }
    at(key).beginArray();
    reference(ObjectRef::joint(skin, known.current()));
    for (const JointIndex joint : known.all()) {
        if (joint != known.current()) {
            reference(ObjectRef::joint(skin, joint));
        }
    }
    m_json.endArray();
}

bool StateWriter::morphTarget(const char* key, NodeIndex node, std::uint32_t target) {
    at(key).beginObject();
    m_json.key("index").integer(target);
    if (exists(m_asset, node) && m_asset[node].mesh) {
        text("name", morphTargetName(m_asset[m_asset[node].mesh], target));
    }
    m_json.endObject();
    return true;
}

bool StateWriter::expression(const char* key, ExpressionIndex expression) {
    at(key).beginObject();
    m_json.key("index").integer(expression.value);
    if (m_asset.vrm && expression.value < m_asset.vrm->expressions.size()) {
        text("name", m_asset.vrm->expressions[expression.value].name);
    }
    m_json.endObject();
    return true;
}

void StateWriter::marked(const char* key, const std::shared_ptr<const MarkedVertices>& marked) {
    if (!marked) {
        return;
    }
    at(key).beginObject();
    m_json.key("count").integer(marked->count);
    m_json.key("vertices").beginArray();
    for (const MarkedVertex& vertex : marked->vertices) {
        m_json.beginArray();
        m_json.integer(vertex.node.value).integer(vertex.primitive).integer(vertex.vertex);
        m_json.endArray();
    }
    m_json.endArray();
    m_json.endObject();
}

/// Numbers are in the unit of the look, so that they read back bit for bit.
void StateWriter::look(const Look& look) {
    for (const LookOption& option : lookOptions()) {
        if (const auto* named = std::get_if<LookVariant>(&option.kind)) {
            variant(option.key, named->field.get(look));
        } else if (const auto* number = std::get_if<LookNumber>(&option.kind)) {
            at(option.key).number(number->field.get(look));
        } else if (const auto* count = std::get_if<LookCount>(&option.kind)) {
            at(option.key).integer(count->field.get(look));
        } else if (const auto* toggle = std::get_if<LookSwitch>(&option.kind)) {
            at(option.key).boolean(toggle->field.get(look));
        } else if (const auto* text = std::get_if<LookText>(&option.kind)) {
            at(option.key).string(text->field.get(look));
        } else {
            at(option.key).string(valueText(option, look));
        }
    }
}

}  // namespace sinew
