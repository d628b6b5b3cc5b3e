// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QTest>
#include <cmath>

#include "model/view/marked_vertices.h"
#include "tests/support/edit.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/models/status_words.h"
#include "ui/window/bars/value_bar.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr AnimationIndex kWalk(0U);

/// The character; the upper vertices of its quad follow the knee, which "Walk" lifts.
std::shared_ptr<const Asset> stretched() {
    auto asset = std::make_shared<Asset>(*character());
    asset->animations[0].channels[0].node = kKnee;
    auto& sets = asset->meshes[0].primitives[0].influenceSets;
    edit(sets[0].joints, [](auto& joints) {
        joints[2] = {1, 0, 0, 0};
        joints[3] = {1, 0, 0, 0};
    });
    edit(sets[0].weights, [](auto& weights) {
        for (auto& each : weights) {
            each = {1.0F, 0.0F, 0.0F, 0.0F};
        }
    });
    edit(sets[1].weights, [](auto& weights) {
        for (auto& each : weights) {
            each = glm::vec4(0.0F);
        }
    });
    return asset;
}

struct MeterFixture : WindowFixture {
    MeterFixture() : WindowFixture(nullptr) {
        session.document().show({.asset = stretched(), .outline = {}});
        session.player().setPlaying(false);
        session.player().seek(kWalkStart);
    }

    void show(ViewMode mode, bool worst = false) {
        Look look = session.appearance().look();
        look.mode = mode;
        look.worstOfClip = worst;
        session.appearance().setLook(look);
    }
    /// Asks as frames do until it holds.
    template <class Holds>
    bool waitFor(const Holds& holds) {
        return QTest::qWaitFor([&] {
            session.surfaceValues();
            return holds();
        });
    }
    bool waitForWorst() {
        return waitFor([this] { return session.meter().worst() != nullptr; });
    }
    float most() {
        const std::shared_ptr<const SurfaceValues>& values = session.surfaceValues();
        const auto largest = values ? largestValue(*values) : std::nullopt;
        return largest ? largest->value : 0.0F;
    }
    ValueBar& bar() { return *window.findChild<ValueBar*>(); }
    QString text() { return bar().isHidden() ? QString() : find<QLabel>("valueBarText").text(); }
    QPushButton& button() { return find<QPushButton>("valueBarButton"); }
    std::uint64_t lastFrame() const {
        return static_cast<std::uint64_t>(
            std::lround(double{kWalkEnd} * session.player().frameRate()));
    }
};

SurfaceHit hitOnQuad() {
    SurfaceHit hit;
    hit.node = kBody;
    hit.vertices = {0, 1, 2};
    hit.shares = glm::vec3(1.0F / 3.0F);
    return hit;
}

}  // namespace

class TestSurfaceMeter : public QObject {
    Q_OBJECT

private slots:
    void otherViewsMeasureNothing() {
        MeterFixture f;
        QVERIFY(!f.session.surfaceValues());
        QVERIFY(f.session.meter().source() == nullptr && f.text().isEmpty());
    }

    void valuesFollowThePose() {
        MeterFixture f;
        f.show(ViewMode::Stretch);
        QVERIFY(f.waitFor([&] { return f.session.surfaceValues() != nullptr; }));
        QCOMPARE(f.most(), 0.0F);
        f.session.player().seek(kWalkEnd);
        QVERIFY(std::abs(f.most() - std::log2(6.0F)) < 1e-4F);
    }

    void equalMomentsAreMeasuredOnceAndBuffersAreUsedAgain() {
        MeterFixture f;
        f.show(ViewMode::Stretch);
        QVERIFY(f.waitForWorst());
        const std::weak_ptr<const SurfaceValues> first = f.session.surfaceValues();
        QCOMPARE(f.session.surfaceValues(), first.lock());
        f.session.player().seek(2.0F);
        QVERIFY(f.session.surfaceValues() != first.lock());
        QVERIFY(!first.expired());  // kept for the next moment
        f.session.player().seek(2.5F);
        const std::shared_ptr<const SurfaceValues> third = f.session.surfaceValues();
        QCOMPARE(third, first.lock());
    }

    void theWorstOfTheClipIsFoundInTheBackground() {
        MeterFixture f;
        f.show(ViewMode::Stretch);
        QVERIFY(f.waitForWorst());
        const ClipWorst& worst = *f.session.meter().worst();
        QCOMPARE(worst.animation, kWalk);
        QCOMPARE(worst.frameOf(worst.placeOf(*worst.largest)), f.lastFrame());
        QVERIFY2(f.text().startsWith("Worst over Walk: 6 \u00d7 at frame"), qPrintable(f.text()));
        QVERIFY(f.text().endsWith("of Body"));
        f.button().click();
        QCOMPARE(f.session.player().seconds(), kWalkEnd);
        QVERIFY(f.session.selection().marked() != nullptr);
        QCOMPARE(f.session.selection().marked()->vertices.front().node, kBody);
    }

