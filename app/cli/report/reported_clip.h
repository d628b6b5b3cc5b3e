// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <optional>

#include "app/cli/report/report_form.h"
#include "model/facts/asset_facts.h"
#include "model/facts/frame_grid.h"
#include "model/facts/key_words.h"

namespace sinew::cli {

/// What is counted about a clip.
struct ReportedClip {
    ReportedClip(const Asset& asset, const Animation& animation, const FrameGrid& keyGrid,
                 const ClipRate& frameRate)
        : clip(animation),
          grid(keyGrid),
          rate(frameRate),
          facts(factsOf(animation)),
          driven(drivenBy(asset, animation)) {}

    const Animation& clip;
    FrameGrid grid;
    ClipRate rate;
    ClipFacts facts;
    DrivenFacts driven;
};

void describe(auto& form, Described<DrivenFacts>) {
    form.value("joints", &DrivenFacts::joints);
    form.value("otherNodes", &DrivenFacts::otherNodes);
    form.value("morphTargets", &DrivenFacts::morphTargets);
    form.value("properties", &DrivenFacts::properties);
}

inline constexpr auto kRateSources =
    std::to_array<KeyWord<FrameRateSource>>({{FrameRateSource::Guessed, "guessed"},
                                             {FrameRateSource::Assumed, "assumed"},
                                             {FrameRateSource::Chosen, "chosen"}});
static_assert(rowsFollow(kRateSources, &KeyWord<FrameRateSource>::value));

void describe(auto& form, Described<ReportedClip>) {
    form.value("start", [](auto& row) { return row.clip.startSeconds; });
    form.value("end", [](auto& row) { return row.clip.endSeconds; });
    form.value("frames", [](auto& row) {
        return single(double{row.clip.durationSeconds()} * row.rate.framesPerSecond);
    });
    form.value("frameRate", [](auto& row) { return single(row.rate.framesPerSecond); });
    form.word("frameRateSource", kRateSources, [](auto& row) { return row.rate.source; });
    form.value("frameOffset", [](auto& row) {
        return row.grid.found()
                   ? std::optional(single(row.grid.shiftSeconds * row.grid.framesPerSecond))
                   : std::nullopt;
    });
    form.value("keyTimes", [](auto& row) { return row.grid.keyTimes; });
    form.value("keyTimesOnGrid", [](auto& row) { return row.grid.onGrid; });
    form.value("channels", [](auto& row) { return row.facts.channels; });
    form.value("keys", [](auto& row) { return row.facts.keys; });
    form.value("bytes", [](auto& row) { return row.facts.bytes; });
    form.value("drives", [](auto& row) { return row.driven; });
}

}  // namespace sinew::cli
