// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>
#include <algorithm>
#include <functional>
#include <map>

#include "tests/support/test_program.h"
#include "tests/ui/character.h"
#include "ui/models/clip_words.h"
#include "ui/models/contested_target_model.h"
#include "ui/session/session.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr AnimationIndex kWalk{std::size_t{0}};   // the hip goes up 5 in 2 seconds
constexpr AnimationIndex kStill{std::size_t{1}};  // the hip stays at 2

/// A session paused at the start of "Walk", and a manual clock.
struct Fixture {
    double wall = 100.0;
    Session session{nullptr, [this] { return wall; }};

    Fixture() {
        session.document().show({.asset = character(), .outline = {}});
        session.player().setPlaying(false);
    }
    void pass(double seconds) {
        wall += seconds;
        session.advance(wall);
    }
    float hip() { return session.pose()->world(kHip)[3].y; }
    float onPath() {
        return positionAt(*session.player().rootMotion().path, session.player().seconds()).y;
    }
    void change(std::size_t row, const std::function<void(Layer&)>& change) {
        Layer layer = session.player().mix().layers[row];
        change(layer);
        session.player().setMix(withLayer(session.player().mix(), row, layer));
    }
};

Mix walkAndStill() {
    return {.layers = {{.animation = kWalk}, {.animation = kStill}}, .fade = {}};
}

bool near(float a, float b) {
    return std::abs(a - b) < 1e-4F;
}

/// What holds whatever plays.
void verifyPlayback(const Player& player) {
    const PlaybackClock& clock = player.clock();
    QVERIFY(player.clipStart() <= clock.startSeconds && clock.endSeconds <= player.clipEnd());
    QVERIFY(clock.startSeconds <= player.seconds() && player.seconds() <= clock.endSeconds);
    // The end of a loop is its start.
    const float length = clock.endSeconds - clock.startSeconds;
    const float ahead = clock.secondsAt(player.wallSeconds()) - player.seconds();
    QVERIFY(near(length > 0.0F ? std::remainder(ahead, length) : ahead, 0.0F));
    QCOMPARE(player.shownKeys().empty(), player.mixing());
}

}  // namespace

class TestLayers : public QObject {
    Q_OBJECT

private slots:
    void thePresentClipBecomesTheFirstLayerAndTheMomentStays() {
        Fixture f;
        f.session.player().seek(2.0F);
        const float before = f.hip();
        f.session.player().mixPresentClip();
        QVERIFY(f.session.player().mixing());
        QCOMPARE(f.session.player().mix().layers.size(), 1u);
        QCOMPARE(f.session.player().seconds(), 1.0F);  // mixer time
        QVERIFY(near(f.hip(), before));
        f.session.player().setMixing(false);
        QCOMPARE(f.session.player().seconds(), 2.0F);
        QVERIFY(near(f.hip(), before));
    }

    void inAndOutPointsGoIntoTheLayer() {
        Fixture f;
        f.session.player().setInOut(1.5F, 2.5F);
        f.session.player().mixPresentClip();
        QCOMPARE(f.session.player().clipEnd(), 1.0F);
        QCOMPARE(f.session.player().mix().layers[0].inSeconds, 1.5F);
        QVERIFY(f.session.player().playsWholeClip());
    }

    void theMixerRunsAsLongAsItsLongestLayer() {
        Fixture f;
        f.session.player().setMix(walkAndStill());
        QCOMPARE(f.session.player().clipEnd(), 2.0F);
        f.change(0, [](Layer& layer) { layer.speed = -0.5; });
        QCOMPARE(f.session.player().clipEnd(), 4.0F);
        f.change(0, [](Layer& layer) { layer.loop = LoopMode::PingPong; });
        QCOMPARE(f.session.player().clipEnd(), 8.0F);
        f.change(0, [](Layer& layer) { layer.speed = 0.0; });
        QCOMPARE(f.session.player().clipEnd(), 0.0F);
    }

    void layersAreBlendedByTheirWeights() {
        Fixture f;
        f.session.player().setMix(walkAndStill());
        f.session.player().seek(2.0F);
        QVERIFY(near(f.hip(), 3.5F));  // 5 and 2
        f.change(1, [](Layer& layer) { layer.weight = 0.0F; });
        QVERIFY(near(f.hip(), 5.0F));
        f.change(1, [](Layer& layer) { layer.weight = 1.0F; });
        f.change(0, [](Layer& layer) { layer.enabled = false; });
        QVERIFY(near(f.hip(), 2.0F));
    }

