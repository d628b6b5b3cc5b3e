// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "model/asset/asset.h"

namespace sinew::check {

/// A joint whose inverse bind matrix does not fit those of its parent and its children.
struct BindFault {
    enum class Kind {
        Exchanged,  // exchanged with `other` in the list of joints: both fit after an exchange
        Borrowed,   // it has the matrix of `other`
        Turned,     // its children lie as if it were turned
        Scaled,     // its children lie as if it were scaled
        Moved,      // it lies elsewhere than its node does in its parent's frame
    };
    Kind kind = Kind::Moved;
    std::size_t joint = 0;
    std::size_t other = 0;         // joint, of Exchanged and Borrowed
    double distance = 0.0;         // how far offsets are off, in mesh space
    double radians = 0.0;          // Turned
    double factor = 1.0;           // Scaled
    glm::dmat4 fitting{1.0};       // an inverse bind matrix that fits, of `joint`
    glm::dmat4 fittingOther{1.0};  // likewise of `other`, if Exchanged
};

/// Per node: whether a clip changes its translation.
[[nodiscard]] std::vector<bool> travellingNodes(const Asset& asset, const std::stop_token& stop);

/// Compares the inverse bind matrices of a skin with each other, whatever pose the file rests in:
/// the offset of a joint in its parent's bind frame is the translation of its node, times one
/// factor for the whole skin. Joints that `travels` names, and pairs of joints with
/// another node between them, are left out; so are skins where more than a quarter of the offsets
/// differ, whose rest pose moves joints. Exchanged joints first, then by distance.
/// O(joints).
[[nodiscard]] std::vector<BindFault> bindFaults(const Asset& asset, SkinIndex skin,
                                                const std::vector<bool>& travels,
                                                const std::stop_token& stop);

}  // namespace sinew::check
