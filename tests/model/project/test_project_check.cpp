// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <algorithm>
#include <string>

#include "model/check/rule.h"
#include "model/project/budget_table.h"
#include "model/project/project_check.h"
#include "model/project/project_file.h"
#include "model/project/project_rules.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/stopped.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

std::shared_ptr<const Asset> bar() {
    return *skinnedBar().load();
}

ProjectRules rulesOfBlocks(const std::string& text) {
    const Result<ProjectFile> file = parseProjectFile("/p/sinew.json", text);
    std::vector<ProjectSetting> settings;
    for (const ProjectBlock& block : file.value().blocks) {
        settings.insert(settings.end(), block.settings.begin(), block.settings.end());
    }
    return rulesFromSettings(settings);
}

std::vector<Diagnostic> checked(const std::shared_ptr<const Asset>& asset,
                                const ProjectRules& rules) {
    return checkByProject(asset, rules, {.policy = policyUnder({}, rules)});
}

std::size_t countOf(const std::vector<Diagnostic>& findings, const std::string& code) {
    return static_cast<std::size_t>(
        std::count_if(findings.begin(), findings.end(),
                      [&code](const Diagnostic& each) { return each.code == code; }));
}

Diagnostic pop(std::uint32_t animation) {
    Diagnostic finding{.code = "KEY_POP", .message = "jumps"};
    finding.animation = animation;
    return finding;
}

/// The bar with two clips, "Bend" and "Walk".
std::shared_ptr<const Asset> twoClips() {
    Asset asset = *bar();
    asset.animations.push_back(asset.animations.front());
    asset.animations.back().name = "Walk";
    return std::make_shared<const Asset>(std::move(asset));
}

}  // namespace

class TestProjectCheck : public QObject {
    Q_OBJECT

private slots:
    void aBudgetIsExceededByOneMore_data();
    void aBudgetIsExceededByOneMore();
    void influencesAreWeightsAboveZero();
    void aFindingNamesNumberLimitAndLine();
    void everyBudgetHasARule();
    void withoutRulesThereIsNothing();
    void afterAStopThereIsNothing();
    void blocksOfClipsJudgeTheirFindings();
    void aUserMayMuteMore();
    void clipsHaveThresholdsOfTheirOwn();
    void severitiesOfTheProjectCount();
};

/// Of 16 vertices, 24 triangles, 3 joints, one morph target, and a clip that turns one joint.
void TestProjectCheck::aBudgetIsExceededByOneMore_data() {
    QTest::addColumn<QString>("budget");
    QTest::addColumn<int>("number");
    QTest::addColumn<QString>("code");
    QTest::newRow("joints") << "joints" << 3 << "BUDGET_JOINTS";
    QTest::newRow("influences") << "influences" << 2 << "BUDGET_INFLUENCES";
    QTest::newRow("vertices") << "vertices" << 16 << "BUDGET_VERTICES";
    QTest::newRow("triangles") << "triangles" << 24 << "BUDGET_TRIANGLES";
    QTest::newRow("morph targets") << "morphTargets" << 1 << "BUDGET_MORPH_TARGETS";
    QTest::newRow("animated nodes") << "animatedNodes" << 1 << "BUDGET_ANIMATED_NODES";
    QTest::newRow("clip bytes") << "clipBytes" << 40 << "BUDGET_CLIP_BYTES";
}

void TestProjectCheck::aBudgetIsExceededByOneMore() {
    QFETCH(const QString, budget);
    QFETCH(const int, number);
    QFETCH(const QString, code);
    for (const int limit : {number, number - 1}) {
        const std::string text =
            "{\"budgets\": {\"" + budget.toStdString() + "\": " + str(limit) + "}}";
        const std::vector<Diagnostic> findings = checked(bar(), rulesOfBlocks(text));
        QCOMPARE(countOf(findings, code.toStdString()), std::size_t{limit == number ? 0U : 1U});
    }
}

void TestProjectCheck::influencesAreWeightsAboveZero() {
    const auto findings = checked(bar(), rulesOfBlocks(R"({"budgets": {"influences": 1}})"));
    const auto found = std::find_if(findings.begin(), findings.end(), [](const Diagnostic& each) {
        return each.code == "BUDGET_INFLUENCES";
    });
    QVERIFY(found != findings.end());
    QCOMPARE(found->count, std::size_t{8});  // the two levels between joints
    QCOMPARE(found->vertices.size(), std::size_t{8});
    QCOMPARE(found->pointer, std::string("/meshes/0/primitives/0"));
}