    void withoutLayersThePlainClipPlays() {
        Fixture f;
        f.session.player().setMix(walkAndStill());
        f.session.player().setMix({});
        QVERIFY(!f.session.player().mixing());
        QCOMPARE(f.session.player().clipStart(), kWalkStart);
        QCOMPARE(f.session.player().clipEnd(), kWalkEnd);
        QCOMPARE(f.session.player().keyTimes().size(), 3u);
    }

    void aClipThatIsChosenPlaysAloneAndTheLayersAreKept() {
        Fixture f;
        f.session.player().setMix(walkAndStill());
        f.session.player().setAnimation(f.session.player().animation());
        QVERIFY(!f.session.player().mixing());
        QCOMPARE(f.session.player().clipStart(), kWalkStart);
        QCOMPARE(f.session.player().mix().layers.size(), 2u);
        f.session.player().setMixing(true);
        QCOMPARE(f.session.player().clipEnd(), 2.0F);
    }

    void thePoseStaysWhereTheFirstLayerIsTheClip_data() {
        QTest::addColumn<double>("speed");
        QTest::addColumn<double>("offset");
        QTest::addColumn<int>("loop");
        QTest::addColumn<bool>("range");
        for (const double speed : {1.0, -0.5, 2.0}) {
            for (const double offset : {0.0, 0.75, 5.0}) {
                for (const LoopMode loop : {LoopMode::Loop, LoopMode::PingPong}) {
                    for (const bool range : {false, true}) {
                        QTest::addRow("speed %g, offset %g, %s, %s", speed, offset,
                                      loopModeInfo(loop).name, range ? "in and out" : "whole")
                            << speed << offset << static_cast<int>(loop) << range;
                    }
                }
            }
        }
    }

    void thePoseStaysWhereTheFirstLayerIsTheClip() {
        QFETCH(double, speed);
        QFETCH(double, offset);
        QFETCH(int, loop);
        QFETCH(bool, range);
        Fixture f;
        Player& player = f.session.player();
        Mix mix{.layers = {{.animation = kWalk}}, .fade = {}};
        mix.layers[0].speed = speed;
        mix.layers[0].offsetSeconds = offset;
        mix.layers[0].loop = static_cast<LoopMode>(loop);
        player.setMix(mix);
        player.setMixing(false);
        if (range) {
            player.setInOut(1.5F, 2.9F);
        }
        for (const float seconds : {1.7F, 2.0F, 2.75F}) {
            player.seek(seconds);
            const float before = f.hip();
            player.setMixing(true);
            QVERIFY2(near(f.hip(), before), qPrintable(QString::number(double(f.hip()))));
            player.setMixing(false);
            QVERIFY(near(player.seconds(), seconds));
            if (range) {
                player.setInOut(1.5F, 2.9F);
            }
        }
    }

    void directionRangeLayersAndAllClipsMeetInAnyOrder_data() {
        QTest::addColumn<QStringList>("order");
        QStringList order{"all clips", "backwards", "in and out", "layers"};
        do {
            QTest::addRow("%s", qPrintable(order.join(QStringLiteral(", ")))) << order;
        } while (std::next_permutation(order.begin(), order.end()));
    }

    void directionRangeLayersAndAllClipsMeetInAnyOrder() {
        QFETCH(QStringList, order);
        Fixture f;
        Player& player = f.session.player();
        const std::map<QString, std::function<void()>> actions{
            {"all clips", [&] { player.setPlaysAllClips(true); }},
            {"backwards", [&] { player.toggleReverse(); }},
            {"in and out",
             [&] { player.setInOut(player.clipStart() + 0.5F, player.clipStart() + 1.5F); }},
            {"layers", [&] { player.setMix(walkAndStill()); }}};
        for (const QString& name : order) {
            actions.at(name)();
            verifyPlayback(player);
        }
        QVERIFY(player.playing() && player.reversed() && player.mixing());
        const float before = player.seconds();
        f.pass(0.125);
        const float length = player.clock().endSeconds - player.clock().startSeconds;
        const float back = std::remainder(before - player.seconds(), length);
        QVERIFY2(near(back, 0.125F), qPrintable(QString::number(double(back))));
        f.pass(10.0);
        verifyPlayback(player);
        QVERIFY(player.playing() && player.mixing());  // layers play on their own

        player.crossFadeTo({.to = kStill});
        f.pass(0.25);
        verifyPlayback(player);
        QVERIFY(player.playsWholeClip() && near(player.seconds(), 0.25F));

        player.setMixing(false);
        player.toggleReverse();
        f.pass(2.1);  // once through the clip or more, and on to the one before
        QCOMPARE(player.animation(), kStill);
        verifyPlayback(player);
        f.pass(1.1);
        QCOMPARE(player.animation(), kWalk);
        verifyPlayback(player);
        QVERIFY(near(player.seconds(), kWalkEnd));
    }

