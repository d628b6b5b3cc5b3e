// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "model/core/math.h"
#include "ui/properties/property_row.h"

namespace sinew {

/// Adds rows for one object. `where` of a value is its pointer below the object ("/rotation"); one
/// that the file does not store is marked as a default.
class PropertyList {
public:
    PropertyList(AssetPtr asset, const ObjectRef& object);
    /// For rows below another pointer of the same file: an extension's object.
    PropertyList(AssetPtr asset, std::string base);

    PropertyRow& add(const QString& name, const QString& value, const std::string& where = {});
    PropertyRow& measured(const QString& name, const QString& value);  // counted or computed by us
    PropertyRow& link(const QString& name, const ObjectRef& object, const std::string& where = {});
    PropertyRow& color(const QString& name, const glm::vec3& linear, const std::string& where);
    PropertyRow& color(const QString& name, const glm::vec4& linear, const std::string& where);
    PropertyRow& row(PropertyRow made);
    void dropLastIfDefault();  // for values that matter only where the file has them
    void section(const QString& name, PropertyRows below);  // none where it is empty

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

/// sRGB of a linear colour, each channel held to 0 to 1.
[[nodiscard]] QColor displayColor(const glm::vec3& linear);

}  // namespace sinew
