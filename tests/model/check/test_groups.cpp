// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <algorithm>
#include <map>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "model/check/group_findings.h"
#include "model/check/rule.h"
#include "model/load/findings.h"
#include "model/words/place_words.h"
#include "tests/model/check/rig.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

Diagnostic found(Severity severity, std::string code, std::string pointer,
                 std::string message = "it is wrong") {
    return {.severity = severity,
            .code = std::move(code),
            .message = std::move(message),
            .pointer = std::move(pointer)};
}

Diagnostic strideAt(int view) {
    return found(Severity::Error, "BUFFER_VIEW_STRIDE_MISPLACED",
                 "/bufferViews/" + std::to_string(view) + "/byteStride");
}

/// A finding about a rotation of `clip`, with the indices of its first key.
Diagnostic turnIn(std::uint32_t clip, Severity severity, const char* code) {
    Diagnostic finding = found(severity, code, "/animations/0/samplers/0/output",
                               "the hip is wrong; it looks odd there");
    finding.animation = clip;
    finding.channel = 0;
    finding.key = 1;
    return finding;
}

/// Two clips, each of which turns node 1 with keys at 0 s and 0.5 s.
Asset twoClips() {
    Asset asset = cleanRig();
    asset.nodes[1].name = "Hip";
    asset.animations.resize(1);
    asset.animations[0] = {};
    addTurns(asset, NodeIndex(std::size_t{1}), {0.0F, 0.5F}, {0.0F, 10.0F});
    asset.animations.push_back(asset.animations[0]);
    asset.animations[0].name = "Walk";
    asset.animations[1].name = "Run";
    return asset;
}

}  // namespace

class TestGroups : public QObject {
    Q_OBJECT

private slots:
    void noTwoRulesShareARankExceptTheLast() {
        std::map<RuleRank, std::string_view> codes;
        for (const std::span<const Rule> rules : {lintRules(), ledgerRules()}) {
            for (const Rule& rule : rules) {
                const auto [known, isNew] = codes.try_emplace(rule.rank, rule.code);
                QVERIFY2(isNew || rule.rank == RuleRank{}, rule.code.data());
            }
        }
    }

    void aCodeWithoutRuleIsAboutForm() {
        QCOMPARE(ruleOf("NO_SUCH_RULE").group, FindingGroup::File);
        QVERIFY(ruleOf("NO_SUCH_RULE").rank == RuleRank{});
        QCOMPARE(ruleOf("POSE_NOT_FINITE").rank.harm, Harm::Pose);
    }

    void formIsToldOncePerFileAndCounted() {
        std::vector<Diagnostic> findings;
        for (int view = 0; view < 150; ++view) {
            findings.push_back(strideAt(view));
        }
        const auto grouped = groupedFindings(cleanRig(), findings);
        QCOMPARE(grouped.size(), std::size_t{1});
        QCOMPARE(grouped[0].count, std::size_t{150});
        QCOMPARE(grouped[0].pointer, std::string("/bufferViews/0/byteStride"));
        QVERIFY(grouped[0].message.starts_with("150 buffer views have a stride"));
        QCOMPARE(grouped[0].places.size(), kMostPlaces);
        QCOMPARE(grouped[0].places[1].pointer, std::string("/bufferViews/1/byteStride"));
        QCOMPARE(grouped[0].places[1].message, std::string("it is wrong"));
    }

    void whatWasOnlyCountedIsCounted() {
        load::Findings findings;
        for (int view = 0; view < 1000; ++view) {
            Diagnostic finding = strideAt(view);
            finding.count = 2;
            findings.add(std::move(finding));
        }
        const auto grouped = groupedFindings(cleanRig(), findings.take());
        QCOMPARE(grouped.size(), std::size_t{1});
        QCOMPARE(grouped[0].count, std::size_t{2000});
        QVERIFY(grouped[0].message.starts_with("1000 buffer views"));
    }

    void whatWasOnlyCountedOfSeveralGroupsStaysApart() {
        load::Findings findings;
        for (std::uint32_t i = 0; i < 300; ++i) {
            findings.add(turnIn(i % 2, Severity::Error, "KEY_ROTATION_NOT_UNIT"));
        }
        const auto grouped = groupedFindings(twoClips(), findings.take());
        QCOMPARE(grouped.size(), std::size_t{3});
        QCOMPARE(grouped[2].code, std::string("FINDINGS_LEFT_OUT"));
        QCOMPARE(grouped[2].count, std::size_t{100});
    }

    void aFindingAloneStaysAsItIs() {
        const auto grouped = groupedFindings(cleanRig(), {strideAt(3)});
        QCOMPARE(grouped.size(), std::size_t{1});
        QCOMPARE(grouped[0].message, std::string("it is wrong"));
        QVERIFY(grouped[0].places.empty());
    }

    void aFaultOfThePoseIsToldPerClipAndInformationPerFile() {
        const char* const code = "KEY_ROTATION_SIGN_FLIPPED";
        const auto ofClips = [code](Severity severity) {
            return groupedFindings(
                twoClips(),
                {turnIn(0, severity, code), turnIn(0, severity, code), turnIn(1, severity, code)});
        };
        QCOMPARE(ofClips(Severity::Warning).size(), std::size_t{2});
        QCOMPARE(ofClips(Severity::Warning)[0].message,
                 std::string("'Walk': 2 rotation tracks change sign between keys, 2 times, first "
                             "'Hip' rotation of 'Walk', key 1 at 0.5 s; it looks odd there"));
        QCOMPARE(ofClips(Severity::Warning)[1].message,
                 std::string("'Run': the hip is wrong; it looks odd there"));
        QCOMPARE(ofClips(Severity::Info).size(), std::size_t{1});
        QVERIFY(ofClips(Severity::Info)[0].message.starts_with("'Walk', 'Run': 3 rotation tracks"));
    }

