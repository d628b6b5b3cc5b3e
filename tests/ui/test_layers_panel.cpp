// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include "model/evaluate/blend/all_clips.h"
#include "tests/support/settle.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/panels/widgets/labels.h"

using namespace sinew;
using namespace sinew::test;
using Fixture = WindowFixture;

namespace {

std::shared_ptr<const Asset> threeClips() {
    Asset asset = *character();
    asset.animations.push_back(asset.animations.front());
    return std::make_shared<const Asset>(asset);
}

}  // namespace

class TestLayersPanel : public QObject {
    Q_OBJECT

private slots:
    void layersAreMadeAndChangedInTheirPanel() {
        Fixture f;
        f.find<QDockWidget>("layersDock").toggleViewAction()->trigger();
        f.find<QPushButton>("layersStart").click();
        QCOMPARE(f.session.player().mix().layers.size(), 1u);
        f.find<QSlider>("layer0Weight").setValue(25);
        QCOMPARE(f.session.player().mix().layers[0].weight, 0.25F);
        QCOMPARE(f.find<QDoubleSpinBox>("layer0WeightNumber").value(), 0.25);
        QVERIFY(!f.find<QComboBox>("layer0Reference").isEnabled());
        emit f.find<QComboBox>("layer0Mode").activated(2);
        QCOMPARE(f.session.player().mix().layers[0].mode, LayerMode::Additive);
        QVERIFY(f.find<QComboBox>("layer0Reference").isEnabled());
        f.find<QCheckBox>("layersPlay").click();
        QVERIFY(!f.session.player().mixing());
        f.find<QToolButton>("layer0Remove").click();
        QTRY_VERIFY(f.session.player().mix().layers.empty());
        QVERIFY(f.find<QPushButton>("layersStart").isVisible());
    }

    void allClipsPlayAtOnce() {
        Fixture f;
        f.find<QDockWidget>("layersDock").toggleViewAction()->trigger();
        const AllClips all = allClips(*f.session.document().asset());
        f.find<QPushButton>("layersAll").click();
        QVERIFY(f.session.player().mixing());
        QVERIFY(f.session.player().mix() == mixOf(all));
        QVERIFY(!f.find<QPushButton>("layersAll").isVisible());
    }

    void everyValueOfALayerIsARowWithItsWordsAndIcon() {
        Fixture f;
        f.find<QDockWidget>("layersDock").toggleViewAction()->trigger();
        f.find<QPushButton>("layersStart").click();
        auto& loop = f.find<QComboBox>("layer0Loop");
        QCOMPARE(std::size_t(loop.count()), kLoopModes.size());
        for (int row = 0; row < loop.count(); ++row) {
            const LoopModeInfo& info = kLoopModes[std::size_t(row)];
            QVERIFY(QFile::exists(QStringLiteral(":/icons/%1.svg").arg(QLatin1String(info.name))));
            QCOMPARE(loop.itemData(row, Qt::ToolTipRole).toString(), QLatin1String(info.words));
            emit loop.activated(row);
            QCOMPARE(f.session.player().mix().layers[0].loop, info.mode);
            QCOMPARE(loop.currentIndex(), row);
        }
        auto& mode = f.find<QComboBox>("layer0Mode");
        for (int row = 0; row < mode.count(); ++row) {
            emit mode.activated(row);
            QCOMPARE(QLatin1String(infoOf(f.session.player().mix().layers[0].mode).words),
                     mode.itemText(row));
        }
        auto& reference = f.find<QComboBox>("layer0Reference");
        for (int row = 0; row < reference.count(); ++row) {
            emit reference.activated(row);
            QCOMPARE(QLatin1String(infoOf(f.session.player().mix().layers[0].reference).words),
                     reference.itemText(row));
        }
    }

    void nothingMovesWhenALayerBecomesAdditive() {
        Fixture f;
        f.find<QDockWidget>("layersDock").toggleViewAction()->trigger();
        f.find<QPushButton>("layersStart").click();
        settle();
        const auto places = [&f] {
            std::vector<QRect> found;
            for (const char* name : {"layer0Clip", "layer0Mode", "layer0Weight", "layer0Speed",
                                     "layer0Mask", "layer0Reference", "layer0Buttons"}) {
                found.push_back(f.find<QWidget>(name).geometry());
            }
            return found;
        };
        const std::vector<QRect> before = places();
        QVERIFY(f.find<QComboBox>("layer0Reference").isVisible());
        emit f.find<QComboBox>("layer0Mode").activated(2);
        settle();
        QCOMPARE(places(), before);
    }

