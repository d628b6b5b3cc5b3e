// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLabel>
#include <QScrollBar>
#include <QSemaphore>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>
#include <cmath>
#include <numbers>
#include <utility>

#include "model/light/environment.h"
#include "model/view/look_text.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/keys/keyed_words.h"
#include "ui/panels/display/display_panel.h"
#include "ui/panels/widgets/folding_section.h"
#include "ui/panels/widgets/slider_box.h"
#include "ui/session/environment_choice.h"
#include "ui/window/bars/message_bar.h"
#include "ui/window/dialogs/path_comparison.h"
#include "ui/window/settings/display_settings.h"

using namespace sinew;
using namespace sinew::test;

namespace {

template <class Change>
void changeView(Session& session, Change change) {
    Look view = session.appearance().look();
    change(view);
    session.appearance().setLook(view);
}

}  // namespace

class TestDisplayPanel : public QObject {
    Q_OBJECT

private slots:
    void aSwitchSetsTheViewAndFollowsIt() {
        WindowFixture f;
        auto& edges = f.find<QCheckBox>("edges");
        edges.click();
        QVERIFY(f.session.view().marks.edges);
        changeView(f.session, [](Look& view) { view.marks.edges = false; });
        QVERIFY(!edges.isChecked());
        // The character has no lights.
        QVERIFY(!f.find<QCheckBox>("punctualLights").isEnabled());
        QVERIFY(!f.find<QCheckBox>("balanceLamps").isEnabled());
    }

    void aChoiceSetsTheViewAndFollowsIt() {
        WindowFixture f;
        auto& bones = f.find<QComboBox>("skeletonStyle");
        emit bones.activated(2);
        QVERIFY(f.session.view().skeleton.style == SkeletonStyle::Octahedral);
        changeView(f.session, [](Look& v) { v.skeleton.style = SkeletonStyle::Lines; });
        QCOMPARE(bones.currentIndex(), 1);
        changeView(f.session, [](Look& v) { v.skinning = SkinningPath::Cpu; });
        QCOMPARE(f.find<QComboBox>("skinningPath").currentText(), QString("CPU"));
    }

    void aNumberIsTypedInItsUnit() {
        WindowFixture f;
        auto* degrees = f.find<SliderBox>("environmentRotation").findChild<QDoubleSpinBox*>();
        degrees->setValue(90.0);
        QVERIFY(std::abs(f.session.view().lighting.environmentRotationRadians -
                         std::numbers::pi_v<float> / 2.0F) < 1e-6F);
        changeView(f.session, [](Look& view) { view.lighting.exposureEv = -1.5F; });
        QCOMPARE(f.find<SliderBox>("exposure").value(), -1.5);
    }

    void resetIsOfferedWhereSomethingChangedAndOnlyTouchesItsSection() {
        WindowFixture f;
        auto& light = f.find<FoldingSection>("light");
        auto* reset = light.findChild<QToolButton*>("sectionReset");
        QVERIFY(reset->isHidden());
        changeView(f.session, [](Look& view) {
            view.lighting.exposureEv = 2.0F;
            view.marks.normals = true;
        });
        QVERIFY(!reset->isHidden());
        reset->click();
        QVERIFY(f.session.view().lighting == Lighting());
        QVERIFY(f.session.view().marks.normals);
        QVERIFY(reset->isHidden());
    }

    void copiesAndFieldOfViewReachTheSession() {
        WindowFixture f;
        f.find<QSpinBox>("copies").setValue(9);
        QCOMPARE(f.session.appearance().look().copies, 9U);
        f.find<SliderBox>("fieldOfView").findChild<QDoubleSpinBox*>()->setValue(60.0);
        QVERIFY(std::abs(f.session.rig().camera().fovYRadians - std::numbers::pi_v<float> / 3.0F) <
                1e-5F);
    }

