// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <algorithm>
#include <cctype>
#include <set>
#include <stdexcept>
#include <stop_token>

#include "model/check/check_asset.h"
#include "model/check/rule.h"
#include "tests/model/check/rig.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/require_listed.h"
#include "tests/support/stopped.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

Asset faultyRig() {
    Asset asset = cleanRig();
    setInfluences(asset, 7, {{2, 1.25F}, {1, -0.25F}});
    setInfluences(asset, 6, {});
    setInfluences(asset, 8, {{2, 1.0F}, {1, 0.0F}});
    asset.nodes[0].rest.translation.y = 0.5F;
    asset.nodes[1].rest.scale = {1.0F, 2.0F, 1.0F};
    return asset;
}

bool isUpperSnakeCase(std::string_view code) {
    return !code.empty() && std::all_of(code.begin(), code.end(), [](char c) {
        return std::isupper(static_cast<unsigned char>(c)) != 0 ||
               std::isdigit(static_cast<unsigned char>(c)) != 0 || c == '_';
    });
}

}  // namespace

class TestFramework : public QObject {
    Q_OBJECT

private slots:
    void theSkinnedBarHasNoFinding() {
        const auto asset = skinnedBar().load();
        QVERIFY(bool(asset));
        const auto& loaded = (*asset)->findings;
        QVERIFY2(loaded.empty(), listed(loaded).c_str());
        const auto findings = checkAsset(**asset);
        QVERIFY2(findings.empty(), listed(findings).c_str());
    }

    void anEmptyAssetHasNoFinding() { QVERIFY(checkAsset(Asset{}).empty()); }

    void everyRuleIsDocumentedOnce() {
        std::set<std::string_view> codes;
        for (const auto rules : {lintRules(), ledgerRules()}) {
            for (const Rule& rule : rules) {
                QVERIFY2(codes.insert(rule.code).second, rule.code.data());
                QVERIFY(isUpperSnakeCase(rule.code));
                QVERIFY2(!rule.meaning.empty(), rule.code.data());
                QCOMPARE(findRule(rule.code), &rule);
            }
        }
        for (const Rule& rule : lintRules()) {
            for (const std::string_view text :
                 {rule.meaning, rule.why, rule.fixBlender, rule.fixMaya}) {
                QVERIFY2(text.size() > 10 && text.back() == '.', rule.code.data());
            }
        }
        QVERIFY(std::is_sorted(lintRules().begin(), lintRules().end(),
                               [](const Rule& a, const Rule& b) { return a.code < b.code; }));
        QCOMPARE(findRule("NO_SUCH_RULE"), nullptr);
    }

    void aRuleStatesItsLowestAndItsHighestSeverity() {
        for (const auto rules : {lintRules(), ledgerRules()}) {
            for (const Rule& rule : rules) {
                QVERIFY2(rule.leastSeverity <= rule.severity, rule.code.data());
            }
        }
        const auto finding = [](Severity severity, const char* code) {
            return std::vector<Diagnostic>{
                {.severity = severity, .code = code, .message = {}, .pointer = {}}};
        };
        requireListed(finding(Severity::Info, "INVERSE_BIND_MISMATCH"));
        requireListed(finding(Severity::Error, "SKIN_WITHOUT_MESH"));
        for (const auto& wrong : {finding(Severity::Error, "INVERSE_BIND_MISMATCH"),
                                  finding(Severity::Info, "SKIN_WITHOUT_MESH"),
                                  finding(Severity::Info, "NO_SUCH_RULE")}) {
            QVERIFY_THROWS_EXCEPTION(std::logic_error, requireListed(wrong));
        }
    }

    void findingsComeByRuleAndAreOfTheTable() {
        const auto findings = lint(faultyRig());
        QVERIFY(findings.size() >= 5);
        QVERIFY(std::is_sorted(
            findings.begin(), findings.end(),
            [](const Diagnostic& a, const Diagnostic& b) { return a.code < b.code; }));
        for (const Diagnostic& finding : findings) {
            const Rule* rule = findRule(finding.code);
            QVERIFY(rule != nullptr);
            QVERIFY(finding.severity <= rule->severity);
            QVERIFY(finding.pointer.starts_with('/'));
            QVERIFY(!finding.message.empty());
        }
    }

    void theSameAssetGivesTheSameList() {
        QCOMPARE(listed(lint(faultyRig())), listed(lint(faultyRig())));
    }

    void violationsAloneAreThoseOfTheWholeList() {
        const auto asset = finishAsset(faultyRig());
        auto expected = checkAsset(*asset);
        std::erase_if(expected, [](const Diagnostic& f) { return !findRule(f.code)->violation; });
        QVERIFY(!expected.empty());
        QCOMPARE(listed(checkAsset(*asset, {.violationsOnly = true})), listed(expected));
    }

    void aStopTokenEndsItBeforeAnythingIsDone() {
        QVERIFY(checkAsset(*finishAsset(faultyRig()), {}, stoppedToken()).empty());
    }

    void namesFromTheFileStayOnOneLine() {
        Asset asset = cleanRig();
        asset.nodes[0].name = "a\nb\x1b[31m";
        asset.nodes[0].rest.translation.y = 0.5F;
        const auto found = lint(asset, "SKINNED_MESH_TRANSFORM");
        QCOMPARE(found.size(), std::size_t{1});
        for (const char c : found[0].message) {
            QVERIFY(static_cast<unsigned char>(c) >= 0x20);
        }
    }
};

SINEW_TEST(TestFramework)
#include "test_framework.moc"
