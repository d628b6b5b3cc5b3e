// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/clip_columns.h"

#include <QCoreApplication>
#include <array>

#include "model/core/enum_array.h"

namespace sinew {
namespace {

constexpr std::array<ClipColumnInfo, 11> kClipColumns{{
    {ClipColumn::Name, "name", QT_TRANSLATE_NOOP("ClipColumns", "Animation"),
     QT_TRANSLATE_NOOP("ClipColumns", "Name"),
     QT_TRANSLATE_NOOP("ClipColumns", "Name of the animation"), true},
    {ClipColumn::Duration, "duration", QT_TRANSLATE_NOOP("ClipColumns", "Duration"),
     QT_TRANSLATE_NOOP("ClipColumns", "Duration"),
     QT_TRANSLATE_NOOP("ClipColumns", "From the first key to the last"), true},
    {ClipColumn::Frames, "frames", QT_TRANSLATE_NOOP("ClipColumns", "Frames"),
     QT_TRANSLATE_NOOP("ClipColumns", "Frames"),
     QT_TRANSLATE_NOOP("ClipColumns", "Duration times the frame rate of the clip"), true},
    {ClipColumn::Rate, "rate", QT_TRANSLATE_NOOP("ClipColumns", "Rate"),
     QT_TRANSLATE_NOOP("ClipColumns", "Frame Rate"),
     QT_TRANSLATE_NOOP("ClipColumns",
                       "Frames per second, guessed from the key times; – if they match no common "
                       "rate"),
     false},
    {ClipColumn::Offset, "offset", QT_TRANSLATE_NOOP("ClipColumns", "Offset"),
     QT_TRANSLATE_NOOP("ClipColumns", "Frame Offset"),
     QT_TRANSLATE_NOOP("ClipColumns", "By how many frames the keys lie beside whole frames"),
     false},
    {ClipColumn::OffGrid, "offGrid", QT_TRANSLATE_NOOP("ClipColumns", "Off grid"),
     QT_TRANSLATE_NOOP("ClipColumns", "Keys off the Grid"),
     QT_TRANSLATE_NOOP("ClipColumns", "Share of the key times that lie between frames"), false},
    {ClipColumn::Channels, "channels", QT_TRANSLATE_NOOP("ClipColumns", "Channels"),
     QT_TRANSLATE_NOOP("ClipColumns", "Channels"),
     QT_TRANSLATE_NOOP("ClipColumns", "Channels that drive something"), false},
    {ClipColumn::Keys, "keys", QT_TRANSLATE_NOOP("ClipColumns", "Keys"),
     QT_TRANSLATE_NOOP("ClipColumns", "Keys"),
     QT_TRANSLATE_NOOP("ClipColumns", "Keys of all samplers in use, each sampler once"), false},
    {ClipColumn::Size, "size", QT_TRANSLATE_NOOP("ClipColumns", "Size"),
     QT_TRANSLATE_NOOP("ClipColumns", "Size"),
     QT_TRANSLATE_NOOP("ClipColumns", "Bytes of times and values, decoded"), false},
    {ClipColumn::Spare, "spare", QT_TRANSLATE_NOOP("ClipColumns", "Spare"),
     QT_TRANSLATE_NOOP("ClipColumns", "Bytes to Spare"),
     QT_TRANSLATE_NOOP("ClipColumns",
                       "Stored bytes of keys that could be left out without a visible change: "
                       "constant tracks, keys on straight lines, tracks that move nothing"),
     false},
    {ClipColumn::Drives, "drives", QT_TRANSLATE_NOOP("ClipColumns", "Drives"),
     QT_TRANSLATE_NOOP("ClipColumns", "What It Drives"),
     QT_TRANSLATE_NOOP("ClipColumns", "Joints, other nodes, morph targets and other properties"),
     false},
}};
static_assert(rowsFollow(kClipColumns, &ClipColumnInfo::column));

}  // namespace

std::span<const ClipColumnInfo> clipColumns() noexcept {
    return kClipColumns;
}

QString clipColumnText(const char* text) {
    return QCoreApplication::translate("ClipColumns", text);
}

}  // namespace sinew
