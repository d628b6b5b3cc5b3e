// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <memory>
#include <string_view>
#include <type_traits>
#include <vector>

#include "model/core/json_writer.h"
#include "model/state/state_form.h"

namespace sinew {

/// The Form that writes. Both are borrowed.
class StateWriter {
public:
    StateWriter(JsonWriter& json, const Asset& asset) noexcept : m_json(json), m_asset(asset) {}

    template <class Value>  // bool, float or double
    void value(const char* key, Value value, Value fallback) {
        if (value != fallback) {
            if constexpr (std::is_same_v<Value, bool>) {
                at(key).boolean(value);
            } else {
                at(key).number(value);
            }
        }
    }
    template <class Whole>
    void whole(const char* key, Whole value, Whole fallback, Whole, Whole) {
        if (value != fallback) {
            at(key).integer(static_cast<std::uint64_t>(value));
        }
    }
    void number(const char* key, float value) { at(key).number(value); }
    void text(const char* key, std::string_view text);
    void path(const char* key, const std::filesystem::path& path) { text(key, path.string()); }
    void vector(const char* key, const glm::vec3& v) { at(key).numbers({&v.x, 3}); }
    void optional(const char* key, const std::optional<float>& value) {
        if (value) {
            number(key, *value);
        }
    }
    template <class Vector>  // a quaternion as x, y, z, w
    void optional(const char* key, const std::optional<Vector>& value) {
        if (value) {
            at(key).numbers({&(*value)[0], std::size_t{Vector::length()}});
        }
    }
    template <class Enum, class Rows>
    void word(const char* key, Enum value, const Rows& rows, Enum fallback) {
        if (value != fallback) {
            at(key).string(nameOf(rows[static_cast<std::size_t>(value)]));
        }
    }

    template <class Kind>
    bool ref(const char* key, Index<Kind> index) {
        if (const ObjectRef object = index; index && exists(m_asset, object)) {
            at(key);
            reference(object);
        }
        return true;
    }
    void refs(const char* key, const std::vector<NodeIndex>& nodes);
    void object(const char* key, const ObjectRef& object);
    void joints(const char* key, SkinIndex skin, const ChosenJoints& joints);
    bool morphTarget(const char* key, NodeIndex node, std::uint32_t target);
    bool expression(const char* key, ExpressionIndex expression);
    void marked(const char* key, const std::shared_ptr<const MarkedVertices>& marked);
    void look(const Look& look);
    [[nodiscard]] bool existing(const DrawnVertex&) const noexcept { return true; }
    void usable(const OrbitCamera&) const noexcept {}

    /// An object, unless it would be empty.
    template <class Body>
    void part(const char* key, const Body& body) {
        m_pending.push_back(key);
        body(*this);
        if (m_pending.empty()) {
            m_json.endObject();
        } else {
            m_pending.pop_back();
        }
    }
    template <class Value, class Body>
    void optionalObject(const char* key, std::optional<Value>& value, const Body& body) {
        if (value) {
            at(key).beginObject();
            body(*this, *value);
            m_json.endObject();
        }
    }
    template <class Value, class Each>
    bool list(const char* key, std::vector<Value>& values, const Each& each) {
        if (values.empty()) {
            return true;
        }
        at(key).beginArray();
        for (Value& value : values) {
            m_json.beginObject();
            each(*this, value);
            m_json.endObject();
        }
        m_json.endArray();
        return true;
    }
    template <class Each>
    void hand(const char* key, const HandPose& pose, const Each& each) {
        std::vector<HandTransform> nodes(pose.nodes().begin(), pose.nodes().end());
        list(key, nodes, each);
    }
    template <class Each>
    void expressions(const char* key, const HandPose& pose, const Each& each) {
        std::vector<HandExpression> weights(pose.expressions().begin(), pose.expressions().end());
        list(key, weights, each);
    }

private:
    static const char* nameOf(const char* word) noexcept { return word; }
    template <class Row>
    static const char* nameOf(const Row& row) noexcept {
        return row.name;
    }
    /// The writer after the key of a member. Begins the objects that had none before.
    JsonWriter& at(const char* key);
    void named(std::size_t index, std::string_view name, std::string_view from = {});
    void reference(const ObjectRef& object);

    JsonWriter& m_json;
    const Asset& m_asset;
    std::vector<const char*> m_pending;  // keys of objects that are still empty
};

}  // namespace sinew
