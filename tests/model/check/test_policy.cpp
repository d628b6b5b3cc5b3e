// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <algorithm>
#include <cctype>
#include <set>

#include "model/check/check_asset.h"
#include "model/check/check_policy.h"
#include "model/check/rule.h"
#include "tests/model/check/rig.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

/// How many findings of a rule a policy with this parameter has.
std::size_t found(Asset asset, const char* code, const char* name, double value) {
    const auto findings = checkAsset(*finishAsset(std::move(asset)),
                                     {.policy = {.parameters = {{code, {{name, value}}}}}});
    return static_cast<std::size_t>(std::count_if(
        findings.begin(), findings.end(), [code](const Diagnostic& f) { return f.code == code; }));
}

Diagnostic finding(const char* code, Severity severity) {
    return {.severity = severity, .code = code, .message = "so", .pointer = "/nodes/0"};
}

std::vector<Diagnostic> three() {
    return {finding("DUPLICATE_JOINT", Severity::Error), finding("LOOP_SEAM", Severity::Warning),
            finding("CONSTANT_TRACK", Severity::Info)};
}

std::vector<std::string> codes(const std::vector<Diagnostic>& findings) {
    std::vector<std::string> all;
    for (const Diagnostic& each : findings) {
        all.push_back(each.code);
    }
    return all;
}

using Codes = std::vector<std::string>;

}  // namespace

class TestPolicy : public QObject {
    Q_OBJECT

private slots:
    void everyParameterIsDescribedOnce() {
        std::size_t count = 0;
        for (const Rule& rule : lintRules()) {
            std::set<std::string_view> names;
            for (const RuleParameter& each : rule.parameters) {
                QVERIFY2(names.insert(each.name).second, rule.code.data());
                QVERIFY(std::islower(static_cast<unsigned char>(each.name.front())) != 0);
                QVERIFY2(each.value > 0.0 && !each.unit.empty(), each.name.data());
                QVERIFY2(each.meaning.size() > 10 && each.meaning.back() == '.', each.name.data());
                QCOMPARE(CheckPolicy().parameter(rule.code, each.name), each.value);
                ++count;
            }
        }
        QVERIFY(count > 30);
    }

    void aParameterOfThePolicyReplacesThatOfTheRow() {
        Asset moved = cleanRig();
        moved.nodes[0].rest.translation.y = 0.5F;
        QCOMPARE(found(moved, "SKINNED_MESH_TRANSFORM", "difference", 0.4), std::size_t{1});
        QCOMPARE(found(moved, "SKINNED_MESH_TRANSFORM", "difference", 0.6), std::size_t{0});

        Asset scaled = cleanRig();
        scaled.nodes[1].rest.scale = {1.0F, 1.0F, 1.25F};
        QCOMPARE(found(scaled, "JOINT_NONUNIFORM_SCALE", "scale", 0.15), std::size_t{1});
        QCOMPARE(found(scaled, "JOINT_NONUNIFORM_SCALE", "scale", 0.25), std::size_t{0});

        Asset still = cleanRig();
        addTrack(still, NodeIndex(2), ChannelPath::Scale, {0.0F, 1.0F},
                 {1.0F, 1.0F, 1.0F, 1.0F, 1.0F, 1.05F});
        QCOMPARE(found(still, "CONSTANT_TRACK", "size", 0.01), std::size_t{0});
        QCOMPARE(found(still, "CONSTANT_TRACK", "size", 0.1), std::size_t{1});
    }

    void mutedRulesAndHiddenSeveritiesAreLeftOutAndCounted() {
        CheckPolicy policy{.muted = {"LOOP_SEAM"}};
        policy.hidden[Severity::Info] = true;
        const JudgedFindings judged = judgedFindings(policy, three());
        QCOMPARE(codes(judged.shown), Codes{"DUPLICATE_JOINT"});
        QCOMPARE(judged.muted, std::size_t{1});
        QCOMPARE(judged.hidden, std::size_t{1});
        QCOMPARE(judged.counts[Severity::Error], std::size_t{1});
        QCOMPARE(judged.counts[Severity::Warning], std::size_t{0});
        QCOMPARE(judged.counts[Severity::Info], std::size_t{1});
        QCOMPARE(judged.violations, std::size_t{1});
        QVERIFY(judged.fails);
    }

    void onlyWhatIsShownFails() {
        CheckPolicy policy{.muted = {"DUPLICATE_JOINT"}};
        QVERIFY(!judgedFindings(policy, three()).fails);
        policy.failOn.from = Severity::Warning;
        QVERIFY(judgedFindings(policy, three()).fails);
        policy.hidden[Severity::Warning] = true;
        QVERIFY(!judgedFindings(policy, three()).fails);
        QVERIFY(!judgedFindings({.failOn = {.from = {}}}, three()).fails);
    }

    void aSeverityOfThePolicyReplacesThatOfTheFindingAndOfItsPlaces() {
        std::vector<Diagnostic> findings = three();
        findings[2].places = {findings[2], findings[2]};
        const CheckPolicy policy{.severities = {{"CONSTANT_TRACK", Severity::Error},
                                                {"DUPLICATE_JOINT", Severity::Info}},
                                 .failOn = {.from = Severity::Error}};
        const JudgedFindings judged = judgedFindings(policy, std::move(findings));
        QCOMPARE(codes(judged.shown), (Codes{"CONSTANT_TRACK", "LOOP_SEAM", "DUPLICATE_JOINT"}));
        QCOMPARE(judged.shown[0].places[1].severity, Severity::Error);
        QCOMPARE(judged.violations, std::size_t{0});
        QVERIFY(judged.fails);
    }
};

SINEW_TEST(TestPolicy)
#include "test_policy.moc"