    void theFadeThatIsProposedLeadsToAnotherClip() {
        Fixture f(threeClips());
        auto& to = f.find<QComboBox>("fadeTo");
        QCOMPARE(to.currentIndex(), 1);
        f.session.player().setAnimation(AnimationIndex(1));
        QCOMPARE(to.currentIndex(), 2);
        f.session.player().setAnimation(AnimationIndex(2));
        QCOMPARE(to.currentIndex(), 0);
        f.find<QPushButton>("fadePlay").click();
        QCOMPARE(f.session.player().presentLayer().animation, AnimationIndex(std::size_t{0}));
        QCOMPARE(to.currentIndex(), 1);
    }

    void aFadeThatTheUserChoseStaysUntilItPlays() {
        Fixture f(threeClips());
        auto& to = f.find<QComboBox>("fadeTo");
        to.setCurrentIndex(2);
        emit to.activated(2);
        f.session.player().setAnimation(AnimationIndex(1));
        QCOMPARE(to.currentIndex(), 2);
        f.session.player().setAnimation(AnimationIndex(std::size_t{0}));
        QCOMPARE(to.currentIndex(), 2);
        f.find<QPushButton>("fadePlay").click();
        QCOMPARE(f.session.player().presentLayer().animation, AnimationIndex(2));
        QCOMPARE(to.currentIndex(), 0);
    }

    void aSingleClipHasNothingToFadeTo() {
        Asset asset = *character();
        asset.animations.resize(1);
        Fixture f(std::make_shared<const Asset>(asset));
        QVERIFY(f.session.player().playable());
        QVERIFY(!f.find<QComboBox>("fadeTo").isEnabled());
        QVERIFY(!f.find<QPushButton>("fadePlay").isEnabled());
        f.session.document().show({.asset = threeClips(), .outline = {}});
        QVERIFY(f.find<QPushButton>("fadePlay").isEnabled());
        QCOMPARE(f.find<QComboBox>("fadeTo").currentIndex(), 1);
    }

    void aCrossFadePlaysAndAClickOnItsTargetSelectsTheNode() {
        Fixture f;
        f.find<QDockWidget>("layersDock").toggleViewAction()->trigger();
        settle();
        f.session.player().setPlaying(false);
        f.find<QPushButton>("fadePlay").click();
        QVERIFY(f.session.player().mix().fade && f.session.player().playing());
        QVERIFY(!f.find<QSlider>("layer0Weight").isEnabled());
        auto& targets = f.find<QTreeView>("contestedTargets");
        QTRY_COMPARE(targets.model()->rowCount(), 1);
        QTRY_VERIFY(targets.isVisible());
        QTest::mouseClick(targets.viewport(), Qt::LeftButton, {},
                          targets.visualRect(targets.model()->index(0, 0)).center());
        QCOMPARE(f.session.selection().node(), kHip);
    }

    void rootMotionIsMeasuredWhenItsPanelIsRaised() {
        Fixture f;
        settle();
        QVERIFY(!f.session.player().rootMotion().measured);
        f.find<QDockWidget>("rootMotionDock").raise();
        QTRY_VERIFY(f.session.player().rootMotion().measured);
        QCOMPARE(f.find<ElidedLabel>("rootNode").fullText(), QStringLiteral("Hip"));
        QVERIFY(f.find<QLabel>("rootDisplacement").text().contains("5.000"));
        f.find<QCheckBox>("inPlaceY").click();
        QVERIFY(f.session.player().rootMotion().inPlace.y);
        f.session.selection().setNode(kFoot);
        f.find<QToolButton>("rootUseSelected").click();
        QCOMPARE(f.session.player().rootMotion().node, kFoot);
    }
};

SINEW_TEST_IN(QApplication, TestLayersPanel)
#include "test_layers_panel.moc"
