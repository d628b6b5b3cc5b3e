// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QTest>
#include <QTreeView>

#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/models/joint_list_model.h"
#include "ui/models/names.h"
#include "ui/panels/widgets/labels.h"

using namespace sinew;
using namespace sinew::test;

namespace {

/// The character with the names of a Mixamo rig.
std::shared_ptr<const Asset> mixamo() {
    auto asset = std::make_shared<Asset>(*character());
    asset->nodes[kHip.value].name = "mixamorig:LeftForeArm";
    asset->nodes[kKnee.value].name = "mixamorig:RightForeArm";
    asset->nodes[kFoot.value].name = "mixamorig:Spine";
    return asset;
}

QImage cell(QTreeView& view, const QModelIndex& index) {
    QRect place = view.visualRect(index);
    place.setLeft(place.left() + 24);  // omits the icon
    return view.viewport()->grab(place).toImage();
}

}  // namespace

class TestSharedPrefix : public QObject {
    Q_OBJECT

private slots:
    void thePrefixIsWhatMostNamesShareUpToASeparator() {
        QCOMPARE(sharedPrefix({"mixamorig:Hips", "mixamorig:LeftArm", "mixamorig:Left_Leg"}),
                 QStringLiteral("mixamorig:"));
        QCOMPARE(sharedPrefix({"Skeleton_arm_L", "Skeleton_arm_R", "Skeleton_neck", "torso"}),
                 QStringLiteral("Skeleton_"));
        QCOMPARE(sharedPrefix({"Rig|A_L", "Rig|A_R", "Rig|A_M"}), QStringLiteral("Rig|A_"));
        QCOMPARE(sharedPrefix({"LeftArm", "LeftLeg", "LeftFoot"}), QString());
        QCOMPARE(sharedPrefix({"a:b", "a:c"}), QString());  // too few, too short
        QCOMPARE(sharedPrefix({"mixamorig:", "mixamorig:", "mixamorig:"}), QString());
        QCOMPARE(sharedPrefix(std::vector<QString>()), QString());
    }

    void whatTellsANameFromTheNextStays() {
        const QStringList clips{"1H_Melee_Attack_Chop", "1H_Melee_Attack_Slice_Diagonal", "Cheer",
                                "Death_A", "Death_A_Pose"};
        const NameFamily family(std::vector<QString>(clips.begin(), clips.end()));
        QCOMPARE(family.sharedLetters(clips[0]), 16);
        QCOMPARE(family.sharedLetters(clips[2]), 0);
        QCOMPARE(family.sharedLetters(clips[3]), 6);  // never all of it
        QCOMPARE(NameFamily({"LeftHandThumb3", "LeftHandThumb4"}).sharedLetters("LeftHandThumb4"),
                 8);
        const QFontMetrics metrics(QApplication::font());
        const int room = metrics.horizontalAdvance(clips[0]) - 8;
        const QString shown = elidedName(clips[0], {}, 16, metrics, room);
        QVERIFY2(shown.startsWith("1H_M") && shown.endsWith(QStringLiteral("\u2026Chop")),
                 qPrintable(shown));
        QVERIFY(metrics.horizontalAdvance(shown) <= room);
        QCOMPARE(elidedName(clips[0], {}, 16, metrics, room + 100), clips[0]);
        QCOMPARE(elidedName("rig:Arm", QStringLiteral("\u2026Arm"), 4, metrics,
                            metrics.horizontalAdvance("rig:Arm") - 1),
                 QStringLiteral("\u2026Arm"));
    }

    void theNamesOfJointsCount() {
        QCOMPARE(sharedPrefix(*mixamo()), QStringLiteral("mixamorig:"));
        QCOMPARE(sharedPrefix(*character()), QString());
    }

    void aSampleOfManyNamesDecides() {
        auto asset = std::make_shared<Asset>(*chain(50000));
        for (std::size_t i = 0; i < asset->nodes.size(); ++i) {
            asset->nodes[i].name = "Rig:" + std::to_string(i);
        }
        QCOMPARE(sharedPrefix(*asset), QStringLiteral("Rig:"));
    }

