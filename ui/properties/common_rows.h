// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "model/core/math.h"
#include "ui/properties/property_row.h"

namespace sinew {

/// A row that links to an object, labelled by kind and index ("Mesh 3").
[[nodiscard]] PropertyRow linkRow(const Asset& asset, const ObjectRef& object);
[[nodiscard]] PropertyRow linkRow(const Asset& asset, const QString& name, const ObjectRef& object);

[[nodiscard]] const char* interpolationName(Interpolation interpolation);  // "cubic spline"

/// The curve of a channel: "linear, 61 keys"; empty for other objects.
[[nodiscard]] QString curveWords(const Asset& asset, const ObjectRef& object);

/// A row "title: count" that expands to links to all objects of a kind; channels
/// with their curve.
[[nodiscard]] PropertyRow listRow(const AssetPtr& asset, const QString& title,
                                  std::vector<ObjectRef> objects);

/// A matrix as four rows in mathematical notation (stored column-major).
[[nodiscard]] PropertyRow matrixRow(const QString& name, const glm::mat4& matrix);

/// A section, initially open unless it is long; filled when it is opened.
[[nodiscard]] PropertyRow sectionRow(const QString& title, PropertyRows rows);

}  // namespace sinew
