// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "model/load/load_stage.h"

#include <algorithm>
#include <array>

#include "model/core/enum_array.h"

namespace sinew {
namespace {

struct StageFacts {
    LoadStage stage;
    const char* words;
    float begin;  // share of the whole before the stage
    float end;
};

// Approximate shares for a textured character.
constexpr std::array<StageFacts, 6> kStages{{
    {LoadStage::Read, "Reading", 0.0F, 0.08F},
    {LoadStage::Parse, "Parsing", 0.08F, 0.16F},
    {LoadStage::Codecs, "Decompressing geometry", 0.16F, 0.3F},
    {LoadStage::Geometry, "Reading geometry", 0.3F, 0.45F},
    {LoadStage::Images, "Decoding images", 0.45F, 0.9F},
    {LoadStage::Tangents, "Generating tangents", 0.9F, 1.0F},
}};
static_assert(rowsFollow(kStages, &StageFacts::stage));

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
