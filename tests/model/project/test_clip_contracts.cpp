// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include "tests/model/motion/foot_paths.h"
#include "tests/model/motion/walker.h"
#include "tests/model/project/project_findings.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr int kFrames = 31;  // frames of `treadmill`, a second in which the ground moves by 6 units

Walker walkInPlace() {
    return Walker({{"Foot.L", treadmill(0.3, 0)}, {"Foot.R", treadmill(-0.3, 7)}});
}

/// Hips that end `travel` units in front of where they start.
std::vector<glm::dvec3> hipsAlongZ(double travel) {
    std::vector<glm::dvec3> hips;
    for (int frame = 0; frame < kFrames; ++frame) {
        hips.emplace_back(0.0, 1.0, travel * frame / (kFrames - 1));
    }
    return hips;
}

/// Degrees from 0 to `last`.
std::vector<double> turnTo(double last) {
    std::vector<double> degrees;
    for (int frame = 0; frame < kFrames; ++frame) {
        degrees.push_back(last * frame / (kFrames - 1));
    }
    return degrees;
}

/// "Walk" against its contract.
ProjectVerdict contract(Walker walker, const std::string& members) {
    return verdictOn(walker.clips()->asset(), "{\"contracts\": {\"Walk*\": {\n" + members + "}}}");
}

std::string codes(const Walker& walker, const std::string& members) {
    return contract(walker, members).codes();
}

std::string wanted(const char* member, double value, double tolerance) {
    return "\"" + std::string(member) + "\": {\"value\": " + std::to_string(value) +
           ", \"tolerance\": " + std::to_string(tolerance) + "}";
}

}  // namespace

class TestClipContracts : public QObject {
    Q_OBJECT

private slots:
    void withoutContractsThereIsNothing() {
        QCOMPARE(verdictOn(walkInPlace().clips()->asset(), "{}").codes(), std::string());
        QCOMPARE(codes(walkInPlace(), ""), std::string());
    }

    void aDurationIsKeptWithinItsTolerance() {
        QCOMPARE(codes(walkInPlace(), wanted("duration", 1.02, 0.0201)), std::string());
        QCOMPARE(codes(walkInPlace(), wanted("duration", 1.02, 0.0199)),
                 std::string("CONTRACT_DURATION"));
        Walker walker = walkInPlace();
        const ProjectVerdict verdict = contract(walker, wanted("duration", 1.1, 0.02));
        QCOMPARE(verdict.message(),
                 std::string("'Walk' is 1 s long; sinew.json, line 2, asks for 1.1 s \u00b1 0.02 "
                             "s: scale its key times by 1.1"));
        QCOMPARE(verdict.findings[0].pointer, std::string("/animations/0"));
        QVERIFY(verdict.findings[0].severity == Severity::Error);
    }

    void theSpeedOfAClipInPlaceIsThatOfItsGround() {
        QCOMPARE(codes(walkInPlace(), wanted("speed", 6.1, 0.1001)), std::string());
        QCOMPARE(codes(walkInPlace(), wanted("speed", 6.1, 0.0999)), std::string("CONTRACT_SPEED"));
        Walker walker = walkInPlace();
        QCOMPARE(contract(walker, wanted("speed", 3.0, 0.5)).message(),
                 std::string("'Walk' moves at 6 units per second, by its feet on the ground; "
                             "sinew.json, line 2, asks for 3 \u00b1 0.5: scale the steps by 0.5, "
                             "or play it 0.5 times as fast"));
    }

    void theSpeedOfAClipThatTravelsIsThatOfItsRoot() {
        Walker walker = walkInPlace().move(0, hipsAlongZ(6.0));
        QCOMPARE(contract(walker, wanted("speed", 6.1, 0.1001)).codes(), std::string());
        Walker faster = walkInPlace().move(0, hipsAlongZ(6.5));
        QCOMPARE(contract(faster, wanted("speed", 6.1, 0.399)).message(),
                 std::string("'Walk' moves at 6.5 units per second, by the travel of 'Hips'; "
                             "sinew.json, line 2, asks for 6.1 \u00b1 0.399: scale that travel by "
                             "0.938"));
    }

