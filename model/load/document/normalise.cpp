// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/document/normalise.h"

#include <charconv>
#include <string_view>

#include "model/load/document/schema.h"

namespace sinew::load {
namespace {

class NormalisedWriter {
public:
    std::string text;

    void writeDocument(const JsonValue& root) {
        text += '{';
        for (const JsonMember& member : *root.object()) {
            const PropertySchema* property = documentSchema().find(member.name);
            if (property == nullptr || member.value.isNull() || !isWritten(member.name)) {
                continue;
            }
            writeName(member.name);
            writeValue(member.value, *property);
        }
        text += '}';
    }

private:
    static bool isWritten(std::string_view name) { return name == "asset" || name == "cameras"; }

    void separate() {
        if (text.back() != '{' && text.back() != '[') {
            text += ',';
        }
    }

    void writeName(std::string_view name) {
        separate();
        writeString(name);
        text += ':';
    }

    void writeString(std::string_view string) {
        text += '"';
        for (const char c : string) {
            const auto code = static_cast<unsigned char>(c);
            if (c == '"' || c == '\\') {
                text += '\\';
                text += c;
            } else if (code < 0x20) {
                constexpr char kHex[] = "0123456789abcdef";
                text += "\\u00";
                text += kHex[code >> 4];
                text += kHex[code & 15];
            } else {
                text += c;
            }
        }
        text += '"';
    }

    void writeNumber(double number, bool integer) {
        char digits[32];
        const auto end =
            integer ? std::to_chars(digits, digits + sizeof digits, static_cast<long long>(number))
                    : std::to_chars(digits, digits + sizeof digits, number);
        text.append(digits, end.ptr);
    }

    void writeObject(const JsonValue& value, const ObjectSchema& schema) {
        text += '{';
        for (const JsonMember& member : *value.object()) {
            const PropertySchema* property = schema.find(member.name);
            if (property == nullptr || member.value.isNull()) {
                continue;
            }
            writeName(member.name);
            writeValue(member.value, *property);
        }
        text += '}';
    }

    void writeValue(const JsonValue& value, const PropertySchema& property) {
        switch (property.kind) {
            case ValueKind::Boolean:
                text += *value.boolean() ? "true" : "false";
                return;
            case ValueKind::String:
                writeString(*value.string());
                return;
            case ValueKind::Integer:
            case ValueKind::Number:
                writeNumber(*value.number(), property.kind == ValueKind::Integer);
                return;
            case ValueKind::Object:
                writeObject(value, *property.object);
                return;
            case ValueKind::IndexMap:
                writeMap(value);
                return;
            case ValueKind::Integers:
            case ValueKind::Numbers:
            case ValueKind::Strings:
            case ValueKind::Objects:
            case ValueKind::IndexMaps:
                writeArray(value, property);
                return;
        }
    }

    void writeMap(const JsonValue& value) {
        text += '{';
        for (const JsonMember& member : *value.object()) {
            writeName(member.name);
            writeNumber(*member.value.number(), true);
        }
        text += '}';
    }

    void writeArray(const JsonValue& value, const PropertySchema& property) {
        text += '[';
        for (const JsonValue& element : *value.array()) {
            separate();
            if (property.kind == ValueKind::Objects) {
                writeObject(element, *property.object);
            } else if (property.kind == ValueKind::IndexMaps) {
                writeMap(element);
            } else if (property.kind == ValueKind::Strings) {
                writeString(*element.string());
            } else {
                writeNumber(*element.number(), property.kind == ValueKind::Integers);
            }
        }
        text += ']';
    }
};

}  // namespace

std::string normalisedCopy(const JsonValue& root) {
    NormalisedWriter writer;
    writer.writeDocument(root);
    return std::move(writer.text);
}

}  // namespace sinew::load