    void frequentActionsHaveKeys() {
        WindowFixture f;
        QTest::keyClick(&f.window, Qt::Key_B);
        QVERIFY(f.session.view().skeleton.style == SkeletonStyle::Lines);
        QTest::keyClick(&f.window, Qt::Key_Z);
        QVERIFY(f.session.view().marks.edges);
        QTest::keyClick(&f.window, Qt::Key_F3, Qt::ControlModifier);
        QVERIFY(f.session.appearance().look().timings);
        QKeyEvent pad(QEvent::KeyPress, Qt::Key_8, Qt::KeypadModifier);
        const float pitch = f.session.rig().camera().pitchRadians;
        QVERIFY(f.window.handleKey(pad));
        QVERIFY(f.session.rig().camera().pitchRadians > pitch);
        QTest::keyClick(&f.window, Qt::Key_0);
        QCOMPARE(f.session.rig().cameraNode(), kEye);
    }

    void noTwoActionsShareAKey() {
        WindowFixture f;
        QStringList seen;
        for (const QAction* action : f.window.findChildren<QAction*>()) {
            for (const QKeySequence& key : action->shortcuts()) {
                QVERIFY2(!seen.contains(key.toString()), qPrintable(key.toString()));
                seen << key.toString();
            }
        }
    }

    void smoothMovesAreRemembered() {
        WindowFixture f(nullptr);
        f.session.rig().setSmoothMoves(false);
        saveDisplay(f.session.appearance(), f.session.rig(), f.settings);
        Session next;
        QVERIFY(restoreDisplay(next.appearance(), next.rig(), f.settings).isEmpty());
        QVERIFY(!next.rig().smoothMoves());
    }

    void settingsOfEarlierVersionsAreRead() {
        WindowFixture f(nullptr);
        f.settings.setValue("light/toneMap", 1);
        f.settings.setValue("light/rotationRadians", 1.5F);
        f.settings.setValue("light/backgroundColor", "#ff0000");
        f.settings.setValue("light/fileLights", false);
        f.settings.setValue("skeleton/style", 2);  // has belonged to the user
        f.settings.setValue("skeleton/colors", 1);
        restoreDisplay(f.session.appearance(), f.session.rig(), f.settings);
        const Look& look = f.session.appearance().look();
        QVERIFY(look.lighting.toneMap == ToneMap::Aces);
        QCOMPARE(look.lighting.environmentRotationRadians, 1.5F);
        QVERIFY(look.background == glm::vec3(1.0F, 0.0F, 0.0F));
        QVERIFY(!look.lighting.punctualLights);
        QVERIFY(look.skeleton.style == SkeletonStyle::None);
        QVERIFY(look.skeleton.colors == BoneColors::Joint);
    }

    void everyRowOfTheTableHasItsControlAndItsActionOnce() {
        WindowFixture f;
        const auto& panel = f.find<DisplayPanel>("displayPanel");
        QStringList actions;  // views are called as some marks are
        for (const QAction* action : f.window.findChildren<QAction*>()) {
            actions << action->text() + action->shortcut().toString();
        }
        for (const LookOption& option : lookOptions()) {
            const qsizetype rows = panel.findChildren<QWidget*>(QLatin1String(option.key)).size();
            QVERIFY2(option.row.label == nullptr || rows == 1, option.key);
            const QString action = QString::fromUtf8(option.action.text) + option.action.key;
            QVERIFY2(action.isEmpty() || actions.count(action) == 1, option.key);
        }
    }

    void aKeyIsShownBesideItsOption() {
        WindowFixture f;
        const QString edges = lookText(findLookOption("edges")->row.tip);
        QCOMPARE(f.find<QCheckBox>("edges").toolTip(), edges + " (Z)");
        const QString tangents = lookText(findLookOption("tangents")->row.tip);
        QCOMPARE(f.find<QCheckBox>("tangents").toolTip(), tangents + " (Shift+N)");
    }

    void invalidSettingsAreIgnored() {
        WindowFixture f;
        for (const char* key : {"light/toneMap", "skeleton/colors"}) {
            for (const char* broken : {"77", "-1", "ACES", "1.0", ""}) {
                f.settings.setValue(key, broken);
                Session next;
                QVERIFY2(restoreDisplay(next.appearance(), next.rig(), f.settings).size() == 1,
                         broken);
                QVERIFY(next.appearance().look() == Session().appearance().look());
            }
        }
        for (const char* broken : {"#12", "2 0 0", "1 0", "nan 0 0"}) {
            f.settings.setValue("light/backgroundColor", broken);
            f.settings.setValue("light/rotationRadians", "nan");
            Session next;
            QVERIFY2(restoreDisplay(next.appearance(), next.rig(), f.settings).size() == 2, broken);
            QVERIFY(next.appearance().look() == Session().appearance().look());
        }
    }

