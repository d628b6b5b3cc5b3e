// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <string>

#include "model/project/name_pattern.h"
#include "tests/support/test_program.h"

using namespace sinew;

class TestNamePattern : public QObject {
    Q_OBJECT

private slots:
    void globsMatchWholeNames();
    void classesMatchOneOfSeveral();
    void expressionsMatchParts();
    void brokenExpressionsAreNamed();
    void starsOfPathsStopAtSlashes();
    void patternsWithoutASlashAreAboutTheFile();
    void hostilePatternsEnd();
};

void TestNamePattern::globsMatchWholeNames() {
    QVERIFY(matchesName("Walk*", "Walk"));
    QVERIFY(matchesName("Walk*", "Walk_Slow"));
    QVERIFY(!matchesName("Walk*", "SlowWalk"));
    QVERIFY(!matchesName("walk", "Walk"));
    QVERIFY(matchesName("*_L", "Hand_L"));
    QVERIFY(matchesName("H?nd", "Hand"));
    QVERIFY(!matchesName("H?nd", "Hnd"));
    QVERIFY(matchesName("a*b*c", "a-b-b-c"));
    QVERIFY(matchesName("*", ""));
    QVERIFY(matchesName("a/b", "a/b"));
}

void TestNamePattern::classesMatchOneOfSeveral() {
    QVERIFY(matchesName("Leg[0-9]", "Leg7"));
    QVERIFY(!matchesName("Leg[0-9]", "LegA"));
    QVERIFY(matchesName("Leg[!0-9]", "LegA"));
    QVERIFY(matchesName("[[]x", "[x"));
    QVERIFY(matchesName("[x", "[x"));
}

void TestNamePattern::expressionsMatchParts() {
    QVERIFY(matchesName("/^Wal(k|ker)$/", "Walker"));
    QVERIFY(!matchesName("/^Walk$/", "Walker"));
    QVERIFY(matchesName("/\\d+/", "Hand 12"));
}

void TestNamePattern::brokenExpressionsAreNamed() {
    QVERIFY(patternProblem("Walk*").empty());
    QVERIFY(patternProblem("/a|b/").empty());
    QVERIFY(!patternProblem("/(/").empty());
    QVERIFY(!patternProblem("").empty());
    QVERIFY(!matchesName("/(/", "("));
}

void TestNamePattern::starsOfPathsStopAtSlashes() {
    QVERIFY(matchesPath("chars/*.glb", "chars/a.glb"));
    QVERIFY(!matchesPath("chars/*.glb", "chars/orc/a.glb"));
    QVERIFY(matchesPath("chars/**/*.glb", "chars/a.glb"));
    QVERIFY(matchesPath("chars/**/*.glb", "chars/orc/big/a.glb"));
    QVERIFY(!matchesPath("chars/**/*.glb", "props/a.glb"));
    QVERIFY(matchesPath("chars/**", "chars/orc/a.glb"));
    QVERIFY(!matchesPath("chars/**", "charsmith/a.glb"));
    QVERIFY(matchesPath("**/a.glb", "a.glb"));
    QVERIFY(matchesPath("/chars/a.glb", "chars/a.glb"));
}

void TestNamePattern::patternsWithoutASlashAreAboutTheFile() {
    QVERIFY(matchesPath("*.glb", "chars/orc/a.glb"));
    QVERIFY(!matchesPath("chars", "chars/a.glb"));
}

void TestNamePattern::hostilePatternsEnd() {
    std::string glob;
    for (int i = 0; i < 200; ++i) {
        glob += "*a";
    }
    QVERIFY(!matchesName(glob + "b", std::string(1000, 'a')));
    QVERIFY(!matchesName("/(a+)+b/", std::string(100'000, 'a')));
}

SINEW_TEST(TestNamePattern)
#include "test_name_pattern.moc"