    void layersHaveNoKeys() {
        Fixture f;
        Player& player = f.session.player();
        f.session.selection().setNode(kHip);
        QCOMPARE(player.shownKeys().size(), 3u);
        player.setMix(walkAndStill());
        QVERIFY(player.shownKeys().empty());
        f.session.selection().setNode(kKnee);
        f.session.selection().setNode(kHip);
        QVERIFY(player.shownKeys().empty());
        player.seek(0.8F);
        player.stepKeys(1);
        QCOMPARE(player.seconds(), 0.8F);
        player.setMixing(false);
        QCOMPARE(player.shownKeys().size(), 3u);
    }

    void theMixerLoopsAndKeepsToItsInAndOutPoints() {
        Fixture f;
        f.session.player().setMix(walkAndStill());
        f.session.player().setPlaying(true);
        f.pass(2.5);
        QVERIFY(near(f.session.player().seconds(), 0.5F));
        f.session.player().setInOut(0.5F, 1.0F);
        f.pass(0.75);
        QVERIFY(near(f.session.player().seconds(), 0.75F));
        f.change(0, [](Layer& layer) { layer.speed = 4.0; });
        QCOMPARE(f.session.player().clock().endSeconds, 0.5F);
    }

    void layersPlayWithoutAnyClipChosen() {
        Fixture f;
        f.session.player().setAnimation({});
        QVERIFY(!f.session.player().playable());
        f.session.player().setMix(walkAndStill());
        f.session.player().setPlaying(true);
        QVERIFY(f.session.player().playing());
        f.session.player().setMixing(false);
        QVERIFY(!f.session.player().playing());
    }

    void whatTheFileLacksCountsAsNone() {
        Fixture f;
        f.session.player().setMix({.layers = {{.animation = AnimationIndex(std::size_t{9}),
                                               .mask = NodeIndex(std::size_t{99})}},
                                   .fade = MixFade()});
        QVERIFY(!f.session.player().mix().layers[0].animation);
        QVERIFY(!f.session.player().mix().layers[0].mask);
        QVERIFY(!f.session.player().mix().fade);
        QCOMPARE(f.hip(), 0.0F);
    }

    void theSameMixAgainEmitsNothing() {
        Fixture f;
        f.session.player().setMix(walkAndStill());
        QSignalSpy changed(&f.session.player(), &Player::mixChanged);
        QSignalSpy played(&f.session.player(), &Player::playbackChanged);
        f.session.player().setMix(walkAndStill());
        f.session.player().setMixing(true);
        QCOMPARE(changed.count() + played.count(), 0);
    }

    void anotherFileHasNoLayers() {
        Fixture f;
        f.session.player().setMix(walkAndStill());
        f.session.document().show({.asset = character(), .outline = {}});
        QVERIFY(!f.session.player().mixing() && f.session.player().mix().layers.empty());
        QCOMPARE(f.session.player().clipStart(), kWalkStart);
    }

    void aCrossFadeGoesFromWhatPlaysToTheOtherClip() {
        Fixture f;
        f.session.player().seek(2.0F);
        const float before = f.hip();
        f.session.player().crossFadeTo({.to = kStill, .durationSeconds = 0.5});
        QVERIFY(f.session.player().playing());
        QCOMPARE(f.session.player().seconds(), 0.0F);
        QVERIFY(near(f.hip(), before));
        const double start = f.session.player().mix().fade->startSeconds;
        f.session.player().setPlaying(false);
        f.session.player().seek(float(start + 0.25));
        QVERIFY(near(f.session.player().poseLayers()[0].weight, 0.5F));
        QVERIFY(near(f.session.player().poseLayers()[1].weight, 0.5F));
        f.session.player().seek(f.session.player().clipEnd());
        QVERIFY(near(f.hip(), 2.0F));
        QVERIFY(f.session.player().clipEnd() >= float(start + 0.5));
    }

