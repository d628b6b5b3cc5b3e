// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/clip_words.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "model/facts/clip_length.h"
#include "model/facts/clip_title.h"
#include "model/words/words.h"

namespace sinew {
namespace {

QString translated(const char* text) {
    return QCoreApplication::translate("ClipWords", text);
}

QString unknown() {
    return QStringLiteral("…");
}

QString none() {
    return QStringLiteral("–");
}

/// Up to two digits after the point: "47", "23.5".
QString briefly(double number) {
    QString text = QString::number(number, 'f', 2);
    while (text.endsWith(QLatin1Char('0'))) {
        text.chop(1);
    }
    if (text.endsWith(QLatin1Char('.'))) {
        text.chop(1);
    }
    return text == QLatin1String("-0") ? QStringLiteral("0") : text;
}

QString grouped(std::size_t count) {
    return QLocale(QLocale::English).toString(static_cast<qulonglong>(count));
}

QString sizeText(std::uint64_t count) {
    return count == 0 ? none() : QString::fromStdString(words::bytes(count));
}

double framesOf(const ClipRow& clip) {
    return clip.seconds() * clipRate(clip.details->grid).framesPerSecond;
}

double offGridShare(const FrameGrid& grid) {
    return grid.found()
               ? 1.0 - static_cast<double>(grid.onGrid) / static_cast<double>(grid.keyTimes)
               : -1.0;
}

/// Above 0 % if any is off, below 100 % unless all are.
QString shareText(double share) {
    if (share < 0.0) {
        return none();
    }
    if (share > 0.0 && share < 0.01) {
        return translated("< 1 %");
    }
    return translated("%1 %").arg(static_cast<int>(100.0 * share));
}

std::size_t drivenCount(const DrivenFacts& driven) {
    return driven.joints + driven.otherNodes + driven.morphTargets + driven.properties;
}

QString drivenText(const DrivenFacts& driven) {
    QStringList parts;
    const auto add = [&parts](std::size_t count, const char* one, const char* many) {
        if (count > 0) {
            parts.append(translated(count == 1 ? one : many).arg(grouped(count)));
        }
    };
    add(driven.joints, QT_TRANSLATE_NOOP("ClipWords", "%1 joint"),
        QT_TRANSLATE_NOOP("ClipWords", "%1 joints"));
    add(driven.otherNodes,
        driven.joints > 0 ? QT_TRANSLATE_NOOP("ClipWords", "%1 other node")
                          : QT_TRANSLATE_NOOP("ClipWords", "%1 node"),
        driven.joints > 0 ? QT_TRANSLATE_NOOP("ClipWords", "%1 other nodes")
                          : QT_TRANSLATE_NOOP("ClipWords", "%1 nodes"));
    add(driven.morphTargets, QT_TRANSLATE_NOOP("ClipWords", "%1 morph target"),
        QT_TRANSLATE_NOOP("ClipWords", "%1 morph targets"));
    add(driven.properties, QT_TRANSLATE_NOOP("ClipWords", "%1 property"),
        QT_TRANSLATE_NOOP("ClipWords", "%1 properties"));
    return parts.isEmpty() ? translated("nothing") : parts.join(QStringLiteral(", "));
}

bool isDetail(ClipColumn column) {
    switch (column) {
        case ClipColumn::Frames:
        case ClipColumn::Rate:
        case ClipColumn::Offset:
        case ClipColumn::OffGrid:
        case ClipColumn::Spare:
        case ClipColumn::Drives:
            return true;
        case ClipColumn::Name:
        case ClipColumn::Duration:
        case ClipColumn::Channels:
        case ClipColumn::Keys:
        case ClipColumn::Size:
            break;
    }
    return false;
}

double frameOffset(const FrameGrid& grid) {
    return grid.shiftSeconds * grid.framesPerSecond;
}

QString layerWord(const char* text) {
    return QCoreApplication::translate("Layers", text);
}

}  // namespace

QString clipCell(const ClipRow& clip, ClipColumn column) {
    if (isDetail(column) && clip.details == nullptr) {
        return unknown();
    }
    switch (column) {
        case ClipColumn::Name:
            return clip.name;
        case ClipColumn::Duration:
            return translated("%1 s").arg(QString::fromStdString(clipSeconds(clip.seconds())));
        case ClipColumn::Channels:
            return grouped(clip.facts.channels);
        case ClipColumn::Keys:
            return grouped(clip.facts.keys);
        case ClipColumn::Size:
            return sizeText(clip.facts.bytes);
        case ClipColumn::Frames:
            return briefly(framesOf(clip));
        case ClipColumn::Rate: {
            const FrameGrid& grid = clip.details->grid;
            return grid.found() ? translated("%1 fps").arg(
                                      QString::fromStdString(frameRateText(grid.framesPerSecond)))
                                : none();
        }
        case ClipColumn::Offset:
            return clip.details->grid.found() ? briefly(frameOffset(clip.details->grid)) : none();
        case ClipColumn::OffGrid:
            return shareText(offGridShare(clip.details->grid));
        case ClipColumn::Spare:
            return sizeText(clip.details->spareBytes);
        case ClipColumn::Drives:
            break;
    }
    return drivenText(clip.details->driven);
}

QVariant clipSortKey(const ClipRow& clip, ClipColumn column) {
    if (isDetail(column) && clip.details == nullptr) {
        return 0.0;
    }
    switch (column) {
        case ClipColumn::Name:
            return clip.name;
        case ClipColumn::Duration:
            return clip.seconds();
        case ClipColumn::Channels:
            return static_cast<qulonglong>(clip.facts.channels);
        case ClipColumn::Keys:
            return static_cast<qulonglong>(clip.facts.keys);
        case ClipColumn::Size:
            return static_cast<qulonglong>(clip.facts.bytes);
        case ClipColumn::Frames:
            return framesOf(clip);
        case ClipColumn::Rate:
            return clip.details->grid.framesPerSecond;
        case ClipColumn::Offset:
            return frameOffset(clip.details->grid);
        case ClipColumn::OffGrid:
            return offGridShare(clip.details->grid);
        case ClipColumn::Spare:
            return static_cast<qulonglong>(clip.details->spareBytes);
        case ClipColumn::Drives:
            break;
    }
    return static_cast<qulonglong>(drivenCount(clip.details->driven));
}

QString clipToolTip(const ClipRow& clip) {
    QString text =
        clip.name + QLatin1Char('\n') + QString::fromStdString(clipLengthWords(clip.clip));
    if (clip.details != nullptr) {
        text += translated("\n%1 frames; %2\nDrives %3")
                    .arg(briefly(framesOf(clip)),
                         QString::fromStdString(frameGridWords(clip.details->grid)),
                         drivenText(clip.details->driven));
    }
    text += translated("\n%1 channels, %2 keys, %3")
                .arg(grouped(clip.facts.channels), grouped(clip.facts.keys),
                     sizeText(clip.facts.bytes));
    if (clip.details != nullptr && clip.details->spareBytes > 0) {
        text += translated("\n%1 could be saved without a visible change")
                    .arg(sizeText(clip.details->spareBytes));
    }
    return text;
}

QString clipName(const Asset& asset, AnimationIndex animation) {
    if (animation.value >= asset.animations.size()) {
        return layerWord("No clip");
    }
    return QString::fromStdString(clipTitle(asset, animation));
}

std::vector<AnimationIndex> layerClips(const Mix& mix) {
    std::vector<AnimationIndex> clips;
    for (const Layer& layer : mix.layers) {
        clips.push_back(layer.animation);
    }
    return clips;
}

QString mixerWords(const Asset& asset, const Mix& mix) {
    if (mix.fade && mix.layers.size() >= 2) {
        return layerWord("Mixer time: %1 fades into %2")
            .arg(clipName(asset, mix.layers[0].animation),
                 clipName(asset, mix.layers[1].animation));
    }
    const std::size_t longest = longestLayer(asset, mix);
    if (mix.layers.size() == 1) {
        return layerWord("Mixer time: one layer, %1")
            .arg(clipName(asset, mix.layers.front().animation));
    }
    const QString count = layerWord("Mixer time: %1 layers").arg(mix.layers.size());
    return longest < mix.layers.size()
               ? layerWord("%1, %2 is the longest")
                     .arg(count, clipName(asset, mix.layers[longest].animation))
               : count;
}

}  // namespace sinew
