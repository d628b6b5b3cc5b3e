// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include "ui/models/joint_columns.h"

#include <QCoreApplication>
#include <array>

#include "model/core/enum_array.h"

namespace sinew {
namespace {

constexpr std::array<JointColumnInfo, 11> kJointColumns{{
    {JointColumn::Name, "name", QT_TRANSLATE_NOOP("JointColumns", "Joint"),
     QT_TRANSLATE_NOOP("JointColumns", "Name"),
     QT_TRANSLATE_NOOP("JointColumns", "Name of the joint's node, and its colour in the views"),
     "LeftForeArm", true},
    {JointColumn::Index, "joint", QT_TRANSLATE_NOOP("JointColumns", "Index"),
     QT_TRANSLATE_NOOP("JointColumns", "Index in the Skin"),
     QT_TRANSLATE_NOOP("JointColumns", "Position in the skin's list of joints, as JOINTS_n counts"),
     "8888", false},
    {JointColumn::Node, "node", QT_TRANSLATE_NOOP("JointColumns", "Node"),
     QT_TRANSLATE_NOOP("JointColumns", "Node"),
     QT_TRANSLATE_NOOP("JointColumns", "Position of the joint's node in the file"), "8888", false},
    {JointColumn::Vertices, "vertices", QT_TRANSLATE_NOOP("JointColumns", "Verts"),
     QT_TRANSLATE_NOOP("JointColumns", "Vertices"),
     QT_TRANSLATE_NOOP("JointColumns", "Vertices with a weight of this joint other than 0"),
     "8,888", true},
    {JointColumn::Dominated, "dominated", QT_TRANSLATE_NOOP("JointColumns", "Dominated"),
     QT_TRANSLATE_NOOP("JointColumns", "Dominated Vertices"),
     QT_TRANSLATE_NOOP("JointColumns", "Vertices with this joint's weight as the largest"),
     "88,888", false},
    {JointColumn::Largest, "largest", QT_TRANSLATE_NOOP("JointColumns", "Max"),
     QT_TRANSLATE_NOOP("JointColumns", "Largest Weight"),
     QT_TRANSLATE_NOOP("JointColumns", "Largest weight of this joint, as stored"), "0.888", true},
    {JointColumn::Total, "total", QT_TRANSLATE_NOOP("JointColumns", "Total"),
     QT_TRANSLATE_NOOP("JointColumns", "Total Weight"),
     QT_TRANSLATE_NOOP("JointColumns", "Sum of this joint's weights over all vertices, as stored"),
     "8,888.8", false},
    {JointColumn::Surface, "surface", QT_TRANSLATE_NOOP("JointColumns", "Surface"),
     QT_TRANSLATE_NOOP("JointColumns", "Share of the Surface"),
     QT_TRANSLATE_NOOP("JointColumns",
                       "Share of the area at rest; a triangle counts by the mean weight of its "
                       "corners"),
     "88.8 %", false},
    {JointColumn::Bind, "bind", QT_TRANSLATE_NOOP("JointColumns", "Bind"),
     QT_TRANSLATE_NOOP("JointColumns", "Bind Residual"),
     QT_TRANSLATE_NOOP("JointColumns",
                       "How far from most joints of the skin this one places its part of the mesh "
                       "at rest, in world units"),
     "0.00888", false},
    {JointColumn::Islands, "islands", QT_TRANSLATE_NOOP("JointColumns", "Stray"),
     QT_TRANSLATE_NOOP("JointColumns", "Stray Islands"),
     QT_TRANSLATE_NOOP("JointColumns",
                       "Parts of the joint's region that are far from its main part"),
     "88", true},
    {JointColumn::Volume, "volume", QT_TRANSLATE_NOOP("JointColumns", "Volume"),
     QT_TRANSLATE_NOOP("JointColumns", "Worst Volume over the Clip"),
     QT_TRANSLATE_NOOP("JointColumns",
                       "The largest loss of volume of the joint's region over the frames of the "
                       "clip shown; measured while the column is shown"),
     "-88.8 %", false},
}};
static_assert(rowsFollow(kJointColumns, &JointColumnInfo::column));

}  // namespace

std::span<const JointColumnInfo> jointColumns() noexcept {
    return kJointColumns;
}

QString translatedColumnText(const char* text) {
    return QCoreApplication::translate("JointColumns", text);
}

}  // namespace sinew