    void aCrossFadeRunsForwardsWhateverPlayedBefore() {
        for (const double speed : {1.0, -2.0}) {
            for (const bool reversed : {false, true}) {
                Fixture f;
                Player& player = f.session.player();
                player.setSpeed(speed);
                if (reversed) {
                    player.toggleReverse();
                }
                player.crossFadeTo({.to = kStill});
                QVERIFY(!player.reversed());
                QCOMPARE(player.clock().speed, std::abs(speed));
                f.pass(0.25);
                QVERIFY(near(player.seconds(), 0.25F * static_cast<float>(std::abs(speed))));
            }
        }
    }

    void aSecondFadeBeginsWithTheClipThatTheFirstOneBrought() {
        Fixture f;
        f.session.player().crossFadeTo({.to = kStill});
        f.session.player().crossFadeTo({.to = kWalk});
        QCOMPARE(f.session.player().mix().layers.size(), 2u);
        QCOMPARE(f.session.player().mix().layers[0].animation, kStill);
        QCOMPARE(f.session.player().mix().layers[1].animation, kWalk);
    }

    void whatLiesOverTheBlendSurvivesAFade() {
        Fixture f;
        Mix mix = walkAndStill();
        mix.layers[1].mode = LayerMode::Additive;
        f.session.player().setMix(mix);
        f.session.player().crossFadeTo({.to = kStill});
        QCOMPARE(f.session.player().mix().layers.size(), 3u);
        QCOMPARE(f.session.player().mix().layers[2].mode, LayerMode::Additive);
    }

    void aFadeEndsWhereItWouldConcernOtherLayers() {
        Mix mix = walkAndStill();
        mix.layers.push_back({.animation = kStill});
        mix.fade = MixFade();
        QVERIFY(withLayer(mix, 0, {.animation = kStill}).fade);
        QVERIFY(withoutLayer(mix, 2).fade);
        QVERIFY(!withoutLayer(mix, 1).fade);
        QVERIFY(!withLayerMoved(mix, 2, 1).fade);
        QCOMPARE(withLayerMoved(mix, 0, 2).layers[2].animation, kWalk);
        QCOMPARE(withLayer(mix, 3, {.animation = kWalk}).layers.size(), 4u);
    }

    void theOwnerOfTheTimeIsNamed() {
        const auto asset = character();
        Mix mix = walkAndStill();
        QCOMPARE(mixerWords(*asset, mix), QString("Mixer time: 2 layers, Walk is the longest"));
        mix.fade = MixFade();
        QCOMPARE(mixerWords(*asset, mix), QString("Mixer time: Walk fades into Still"));
        QCOMPARE(clipName(*asset, {}), QString("No clip"));
    }

    void contestedTargetsHaveAColumnPerLayerAndTheRest() {
        Fixture f;
        Mix mix = walkAndStill();
        mix.layers[0].weight = 0.5F;
        mix.layers[1].weight = 0.25F;
        f.session.player().setMix(mix);
        ContestedTargetModel model;
        model.setShares(
            f.session.document().asset(), layerClips(mix),
            contestedTargets(*f.session.document().asset(), f.session.player().poseLayers()));
        QCOMPARE(model.rowCount(), 1);
        QCOMPARE(model.columnCount(), 4);
        QCOMPARE(model.index(0, 0).data().toString(), QString("translation of Hip"));
        QCOMPARE(model.index(0, 1).data().toString(), QString("0.50"));
        QCOMPARE(model.index(0, 2).data(Qt::UserRole).toFloat(), 0.25F);
        QCOMPARE(model.index(0, 3).data(ContestedTargetModel::ShareRole).toFloat(), 0.25F);
        QCOMPARE(model.headerData(1, Qt::Horizontal, Qt::DisplayRole).toString(), QString("Walk"));
        QCOMPARE(model.headerData(3, Qt::Horizontal, Qt::DisplayRole).toString(), QString("Rest"));
        QCOMPARE(model.target(model.index(0, 2)).node, kHip);
    }

    void aClipKeepsItsColourInEveryLayerPosition() {
        Fixture f;
        ContestedTargetModel model;
        const auto color = [&](int column) {
            model.setShares(
                f.session.document().asset(), layerClips(f.session.player().mix()),
                contestedTargets(*f.session.document().asset(), f.session.player().poseLayers()));
            return model.index(0, column).data(ContestedTargetModel::ColorRole).value<QColor>();
        };
        f.session.player().setMix(walkAndStill());
        const QColor walk = color(1);
        const QColor still = color(2);
        QVERIFY(walk != still);
        f.session.player().setMix(withLayerMoved(f.session.player().mix(), 0, 1));
        QCOMPARE(color(1), still);
        QCOMPARE(color(2), walk);
    }

