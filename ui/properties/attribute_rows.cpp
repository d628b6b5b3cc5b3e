// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/properties/attribute_rows.h"

#include "model/core/json_pointer.h"
#include "ui/properties/json_rows.h"
#include "ui/properties/value_text.h"

namespace sinew {
namespace {

QString componentName(std::size_t type) {
    switch (type) {
        case 5120:
            return QStringLiteral("byte");
        case 5121:
            return QStringLiteral("unsigned byte");
        case 5122:
            return QStringLiteral("short");
        case 5123:
            return QStringLiteral("unsigned short");
        case 5125:
            return QStringLiteral("unsigned int");
        case 5126:
            return QStringLiteral("float");
        default:
            return QStringLiteral("type %1").arg(type);
    }
}

void addAccessor(PropertyList& list, const QString& name, const JsonValue& accessor,
                 const std::string& where) {
    const double* index = accessor.number();
    const auto at = static_cast<std::size_t>(index != nullptr && *index >= 0.0 ? *index : 0.0);
    PropertyRow& row = list.add(name, accessorText(list.asset(), at), where);
    const std::string pointer = "/accessors/" + std::to_string(at);
    if (const JsonValue* json = resolvePointer(*list.asset().json, pointer)) {
        row.rows = {jsonRow(list.shared(), QStringLiteral("Accessor %1").arg(at), *json, pointer)};
    }
}

}  // namespace

QString accessorText(const Asset& asset, std::size_t accessor) {
    const JsonValue* json =
        asset.json ? resolvePointer(*asset.json, "/accessors/" + std::to_string(accessor))
                   : nullptr;
    if (json == nullptr) {
        return {};
    }
    const JsonValue* normalized = json->find("normalized");
    const bool* isNormalized = normalized != nullptr ? normalized->boolean() : nullptr;
    return QStringLiteral("%1 × %2 of %3%4%5")
        .arg(text::count(json->integer("count", 0)), QString::fromStdString(json->text("type")),
             componentName(json->integer("componentType", 0)),
             isNormalized != nullptr && *isNormalized ? QStringLiteral(", normalized") : QString(),
             json->has("sparse") ? QStringLiteral(", sparse") : QString());
}

void addAttributes(PropertyList& list) {
    const JsonValue* primitive =
        list.asset().json ? resolvePointer(*list.asset().json, list.base()) : nullptr;
    const JsonValue* attributes = primitive != nullptr ? primitive->find("attributes") : nullptr;
    if (attributes != nullptr && attributes->object() != nullptr) {
        for (const JsonMember& member : *attributes->object()) {
            addAccessor(list, QString::fromStdString(member.name), member.value,
                        "/attributes/" + escapedToken(member.name));
        }
    }
    if (const JsonValue* indices = primitive != nullptr ? primitive->find("indices") : nullptr) {
        addAccessor(list, QStringLiteral("Indices"), *indices, "/indices");
    }
}

}  // namespace sinew
