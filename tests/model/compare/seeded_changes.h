// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "model/compare/bisect/file_part.h"
#include "tests/support/random.h"

namespace sinew::test {

/// A change of one part of a file, by about a tenth of its size.
struct PartChange {
    FilePart part;
    std::function<void(Asset&)> apply;
};

/// A change of a random part of the first mesh, the first skin or any clip.
[[nodiscard]] PartChange randomChange(const Asset& asset, Random& random);

/// Changes every matrix, rest transform, position and key by rounding.
void addRounding(Asset& asset, Random& random);

/// Stores the joints of the first skin in another order; poses stay.
void renumberJoints(Asset& asset, Random& random);

/// A skin of 24 joints, of which some branch, around a tube with a morph target, and two clips.
[[nodiscard]] Asset branchedRig(Random& random);

}  // namespace sinew::test