    void rowsStayWhereOnlySharesChange() {
        Fixture f;
        f.session.player().setMix(walkAndStill());
        ContestedTargetModel model;
        const auto take = [&] {
            model.setShares(
                f.session.document().asset(), layerClips(f.session.player().mix()),
                contestedTargets(*f.session.document().asset(), f.session.player().poseLayers()));
        };
        take();
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        f.change(0, [](Layer& layer) { layer.weight = 3.0F; });
        take();
        QCOMPARE(changed.count(), 1);
        QCOMPARE(model.index(0, 1).data().toString(), QString("0.75"));
        QCOMPARE(reset.count(), 0);
        f.session.player().setMix(withLayer(f.session.player().mix(), 2, {.animation = kWalk}));
        take();
        QCOMPARE(reset.count(), 1);
    }

    void rootMotionIsMeasuredWhenItIsWanted() {
        Fixture f;
        QVERIFY(!f.session.player().rootMotion().measuring);
        f.session.player().setPathShown(true);
        QVERIFY(f.session.player().rootMotion().measuring);
        QTRY_VERIFY(f.session.player().rootMotion().measured);
        const RootMotion& motion = f.session.player().rootMotion();
        QCOMPARE(motion.node, kHip);
        QVERIFY(near(motion.path->displacement.y, 5.0F));
        QVERIFY(near(motion.path->lengthUnits, 5.0F));
        f.session.player().seek(2.25F);
        QVERIFY(near(f.onPath(), f.hip()));
        f.session.player().setPathShown(false);
        f.session.player().setAnimation(kStill);
        QVERIFY(!f.session.player().rootMotion().path &&
                !f.session.player().rootMotion().measuring);
    }

    void inPlaceRemovesTravelFromThePoseAndKeepsThePath() {
        Fixture f;
        f.session.player().seek(kWalkEnd);
        f.session.player().setInPlace({.y = true});
        QTRY_VERIFY(f.session.player().rootMotion().measured);
        QVERIFY(near(f.hip(), 0.0F));
        QVERIFY(near(f.onPath(), 5.0F));
        f.session.player().setInPlace({});
        QVERIFY(near(f.hip(), 5.0F));
    }

    void theRootCanBeChosenAndFoundAgain() {
        Fixture f;
        f.session.player().setRootNode(kFoot);
        QVERIFY(f.session.player().rootMotion().chosen);
        f.session.player().setPathShown(true);
        QTRY_VERIFY(f.session.player().rootMotion().measured);
        QCOMPARE(f.session.player().rootMotion().node, kFoot);
        QVERIFY(
            near(f.session.player().rootMotion().path->lengthUnits, 5.0F));  // carried by the hip
        f.session.player().setRootNode({});
        QTRY_VERIFY(f.session.player().rootMotion().measured);
        QCOMPARE(f.session.player().rootMotion().node, kHip);
    }

    void thePathOfLayersIsThatOfTheirBlend() {
        Fixture f;
        f.session.player().setMix(walkAndStill());
        f.session.player().setPathShown(true);
        QTRY_VERIFY(f.session.player().rootMotion().measured);
        QVERIFY(near(f.session.player().rootMotion().path->displacement.y, 2.5F));
        f.session.player().seek(1.0F);
        QVERIFY(near(f.onPath(), f.hip()));
    }

    void everyPointOfThePathOfLayersIsThatOfThePose() {
        Fixture f;
        f.session.player().setMix(walkAndStill());
        f.session.player().setPathShown(true);
        QTRY_VERIFY(f.session.player().rootMotion().measured);
        const auto path = f.session.player().rootMotion().path;
        QVERIFY(path->points.size() > 2);
        QCOMPARE(path->points.size(), path->seconds.size());
        QCOMPARE(path->seconds.back(), f.session.player().clipEnd());
        for (std::size_t i = 0; i < path->points.size(); ++i) {
            f.session.player().seek(path->seconds[i]);
            QCOMPARE(path->points[i].y, f.hip());
        }
    }

    void aPathIsStraightBetweenItsPointsAndHeldAtItsEnds() {
        const MotionPath path{.seconds = {1.0F, 2.0F},
                              .points = {glm::vec3(0.0F), glm::vec3(4.0F, 0.0F, 0.0F)}};
        QCOMPARE(positionAt(path, 1.25F).x, 1.0F);
        QCOMPARE(positionAt(path, 0.0F).x, 0.0F);
        QCOMPARE(positionAt(path, 9.0F).x, 4.0F);
    }
};

SINEW_TEST_IN(QCoreApplication, TestLayers)
#include "test_layers.moc"
