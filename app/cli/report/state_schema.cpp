// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "app/cli/report/state_schema.h"

#include <string>
#include <vector>

#include "model/state/state_form.h"
#include "model/state/state_json.h"
#include "model/view/look_option.h"

namespace sinew::cli {

namespace {

/// What a state says about an object that it refers to.
struct StateReference {
    std::size_t index;
    std::string name;
    std::string from;
};

void describe(auto& form, Described<StateReference>) {
    form.value("index", &StateReference::index);
    form.some("name", &StateReference::name);
    form.some("from", &StateReference::from);
}

struct StateObject {
    std::string pointer;
    std::string name;
    std::string owner;
    std::string from;
};

void describe(auto& form, Described<StateObject>) {
    form.value("pointer", &StateObject::pointer);
    form.some("name", &StateObject::name);
    form.some("owner", &StateObject::owner);
    form.some("from", &StateObject::from);
}

struct StateVertices {
    std::size_t count;
    std::vector<std::vector<std::uint32_t>> vertices;  // node, primitive and vertex
};

void describe(auto& form, Described<StateVertices>) {
    form.value("count", &StateVertices::count);
    form.value("vertices", &StateVertices::vertices);
}

/// The Form of states that writes the schema of each member, all of which may be left out.
class StateSchemaForm {
public:
    explicit StateSchemaForm(JsonWriter& json) noexcept : m_json(json) {}

    void value(const char* key, bool, bool) { member<bool>(key); }
    void value(const char* key, double, double) { member<double>(key); }
    void whole(const char* key, auto, auto, auto, auto) { member<std::uint64_t>(key); }
    void number(const char* key, float) { member<float>(key); }
    void text(const char* key, const std::string&) { member<std::string>(key); }
    void path(const char* key, const std::filesystem::path&) { member<std::string>(key); }
    void vector(const char* key, const glm::vec3&) { member<glm::vec3>(key); }
    void optional(const char* key, const std::optional<float>&) { member<float>(key); }
    void optional(const char* key, const std::optional<glm::vec3>&) { member<glm::vec3>(key); }
    void optional(const char* key, const std::optional<glm::quat>&) { member<glm::vec4>(key); }
    void optional(const char* key, const std::optional<glm::vec4>&) { member<glm::vec4>(key); }
    void word(const char* key, auto, const auto& rows, auto) {
        m_json.key(key).beginObject().key("enum").beginArray();
        for (const auto& row : rows) {
            m_json.string(nameOfRow(row));
        }
        m_json.endArray().endObject();
    }

    bool ref(const char* key, auto) { return member<StateReference>(key); }
    void refs(const char* key, const auto&) { member<std::vector<StateReference>>(key); }
    void object(const char* key, const ObjectRef&) { member<StateObject>(key); }
    void joints(const char* key, SkinIndex, const ChosenJoints&) {
        member<std::vector<StateReference>>(key);
    }
    bool morphTarget(const char* key, NodeIndex, std::uint32_t) {
        return member<StateReference>(key);
    }
    bool expression(const char* key, ExpressionIndex) { return member<StateReference>(key); }
    void marked(const char* key, const auto&) { member<StateVertices>(key); }
    [[nodiscard]] bool existing(const DrawnVertex&) const noexcept { return true; }
    void usable(const OrbitCamera&) const noexcept {}

    void look(const Look&) {
        for (const LookOption& option : lookOptions()) {
            if (std::holds_alternative<LookSwitch>(option.kind)) {
                member<bool>(option.key);
            } else if (std::holds_alternative<LookNumber>(option.kind)) {
                member<float>(option.key);
            } else if (std::holds_alternative<LookCount>(option.kind)) {
                member<std::uint64_t>(option.key);
            } else if (std::holds_alternative<LookVariant>(option.kind)) {
                member<StateReference>(option.key);
            } else {
                member<std::string>(option.key);
            }
        }
    }

    void part(const char* key, const auto& body) {
        m_json.key(key).beginObject().key("type").string("object");
        m_json.key("properties").beginObject();
        body(*this);
        m_json.endObject().endObject();
    }
    template <class Value>
    void optionalObject(const char* key, const std::optional<Value>&, const auto& body) {
        part(key, [&body](StateSchemaForm& form) {
            Value value{};
            body(form, value);
        });
    }
    template <class Value>
    bool list(const char* key, const std::vector<Value>&, const auto& each) {
        m_json.key(key).beginObject().key("type").string("array");
        optionalObject("items", std::optional<Value>(), each);
        m_json.endObject();
        return true;
    }
    void hand(const char* key, const HandPose&, const auto& each) {
        list(key, std::vector<HandTransform>(), each);
    }
    void expressions(const char* key, const HandPose&, const auto& each) {
        list(key, std::vector<HandExpression>(), each);
    }

private:
    template <class Member>
    bool member(const char* key) {
        m_json.key(key).beginObject();
        writeTypeSchema<Member>(m_json);
        m_json.endObject();
        return true;
    }

    JsonWriter& m_json;
};

}  // namespace

const JsonFormat kStateSchema{kStateFormat, writeSchema<StateDocument>};

void describe(JsonForm<StateDocument>& form, Described<StateDocument>) {
    form.format(kStateFormat);
    form.custom([](JsonWriter& json, const StateDocument& document) {
        writeState(json, document.state, document.asset);
    });
}

void describe(SchemaForm<StateDocument>& form, Described<StateDocument>) {
    form.format(kStateFormat);
    form.custom([](JsonWriter& json) {
        StateSchemaForm members(json);
        InspectionState state;
        describe(members, state);
    });
}

}  // namespace sinew::cli