    void settingsAreTheTextOfTheLook() {
        WindowFixture f(nullptr);
        changeView(f.session, [](Look& look) {
            look.lighting.toneMap = ToneMap::Aces;
            look.background = glm::vec3(1.0F, 1.0F / 3.0F, 0.0F);
        });
        saveDisplay(f.session.appearance(), f.session.rig(), f.settings);
        QCOMPARE(f.settings.value("light/toneMap").toString(), QString("aces"));
        QCOMPARE(f.settings.value("light/backgroundColor").toString(), QString("1 0.33333334 0"));
        Session next;
        QVERIFY(restoreDisplay(next.appearance(), next.rig(), f.settings).isEmpty());
        QVERIFY(next.appearance().look().background == f.session.appearance().look().background);
    }

    void anEnvironmentIsReadInTheBackgroundAndRemembered() {
        WindowFixture f(nullptr);  // its window has a choice for its own session
        Session session;
        const auto light = std::make_shared<const Environment>();
        EnvironmentChoice choice(session.appearance(), f.settings,
                                 [light](const auto&, const auto& progress,
                                         const auto&) -> Result<EnvironmentLoader::Loaded> {
                                     progress(0.5F);
                                     return light;
                                 });
        choice.choose("/somewhere/sky.hdr");
        QCOMPARE(choice.wanted(), QString("/somewhere/sky.hdr"));
        QTRY_COMPARE(session.appearance().environment(), light);
        QCOMPARE(session.appearance().environmentName(), QString("sky.hdr"));
        QCOMPARE(choice.recent(), QStringList{"/somewhere/sky.hdr"});
        choice.chooseStudio();
        QVERIFY(session.appearance().environment() == nullptr);
        QCOMPARE(choice.recent().size(), 1);
    }

    void aLookThatNamesAnotherEnvironmentHasItRead() {
        WindowFixture f(nullptr);  // its window has a choice for its own session
        Session session;
        const auto light = std::make_shared<const Environment>();
        EnvironmentChoice choice(session.appearance(), f.settings,
                                 [light](const std::filesystem::path& path, const auto&,
                                         const auto&) -> Result<EnvironmentLoader::Loaded> {
                                     if (path == "/no/sky.hdr") {
                                         return Error{ErrorCode::FileUnreadable, "gone", {}};
                                     }
                                     return light;
                                 });
        changeView(session, [](Look& look) { look.environment = "/a/sky.hdr"; });
        QTRY_COMPARE(session.appearance().environment(), light);
        QCOMPARE(choice.path(), QString("/a/sky.hdr"));
        changeView(session, [](Look& look) { look.environment = "/no/sky.hdr"; });
        QTRY_COMPARE(session.appearance().look().environment, std::string("/a/sky.hdr"));
        QCOMPARE(session.appearance().environment(), light);
        changeView(session, [](Look& look) { look.environment = "/b/sky.hdr"; });
        changeView(session, [](Look& look) { look.environment = "/a/sky.hdr"; });
        QVERIFY(choice.wanted().isEmpty());
        QCOMPARE(session.appearance().look().environment, std::string("/a/sky.hdr"));
        changeView(session, [](Look& look) { look.environment.clear(); });
        QVERIFY(session.appearance().environment() == nullptr);
    }

    void aCancelledEnvironmentChangesNothing() {
        WindowFixture f(nullptr);  // its window has a choice for its own session
        Session session;
        auto light = std::make_shared<const Environment>();
        const std::weak_ptr<const Environment> dropped = light;
        QSemaphore begun;
        QSemaphore go;
        EnvironmentChoice choice(
            session.appearance(), f.settings,
            [&](const auto&, const auto&, const std::stop_token&) {
                begun.release();
                go.acquire();
                return Result<EnvironmentLoader::Loaded>(std::exchange(light, nullptr));
            });
        choice.choose("/somewhere/sky.hdr");
        begun.acquire();
        choice.cancel();
        QVERIFY(choice.wanted().isEmpty());
        go.release();
        QTRY_VERIFY(dropped.expired());
        QVERIFY(session.appearance().environment() == nullptr);
    }

