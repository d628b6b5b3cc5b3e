// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <string>

#include "model/project/project_file.h"
#include "model/project/project_rules.h"
#include "tests/support/caller.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

ProjectRules rulesIn(const std::string& text) {
    const Result<ProjectFile> file = parseProjectFile("/p/sinew.json", text);
    return file ? rulesFromSettings(file->blocks.front().settings) : ProjectRules();
}

std::string problemIn(const std::string& text) {
    const Result<ProjectFile> file = parseProjectFile("/p/sinew.json", text);
    return file ? std::string() : file.error().message;
}

}  // namespace

class TestProjectFile : public QObject {
    Q_OBJECT

private slots:
    void commentsAndLastCommasAreAllowed();
    void everySettingHasItsPlace();
    void settingsHaveMeanings();
    void nullUndoes();
    void unknownNamesAreErrors_data();
    void unknownNamesAreErrors();
    void wrongTypesAreErrors_data();
    void wrongTypesAreErrors();
    void noJsonIsAnErrorWithItsPlace_data();
    void noJsonIsAnErrorWithItsPlace();
    void someSettingsCannotDifferByClip();
    void bodiesOfStringsAreNoComments();
    void whatCostsTooMuchIsRefused();
};

void TestProjectFile::commentsAndLastCommasAreAllowed() {
    const ProjectRules rules = rulesIn(R"(// ours
{
  "budgets": { /* the engine's
     limit */ "joints": 64, },  // "vertices": 3
  "frameRates": [30, 60, ],
})");
    QCOMPARE(rules.budgets.size(), std::size_t{1});
    QCOMPARE(rules.budgets.at(Budget::Joints).value, 64.0);
    QCOMPARE(rules.budgets.at(Budget::Joints).origin.line, std::size_t{4});
    QCOMPARE(rules.frameRates->value.size(), std::size_t{2});
}

void TestProjectFile::everySettingHasItsPlace() {
    const ProjectRules rules =
        rulesIn("{\n  \"failOn\":\n    \"warning\",\n\t\"baseline\": \"b\"}");
    QCOMPARE(rules.failOn->origin.line, std::size_t{2});
    QCOMPARE(rules.failOn->origin.column, std::size_t{3});
    QCOMPARE(rules.baseline->origin.line, std::size_t{4});
    QCOMPARE(rules.baseline->origin.column, std::size_t{2});
    QCOMPARE(originForErrors(rules.failOn->origin), std::string("/p/sinew.json:2:3"));
    QCOMPARE(originInWords(rules.failOn->origin), std::string("sinew.json, line 2"));
}

void TestProjectFile::settingsHaveMeanings() {
    const ProjectRules rules = rulesIn(R"({
        "rules": {"KEY_POP": "error",
                  "JOINT_UNUSED": {"severity": "off", "reason": "sockets"},
                  "KEYS_TOO_CLOSE": "default"},
        "failOn": "violation", "baseline": "known/base.json",
        "budgets": {"textureFormats": ["ktx2"], "fileBytes": 1000},
        "names": {"joints": {"required": ["Hips"], "forbidden": ["*.001", "/^Bone/"]}},
        "contracts": {"Walk*": {"loop": true, "speed": {"value": 1.4, "tolerance": 0.1},
                                "ground": "game", "animatesBones": ["Hips"]}},
        "groups": [{"clips": ["Walk*"], "share": ["phase"]}]})");
    QCOMPARE(rules.policy.severities.at("KEY_POP"), Severity::Error);
    QVERIFY(rules.policy.mutes("JOINT_UNUSED"));
    QCOMPARE(rules.muted.at("JOINT_UNUSED").reason, std::string("sockets"));
    QVERIFY(!rules.policy.severities.contains("KEYS_TOO_CLOSE"));
    QVERIFY(rules.failOn->value.violations);
    QCOMPARE(rules.baseline->value, std::string("/p/known/base.json"));
    QCOMPARE(rules.textureFormats->value.front(), std::string("ktx2"));
    QCOMPARE(rules.jointNames.required.front().value, std::string("Hips"));
    QCOMPARE(rules.jointNames.forbidden.size(), std::size_t{2});
    const ClipContract walk = contractOf(rules, "Walk_Slow");
    QCOMPARE(walk.speed->value.tolerance, 0.1);
    QCOMPARE(walk.ground->value, MovementOwner::Game);
    QVERIFY(walk.loop->value);
    QVERIFY(!contractOf(rules, "Run").loop);
    QVERIFY(rules.groups.front().sharesPhase && !rules.groups.front().sharesLength);
}