    void namesInLittleRoomKeepWhatTellsThemApart_data() {
        QTest::addColumn<QStringList>("names");
        QTest::addColumn<QString>("prefix");
        QTest::addColumn<QStringList>("kept");  // least part of each name
        QTest::newRow("after the prefix")
            << QStringList{"mixamorig:LeftToeBase", "mixamorig:RightToeBase"}
            << QStringLiteral("mixamorig:") << QStringList{"Lef", "Righ"};
        QTest::newRow("at the start")
            << QStringList{"L_foot_of_the_character", "R_foot_of_the_character"} << QString()
            << QStringList{"L_", "R_"};
        QTest::newRow("at the end")
            << QStringList{"foot_of_the_character_L", "foot_of_the_character_R"} << QString()
            << QStringList{"_L", "_R"};
        QTest::newRow("in the middle") << QStringList{"CharacterSkeletonLeftFootToeEndJoint",
                                                      "CharacterSkeletonRightFootToeEndJoint"}
                                       << QString() << QStringList{"Lef", "Righ"};
        QTest::newRow("alike") << QStringList{"foot_of_the_character", "foot_of_the_character"}
                               << QString() << QStringList{"f", "f"};
        QTest::newRow("one") << QStringList{"foot_of_the_character"} << QString()
                             << QStringList{"f"};
    }

    void namesInLittleRoomKeepWhatTellsThemApart() {
        QFETCH(QStringList, names);
        QFETCH(QString, prefix);
        QFETCH(QStringList, kept);
        const QFontMetrics metrics(QApplication::font());
        const std::vector<QString> all(names.begin(), names.end());
        QCOMPARE(distinctNames(all, prefix, metrics, 2000), all);
        for (const int width : {metrics.horizontalAdvance(QStringLiteral("…Right…")) + 2, 90}) {
            const std::vector<QString> shown = distinctNames(all, prefix, metrics, width);
            QCOMPARE(shown.size(), all.size());
            for (std::size_t i = 0; i < shown.size(); ++i) {
                QVERIFY2(metrics.horizontalAdvance(shown[i]) <= width, qPrintable(shown[i]));
                QVERIFY2(shown[i].contains(kept[static_cast<qsizetype>(i)]), qPrintable(shown[i]));
            }
        }
    }

    void aNameLosesOnlyThePrefix() {
        QCOMPARE(withoutPrefix("mixamorig:LeftArm", "mixamorig:"), QString::fromUtf8("…LeftArm"));
        QCOMPARE(withoutPrefix("Armature", "mixamorig:"), QString());
        QCOMPARE(withoutPrefix("mixamorig:", "mixamorig:"), QString());
        QCOMPARE(withoutPrefix("Armature", ""), QString());
    }

    void leftAndRightStayApartInANarrowList() {
        WindowFixture f(mixamo());
        for (const char* name : {"jointList", "hierarchyTree"}) {
            auto& list = f.find<QTreeView>(name);
            list.expandAll();
            list.header()->setSectionResizeMode(QHeaderView::Fixed);
            list.setMinimumWidth(0);
            list.resize(150, 300);
            list.header()->resizeSection(0, 130);
            const QModelIndexList left = list.model()->match(
                list.model()->index(0, 0), Qt::DisplayRole, "mixamorig:LeftForeArm", 1,
                Qt::MatchExactly | Qt::MatchRecursive);
            QCOMPARE(left.size(), 1);
            QCOMPARE(left[0].data(kShortNameRole).toString(), QString::fromUtf8("…LeftForeArm"));
            QVERIFY(left[0].data(Qt::ToolTipRole).toString().startsWith("mixamorig:LeftForeArm"));
        }
        auto& joints = f.find<QTreeView>("jointList");
        const QAbstractItemModel& model = *joints.model();
        QVERIFY(cell(joints, model.index(0, 0)) != cell(joints, model.index(1, 0)));
    }

    void aLabelTriesTheShortTextBeforeItElides() {
        ElidedLabel label;
        label.setFullText("mixamorig:LeftForeArm", QString::fromUtf8("…LeftForeArm"));
        label.resize(label.fontMetrics().horizontalAdvance(QString::fromUtf8("…LeftForeArm")) + 4,
                     20);
        QResizeEvent resized(label.size(), {});
        QCoreApplication::sendEvent(&label, &resized);
        QCOMPARE(label.text(), QString::fromUtf8("…LeftForeArm"));
        QCOMPARE(label.toolTip(), QStringLiteral("mixamorig:LeftForeArm"));
        label.resize(600, 20);
        QCoreApplication::sendEvent(&label, &resized);
        QCOMPARE(label.text(), QStringLiteral("mixamorig:LeftForeArm"));
    }
};

SINEW_TEST_IN(QApplication, TestSharedPrefix)
#include "test_shared_prefix.moc"