    void theWheelScrollsThePanelAndChoosesNoEnvironment() {
        WindowFixture f;
        auto& box = f.find<QComboBox>("environment");
        QSignalSpy chosen(&box, &QComboBox::activated);
        QWheelEvent turned({5.0, 5.0}, box.mapToGlobal(QPointF(5.0, 5.0)), {}, {0, -120},
                           Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(&box, &turned);
        QVERIFY(!turned.isAccepted());
        QCOMPARE(chosen.count(), 0);
    }

    void anInvalidEnvironmentIsReportedAndNotOfferedAgain() {
        WindowFixture f;
        const QString path = f.folder.filePath("broken.hdr");
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("nothing of the kind");
        file.close();
        auto* choice = f.window.findChild<EnvironmentChoice*>();
        choice->choose(path);
        QTRY_VERIFY(f.window.messageBar().text().contains("broken.hdr"));
        QVERIFY(!choice->recent().contains(path));
        QCOMPARE(f.find<QComboBox>("environment").currentIndex(), 0);
    }

    void theWaysOfSkinningAreComparedOnRequest() {
        WindowFixture f;
        auto& button = f.find<QToolButton>("checkSkinning");
        QVERIFY(!button.isEnabled());
        bool agree = true;
        f.window.skinning().setCheck([&agree] {
            return Result<Agreement>(Agreement{agree, "at most 1e-7 apart"});
        });
        QVERIFY(button.isEnabled());
        button.click();
        auto& words = f.find<QLabel>("agreement");
        QVERIFY(words.text().contains("1e-7"));
        QVERIFY(!f.session.player().playing());  // the text describes the pose that stays
        const auto saidAfter = [&](auto change) {
            button.click();
            const bool said = !words.isHidden();
            change();
            return said && !words.isHidden();
        };
        QVERIFY(!saidAfter([&] { f.session.player().seek(2.0F); }));
        QVERIFY(!saidAfter([&] { f.session.player().setAnimation(AnimationIndex(1U)); }));
        QVERIFY(!saidAfter([&] {
            HandTransform turned;
            turned.node = kKnee;
            turned.translation = glm::vec3(1.0F);
            f.session.selection().setByHand(turned);
        }));
        QVERIFY(!saidAfter([&] {
            Look look = f.session.appearance().look();
            look.blend = BlendSkinning::DualQuaternion;
            f.session.appearance().setLook(look);
        }));
        QVERIFY(saidAfter([&] {
            Look look = f.session.appearance().look();
            look.legend = !look.legend;
            f.session.appearance().setLook(look);
        }));
        agree = false;
        button.click();
        QVERIFY(f.window.messageBar().text().contains("do not agree"));
    }

    void oneKeyBringsThePanelToTheFrontAndAway() {
        WindowFixture f;
        auto& panel = f.find<DisplayPanel>("displayPanel");
        QTRY_VERIFY(panel.visibleRegion().isEmpty());
        QTest::keyClick(&f.window, Qt::Key_D);
        QTRY_VERIFY(!panel.visibleRegion().isEmpty());
        QTest::keyClick(&f.window, Qt::Key_D);
        QTRY_VERIFY(panel.visibleRegion().isEmpty());
    }

    void aHiddenPanelDoesNotWidenTheWindow() {
        WindowFixture f;
        QVERIFY(f.find<QDockWidget>("layersDock").isHidden());
        QVERIFY2(f.window.width() <= 800, qPrintable(QString::number(f.window.width())));
    }

    void thePanelFitsItsDock() {
        WindowFixture f;
        const auto& panel = f.find<DisplayPanel>("displayPanel");
        // The dock is initially 314 wide, including the scroll bar.
        const int width = panel.widget()->minimumSizeHint().width() +
                          panel.verticalScrollBar()->sizeHint().width();
        QVERIFY2(width <= 314, qPrintable(QString::number(width)));
    }

    void aSectionFoldsItsContentAway() {
        WindowFixture f;
        auto& section = f.find<FoldingSection>("surface");
        section.findChild<QToolButton*>("sectionHeadline")->click();
        QVERIFY(!section.open());
        QVERIFY(f.find<QCheckBox>("edges").isHidden() ||
                !f.find<QCheckBox>("edges").isVisibleTo(&section));
    }
};

SINEW_TEST_IN(QApplication, TestDisplayPanel)
#include "test_display_panel.moc"
