// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "model/view/short_names.h"
#include "tests/support/test_program.h"

using namespace sinew;

class TestShortNames : public QObject {
    Q_OBJECT

private slots:
    void whatMostNamesBeginWithIsAnEllipsis() {
        const std::vector<std::string> expected{"\u2026Hips", "\u2026LeftHandIndex1",
                                                "\u2026LeftHandIndex2", "Root"};
        QVERIFY(shortNames({"mixamorig:Hips", "mixamorig:LeftHandIndex1",
                            "mixamorig:LeftHandIndex2", "Root"}) == expected);
    }

    void namesThatShareLittleStayAsTheyAre() {
        const std::vector<std::string> few{"a_rig:x", "a_rig:y"};
        QVERIFY(shortNames(few) == few);
        const std::vector<std::string> halves{"left_arm",  "left_leg",  "left_hand",
                                              "right_arm", "right_leg", "right_hand"};
        QVERIFY(shortNames(halves) == halves);
        const std::vector<std::string> parts{"Armature", "Arm1", "Arm2", "Arm3"};
        QVERIFY(shortNames(parts) == parts);
    }

    void aNameThatIsOnlyTheBeginningStays() {
        const std::vector<std::string> expected{"rig:", "\u2026a", "\u2026b", "\u2026c"};
        QVERIFY(shortNames({"rig:", "rig:a", "rig:b", "rig:c"}) == expected);
    }
};

SINEW_TEST(TestShortNames)
#include "test_short_names.moc"
