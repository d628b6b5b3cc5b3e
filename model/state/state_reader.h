// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "model/core/json_value.h"
#include "model/state/state_findings.h"
#include "model/state/state_form.h"

namespace sinew {

struct LookOption;

/// The Form that reads one object. Members that are missing get their fallback. Everything is
/// borrowed.
class StateReader {
public:
    static constexpr double kMostFloat = double{std::numeric_limits<float>::max()};

    StateReader(const JsonValue& here, std::string pointer, StateFindings& findings)
        : m_here(here), m_pointer(std::move(pointer)), m_findings(findings) {}

    void value(const char* key, bool& out, bool fallback);
    void value(const char* key, float& out, float fallback);
    void value(const char* key, double& out, double fallback);
    template <class Whole>
    void whole(const char* key, Whole& out, Whole fallback, Whole least, Whole most) {
        out = static_cast<Whole>(wholeAt(key, static_cast<double>(least), static_cast<double>(most))
                                     .value_or(static_cast<double>(fallback)));
    }
    void number(const char* key, float& out);  // must not be missing
    void text(const char* key, std::string& out);
    void path(const char* key, std::filesystem::path& out);
    void vector(const char* key, glm::vec3& out);  // must not be missing
    void optional(const char* key, std::optional<float>& out);
    void optional(const char* key, std::optional<glm::quat>& out);
    template <glm::length_t Count>
    void optional(const char* key, std::optional<glm::vec<Count, float>>& out) {
        out = vectorAt<Count>(key);
    }

    template <class Enum, class Rows>
    void word(const char* key, Enum& out, const Rows& rows, Enum fallback) {
        out = fallback;
        const JsonValue* const value = member(key);
        if (value == nullptr) {
            return;
        }
        std::string words;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (value->string() != nullptr && *value->string() == nameOf(rows[i])) {
                out = static_cast<Enum>(i);
                return;
            }
            words.append(i == 0                 ? ""
                         : i + 1 == rows.size() ? " or "
                                                : ", ")
                .append(nameOf(rows[i]));
        }
        fail(key, "must be " + words);
    }

    /// False and none: the asset lacks it.
    template <class Kind>
    bool ref(const char* key, Index<Kind>& out) {
        const Found found = reference(key, ObjectRef(Index<Kind>(0U)).kind);
        out = found.index ? Index<Kind>(std::size_t{*found.index}) : Index<Kind>();
        return !found.lacking;
    }
    void refs(const char* key, std::vector<NodeIndex>& out);  // ascending
    void object(const char* key, ObjectRef& out);
    void joints(const char* key, SkinIndex skin, ChosenJoints& out);
    bool morphTarget(const char* key, NodeIndex node, std::uint32_t& out);
    bool expression(const char* key, ExpressionIndex& out);
    void marked(const char* key, std::shared_ptr<const MarkedVertices>& out);
    void look(Look& out);
    [[nodiscard]] bool existing(const DrawnVertex& place);
    void usable(const OrbitCamera& camera);

    template <class Body>
    void part(const char* key, const Body& body) {
        if (const JsonValue* const value = member(key)) {
            inside(*value, at(key), body);
        }
    }
    template <class Value, class Body>
    void optionalObject(const char* key, std::optional<Value>& out, const Body& body) {
        out.reset();
        part(key, [&](StateReader& inner) { body(inner, out.emplace()); });
    }
    /// False: elements were left out.
    template <class Value, class Each>
    bool list(const char* key, std::vector<Value>& out, const Each& each) {
        out.clear();
        bool complete = true;
        eachAt(key, [&](StateReader& inner) {
            if (!each(inner, out.emplace_back())) {
                out.pop_back();
                complete = false;
            }
        });
        return complete;
    }
    template <class Each>
    void hand(const char* key, HandPose& out, const Each& each) {
        std::vector<HandTransform> nodes;
        list(key, nodes, each);
        setHand(std::move(nodes), out);
    }
    /// After `hand`.
    template <class Each>
    void expressions(const char* key, HandPose& out, const Each& each) {
        std::vector<HandExpression> weights;
        list(key, weights, each);
        for (const HandExpression& one : weights) {
            out.set(one);
        }
    }

    /// Calls `body` with a reader of the value, which must be an object.
    template <class Body>
    void inside(const JsonValue& value, std::string pointer, const Body& body) {
        StateReader inner(value, std::move(pointer), m_findings);
        if (value.object() == nullptr) {
            m_findings.fail(std::move(inner.m_pointer), "must be an object");
            return;
        }
        body(inner);
        inner.noteUnknown();
    }

private:
    struct Found {
        std::optional<std::uint32_t> index;
        bool lacking = false;
    };

    static std::string_view nameOf(const char* word) noexcept { return word; }
    template <class Row>
    static std::string_view nameOf(const Row& row) noexcept {
        return row.name;
    }
    template <class Body>
    void eachAt(const char* key, const Body& body) {
        const JsonValue::Array* const items = arrayAt(key);
        for (std::size_t i = 0; items != nullptr && i < items->size(); ++i) {
            inside((*items)[i], at(key) + '/' + std::to_string(i), body);
        }
    }

    [[nodiscard]] std::string at(std::string_view key) const;
    void fail(std::string_view key, std::string message);
    /// None: missing or null.
    [[nodiscard]] const JsonValue* member(const char* key);
    void noteUnknown();
    [[nodiscard]] const JsonValue::Array* arrayAt(const char* key);
    [[nodiscard]] std::optional<double> numberAt(const char* key, double least, double most);
    [[nodiscard]] std::optional<double> wholeAt(const char* key, double least, double most);
    template <glm::length_t Count>
    [[nodiscard]] std::optional<glm::vec<Count, float>> vectorAt(const char* key) {
        glm::vec<Count, float> vector(0.0F);
        return numbersAt(key, {&vector[0], std::size_t{Count}}) ? std::optional(vector)
                                                                : std::nullopt;
    }
    /// False: they are missing or wrong.
    [[nodiscard]] bool numbersAt(const char* key, std::span<float> out);

    [[nodiscard]] NamedObject named();  // this object as a reference
    [[nodiscard]] Found reference(const char* key, ObjectKind kind);
    [[nodiscard]] ObjectRef objectHere();
    [[nodiscard]] ObjectRef partHere(const ObjectRef& part, const std::string& name);
    [[nodiscard]] MarkedVertices markedHere();
    void lookValue(const LookOption& option, const JsonValue& value, Look& look);
    static void setHand(std::vector<HandTransform> nodes, HandPose& out);

    const JsonValue& m_here;
    std::string m_pointer;
    StateFindings& m_findings;
    std::vector<std::string_view> m_known;  // keys that were asked for
};

}  // namespace sinew
