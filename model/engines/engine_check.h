// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <vector>

#include "model/core/diagnostic.h"
#include "model/evaluate/clip/clip_library.h"

namespace sinew {

/// How far vertices may move if an engine treats weights differently, and how much work it may be
/// to find out.
struct EngineLimits {
    float maxDisplacement = 0.01F;  // share of the model's size, which is the diagonal of its box
                                    // at rest; above 0
    std::uint64_t budget = 200'000'000;  // deformed vertices; less for small files (allowedWork)
};

/// From 0 to 1, on any thread, one call at a time, never less than before.
using EngineProgress = std::function<void(float)>;

/// Compares normalised weights with what engines make of them (`Compared`): at rest and in every
/// frame of every clip. Reports, per skinned primitive and comparison, the vertex that is farthest
/// off if it is beyond the limit, when that is, and the other vertices beyond the limit; the worst
/// primitive first. Beyond the budget frames are left out, which is a finding too. A set stop token
/// ends it early, without findings.
[[nodiscard]] std::vector<Diagnostic> checkForEngines(
    const std::shared_ptr<const ClipLibrary>& clips, const EngineLimits& limits,
    const EngineProgress& progress = {}, const std::stop_token& stop = {});

}  // namespace sinew
