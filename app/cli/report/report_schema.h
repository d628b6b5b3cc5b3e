// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

#include "app/cli/report/report_form.h"

namespace sinew::cli {

template <class... Values>
void writeObjectSchema(JsonWriter& json, const auto& body);
template <class... Each>
void writeAnyOf(JsonWriter& json, Described<std::variant<Each...>>);

/// The keywords of JSON Schema (draft 2020-12) for values of the type, into the current object.
/// Numbers may be null: JSON has none that are not finite.
template <class T>
void writeTypeSchema(JsonWriter& json) {
    const auto of = [&json]<class Part>(const char* keyword, Described<Part>) {
        json.key(keyword).beginObject();
        writeTypeSchema<Part>(json);
        json.endObject();
    };
    if constexpr (std::is_same_v<T, bool>) {
        json.key("type").string("boolean");
    } else if constexpr (std::is_integral_v<T> || kIsIndex<T>) {
        json.key("type").string("integer").key("minimum").integer(0);
    } else if constexpr (std::is_floating_point_v<T>) {
        json.key("type").beginArray().string("number").string("null").endArray();
    } else if constexpr (std::is_same_v<T, std::nullopt_t>) {
        json.key("type").string("null");
    } else if constexpr (TextValue<T>) {
        json.key("type").string("string");
    } else if constexpr (kIsOptional<T>) {
        writeAnyOf(json, Described<std::variant<typename T::value_type, std::nullopt_t>>{});
    } else if constexpr (kIsVariant<T>) {
        writeAnyOf(json, Described<T>{});
    } else if constexpr (FloatsValue<T>) {
        json.key("type").string("array");
        of("items", Described<float>{});
        if constexpr (kLength < T >> 0) {
            json.key("minItems").integer(kLength<T>).key("maxItems").integer(kLength<T>);
        }
    } else if constexpr (!RangeValue<T>) {
        writeObjectSchema<T>(json, [](auto& form) { describe(form, Described<T>{}); });
    } else if constexpr (kIsNamed<ElementOf<T>>) {
        json.key("type").string("object");
        of("additionalProperties", Described<typename ElementOf<T>::second_type>{});
    } else {
        json.key("type").string("array");
        of("items", Described<ElementOf<T>>{});
    }
}

template <class... Each>
void writeAnyOf(JsonWriter& json, Described<std::variant<Each...>>) {
    json.key("anyOf").beginArray();
    ((json.beginObject(), writeTypeSchema<Each>(json), json.endObject()), ...);
    json.endArray();
}

/// The Form that writes the schema of each member. Calls no getter.
template <class... Values>
class SchemaForm {
public:
    /// `required` gets the names of the members that are always there. Both are borrowed.
    SchemaForm(JsonWriter& json, std::vector<std::string>& required) noexcept
        : m_json(json), m_required(required) {}

    void format(const char* name) {
        always("format", [&] { m_json.key("const").string(name); });
    }

    template <class Get>
    void value(const char* key, const Get&) {
        always(key, [&] { writeTypeSchema<Result<Get>>(m_json); });
    }

    template <class Get>
    void optional(const char* key, const Get&) {
        if constexpr (kIsIndex<Result<Get>>) {
            member(key, [&] { writeTypeSchema<Result<Get>>(m_json); });
        } else {
            member(key, [&] { writeTypeSchema<typename Result<Get>::value_type>(m_json); });
        }
    }

    template <class Get>
    void some(const char* key, const Get&) {
        member(key, [&] { writeTypeSchema<Result<Get>>(m_json); });
    }

    template <class Words, class Get>
    void word(const char* key, const Words& words, const Get&) {
        always(key, [&] {
            m_json.key("enum").beginArray();
            for (const auto& each : words) {
                m_json.string(nameOfRow(each));
            }
            m_json.endArray();
        });
    }

    template <class Get, class Body>
    void list(const char* key, const Get&, const Body& body) {
        items(key, [&] { writeObjectSchema<Values..., Item<Get>>(m_json, body); });
    }

    template <class Get, class Make>
    void rows(const char* key, const Get&, const Make&) {
        using Row =
            decltype(callWithLast(std::declval<const Make&>(), std::declval<const Values&>()...,
                                  std::declval<const Item<Get>&>()));
        items(key, [&] { writeTypeSchema<std::remove_cvref_t<Row>>(m_json); });
    }

    template <class Body>
    void object(const char* key, const Body& body) {
        always(key, [&] { writeObjectSchema<Values...>(m_json, body); });
    }

    template <class Condition, class Body>
    void when(const Condition&, const Body& body) {
        std::vector<std::string> notRequired;
        SchemaForm form(m_json, notRequired);
        body(form);
    }

    template <class Get>
    void part(const Get&) {
        SchemaForm<Result<Get>> form(m_json, m_required);
        describe(form, Described<Result<Get>>{});
    }

    /// Members that are described differently, all optional.
    void custom(const auto& write) { write(m_json); }

private:
    template <class Get>
    using Result = std::remove_cvref_t<decltype(callWithLast(std::declval<const Get&>(),
                                                             std::declval<const Values&>()...))>;
    template <class Get>
    using Item = typename ItemOfList<Result<Get>>::type;

    void member(const char* key, const auto& schema) {
        m_json.key(key).beginObject();
        schema();
        m_json.endObject();
    }

    void always(const char* key, const auto& schema) {
        m_required.emplace_back(key);
        member(key, schema);
    }

    void items(const char* key, const auto& schema) {
        always(key, [&] {
            m_json.key("type").string("array").key("items").beginObject();
            schema();
            m_json.endObject();
        });
    }

    JsonWriter& m_json;
    std::vector<std::string>& m_required;
};

template <class... Values>
void writeObjectSchema(JsonWriter& json, const auto& body) {
    std::vector<std::string> required;
    json.key("type").string("object").key("properties").beginObject();
    SchemaForm<Values...> form(json, required);
    body(form);
    json.endObject();
    json.key("required");
    writeValue(json, required);
}

/// The same for the type of a document: see `JsonFormat::writeSchema`.
template <class T>
void writeSchema(JsonWriter& json) {
    writeTypeSchema<T>(json);
}

}  // namespace sinew::cli
