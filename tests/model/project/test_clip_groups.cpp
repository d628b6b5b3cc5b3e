// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include "model/project/clip_groups.h"
#include "tests/model/motion/foot_paths.h"
#include "tests/model/motion/walker.h"
#include "tests/model/project/project_findings.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

/// One step per second in place: on the ground for `down` frames of 30 from frame `from` on.
std::vector<glm::dvec3> stride(double x, int from, int down) {
    std::vector<glm::dvec3> path;
    for (int frame = 0; frame <= 30; ++frame) {
        const int step = (frame - from + 30) % 30;
        const double air = step < down ? 0.0 : (step - down) / (30.0 - down);
        const double z = step < down ? 1.0 - 2.0 * step / down : -1.0 + 2.0 * air;
        path.emplace_back(x, 0.1 + 0.5 * std::sin(3.14159265 * air), z);
    }
    return path;
}

/// The same path as translations below the hips.
std::vector<glm::dvec3> local(std::vector<glm::dvec3> path) {
    for (glm::dvec3& place : path) {
        place.y -= 1.0;
    }
    return path;
}

/// "Walk", and "Run" whose left foot comes down `later` frames later.
std::shared_ptr<const Asset> walkAndRun(int later, int down = 10) {
    Walker walker({{"Foot.L", stride(0.3, 3, 15)}, {"Foot.R", stride(-0.3, 18, 15)}});
    walker.endClip("Walk");
    walker.move(2, local(stride(0.3, 3 + later, down)));
    walker.move(3, local(stride(-0.3, 18, down)));
    return walker.clips("Run")->asset();
}

const std::string kPhase =
    "{\"groups\": [{\"clips\": [\"Walk\", \"Run\"], \"share\": [\"phase\"]}]}";
const std::string kLength = R"({"groups": [{"clips": ["Walk", "*"], "share": ["length"]}]})";

std::shared_ptr<const Asset> withLengths(const std::vector<std::size_t>& frames) {
    Walker walker({{"Foot.L", {{0.0, 0.1, 0.0}}}});
    for (std::size_t i = 0; i < frames.size(); ++i) {
        std::vector<double> degrees(frames[i], 0.0);
        degrees[1] = 3.0;
        walker.turn(1, degrees);
        if (i + 1 < frames.size()) {
            walker.endClip(i == 0 ? "Walk" : "Run");
        }
    }
    return walker.clips("Last")->asset();
}

}  // namespace

class TestClipGroups : public QObject {
    Q_OBJECT

private slots:
    void clipsOfAGroupAreAsLongAsTheFirst() {
        QCOMPARE(verdictOn(withLengths({31, 31}), kLength).codes(), std::string());
        const ProjectVerdict verdict = verdictOn(withLengths({31, 25, 16}), kLength);
        QCOMPARE(verdict.codes(), std::string("GROUP_LENGTH GROUP_LENGTH"));
        QCOMPARE(verdict.findings[0].message,
                 std::string("'Run' is 0.8 s long, and 'Walk' is 1 s; sinew.json, line 1, asks "
                             "for one length: scale its key times by 1.25"));
        QCOMPARE(verdict.findings[0].pointer, std::string("/animations/1"));
    }

    void feetOfAGroupComeDownTogether() {
        QCOMPARE(verdictOn(walkAndRun(0), kPhase).codes(), std::string());
        QCOMPARE(verdictOn(walkAndRun(1), kPhase).codes(), std::string());  // 3.3 % of the cycle
        const ProjectVerdict verdict = verdictOn(walkAndRun(2), kPhase);
        QCOMPARE(verdict.codes(), std::string("GROUP_PHASE"));
        QCOMPARE(verdict.message(),
                 std::string("'Run': 'Foot.L' comes down 6.7 % of the cycle apart from 'Walk', at "
                             "most 5 %; sinew.json, line 1, asks for one phase: shift the keys of "
                             "'Run' by 6.7 % of its length"));
        QCOMPARE(verdict.findings[0].node, std::optional<std::uint32_t>(2));
        // From frame 3 to frame 29 it is shorter around the end.
        QVERIFY(verdictOn(walkAndRun(26), kPhase).message().find(" 13 %") != std::string::npos);
    }

    void aGroupWithoutFeetCannotBeJudged() {
        Walker walker({{"Hip1", {{0.3, 1.5, 0.0}}}});
        walker.turn(1, {0.0, 5.0, 0.0}).endClip("Walk");
        walker.turn(1, {0.0, 5.0, 0.0});
        const ProjectVerdict verdict = verdictOn(walker.clips("Run")->asset(), kPhase);
        QCOMPARE(verdict.codes(), std::string("?GROUP_PHASE"));
        QCOMPARE(verdict.gaps[0].subject, std::string("'Run'"));
    }

    void aPatternOfAGroupWithoutAClipDoesNotApply() {
        QCOMPARE(verdictOn(withLengths({31}), R"({"groups": [{"clips": ["Walk", "Last", "Jog"],
                                                              "share": ["length"]}]})")
                     .gaps.front()
                     .subject,
                 std::string("'Walk', 'Jog'"));
    }

    void phasesAreComparedAroundTheCycle() {
        const auto distance = [](std::vector<double> one, std::vector<double> other) {
            return phaseDistance(one, other);
        };
        QCOMPARE(distance({0.1}, {0.1}), 0.0);
        QVERIFY(std::abs(distance({0.05}, {0.95}) - 0.1) < 1e-12);
        QVERIFY(std::abs(distance({0.0, 0.5}, {0.45, 0.98}) - 0.05) < 1e-12);
        QVERIFY(std::abs(distance({0.0, 0.5}, {0.0, 0.1}) - 0.4) < 1e-12);
        QCOMPARE(distance({0.0}, {0.5}), 0.5);
    }
};

SINEW_TEST(TestClipGroups)
#include "test_clip_groups.moc"
