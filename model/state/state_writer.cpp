// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/state/state_writer.h"

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

void StateWriter::text(const char* key, std::string_view text) {
    if (!text.empty()) {
        at(key).string(text);
    }
}

/// {"index": 3, "name": "Knee"}
void StateWriter::named(std::size_t index, std::string_view name, std::string_view from) {
    m_json.beginObject();
    m_json.key("index").integer(index);
    text("name", name);
    text("from", from);
    m_json.endObject();
}

/// A joint has its index in the skin.
void StateWriter::reference(const ObjectRef& object) {
    named(object.kind == ObjectKind::Joint ? object.part : object.index,
          storedName(m_asset, object), originOf(m_asset, object));
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
    text("name", named ? storedName(m_asset, object) : std::string_view());
    text("owner", storedName(m_asset, owner));
    text("from", originOf(m_asset, object));
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
    const bool known = exists(m_asset, node) && m_asset[node].mesh;
    at(key);
    named(target, known ? morphTargetName(m_asset[m_asset[node].mesh], target) : std::string());
    return true;
}

bool StateWriter::expression(const char* key, ExpressionIndex expression) {
    const bool known = m_asset.vrm && expression.value < m_asset.vrm->expressions.size();
    at(key);
    named(expression.value,
          known ? std::string_view(m_asset.vrm->expressions[expression.value].name) : "");
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
            const VariantIndex variant = named->field.get(look);
            if (variant.value < m_asset.variants.size()) {
                at(option.key);
                this->named(variant.value, m_asset.variants[variant.value]);
            }
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
