// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <tuple>

#include "app/cli/report/report_kinds.h"
#include "model/core/json_writer.h"

namespace sinew::cli {

// The members of a value in reports, described once for all forms:
//
//     void describe(auto& form, Described<FootContacts>) {
//         form.value("level", &FootContacts::level);
//         form.list("contacts", &FootContacts::contacts, [](auto& each) {
//             each.value("slide", &Contact::slide);
//             each.value("high", [](auto& foot, auto& contact) { return ...; });
//         });
//     }
//
// A JsonForm calls the getters and writes what they return; a SchemaForm (report_schema.h) uses
// only the types that they return. Hence a description runs without a value: whatever depends on
// one is in a getter. In a list, getters get the item, or what it is listed in as well. Rows that
// hold references to what their getters need are made one by one while they are written, so that
// a report needs no memory of its own.
//
// `describe` is in the namespace of the type, or in this one for types of the model.

/// Names a described type.
template <class T>
struct Described {};

template <class T>
void writeMembers(JsonWriter& json, const T& value);

/// An array for a range, an object for a described type and for pairs of names and values.
template <class T>
void writeValue(JsonWriter& json, const T& value) {
    if constexpr (std::is_same_v<T, bool>) {
        json.boolean(value);
    } else if constexpr (std::is_integral_v<T>) {
        json.integer(static_cast<std::uint64_t>(value));
    } else if constexpr (std::is_floating_point_v<T>) {
        json.number(value);
    } else if constexpr (kIsIndex<T>) {
        json.integer(value.value);
    } else if constexpr (TextValue<T>) {
        json.string(value);
    } else if constexpr (kIsOptional<T>) {
        if (value) {
            writeValue(json, *value);
        } else {
            json.null();
        }
    } else if constexpr (kIsVariant<T>) {
        std::visit([&json](const auto& one) { writeValue(json, one); }, value);
    } else if constexpr (FloatsValue<T>) {
        json.numbers(floatsOf(value));
    } else if constexpr (!RangeValue<T>) {
        json.beginObject();
        writeMembers(json, value);
        json.endObject();
    } else if constexpr (kIsNamed<ElementOf<T>>) {
        json.beginObject();
        for (const auto& [name, each] : value) {
            json.key(name);
            writeValue(json, each);
        }
        json.endObject();
    } else {
        json.beginArray();
        for (const auto& each : value) {
            writeValue(json, each);
        }
        json.endArray();
    }
}

/// The Form that writes: members of the last of the values, which is listed in those before. All
/// are borrowed.
template <class... Values>
class JsonForm {
public:
    explicit JsonForm(JsonWriter& json, const Values&... values) noexcept
        : m_json(json), m_values(values...) {}

    /// The name and version of a document.
    void format(const char* name) { m_json.key("format").string(name); }

    template <class Get>
    void value(const char* key, const Get& get) {
        m_json.key(key);
        writeValue(m_json, result(get));
    }

    /// An optional or an Index, left out if there is none.
    template <class Get>
    void optional(const char* key, const Get& get) {
        const auto& found = result(get);
        if constexpr (kIsIndex<std::remove_cvref_t<decltype(found)>>) {
            if (found) {
                m_json.key(key).integer(found.value);
            }
        } else if (found) {
            m_json.key(key);
            writeValue(m_json, *found);
        }
    }

    /// A text or a range, left out if it is empty.
    template <class Get>
    void some(const char* key, const Get& get) {
        const auto& found = result(get);
        if (!std::empty(found)) {
            m_json.key(key);
            writeValue(m_json, found);
        }
    }

    /// One of the words of an enumeration.
    template <class Words, class Get>
    void word(const char* key, const Words& words, const Get& get) {
        m_json.key(key).string(nameOfRow(words[static_cast<std::size_t>(result(get))]));
    }

    /// An object for each item of a range, or for each number below a count.
    template <class Get, class Body>
    void list(const char* key, const Get& get, const Body& body) {
        m_json.key(key).beginArray();
        forEachOf(result(get), [&](const auto& item) {
            m_json.beginObject();
            std::apply(
                [&](const Values&... values) {
                    JsonForm<Values..., std::remove_cvref_t<decltype(item)>> form(m_json, values...,
                                                                                  item);
                    body(form);
                },
                m_values);
            m_json.endObject();
        });
        m_json.endArray();
    }

    /// What `make` makes of each, described by itself.
    template <class Get, class Make>
    void rows(const char* key, const Get& get, const Make& make) {
        m_json.key(key).beginArray();
        forEachOf(result(get), [&](const auto& item) {
            std::apply(
                [&](const Values&... values) {
                    writeValue(m_json, callWithLast(make, values..., item));
                },
                m_values);
        });
        m_json.endArray();
    }

    /// An object with members of the same values.
    template <class Body>
    void object(const char* key, const Body& body) {
        m_json.key(key).beginObject();
        body(*this);
        m_json.endObject();
    }

    /// Members that are only there under a condition.
    template <class Condition, class Body>
    void when(const Condition& condition, const Body& body) {
        if (result(condition)) {
            body(*this);
        }
    }

    /// The members of another described value.
    template <class Get>
    void part(const Get& get) {
        writeMembers(m_json, result(get));
    }

    /// Members that are written differently.
    void custom(const auto& write) {
        std::apply([&](const Values&... values) { write(m_json, values...); }, m_values);
    }

private:
    template <class Get>
    decltype(auto) result(const Get& get) const {
        return std::apply(
            [&get](const Values&... values) -> decltype(auto) {
                return callWithLast(get, values...);
            },
            m_values);
    }

    JsonWriter& m_json;
    std::tuple<const Values&...> m_values;
};

/// The members of a described value, into the current object.
template <class T>
void writeMembers(JsonWriter& json, const T& value) {
    JsonForm<T> form(json, value);
    describe(form, Described<T>{});
}

}  // namespace sinew::cli
