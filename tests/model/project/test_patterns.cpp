// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <string>

#include "model/project/patterns.h"
#include "tests/support/test_program.h"

using namespace sinew;

class TestPatterns : public QObject {
    Q_OBJECT

private slots:
    void starsOfPathsStopAtSlashes();
    void patternsWithoutASlashAreAboutTheFile();
    void hostilePatternsEnd();
    void aTextThatIsNoPatternMatchesNothing();
};

void TestPatterns::starsOfPathsStopAtSlashes() {
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

void TestPatterns::patternsWithoutASlashAreAboutTheFile() {
    QVERIFY(matchesPath("*.glb", "chars/orc/a.glb"));
    QVERIFY(!matchesPath("chars", "chars/a.glb"));
}

void TestPatterns::hostilePatternsEnd() {
    std::string glob;
    for (int i = 0; i < 200; ++i) {
        glob += "*a";
    }
    QVERIFY(!matchesPath(glob + "b", std::string(1000, 'a')));
}

void TestPatterns::aTextThatIsNoPatternMatchesNothing() {
    QVERIFY(patternProblem("Walk*").empty());
    QVERIFY(matchesName("Walk*", "Walk_Slow"));
    QVERIFY(!patternProblem("/(/").empty());
    QVERIFY(!matchesName("/(/", "("));
    QVERIFY(!patternProblem("").empty());
}

SINEW_TEST(TestPatterns)
#include "test_patterns.moc"