    void theGroundBelongsToTheGameIfTheRootStays() {
        // The rig is from the soles at 0.1 to the head at 2: with its feet, 2.28 units in size.
        for (const double travel : {0.0, 0.1, 0.2, 6.0}) {
            const bool stays = travel < 0.114;
            QCOMPARE(codes(walkInPlace().move(0, hipsAlongZ(travel)), R"("ground": "game")"),
                     std::string(stays ? "" : "CONTRACT_GROUND"));
            QCOMPARE(codes(walkInPlace().move(0, hipsAlongZ(travel)), R"("ground": "animation")"),
                     std::string(stays ? "CONTRACT_GROUND" : ""));
        }
        Walker walker = walkInPlace().move(0, hipsAlongZ(6.0));
        const std::string message = contract(walker, R"("ground": "game")").message();
        QVERIFY(
            message.starts_with("'Walk' travels: 'Hips' ends 6 units from its start along the "
                                "ground"));
        QVERIFY(
            message.ends_with("asks for at most 5 %, because the game moves it: take the "
                              "travel out of the keys of 'Hips'"));
    }

    void thePathUpAndDownIsNoTravel() {
        std::vector<glm::dvec3> hips = hipsAlongZ(0.0);
        hips.back().y = 3.0;
        QCOMPARE(codes(walkInPlace().move(0, hips), R"("ground": "game")"), std::string());
    }

