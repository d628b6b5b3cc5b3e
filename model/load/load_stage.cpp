// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/load_stage.h"

#include <algorithm>

namespace sinew {
namespace {

struct StageFacts {
    const char* words;
    float begin;  // share of the whole before the stage
    float end;
};

// Approximate shares for a textured character.
constexpr StageFacts kStages[] = {
    {"Reading", 0.0F, 0.08F},
    {"Parsing", 0.08F, 0.16F},
    {"Decompressing geometry", 0.16F, 0.3F},
    {"Reading geometry", 0.3F, 0.45F},
    {"Decoding images", 0.45F, 0.9F},
    {"Generating tangents", 0.9F, 1.0F},
};

const StageFacts& factsOf(LoadStage stage) noexcept {
    return kStages[static_cast<std::size_t>(stage)];
}

}  // namespace

const char* stageWords(LoadStage stage) noexcept {
    return factsOf(stage).words;
}

float overallProgress(LoadStage stage, float fraction) noexcept {
    const StageFacts& facts = factsOf(stage);
    return facts.begin + std::clamp(fraction, 0.0F, 1.0F) * (facts.end - facts.begin);
}

}  // namespace sinew
