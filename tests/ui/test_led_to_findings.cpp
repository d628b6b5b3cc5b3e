// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>
#include <array>
#include <functional>

#include "model/check/rule.h"
#include "tests/support/test_program.h"
#include "tests/ui/character.h"
#include "ui/session/session.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr DrawnVertex kCorner{.node = kBody, .primitive = 0, .vertex = 3};

/// A finding of the rule at every kind of place that findings have.
std::vector<Diagnostic> placesOf(std::string_view code) {
    const Diagnostic file{.code = std::string(code), .message = {}};
    std::vector<Diagnostic> places(7, file);
    places[1].pointer = "/meshes/0/primitives/0";
    places[1].mesh = places[1].primitive = 0;
    places[2] = places[1];
    places[2].skin = 0;
    places[2].vertex = 3;
    places[3] = places[2];
    places[3].joint = 1;
    places[3].animation = 0;
    places[3].seconds = 2.0F;
    places[4].skin = 0;
    places[4].joint = 2;
    places[5].animation = places[5].channel = 0;
    places[5].key = 1;
    places[6].pointer = "/nodes/1";
    places[6].node = kBody.value;
    return places;
}

/// A file that plays, with a hidden body and a display that a user chose.
struct Led {
    double wall = 100.0;
    Session session{nullptr, [this] { return wall; }};
    Look look;
    HiddenNodes hidden;

    Led() {
        session.document().show({.asset = character(), .outline = {}});
        session.visibility().hide(std::array{kBody});
        look = session.appearance().look();
        look.skeleton.axes = true;
        session.appearance().setLook(look);
        hidden = session.visibility().hiddenNodes();
        session.player().setPlaying(true);
        session.history().settle();
    }
    void press(const Diagnostic& finding) {
        session.history().beginInput();
        session.goTo(finding);
        session.history().settle();
    }
    [[nodiscard]] bool isAsBefore() const {
        return session.appearance().look() == look && session.visibility().hiddenNodes() == hidden;
    }
};

}  // namespace

class TestLedToFindings : public QObject {
    Q_OBJECT

private slots:
    void everyFindingPausesAndLeavesNothingOn() {
        Led f;
        const std::function<void()> ways[] = {
            [&] { f.session.selection().setNode(kProp); }, [&] { f.session.stepBack(); },
            [&] { f.session.selection().setObject(AnimationIndex(std::size_t{1})); }};
        std::size_t next = 0;
        for (const Rule& rule : lintRules()) {
            for (const Diagnostic& finding : placesOf(rule.code)) {
                f.session.player().setPlaying(true);
                f.session.goTo(finding);
                QVERIFY2(!f.session.player().playing(), finding.code.c_str());
                ways[next++ % std::size(ways)]();
                QVERIFY2(f.isAsBefore(), finding.code.c_str());
                f.session.selection().clear();
            }
        }
    }

    void undoLeavesNothingOnAndNeitherDoesRedo() {
        Led f;
        for (const Diagnostic& finding : placesOf("STRAY_INFLUENCE")) {
            f.press(finding);
            f.session.history().undo();
            QVERIFY(f.isAsBefore());
            f.session.history().redo();
            f.session.selection().setNode(kProp);
            QVERIFY(f.isAsBefore());
            f.session.selection().clear();
            f.session.history().settle();
        }
    }

    void theVertexIsExplainedUntilSomethingElseIsSelected() {
        Led f;
        QSignalSpy led(&f.session, &Session::ledToVertex);
        f.session.pins().pin({.node = kBody, .primitive = 0, .vertex = 1});
        f.session.goTo(placesOf("VERTEX_UNWEIGHTED")[2]);
        QCOMPARE(led.count(), 1);
        QCOMPARE(f.session.pins().explained(), std::optional(kCorner));
        f.session.selection().setNode(kProp);
        QCOMPARE(f.session.pins().explained()->vertex, 1U);
    }

    void thePinThatIsChosenReplacesIt() {
        Led f;
        const DrawnVertex pinned{.node = kBody, .primitive = 0, .vertex = 1};
        f.session.pins().pin(pinned);
        f.session.goTo(placesOf("VERTEX_UNWEIGHTED")[2]);
        f.session.pins().setCurrent(pinned);
        QCOMPARE(f.session.pins().explained(), std::optional(pinned));
    }

    void aFindingWithVertexAndJointSelectsTheJointAtItsTime() {
        Led f;
        f.session.player().setAnimation(AnimationIndex(std::size_t{1}));
        f.session.goTo(placesOf("KEY_POP")[3]);
        QCOMPARE(f.session.player().animation(), AnimationIndex(std::size_t{0}));
        QCOMPARE(f.session.player().seconds(), 2.0F);
        QCOMPARE(f.session.selection().joint(), JointIndex(std::size_t{1}));
        QCOMPARE(f.session.pins().explained(), std::optional(kCorner));
    }

    void aTrackIsShownAtItsKeyWithTheBonesOfItsJoint() {
        Led f;
        f.session.goTo(placesOf("KEY_POP")[5]);
        QCOMPARE(f.session.player().seconds(), 1.5F);
        QVERIFY(!f.session.player().showsAllKeys());
        QCOMPARE(f.session.selection().node(), kHip);
        QCOMPARE(f.session.selection().joint(), JointIndex(std::size_t{0}));
        QVERIFY(f.session.appearance().look().skeleton.style != SkeletonStyle::None);
    }

    void aMomentOfAClipIsShownPosed() {
        Led f;
        f.session.appearance().setMode(ViewMode::BindPose);
        f.session.goTo(placesOf("KEY_POP")[5]);
        QCOMPARE(f.session.appearance().look().mode, ViewMode::Shaded);
        f.session.selection().setNode(kProp);
        QCOMPARE(f.session.appearance().look().mode, ViewMode::BindPose);
    }

    void aNodeThatIsSelectedThenStaysInThePicture() {
        Led f;
        f.session.goTo(placesOf("JOINT_UNUSED")[6]);
        f.session.selection().setObject(ObjectRef::primitive(MeshIndex(std::size_t{0}), 0));
        QVERIFY(!f.session.visibility().shown() || f.session.visibility().shown()->draws(kBody));
    }
};

SINEW_TEST_IN(QCoreApplication, TestLedToFindings)
#include "test_led_to_findings.moc"
