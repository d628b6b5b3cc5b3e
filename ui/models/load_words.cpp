// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/load_words.h"

#include <QCoreApplication>
#include <algorithm>

namespace sinew {
namespace {

struct StageFacts {
    const char* words;
    float begin;  // share of the whole that lies before the stage
    float end;
};

// The shares are what a textured character takes, roughly.
constexpr StageFacts kStages[] = {
    {QT_TRANSLATE_NOOP("Loading", "Reading"), 0.0F, 0.08F},
    {QT_TRANSLATE_NOOP("Loading", "Parsing"), 0.08F, 0.16F},
    {QT_TRANSLATE_NOOP("Loading", "Decompressing geometry"), 0.16F, 0.3F},
    {QT_TRANSLATE_NOOP("Loading", "Reading geometry"), 0.3F, 0.45F},
    {QT_TRANSLATE_NOOP("Loading", "Decoding images"), 0.45F, 0.9F},
    {QT_TRANSLATE_NOOP("Loading", "Making tangents"), 0.9F, 1.0F},
};

const StageFacts& factsOf(LoadStage stage) noexcept {
    return kStages[static_cast<std::size_t>(stage)];
}

}  // namespace

QString stageText(LoadStage stage, float fraction) {
    const QString words = QCoreApplication::translate("Loading", factsOf(stage).words);
    const int percent = static_cast<int>(100.0F * std::clamp(fraction, 0.0F, 1.0F));
    return percent > 0 && percent < 100
               ? QCoreApplication::translate("Loading", "%1, %2 %").arg(words).arg(percent)
               : words;
}

float overallProgress(LoadStage stage, float fraction) noexcept {
    const StageFacts& facts = factsOf(stage);
    return facts.begin + std::clamp(fraction, 0.0F, 1.0F) * (facts.end - facts.begin);
}

}  // namespace sinew
