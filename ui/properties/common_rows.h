// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/core/math.h"
#include "ui/properties/property_row.h"

namespace sinew {

/// One row per object, named by what it is ("Mesh 3") and leading there.
[[nodiscard]] PropertyRow linkRow(const Asset& asset, const ObjectRef& object);
[[nodiscard]] PropertyRow linkRow(const Asset& asset, const QString& name, const ObjectRef& object);

/// A line "title: count" that lists links to all objects of a kind when it is opened.
[[nodiscard]] PropertyRow listRow(const AssetPtr& asset, const QString& title,
                                  std::vector<ObjectRef> objects);

/// Four rows of a matrix as it is written on paper (it is stored by columns).
[[nodiscard]] PropertyRow matrixRow(const QString& name, const glm::mat4& matrix);

/// A section, open at first unless it is long; it is filled when it is opened.
[[nodiscard]] PropertyRow sectionRow(const QString& title, PropertyRows rows);

}  // namespace sinew
