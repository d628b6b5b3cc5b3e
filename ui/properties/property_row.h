// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QString>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "model/asset/object_ref.h"

namespace sinew {

using AssetPtr = std::shared_ptr<const Asset>;

/// A moment of a clip.
struct KeyMoment {
    AnimationIndex animation;
    float seconds = 0.0F;
};

/// One row of the Properties panel. Child rows exist from the start or are built when the row is
/// first opened, so that long lists cost nothing until needed.
struct PropertyRow {
    using Rows = std::vector<PropertyRow>;

    QString name;
    QString value = {};
    QString note = {};                   // explanation, for the tooltip
    QString animatedBy = {};             // clips that drive it through KHR_animation_pointer
    std::string pointer = {};            // its location in the file; empty: none
    std::optional<ObjectRef> link = {};  // the object that the value references
    std::optional<KeyMoment> key = {};   // the key that the row is about
    std::optional<QColor> swatch = {};
    bool section = false;    // a headline for its rows
    bool byDefault = false;  // not stored; default of the specification
    bool open = false;       // initially expanded
    Rows rows = {};
    std::function<Rows()> makeRows = {};  // used instead of `rows`; may be called much later
};

using PropertyRows = PropertyRow::Rows;

}  // namespace sinew
