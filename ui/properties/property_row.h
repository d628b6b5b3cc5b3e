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

#include "ui/session/object_ref.h"

namespace sinew {

using AssetPtr = std::shared_ptr<const Asset>;

/// One line of the Properties panel. Rows below it are there from the start or made when the line
/// is opened for the first time, so that a long list costs nothing until somebody looks.
struct PropertyRow {
    using Rows = std::vector<PropertyRow>;

    QString name;
    QString value = {};
    QString note = {};                   // what it means, for the tooltip
    QString animatedBy = {};             // the clips that drive it through KHR_animation_pointer
    std::string pointer = {};            // its place in the file; empty: it has none
    std::optional<ObjectRef> link = {};  // the thing that the value names
    std::optional<QColor> swatch = {};
    bool section = false;    // a headline over its rows
    bool byDefault = false;  // the file does not say; the specification does
    bool open = false;       // its rows show at first
    Rows rows = {};
    std::function<Rows()> makeRows = {};  // in place of `rows`; may run long after
};

using PropertyRows = PropertyRow::Rows;

}  // namespace sinew
