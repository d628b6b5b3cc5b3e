// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/math.h"
#include "ui/properties/property_row.h"

namespace sinew {

/// Adds rows for one object. `where` of a value is its pointer relative to the object
/// ("/rotation"); values that the file does not store are marked as defaults.
class PropertyList {
public:
    PropertyList(AssetPtr asset, const ObjectRef& object);
    /// For rows below another pointer of the same file, such as an extension object.
    PropertyList(AssetPtr asset, std::string base);

    PropertyRow& add(const QString& name, const QString& value, const std::string& where = {});
    PropertyRow& measured(const QString& name, const QString& value);  // counted or computed
    PropertyRow& link(const QString& name, const ObjectRef& object, const std::string& where = {});
    PropertyRow& color(const QString& name, const glm::vec3& linear, const std::string& where);
    PropertyRow& color(const QString& name, const glm::vec4& linear, const std::string& where);
    PropertyRow& row(PropertyRow made);
    void dropLastIfDefault();  // suits values that matter only if stored
    void section(const QString& name, PropertyRows below);  // omitted if empty

    [[nodiscard]] const Asset& asset() const noexcept { return *m_asset; }
    [[nodiscard]] const AssetPtr& shared() const noexcept { return m_asset; }
    [[nodiscard]] const std::string& base() const noexcept { return m_base; }
    [[nodiscard]] PropertyRows take() { return std::move(m_rows); }

private:
    [[nodiscard]] bool stored(const std::string& pointer) const;
    [[nodiscard]] QString clipsThatDrive(const std::string& pointer) const;

    AssetPtr m_asset;
    std::string m_base;
    PropertyRows m_rows;
};

/// sRGB of a linear colour, clamped to 0 to 1 per channel.
[[nodiscard]] QColor displayColor(const glm::vec3& linear);

}  // namespace sinew