    void aThresholdOfTheProjectCounts() {
        Walker walker = walkInPlace().move(0, hipsAlongZ(0.2));
        QCOMPARE(verdictOn(walker.clips()->asset(),
                           R"({"contracts": {"Walk": {"ground": "game"}},
                               "rules": {"CONTRACT_GROUND": {"thresholds": {"travel": 0.2}}}})")
                     .codes(),
                 std::string());
    }

    void yawIsTheTurnOfTheRootFromStartToEnd() {
        for (const double turn : {0.0, -4.9, 5.1, 180.0, -360.0, 725.0}) {
            const bool stays = std::abs(turn) < 5.0;
            QCOMPARE(codes(walkInPlace().turnAboutY(0, turnTo(turn)), R"("yaw": "game")"),
                     std::string(stays ? "" : "CONTRACT_YAW"));
            QCOMPARE(codes(walkInPlace().turnAboutY(0, turnTo(turn)), R"("yaw": "animation")"),
                     std::string(stays ? "CONTRACT_YAW" : ""));
        }
        Walker walker = walkInPlace().turnAboutY(0, turnTo(-90.0));
        QCOMPARE(
            contract(walker, R"("yaw": "game")").message(),
            std::string("'Walk' turns: 'Hips' ends turned by 90\u00b0 about the vertical axis; "
                        "sinew.json, line 2, asks for at most 5\u00b0, because the game turns "
                        "it: take the turn out of the keys of 'Hips'"));
    }

    void aLeanIsNoYaw() {
        QCOMPARE(codes(walkInPlace().turn(0, turnTo(40.0)), R"("yaw": "game")"), std::string());
        QCOMPARE(codes(walkInPlace(), R"("yaw": "animation")"), std::string("CONTRACT_YAW"));
    }

    void aLoopEndsAsItStarts() {
        // The head moves what is below it by a tenth of the rig's size per radian at least: a seam
        // of 1 % is 5.73 degrees.
        QCOMPARE(codes(walkInPlace().turn(1, turnTo(5.6)), R"("loop": true)"), std::string());
        QCOMPARE(codes(walkInPlace().turn(1, turnTo(5.9)), R"("loop": true)"),
                 std::string("CONTRACT_LOOP"));
        QCOMPARE(codes(walkInPlace().turn(1, turnTo(45.0)), R"("loop": false)"), std::string());
        Walker walker = walkInPlace().turn(1, turnTo(45.0));
        const ProjectVerdict verdict = contract(walker, R"("loop": true)");
        QVERIFY(
            verdict.message().starts_with("'Walk' does not close: from its last pose to its "
                                          "first 'Head' rotation by 45\u00b0"));
        QVERIFY(
            verdict.message().ends_with("asks for a loop: copy the first key of 'Head' to the "
                                        "end"));
        QCOMPARE(verdict.findings[0].node, std::optional<std::uint32_t>(1));
    }

    void aRootThatTravelsIsNoSeam() {
        QCOMPARE(codes(walkInPlace().move(0, hipsAlongZ(6.0)), R"("loop": true)"), std::string());
    }

    void theTurnOfTheAnimationIsNoSeam() {
        const Walker turning = walkInPlace().turnAboutY(0, turnTo(90.0));
        QCOMPARE(codes(turning, R"("loop": true, "yaw": "animation")"), std::string());
        QCOMPARE(codes(turning, R"("loop": true)"), std::string("CONTRACT_LOOP"));
    }

    void bonesAreRequiredByPattern() {
        QCOMPARE(codes(walkInPlace(), R"("requiredBones": ["Hips", "Foot.?", "/^head$/i"])"),
                 std::string());
        Walker walker = walkInPlace();
        QCOMPARE(contract(walker, R"("requiredBones": ["Hips", "Hand*"])").message(),
                 std::string("no bone of the file matches 'Hand*'; sinew.json, line 2, asks for "
                             "one for 'Walk': add it, or rename the bone that is meant"));
    }

    void animatedBonesMove() {
        QCOMPARE(codes(walkInPlace(), R"("animatesBones": ["Foot.*"])"), std::string());
        QCOMPARE(codes(walkInPlace(), R"("animatesBones": ["Foot.*", "Head", "Tail"])"),
                 std::string("CONTRACT_ANIMATES CONTRACT_ANIMATES"));
        // A track whose keys are equal moves nothing.
        QCOMPARE(codes(walkInPlace().turn(1, {5.0, 5.0, 5.0}), R"("animatesBones": ["Head"])"),
                 std::string("CONTRACT_ANIMATES"));
        QCOMPARE(codes(walkInPlace().turn(1, {5.0, 6.0, 5.0}), R"("animatesBones": ["Head"])"),
                 std::string());
    }

    void whatCannotBeMeasuredIsAGap() {
        Walker still({{"Hoof", {{0.0, 0.1, 0.0}}}});
        still.turn(1, {0.0});
        const ProjectVerdict pose =
            contract(still, R"("loop": true, "ground": "game", "yaw": "game", )" +
                                wanted("speed", 1, 0.1) + ", " + wanted("duration", 0, 0.1));
        QCOMPARE(pose.codes(), std::string("?CONTRACT_GROUND ?CONTRACT_LOOP ?CONTRACT_SPEED "
                                           "?CONTRACT_YAW"));
        QCOMPARE(coverageWords(pose.gaps[2]),
                 std::string("CONTRACT_SPEED for 'Walk': all its keys are at one time"));
        QCOMPARE(pose.gaps[2].pointer, std::string("/animations/0"));
        QVERIFY(pose.gaps[2].applies);
    }

    void aSpeedWithoutFeetOrTravelIsAGap() {
        const Walker flying = Walker({}).turn(1, turnTo(20.0));
        const ProjectVerdict verdict = contract(flying, wanted("speed", 1, 0.1));
        QCOMPARE(verdict.codes(), std::string("?CONTRACT_SPEED"));
        QCOMPARE(verdict.gaps[0].reason, std::string("its root stays, and there are no feet"));
    }

    void aPatternWithoutAClipDoesNotApply() {
        const ProjectVerdict verdict =
            verdictOn(walkInPlace().clips()->asset(),
                      R"({"contracts": {"Run*": {"loop": true}, "Wlak": {"loop": true}}})");
        QCOMPARE(verdict.codes(), std::string("?CONTRACT_NO_CLIP"));
        QCOMPARE(coverageWords(verdict.gaps[0]),
                 std::string("CONTRACT_NO_CLIP for 'Run*', 'Wlak': no clip of the file "
                             "matches"));
        QVERIFY(!verdict.gaps[0].applies);
    }

    void aMutedRuleHasNoGap() {
        QCOMPARE(verdictOn(walkInPlace().clips()->asset(),
                           R"({"contracts": {"Run": {"loop": true}},
                               "rules": {"CONTRACT_NO_CLIP": "off"}})")
                     .codes(),
                 std::string());
    }
};

SINEW_TEST(TestClipContracts)
#include "test_clip_contracts.moc"