void TestProjectFile::nullUndoes() {
    const Result<ProjectFile> above =
        parseProjectFile("/sinew.json", R"({"budgets": {"joints": 64, "materials": 2}})");
    const Result<ProjectFile> near =
        parseProjectFile("/p/sinew.json", R"({"budgets": {"joints": null}})");
    std::vector<ProjectSetting> settings = above->blocks.front().settings;
    settings.push_back(near->blocks.front().settings.front());
    const ProjectRules rules = rulesFromSettings(settings);
    QCOMPARE(rules.budgets.size(), std::size_t{1});
    QVERIFY(rules.budgets.contains(Budget::Materials));
}

void TestProjectFile::unknownNamesAreErrors_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("hint");
    QTest::newRow("setting") << "{\"budget\": {}}"
                             << ":1:2: "
                             << "did you mean 'budgets'?";
    QTest::newRow("budget") << "{\"budgets\":\n {\"joint\": 3}}"
                            << ":2:3: "
                            << "did you mean 'joints'?";
    QTest::newRow("rule") << "{\"rules\": {\"KEY_POPS\": \"off\"}}"
                          << ":1:12: "
                          << "did you mean 'KEY_POP'?";
    QTest::newRow("threshold") << "{\"rules\": {\"LOOP_SEAM\": {\"thresholds\": {\"clsed\": 1}}}}"
                               << ":1:41: "
                               << "did you mean 'closed'?";
    QTest::newRow("severity") << "{\"rules\": {\"KEY_POP\": \"eror\"}}"
                              << ":1:12: "
                              << "did you mean 'error'?";
    QTest::newRow("block") << "{\"overrides\": [{\"file\": [\"a\"]}]}"
                           << ":1:17: "
                           << "did you mean 'files'?";
    QTest::newRow("root in a block") << "{\"overrides\": [{\"root\": true}]}"
                                     << ":1:17: "
                                     << "whole rule file";
}

void TestProjectFile::unknownNamesAreErrors() {
    QFETCH(const QString, text);
    QFETCH(const QString, place);
    QFETCH(const QString, hint);
    const QString problem = QString::fromStdString(problemIn(text.toStdString()));
    QVERIFY2(problem.startsWith("/p/sinew.json" + place), qPrintable(problem));
    QVERIFY2(problem.contains(hint), qPrintable(problem));
}

void TestProjectFile::wrongTypesAreErrors_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("words");
    QTest::newRow("list") << "[]"
                          << ":1:1: a rule file must be an object";
    QTest::newRow("text") << R"({"budgets": {"joints": "64"}})"
                          << "\"joints\" must be a whole number";
    QTest::newRow("fraction") << R"({"budgets": {"joints": 6.5}})"
                              << "\"joints\" must be a whole number";
    QTest::newRow("negative") << R"({"budgets": {"joints": -1}})"
                              << "\"joints\" must be a whole number";
    QTest::newRow("object") << R"({"budgets": 3})"
                            << "\"budgets\" must be an object";
    QTest::newRow("item") << R"({"frameRates": [30, "60"]})"
                          << ":1:21: \"frameRates\" must be a list of numbers";
    QTest::newRow("flag") << R"({"root": 1})"
                          << "\"root\" must be true or false";
    QTest::newRow("part") << R"({"contracts": {"A": {"speed": {"value": 1}}}})"
                          << "\"speed\" needs \"tolerance\"";
    QTest::newRow("list of parts") << R"({"groups": [{"clips": ["A"], "share": ["speed"]}]})"
                                   << "\"share\" must be a list of: phase, length";
    QTest::newRow("pattern") << R"({"names": {"clips": {"forbidden": ["/(/"]}}})"
                             << ":1:36: ";
    QTest::newRow("rule") << R"({"rules": {"KEY_POP": 2}})"
                          << "\"KEY_POP\" must be a severity or an object";
}

