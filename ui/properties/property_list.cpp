// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/properties/property_list.h"

#include <algorithm>

#include "model/core/json_pointer.h"
#include "model/core/srgb.h"
#include "ui/properties/value_text.h"
#include "ui/session/object_names.h"

namespace sinew {
namespace {

float srgb(float linear) {
    const float held = linear > 0.0F ? std::min(linear, 1.0F) : 0.0F;  // NaN: 0
    return srgbOfLinear(held);
}

}  // namespace

QColor displayColor(const glm::vec3& linear) {
    return QColor::fromRgbF(srgb(linear.x), srgb(linear.y), srgb(linear.z));
}

PropertyList::PropertyList(AssetPtr asset, const ObjectRef& object)
    : PropertyList(std::move(asset), pointerOf(object)) {}

PropertyList::PropertyList(AssetPtr asset, std::string base)
    : m_asset(std::move(asset)), m_base(std::move(base)) {}

bool PropertyList::stored(const std::string& pointer) const {
    return !m_asset->json || resolvePointer(*m_asset->json, pointer) != nullptr;
}

QString PropertyList::clipsThatDrive(const std::string& pointer) const {
    QStringList clips;
    for (std::size_t i = 0; i < m_asset->animations.size(); ++i) {
        const auto& channels = m_asset->animations[i].propertyChannels;
        if (std::ranges::find(channels, pointer, &PropertyChannel::pointer) != channels.end()) {
            clips.append(nameOf(*m_asset, AnimationIndex(i)));
        }
    }
    return clips.join(", ");
}

PropertyRow& PropertyList::measured(const QString& name, const QString& value) {
    m_rows.push_back({.name = name, .value = value});
    return m_rows.back();
}

PropertyRow& PropertyList::add(const QString& name, const QString& value,
                               const std::string& where) {
    PropertyRow& row = measured(name, value);
    if (!where.empty()) {
        const std::string pointer = m_base + where;
        row.byDefault = !stored(pointer);
        row.pointer = row.byDefault ? std::string() : pointer;
        row.animatedBy = clipsThatDrive(pointer);
    }
    return row;
}

PropertyRow& PropertyList::link(const QString& name, const ObjectRef& object,
                                const std::string& where) {
    if (!exists(*m_asset, object)) {
        return add(name, "none", where);
    }
    PropertyRow& row = add(name, nameOf(*m_asset, object), where);
    row.link = object;
    return row;
}

PropertyRow& PropertyList::color(const QString& name, const glm::vec3& linear,
                                 const std::string& where) {
    PropertyRow& row = add(name, text::vector(linear), where);
    row.swatch = displayColor(linear);
    row.note = QStringLiteral("linear; %1 in sRGB").arg(row.swatch->name());
    return row;
}

PropertyRow& PropertyList::color(const QString& name, const glm::vec4& linear,
                                 const std::string& where) {
    PropertyRow& row = color(name, glm::vec3(linear), where);
    row.value = text::vector(linear);
    return row;
}

PropertyRow& PropertyList::row(PropertyRow made) {
    m_rows.push_back(std::move(made));
    return m_rows.back();
}

void PropertyList::dropLastIfDefault() {
    if (m_rows.back().byDefault) {
        m_rows.pop_back();
    }
}

void PropertyList::section(const QString& name, PropertyRows below) {
    if (!below.empty()) {
        m_rows.push_back({.name = name, .section = true, .open = true, .rows = std::move(below)});
    }
}

}  // namespace sinew