    void ofManyClipsTheFirstAreNamed() {
        Asset asset = twoClips();
        std::vector<Diagnostic> findings;
        for (std::uint32_t clip = 0; clip < 5; ++clip) {
            asset.animations.resize(std::max(asset.animations.size(), std::size_t{clip} + 1),
                                    asset.animations[0]);
            asset.animations[clip].name = "Clip" + std::to_string(clip);
            findings.push_back(turnIn(clip, Severity::Warning, "LOOP_SEAM"));
        }
        const auto grouped = groupedFindings(asset, findings);
        QCOMPARE(grouped.size(), std::size_t{1});
        QVERIFY(grouped[0].message.find("'Clip0', 'Clip1', 'Clip2' and 2 more clips") !=
                std::string::npos);
    }

    void dataOfAClipIsNotTheClip() {
        Diagnostic finding = strideAt(0);
        finding.animation = 0;
        QCOMPARE(groupedFindings(twoClips(), {finding})[0].message, std::string("it is wrong"));
    }

    void aClipThatTheMessageNamesIsNotNamedTwice() {
        Diagnostic finding = turnIn(0, Severity::Error, "KEY_ROTATION_NOT_UNIT");
        finding.message = "'Walk' turns";
        QCOMPARE(groupedFindings(twoClips(), {finding})[0].message, std::string("'Walk' turns"));
    }

    void weightsAreToldPerSkin() {
        std::vector<Diagnostic> findings;
        for (std::uint32_t i = 0; i < 4; ++i) {
            findings.push_back(found(Severity::Error, "WEIGHTS_NOT_NORMALIZED",
                                     "/meshes/0/primitives/" + std::to_string(i)));
            findings.back().count = 10;
            findings.back().skin = i / 3;
        }
        const auto grouped = groupedFindings(cleanRig(), findings);
        QCOMPARE(grouped.size(), std::size_t{2});
        QCOMPARE(grouped[0].message, std::string("it is wrong; likewise in 2 more primitives, 30 "
                                                 "vertices in all"));
    }

    void placesInOneObjectAreNotMoreObjects() {
        const auto message = [](const char* second) {
            return groupedFindings(cleanRig(),
                                   {found(Severity::Error, "VALUE_CLAMPED", "/materials/0/a"),
                                    found(Severity::Error, "VALUE_CLAMPED", second)})[0]
                .message;
        };
        QCOMPARE(message("/materials/1/a"),
                 std::string("it is wrong; likewise in 1 more material"));
        QCOMPARE(message("/materials/0/b"), std::string("it is wrong; likewise in 1 more place"));
        QCOMPARE(message("/cameras/0/b"), std::string("it is wrong; likewise in 1 more place"));
    }

    void severityComesFirstThenWhatBreaksThePoseThenCostThenForm() {
        const auto grouped = groupedFindings(
            cleanRig(),
            {found(Severity::Info, "CONSTANT_TRACK", ""), found(Severity::Error, "UNRANKED_B", ""),
             strideAt(0), found(Severity::Error, "UNRANKED_A", ""),
             found(Severity::Warning, "LOOP_SEAM", ""),
             found(Severity::Error, "WEIGHTS_NOT_NORMALIZED", "/meshes/0")});
        std::string codes;
        for (const Diagnostic& finding : grouped) {
            codes += finding.code + ' ';
        }
        QCOMPARE(codes, std::string("WEIGHTS_NOT_NORMALIZED BUFFER_VIEW_STRIDE_MISPLACED "
                                    "UNRANKED_A UNRANKED_B LOOP_SEAM CONSTANT_TRACK "));
    }

    void placesHaveWords() {
        const Asset asset = twoClips();
        Diagnostic finding = turnIn(1, Severity::Info, "LOOP_SEAM");
        QCOMPARE(placeWords(asset, finding),
                 std::string("'Hip' rotation of 'Run', key 1 at 0.5 s"));
        finding.key = 99;
        QCOMPARE(placeWords(asset, finding), std::string("'Hip' rotation of 'Run', key 99"));
        finding.animation = 7;  // that the file does not have
        QCOMPARE(placeWords(asset, finding), std::string("sampler 0"));
        QCOMPARE(placeWords(asset, strideAt(3)), std::string("buffer view 3"));
        QCOMPARE(placeWords(asset, found(Severity::Info, "X_Y", "")), std::string());
        Diagnostic vertex = found(Severity::Error, "X_Y", "/meshes/0/primitives/0");
        vertex.mesh = 0;
        vertex.vertex = 12;
        QVERIFY(placeWords(asset, vertex).starts_with("vertex 12 of "));
    }

    void placesOfOneNameAreToldApartByTheirPointers() {
        Asset asset = cleanRig();
        asset.nodes[1].name = asset.nodes[2].name = "Arm";
        std::vector<Diagnostic> findings;
        for (const std::uint32_t node : {1U, 2U, 2U, 3U}) {
            findings.push_back(found(Severity::Error, "ROTATION_NOT_UNIT",
                                     "/nodes/" + std::to_string(node) + "/rotation"));
            findings.back().node = node;
        }
        const std::vector<std::string> places = placesInWords(asset, findings);
        QCOMPARE(places, (std::vector<std::string>{"'Arm' (/nodes/1)", "'Arm' (/nodes/2)",
                                                   "'Arm' (/nodes/2)", "'Head'"}));
    }
};

SINEW_TEST(TestGroups)
#include "test_groups.moc"