    void aKnownClipIsNotMeasuredAgain() {
        MeterFixture f;
        f.show(ViewMode::Stretch);
        QVERIFY(f.waitForWorst());
        const ClipWorst* const known = f.session.meter().worst();
        f.show(ViewMode::Shaded);
        f.session.surfaceValues();
        QVERIFY(f.session.meter().worst() == nullptr);
        f.show(ViewMode::Stretch);
        f.session.surfaceValues();
        QCOMPARE(f.session.meter().worst(), known);
    }

    void theWorstOverTheClipIsShownAtAnyTime() {
        MeterFixture f;
        f.show(ViewMode::Stretch, true);
        QVERIFY(f.waitForWorst());
        QVERIFY(std::abs(f.most() - std::log2(6.0F)) < 1e-4F);
        QVERIFY(f.session.meter().showsWorst());
        const QString frame = QString::number(f.lastFrame());
        QCOMPARE(valueWords(f.session.meter(), hitOnQuad()),
                 QStringLiteral("Stretch 6 \u00d7 at frame ") + frame);
        QCOMPARE(f.session.worstFrameAt(hitOnQuad()), std::optional(f.lastFrame()));
        f.session.player().setOutPoint(2.0F);
        f.session.goToWorstAt(hitOnQuad());
        QCOMPARE(f.session.player().seconds(), kWalkEnd);
        QVERIFY(!f.session.player().playing());
    }

    void theValueAtThePointerIsThatOfThePose() {
        MeterFixture f;
        f.show(ViewMode::Stretch);
        QVERIFY(f.waitFor([&] { return f.session.surfaceValues() != nullptr; }));
        QCOMPARE(valueWords(f.session.meter(), hitOnQuad()), QStringLiteral("Stretch 1 \u00d7"));
        f.show(ViewMode::Symmetry);
        QVERIFY(f.waitFor([&] { return f.session.surfaceValues() != nullptr; }));
        QVERIFY(valueWords(f.session.meter(), hitOnQuad()).startsWith("Asymmetry"));
        QVERIFY(f.text().startsWith("No joints are left and right"));
    }

    void aViewThatNoPoseChangesLeadsToItsWorst() {
        MeterFixture f;
        Asset asset = *stretched();
        std::vector<glm::vec3> moved(4, glm::vec3(0.0F));
        moved[2].y = 0.5F;
        asset.meshes[0].primitives[0].targets.resize(1);
        asset.meshes[0].primitives[0].targets[0].positions = moved;
        asset.meshes[0].weights = asset.nodes[kBody.value].restWeights = {0.0F};
        f.session.document().show({.asset = finishAsset(std::move(asset)), .outline = {}});
        f.session.player().setPlaying(true);
        f.show(ViewMode::Morph);
        QVERIFY(f.waitFor([&] { return f.text().startsWith("Largest: 0.5 at vertex 2 of"); }));
        f.button().click();
        QVERIFY(!f.session.player().playing());
        QCOMPARE(f.session.selection().marked()->vertices.front().vertex, 2U);
        QCOMPARE(f.session.pins().explained()->vertex, 2U);
    }

    void measuringCanBeCancelledAndTakenUpAgain() {
        MeterFixture f;
        f.show(ViewMode::Displacement);
        QVERIFY(f.waitFor([&] { return f.session.meter().progress().has_value(); }));
        QVERIFY(f.text().startsWith("Measuring Displacement over Walk"));
        QCOMPARE(f.button().text(), QStringLiteral("Cancel"));
        f.button().click();
        QVERIFY(!f.session.meter().progress() && f.session.meter().cancelled());
        QCoreApplication::processEvents();
        f.session.surfaceValues();
        QVERIFY(f.session.meter().worst() == nullptr);
        QCOMPARE(f.text(), QStringLiteral("Displacement of the current pose only"));
        f.button().click();
        QVERIFY(f.waitForWorst());
        QVERIFY2(f.text().startsWith("Walk: no difference"), qPrintable(f.text()));
        QVERIFY(f.button().isHidden());
        QVERIFY(!f.session.worstFrameAt(hitOnQuad()));
    }

    void copiesHaveNoOnePose() {
        MeterFixture f;
        f.show(ViewMode::Stretch);
        QVERIFY(f.waitFor([&] { return f.session.surfaceValues() != nullptr; }));
        f.session.appearance().setCopies(4);
        QVERIFY(!f.session.surfaceValues());
    }

    void anotherFileStartsOver() {
        MeterFixture f;
        f.show(ViewMode::Stretch);
        QVERIFY(f.waitForWorst());
        f.session.document().show({.asset = character(), .outline = {}});
        QVERIFY(f.session.meter().worst() == nullptr);
        QVERIFY(f.session.meter().source() == nullptr && f.text().isEmpty());
    }
};

SINEW_TEST_IN(QApplication, TestSurfaceMeter)
#include "test_surface_meter.moc"
