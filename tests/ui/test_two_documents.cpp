// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>
#include <memory>

#include "tests/support/test_program.h"
#include "tests/ui/character.h"
#include "ui/session/camera_rig.h"
#include "ui/session/document.h"
#include "ui/session/player.h"

using namespace sinew;
using namespace sinew::test;

namespace {

/// Two documents with one player and one camera, controlled by the first one. The wall clock is
/// manual.
struct Fixture {
    double wall = 100.0;
    Player player{[this] { return wall; }};
    CameraRig rig{[this] { return wall; }};
    std::unique_ptr<Document> first = std::make_unique<Document>();
    std::unique_ptr<Document> second = std::make_unique<Document>();
    PoseMoment moment;

    explicit Fixture(std::shared_ptr<const Asset> other = character()) {
        first->show({.asset = character(), .outline = {}});
        second->show({.asset = std::move(other), .outline = {}});
        player.setClips(first->clips());
        rig.startOver(animatedOutline(first->asset(), {}, player.animation()));
    }

    void pass(double seconds) {
        wall += seconds;
        player.advance(wall);
        rig.advance(wall);
    }

    const PoseEvaluator& pose(Document& document) {
        player.fillMoment(moment);
        return *document.pose(moment);
    }
};

/// Whether every node of the document has the clip's pose at that time.
bool isAt(const Document& document, const PoseEvaluator& pose, AnimationIndex animation,
          float seconds) {
    PoseEvaluator expected(document.asset());
    expected.evaluate(animation, seconds);
    for (std::size_t i = 0; i < document.asset()->nodes.size(); ++i) {
        if (pose.world(NodeIndex(i)) != expected.world(NodeIndex(i))) {
            return false;
        }
    }
    return true;
}

std::shared_ptr<const Asset> withoutAnimations() {
    auto asset = std::make_shared<Asset>(*character());
    asset->animations.clear();
    return asset;
}

}  // namespace

class TestTwoDocuments : public QObject {
    Q_OBJECT

private slots:
    void bothPlayAtTheSameMoment() {
        Fixture f;
        for (int i = 0; i < 5; ++i) {
            f.pass(0.3);
            QVERIFY(isAt(*f.first, f.pose(*f.first), AnimationIndex(0), f.player.seconds()));
            QVERIFY(isAt(*f.second, f.pose(*f.second), AnimationIndex(0), f.player.seconds()));
        }
        QVERIFY(f.player.seconds() > kWalkStart);
        QVERIFY(!isAt(*f.second, f.pose(*f.second), AnimationIndex(0), kWalkStart));
    }

    void whatOneDocumentLacksCountsAsNone() {
        Fixture f(withoutAnimations());
        f.pass(0.5);
        QVERIFY(isAt(*f.first, f.pose(*f.first), AnimationIndex(0), f.player.seconds()));
        QVERIFY(isAt(*f.second, f.pose(*f.second), AnimationIndex(), 0.0F));
        f.player.fillMoment(f.moment);
        f.moment.hand.set({.node = NodeIndex(std::size_t{999}),
                           .translation = glm::vec3(1.0F),
                           .rotation = {},
                           .scale = {}});
        f.moment.root = NodeIndex(std::size_t{999});
        QVERIFY(isAt(*f.second, *f.second->pose(f.moment), AnimationIndex(), 0.0F));
    }

    void aPoseIsEvaluatedOncePerMoment() {
        Fixture f;
        f.pass(0.5);
        const glm::mat4* before = &f.pose(*f.first).world(kHip);
        const glm::mat4 value = *before;
        (void)f.pose(*f.second);
        QCOMPARE(&f.pose(*f.first).world(kHip), before);
        QVERIFY(*before == value);
        f.player.seek(kWalkStart);
        QVERIFY(isAt(*f.first, f.pose(*f.first), AnimationIndex(0), kWalkStart));
    }

    void oneCameraShowsBoth() {
        Fixture f;
        Outline both = animatedOutline(f.first->asset(), {}, f.player.animation());
        const float alone = f.rig.camera().distance;
        const Outline moved = animatedOutline(f.second->asset(), {}, f.player.animation());
        for (const glm::vec3& point : moved.points) {
            both.points.push_back(point + glm::vec3(10.0F, 0.0F, 0.0F));
            both.box.add(both.points.back());
        }
        QSignalSpy changed(&f.rig, &CameraRig::cameraChanged);
        f.rig.frame(both);
        f.pass(1.0);
        QCOMPARE(changed.count(), 1);
        QVERIFY(f.rig.camera().distance > alone);
        QVERIFY(!f.rig.moving());
    }

    void tearingOneDownLeavesTheOtherPlaying() {
        Fixture f;
        f.pass(0.25);
        (void)f.pose(*f.second);
        f.second.reset();
        f.pass(0.25);
        QVERIFY(f.player.playing());
        QVERIFY(isAt(*f.first, f.pose(*f.first), AnimationIndex(0), f.player.seconds()));
    }

    void tearingTheLeadingOneDownLeavesTheOtherPlaying() {
        Fixture f;
        f.pass(0.25);
        f.first.reset();
        f.pass(0.25);
        QVERIFY(f.player.playing());
        QVERIFY(isAt(*f.second, f.pose(*f.second), AnimationIndex(0), f.player.seconds()));
        f.player.setClips(f.second->clips());
        QCOMPARE(f.player.seconds(), kWalkStart);
        QVERIFY(isAt(*f.second, f.pose(*f.second), AnimationIndex(0), kWalkStart));
    }
};

SINEW_TEST_IN(QCoreApplication, TestTwoDocuments)
#include "test_two_documents.moc"
