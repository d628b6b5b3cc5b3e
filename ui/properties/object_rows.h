// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/properties/property_row.h"

namespace sinew {

// The properties of one object, by kind, in sections. The object must exist. `propertyRows` adds
// the sections common to all kinds (users, extras, extensions).

[[nodiscard]] PropertyRows fileRows(const AssetPtr& asset);
[[nodiscard]] PropertyRows sceneRows(const AssetPtr& asset, const ObjectRef& object);
[[nodiscard]] PropertyRows nodeRows(const AssetPtr& asset, const ObjectRef& object);
[[nodiscard]] PropertyRows meshRows(const AssetPtr& asset, const ObjectRef& object);
[[nodiscard]] PropertyRows primitiveRows(const AssetPtr& asset, const ObjectRef& object);
[[nodiscard]] PropertyRows skinRows(const AssetPtr& asset, const ObjectRef& object);
[[nodiscard]] PropertyRows jointRows(const AssetPtr& asset, const ObjectRef& object);
[[nodiscard]] PropertyRows materialRows(const AssetPtr& asset, const ObjectRef& object);
[[nodiscard]] PropertyRows textureRows(const AssetPtr& asset, const ObjectRef& object);
[[nodiscard]] PropertyRows imageRows(const AssetPtr& asset, const ObjectRef& object);
[[nodiscard]] PropertyRows cameraRows(const AssetPtr& asset, const ObjectRef& object);
[[nodiscard]] PropertyRows lightRows(const AssetPtr& asset, const ObjectRef& object);
[[nodiscard]] PropertyRows animationRows(const AssetPtr& asset, const ObjectRef& object);
[[nodiscard]] PropertyRows channelRows(const AssetPtr& asset, const ObjectRef& object);

[[nodiscard]] PropertyRows vrmRows(const AssetPtr& asset);  // rows of the file; empty without VRM

}  // namespace sinew
