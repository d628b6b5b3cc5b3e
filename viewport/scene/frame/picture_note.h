// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace sinew {

/// What the picture says about a file that is not in it yet. It dims the picture below, so that an
/// old picture is not mistaken for the new file.
struct PictureNote {
    std::string title;      // "Opening Fox.glb"; empty: only dims
    std::string stage;      // "Decoding images, 43 %"
    float fraction = 0.0F;  // share of the bar, 0 to 1
    bool cancels = false;   // has a Cancel button (noteLayout)
    bool dims = true;       // false: only `stage`, at the bottom

    bool operator==(const PictureNote&) const = default;
};

}  // namespace sinew