void TestProjectFile::wrongTypesAreErrors() {
    QFETCH(const QString, text);
    QFETCH(const QString, words);
    const QString problem = QString::fromStdString(problemIn(text.toStdString()));
    QVERIFY2(problem.startsWith("/p/sinew.json:1:"), qPrintable(problem));
    QVERIFY2(problem.contains(words), qPrintable(problem));
}

void TestProjectFile::noJsonIsAnErrorWithItsPlace_data() {
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("words");
    QTest::newRow("empty") << ""
                           << ":1:1: ";
    QTest::newRow("word") << "{\n\"root\": yes}"
                          << ":2:9: not valid JSON";
    QTest::newRow("comment") << "{}\n /* open"
                             << ":2:2: this comment has no end";
    QTest::newRow("only a comma") << "{\"frameRates\": [,]}"
                                  << ":1:17: not valid JSON";
    QTest::newRow("two commas") << "{\"frameRates\": [30,,]}"
                                << ":1:20: not valid JSON";
    QTest::newRow("twice") << "{\"root\": true, \"root\": false}"
                           << "the name \"root\" occurs twice";
}

void TestProjectFile::noJsonIsAnErrorWithItsPlace() {
    QFETCH(const QString, text);
    QFETCH(const QString, words);
    const QString problem = QString::fromStdString(problemIn(text.toStdString()));
    QVERIFY2(problem.contains(words), qPrintable(problem));
}

void TestProjectFile::someSettingsCannotDifferByClip() {
    QVERIFY(problemIn(R"({"overrides": [{"clips": ["A"], "frameRates": [30],
        "rules": {"KEY_POP": "off"}, "budgets": {"clipBytes": 10}}]})")
                .empty());
    QCOMPARE(problemIn(R"({"overrides": [{"clips": ["A"], "budgets": {"joints": 3}}]})"),
             std::string("/p/sinew.json:1:45: \"joints\" cannot differ from clip to clip"));
}

void TestProjectFile::bodiesOfStringsAreNoComments() {
    const ProjectRules rules =
        rulesIn(R"({"names": {"nodes": {"forbidden": ["a//b", " /* c */", "\",]"]}}})");
    QCOMPARE(rules.nodeNames.forbidden.size(), std::size_t{3});
    QCOMPARE(rules.nodeNames.forbidden[1].value, std::string(" /* c */"));
    QCOMPARE(rules.nodeNames.forbidden[2].value, std::string("\",]"));
}

void TestProjectFile::whatCostsTooMuchIsRefused() {
    std::string clips = "\"A\"";
    for (int i = 0; i < 100; ++i) {
        clips += ", \"A\"";
    }
    QVERIFY(problemIn("{\"overrides\": [{\"clips\": [" + clips + "]}]}")
                .find(":1:17: \"clips\" has more than 100 patterns") != std::string::npos);
    const std::string deep = std::string(50, '[') + std::string(50, ']');
    QVERIFY(problemIn("{\"frameRates\": " + deep + "}").find("\"frameRates\" must be") !=
            std::string::npos);
    QVERIFY(!problemIn("{\"frameRates\": " + std::string(100'000, '[')).empty());
}

SINEW_TEST(TestProjectFile)
#include "test_project_file.moc"
