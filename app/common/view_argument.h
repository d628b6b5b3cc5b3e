// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/view/view_mode.h"

namespace sinew {

/// The view with that name. Throws Failure that lists the views, or says that the view is reserved
/// for a later version.
[[nodiscard]] ViewMode parseView(const std::string& name);

/// Every view for a help text: "shaded, clay, … or skinning-difference", in lines of at most
/// `lineLength`.
[[nodiscard]] std::string viewNames(std::size_t lineLength);

}  // namespace sinew
