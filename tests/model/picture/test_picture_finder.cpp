// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include "model/picture/picture_finder.h"
#include "tests/model/picture/two_boxes.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

PictureSubject withTrails(AnimationIndex animation) {
    PictureSubject subject = twoBoxes(animation);
    subject.view.motion.trails = TrailReach::Clip;
    return subject;
}

}  // namespace

class TestPictureFinder : public QObject {
    Q_OBJECT

private slots:
    void withoutNodesTheRootHasATrail() {
        PictureFindings found;
        PictureFinder finder;
        finder.find(withTrails(kWalkX), found);
        QCOMPARE(found.root, kWalker);
        QCOMPARE(found.trails->tracks.nodes, std::vector{kWalker});
        PictureSubject chosen = withTrails(kWalkX);
        chosen.trails = {kRock};
        finder.find(chosen, found);
        QCOMPARE(found.trails->tracks.nodes, std::vector{kRock});
    }

    void theRootOfLayersIsThatOfTheFirstThatHasOne() {
        PictureSubject subject = withTrails({});
        subject.played.blend = {{.animation = kStillZ}, {.animation = kHopY}};
        playWhole(LoopMode::Loop, subject);
        PictureFindings found;
        PictureFinder().find(subject, found);
        QCOMPARE(found.root, kWalker);
        QCOMPARE(found.trails->end, 1.0F);
    }

    void anotherMomentFindsNothingAgain() {
        PictureSubject subject = withTrails(kWalkX);
        PictureFindings found;
        PictureFinder finder;
        finder.find(subject, found);
        const auto trails = found.trails;
        subject.seconds = 1.5F;
        finder.find(subject, found);
        QCOMPARE(found.trails, trails);
    }

    void copiesAndTheBindPoseHaveNoTrailsAndNoSeam() {
        PictureSubject subject = withTrails(kWalkX);
        subject.view.motion.seamGhost = true;
        PictureFindings found;
        PictureFinder finder;
        finder.find(subject, found);
        QVERIFY(found.trails && !found.seamWords.empty());
        PictureSubject bind = subject;
        bind.view.mode = ViewMode::BindPose;
        finder.find(bind, found);
        QVERIFY(!found.trails && found.seamWords.empty());
        subject.view.copies = 2;
        finder.find(subject, found);
        QVERIFY(!found.trails && found.seamWords.empty());
    }
};

SINEW_TEST(TestPictureFinder)
#include "test_picture_finder.moc"