void TestProjectCheck::aFindingNamesNumberLimitAndLine() {
    const auto findings =
        projectFindings(bar(), rulesOfBlocks("{\"budgets\": {\n\n\"joints\": 2}}"), {});
    QCOMPARE(findings.size(), std::size_t{1});
    QCOMPARE(findings.front().severity, Severity::Error);
    QCOMPARE(findings.front().pointer, std::string("/skins/0/joints"));
    QVERIFY(findings.front().message.ends_with("has 3 joints; sinew.json, line 3, allows 2"));
}

void TestProjectCheck::everyBudgetHasARule() {
    for (const BudgetRow& row : budgetRows()) {
        QVERIFY2(findRule(row.code) != nullptr, row.code);
    }
}

void TestProjectCheck::withoutRulesThereIsNothing() {
    QVERIFY(projectFindings(bar(), {}, {}).empty());
}

void TestProjectCheck::afterAStopThereIsNothing() {
    QVERIFY(projectFindings(bar(), rulesOfBlocks(R"({"budgets": {"joints": 0, "influences": 0}})"),
                            {}, stoppedToken())
                .empty());
}

void TestProjectCheck::blocksOfClipsJudgeTheirFindings() {
    const auto asset = twoClips();
    const ProjectRules rules = rulesOfBlocks(R"({"rules": {"KEY_POP": "error"}, "overrides": [
        {"clips": ["Walk*"], "rules": {"KEY_POP": "off"}}]})");
    const CheckPolicy policy = policyUnder({}, rules);
    const JudgedFindings judged = judgedByProject(*asset, rules, policy, {pop(0), pop(1)});
    QCOMPARE(judged.shown.size(), std::size_t{1});
    QCOMPARE(judged.shown.front().animation, std::optional<std::uint32_t>(0));
    QCOMPARE(judged.shown.front().severity, Severity::Error);
    QCOMPARE(judged.muted, std::size_t{1});
    QVERIFY(judged.fails);

    const ProjectRules back = rulesOfBlocks(R"({"rules": {"KEY_POP": "off"}, "overrides": [
        {"clips": ["Walk*"], "rules": {"KEY_POP": "info"}}]})");
    const JudgedFindings shown =
        judgedByProject(*asset, back, policyUnder({}, back), {pop(0), pop(1)});
    QCOMPARE(shown.shown.size(), std::size_t{1});
    QCOMPARE(shown.shown.front().animation, std::optional<std::uint32_t>(1));
    QCOMPARE(shown.shown.front().severity, Severity::Info);
}

void TestProjectCheck::aUserMayMuteMore() {
    const auto asset = twoClips();
    const ProjectRules rules = rulesOfBlocks(R"({"overrides": [
        {"clips": ["Walk*"], "rules": {"KEY_POP": "error"}}]})");
    const CheckPolicy policy = policyUnder({.muted = {"KEY_POP"}}, rules);
    const JudgedFindings judged = judgedByProject(*asset, rules, policy, {pop(0), pop(1)});
    QVERIFY(judged.shown.empty());
    QVERIFY(!judged.fails);
}

/// The clips turn by 90 degrees, which is 90 away from half a turn.
void TestProjectCheck::clipsHaveThresholdsOfTheirOwn() {
    const auto asset = twoClips();
    const ProjectRules rules = rulesOfBlocks(R"({"overrides": [{"clips": ["Walk"],
        "rules": {"KEY_ROTATION_HALF_TURN": {"thresholds": {"angle": 91}}}}]})");
    const std::vector<Diagnostic> findings = checked(asset, rules);
    QCOMPARE(countOf(findings, "KEY_ROTATION_HALF_TURN"), std::size_t{1});
    for (const Diagnostic& finding : findings) {
        QVERIFY(finding.code != "KEY_ROTATION_HALF_TURN" || finding.animation == 1U);
    }
    QCOMPARE(countOf(checked(asset, {}), "KEY_ROTATION_HALF_TURN"), std::size_t{0});
}

void TestProjectCheck::severitiesOfTheProjectCount() {
    const ProjectRules rules =
        rulesOfBlocks(R"({"failOn": "warning", "rules": {"KEY_POP": "warning"}})");
    const CheckPolicy user{.severities = {{"KEY_POP", Severity::Info}}};
    QCOMPARE(policyUnder(user, rules).severities.at("KEY_POP"), Severity::Warning);
    QVERIFY(policyUnder(user, rules).failOn.from == Severity::Warning);
    QVERIFY(policyUnder(user, rules, FailOn{.from = {}}).failOn.from == std::nullopt);
}

SINEW_TEST(TestProjectCheck)
#include "test_project_check.moc"
