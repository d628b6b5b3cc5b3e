// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <array>
#include <functional>

#include "model/evaluate/clip/clip_library.h"
#include "model/view/marked_vertices.h"
#include "tests/support/edit.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/window/bars/message_bar.h"
#include "ui/window/bars/weight_bar.h"

using namespace sinew;
using namespace sinew::test;

namespace {

/// The character; some vertices of its quad have only half their weight.
std::shared_ptr<const Asset> halfWeighted(std::initializer_list<std::size_t> vertices) {
    auto asset = std::make_shared<Asset>(*character());
    edit(asset->meshes[0].primitives[0].influenceSets[0].weights, [&](auto& weights) {
        for (const std::size_t vertex : vertices) {
            weights[vertex] = {0.5F, 0.0F, 0.0F, 0.0F};
        }
    });
    return asset;
}

/// Vertex 0 is at the world origin until the clip "Walk" lifts it.
std::shared_ptr<const Asset> offWhenLifted() {
    return halfWeighted({0});
}

struct BarFixture : WindowFixture {
    explicit BarFixture(std::shared_ptr<const Asset> asset) : WindowFixture(nullptr) {
        session.document().show({.asset = std::move(asset), .outline = {}});
        session.player().setPlaying(false);
        session.player().seek(kWalkStart);
    }

    WeightComparer& comparer() { return *window.findChild<WeightComparer*>(); }
    MessageBar& bar() { return *window.findChild<WeightBar*>(); }
    QString text() { return bar().text(); }
    /// Waits without the pauses between comparisons.
    bool waitFor(const std::function<bool()>& holds) {
        return QTest::qWaitFor([&] {
            auto& soon = find<QTimer>("weightsSoon");
            if (soon.isActive()) {
                soon.start(0);
            }
            return holds();
        });
    }

    void press(const char* name) { find<QPushButton>(name).click(); }
    void close() { bar().findChild<QToolButton*>()->click(); }
};

}  // namespace

class TestWeightBar : public QObject {
    Q_OBJECT

private slots:
    void weightsThatAddUpNeedNoBarAndAreComparedOnce() {
        BarFixture f(character());
        QSignalSpy compared(&f.comparer(), &WeightComparer::compared);
        QVERIFY(f.waitFor([&] { return !compared.isEmpty(); }));
        QVERIFY(f.comparer().sane());
        QVERIFY(f.text().isEmpty());
        f.session.player().seek(kWalkEnd);
        f.session.player().setAnimation(AnimationIndex(1));
        QVERIFY(!f.find<QTimer>("weightsSoon").isActive());
        f.comparer().compare({.clips = f.session.document().clips(), .moment = {}, .view = {}});
        QVERIFY(!f.comparer().busy());
    }

    void theBarSaysWhatDiffersAndSwitches() {
        BarFixture f(halfWeighted({2}));
        QVERIFY(f.waitFor([&] { return f.text().contains("are normalized"); }));
        QVERIFY(f.text().contains("1 vertex would be pulled towards the world origin"));
        QVERIFY(f.text().contains("origin, by 50 % of the model's size"));
        QVERIFY(f.find<QPushButton>("whereWeightsDiffer").toolTip().contains("vertex 2 of Body"));
        f.press("otherWeights");
        QCOMPARE(f.session.appearance().look().weights, WeightSource::Stored);
        QVERIFY(f.text().contains("as stored do not add up to 1: 1 vertex is pulled"));
        f.press("otherWeights");
        QCOMPARE(f.session.appearance().look().weights, WeightSource::Normalized);
        QVERIFY(f.text().contains("are normalized"));
    }

    void severalVerticesAreCounted() {
        BarFixture f(halfWeighted({1, 2}));
        QVERIFY(f.waitFor([&] { return f.text().contains("2 vertices would be pulled"); }));
        QVERIFY(f.text().contains("by up to 50 % of the model's size"));
    }

