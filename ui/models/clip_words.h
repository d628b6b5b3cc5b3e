// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>
#include <QVariant>
#include <vector>

#include "model/evaluate/blend/mix.h"
#include "model/facts/asset_facts.h"
#include "ui/models/columns.h"
#include "ui/session/clip_details.h"

namespace sinew {

/// One clip as the list of clips knows it.
struct ClipRow {
    QString name;
    const Animation& clip;
    ClipFacts facts;
    const ClipDetails* details = nullptr;  // null: not known yet

    [[nodiscard]] double seconds() const noexcept { return double(clip.durationSeconds()); }
};

/// The text of a cell; "…" for what is not known yet.
[[nodiscard]] QString clipCell(const ClipRow& clip, ClipColumn column);
/// A number or text to sort by.
[[nodiscard]] QVariant clipSortKey(const ClipRow& clip, ClipColumn column);
/// All facts, line by line.
[[nodiscard]] QString clipToolTip(const ClipRow& clip);

/// "Walk"; "No clip" for none.
[[nodiscard]] QString clipName(const Asset& asset, AnimationIndex animation);

/// The clips of the layers in order.
[[nodiscard]] std::vector<AnimationIndex> layerClips(const Mix& mix);

/// "Mixer time: 2 layers, Survey is the longest".
[[nodiscard]] QString mixerWords(const Asset& asset, const Mix& mix);

}  // namespace sinew
