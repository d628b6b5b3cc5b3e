// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/columns.h"

#include <QCoreApplication>
#include <array>

#include "model/core/enum_array.h"

namespace sinew {
namespace {

constexpr std::array<ColumnInfo, 11> kJointColumns{{
    {int(JointColumn::Name), "name", QT_TRANSLATE_NOOP("Columns", "Joint"),
     QT_TRANSLATE_NOOP("Columns", "Name"),
     QT_TRANSLATE_NOOP("Columns", "Name of the joint's node, and its colour in the views"),
     "LeftForeArm", true},
    {int(JointColumn::Index), "joint", QT_TRANSLATE_NOOP("Columns", "Index"),
     QT_TRANSLATE_NOOP("Columns", "Index in the Skin"),
     QT_TRANSLATE_NOOP("Columns", "Position in the skin's list of joints, as in JOINTS_n"), "8888",
     false},
    {int(JointColumn::Node), "node", QT_TRANSLATE_NOOP("Columns", "Node"),
     QT_TRANSLATE_NOOP("Columns", "Node"),
     QT_TRANSLATE_NOOP("Columns", "Position of the joint's node in the file"), "8888", false},
    {int(JointColumn::Vertices), "vertices", QT_TRANSLATE_NOOP("Columns", "Verts"),
     QT_TRANSLATE_NOOP("Columns", "Vertices"),
     QT_TRANSLATE_NOOP("Columns", "Vertices with a weight of this joint other than 0"), "8,888",
     true},
    {int(JointColumn::Dominated), "dominated", QT_TRANSLATE_NOOP("Columns", "Dominated"),
     QT_TRANSLATE_NOOP("Columns", "Dominated Vertices"),
     QT_TRANSLATE_NOOP("Columns", "Vertices with this joint's weight as the largest"), "88,888",
     false},
    {int(JointColumn::Largest), "largest", QT_TRANSLATE_NOOP("Columns", "Max"),
     QT_TRANSLATE_NOOP("Columns", "Largest Weight"),
     QT_TRANSLATE_NOOP("Columns", "Largest weight of this joint, as stored"), "0.888", true},
    {int(JointColumn::Total), "total", QT_TRANSLATE_NOOP("Columns", "Total"),
     QT_TRANSLATE_NOOP("Columns", "Total Weight"),
     QT_TRANSLATE_NOOP("Columns", "Sum of this joint's weights over all vertices, as stored"),
     "8,888.8", false},
    {int(JointColumn::Surface), "surface", QT_TRANSLATE_NOOP("Columns", "Surface"),
     QT_TRANSLATE_NOOP("Columns", "Share of the Surface"),
     QT_TRANSLATE_NOOP(
         "Columns",
         "Share of the area at rest; a triangle counts with the mean weight of its corners"),
     "88.8 %", false},
    {int(JointColumn::Bind), "bind", QT_TRANSLATE_NOOP("Columns", "Bind"),
     QT_TRANSLATE_NOOP("Columns", "Bind Residual"),
     QT_TRANSLATE_NOOP("Columns",
                       "How far this joint displaces its part of the mesh at rest, compared with "
                       "most joints of the skin, in world units"),
     "0.00888", false},
    {int(JointColumn::Islands), "islands", QT_TRANSLATE_NOOP("Columns", "Stray"),
     QT_TRANSLATE_NOOP("Columns", "Stray Islands"),
     QT_TRANSLATE_NOOP("Columns", "Parts of the joint's region that are far from its main part"),
     "88", true},
    {int(JointColumn::Volume), "volume", QT_TRANSLATE_NOOP("Columns", "Volume"),
     QT_TRANSLATE_NOOP("Columns", "Worst Volume over the Clip"),
     QT_TRANSLATE_NOOP("Columns",
                       "The largest loss of volume of the joint's region over the frames of the "
                       "clip shown; measured while the column is shown"),
     "-88.8 %", false},
}};
static_assert(rowsFollow(kJointColumns, &ColumnInfo::column));

constexpr std::array<ColumnInfo, 11> kClipColumns{{
    {int(ClipColumn::Name), "name", QT_TRANSLATE_NOOP("Columns", "Animation"),
     QT_TRANSLATE_NOOP("Columns", "Name"), QT_TRANSLATE_NOOP("Columns", "Name of the animation"),
     "", true},
    {int(ClipColumn::Duration), "duration", QT_TRANSLATE_NOOP("Columns", "Duration"),
     QT_TRANSLATE_NOOP("Columns", "Duration"),
     QT_TRANSLATE_NOOP("Columns", "From the first key to the last"), "", true},
    {int(ClipColumn::Frames), "frames", QT_TRANSLATE_NOOP("Columns", "Frames"),
     QT_TRANSLATE_NOOP("Columns", "Frames"),
     QT_TRANSLATE_NOOP("Columns", "Duration times the frame rate of the clip"), "", true},
    {int(ClipColumn::Rate), "rate", QT_TRANSLATE_NOOP("Columns", "Rate"),
     QT_TRANSLATE_NOOP("Columns", "Frame Rate"),
     QT_TRANSLATE_NOOP("Columns",
                       "Frames per second, guessed from the key times; – if they match no common "
                       "rate"),
     "", false},
    {int(ClipColumn::Offset), "offset", QT_TRANSLATE_NOOP("Columns", "Offset"),
     QT_TRANSLATE_NOOP("Columns", "Frame Offset"),
     QT_TRANSLATE_NOOP("Columns", "How many frames the keys are away from whole frames"), "",
     false},
    {int(ClipColumn::OffGrid), "offGrid", QT_TRANSLATE_NOOP("Columns", "Off grid"),
     QT_TRANSLATE_NOOP("Columns", "Keys off the Grid"),
     QT_TRANSLATE_NOOP("Columns", "Share of the key times that lie between frames"), "", false},
    {int(ClipColumn::Channels), "channels", QT_TRANSLATE_NOOP("Columns", "Channels"),
     QT_TRANSLATE_NOOP("Columns", "Channels"),
     QT_TRANSLATE_NOOP("Columns", "Channels that drive something"), "", false},
    {int(ClipColumn::Keys), "keys", QT_TRANSLATE_NOOP("Columns", "Keys"),
     QT_TRANSLATE_NOOP("Columns", "Keys"),
     QT_TRANSLATE_NOOP("Columns", "Keys of all samplers in use, each sampler once"), "", false},
    {int(ClipColumn::Size), "size", QT_TRANSLATE_NOOP("Columns", "Size"),
     QT_TRANSLATE_NOOP("Columns", "Size"),
     QT_TRANSLATE_NOOP("Columns", "Bytes of times and values, decoded"), "", false},
    {int(ClipColumn::Spare), "spare", QT_TRANSLATE_NOOP("Columns", "Spare"),
     QT_TRANSLATE_NOOP("Columns", "Bytes to Save"),
     QT_TRANSLATE_NOOP("Columns",
                       "Stored bytes of keys that could be left out without a visible change: "
                       "constant tracks, keys on straight lines, tracks that move nothing"),
     "", false},
    {int(ClipColumn::Drives), "drives", QT_TRANSLATE_NOOP("Columns", "Drives"),
     QT_TRANSLATE_NOOP("Columns", "What It Drives"),
     QT_TRANSLATE_NOOP("Columns", "Joints, other nodes, morph targets and other properties"), "",
     false},
}};
static_assert(rowsFollow(kClipColumns, &ColumnInfo::column));

constexpr std::array<ColumnInfo, 5> kInfluenceColumns{{
    {int(InfluenceColumn::Name), "name", QT_TRANSLATE_NOOP("Columns", "Joint"),
     QT_TRANSLATE_NOOP("Columns", "Name"),
     QT_TRANSLATE_NOOP("Columns", "Name of the joint's node, and its colour in the views"), "",
     true},
    {int(InfluenceColumn::Share), "share", QT_TRANSLATE_NOOP("Columns", "Share"),
     QT_TRANSLATE_NOOP("Columns", "Share"),
     QT_TRANSLATE_NOOP("Columns", "Weight divided by the sum of all"), "100.0 %", true},
    {int(InfluenceColumn::Stored), "stored", QT_TRANSLATE_NOOP("Columns", "Stored"),
     QT_TRANSLATE_NOOP("Columns", "Stored Weight"),
     QT_TRANSLATE_NOOP("Columns", "As stored in the file"), "0.00000", true},
    {int(InfluenceColumn::Slot), "slot", QT_TRANSLATE_NOOP("Columns", "Slot"),
     QT_TRANSLATE_NOOP("Columns", "Slot"), QT_TRANSLATE_NOOP("Columns", "Set and component"), "0.x",
     true},
    {int(InfluenceColumn::Apart), "apart", QT_TRANSLATE_NOOP("Columns", "Apart"),
     QT_TRANSLATE_NOOP("Columns", "Distance"),
     QT_TRANSLATE_NOOP("Columns", "How far the vertex is from where this joint alone would put it"),
     "00.0000", true},
}};
static_assert(rowsFollow(kInfluenceColumns, &ColumnInfo::column));

}  // namespace

std::span<const ColumnInfo> influenceColumns() noexcept {
    return kInfluenceColumns;
}

std::span<const ColumnInfo> jointColumns() noexcept {
    return kJointColumns;
}

std::span<const ColumnInfo> clipColumns() noexcept {
    return kClipColumns;
}

QString columnText(const char* text) {
    return QCoreApplication::translate("Columns", text);
}

QVariant columnHeading(const ColumnInfo& column, int role) {
    return role == Qt::DisplayRole   ? QVariant(columnText(column.title))
           : role == Qt::ToolTipRole ? QVariant(columnText(column.meaning))
                                     : QVariant();
}

}  // namespace sinew