    void onceSeenTheBarStaysUntilAnotherClip() {
        BarFixture f(offWhenLifted());
        QSignalSpy compared(&f.comparer(), &WeightComparer::compared);
        QVERIFY(f.waitFor([&] { return !compared.isEmpty(); }));
        QVERIFY(f.text().isEmpty());
        f.session.player().seek(kWalkEnd);
        QVERIFY(f.waitFor([&] { return !f.text().isEmpty(); }));
        const auto comparisons = compared.count();
        f.session.player().seek(kWalkStart);
        QVERIFY(!f.text().isEmpty() && !f.find<QTimer>("weightsSoon").isActive());
        f.session.player().setAnimation({});
        QVERIFY(!f.text().isEmpty());  // no flicker before the answer
        QVERIFY(f.waitFor([&] { return f.text().isEmpty(); }));
        QCOMPARE(compared.count(), comparisons + 1);
        f.session.player().setAnimation(AnimationIndex(1));
        QVERIFY(f.waitFor([&] { return !f.text().isEmpty(); }));
    }

    void anAnswerForWhatIsNoLongerShownIsIgnored() {
        BarFixture f(offWhenLifted());
        QSignalSpy compared(&f.comparer(), &WeightComparer::compared);
        QVERIFY(f.waitFor([&] { return !compared.isEmpty(); }));
        f.session.player().seek(kWalkEnd);
        f.comparer().compare({.clips = f.session.document().clips(),
                              .moment = f.session.poseMoment(),
                              .view = f.session.view()});
        f.session.player().setAnimation({});
        QVERIFY(f.waitFor([&] { return compared.count() > 1; }));
        QVERIFY(compared.at(1).front().value<WeightDifference>().isVisible());
        QVERIFY(f.text().isEmpty());
        QVERIFY(f.waitFor([&] { return compared.count() > 2; }));  // comparison of the rest pose
        QVERIFY(f.text().isEmpty());
    }

    void closingHoldsForTheFile() {
        BarFixture f(halfWeighted({2}));
        QVERIFY(f.waitFor([&] { return !f.text().isEmpty(); }));
        f.close();
        QVERIFY(f.text().isEmpty());
        QSignalSpy compared(&f.comparer(), &WeightComparer::compared);
        f.session.player().setAnimation(AnimationIndex(1));
        f.session.player().seek(0.0F);
        QVERIFY(!f.comparer().busy() && !f.find<QTimer>("weightsSoon").isActive());
        QVERIFY(f.text().isEmpty());
        f.session.document().show({.asset = halfWeighted({1}), .outline = {}});
        QVERIFY(f.waitFor([&] { return !f.text().isEmpty(); }));
        QVERIFY(compared.count() > 0);
    }

    void theBindPoseAndHiddenMeshesHaveNoBar() {
        BarFixture f(halfWeighted({2}));
        QVERIFY(f.waitFor([&] { return !f.text().isEmpty(); }));
        f.session.appearance().setMode(ViewMode::BindPose);
        QVERIFY(f.text().isEmpty());
        f.session.appearance().setMode(ViewMode::RawWeights);
        QVERIFY(!f.text().isEmpty());
        f.session.visibility().hide(std::array{kBody});
        QVERIFY(f.waitFor([&] { return f.text().isEmpty(); }));
        f.session.visibility().showAll();
        QVERIFY(f.waitFor([&] { return !f.text().isEmpty(); }));
    }

    void showWhereMarksTheVerticesTheWorstFirst() {
        BarFixture f(halfWeighted({1, 2}));
        QVERIFY(f.waitFor([&] { return !f.text().isEmpty(); }));
        f.press("whereWeightsDiffer");
        QVERIFY(f.waitFor([&] { return f.session.selection().marked() != nullptr; }));
        const MarkedVertices& marked = *f.session.selection().marked();
        QCOMPARE(marked.vertices.size(), std::size_t{2});
        QVERIFY((marked.vertices[0] == MarkedVertex{kBody, 0, 2}));
        QVERIFY((marked.vertices[1] == MarkedVertex{kBody, 0, 1}));
        QCOMPARE(f.session.selection().node(), kBody);
    }

    void whereNothingDiffersNowTheVertexSeenIsMarked() {
        BarFixture f(offWhenLifted());
        f.session.player().seek(kWalkEnd);
        QVERIFY(f.waitFor([&] { return !f.text().isEmpty(); }));
        f.session.player().seek(kWalkStart);
        f.press("whereWeightsDiffer");
        QVERIFY(f.waitFor([&] { return f.session.selection().marked() != nullptr; }));
        QVERIFY((f.session.selection().marked()->vertices.front() == MarkedVertex{kBody, 0, 0}));
    }
};

SINEW_TEST_IN(QApplication, TestWeightBar)
#include "test_weight_bar.moc"
