// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QDropEvent>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QTreeView>

#include "model/view/view_data.h"
#include "tests/support/settle.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/panels/widgets/labels.h"
#include "ui/session/session.h"
#include "ui/style/icons.h"
#include "ui/timeline/timeline_ruler.h"
#include "ui/window/bars/message_bar.h"
#include "ui/window/bars/status_line.h"
#include "ui/window/main_window.h"

using namespace sinew;
using namespace sinew::test;
using Fixture = WindowFixture;

namespace {

void choose(QTreeView& view, int row) {
    view.setCurrentIndex(view.model()->index(row, 0));
}

}  // namespace

class TestMainWindow : public QObject {
    Q_OBJECT

private slots:
    void everyViewOfTheCommandLineIsInTheMenuAndTheToolbar() {
        Fixture f;
        const auto& chooser = f.find<QComboBox>("viewMode");
        for (const ViewModeInfo& info : viewModes()) {
            const QString label =
                QString::fromUtf8(info.label.data(), qsizetype(info.label.size()));
            QAction* action = f.action(label);
            QVERIFY2(action != nullptr, qPrintable(label));
            if (action->isEnabled()) {
                action->trigger();
            } else {  // the file has nothing for it
                f.session.appearance().setMode(info.mode);
            }
            QCOMPARE(f.session.view().mode, info.mode);
            QCOMPARE(chooser.currentText(), label);
            QVERIFY(action->isChecked());
        }
        const int separators = 2;
        QCOMPARE(chooser.count(), int(viewModes().size()) + separators);
    }

    void viewsWithoutDataAreDisabledAndSayWhy() {
        Fixture f;
        auto& chooser = f.find<QComboBox>("viewMode");
        const auto* rows = qobject_cast<const QStandardItemModel*>(chooser.model());
        for (const ViewModeInfo& info : viewModes()) {
            ViewOptions view = f.session.view();
            view.mode = info.mode;
            view.skin = {};
            const bool has = missingViewData(*f.session.document().asset(), view).empty();
            const QString label =
                QString::fromUtf8(info.label.data(), qsizetype(info.label.size()));
            QCOMPARE(f.action(label)->isEnabled(), has);
            const int row = chooser.findData(static_cast<int>(info.mode));
            QCOMPARE(rows->item(row)->isEnabled(), has);
            QCOMPARE(rows->item(row)->toolTip().contains("Nothing to show"), !has);
        }
        QVERIFY(f.action("Joint Weight")->isEnabled() && !f.action("Tangents")->isEnabled());
        f.session.document().show({.asset = chain(2), .outline = {}});
        QVERIFY(!f.action("Joint Weight")->isEnabled());
        QVERIFY2(f.action("Joint Weight")->toolTip().contains("no surface follows a skin"),
                 qPrintable(f.action("Joint Weight")->toolTip()));
    }

    void theSetChooserServesTheRawViewsAndListsEverySet() {
        Fixture f;
        auto& sets = f.find<QComboBox>("influenceSet");
        QCOMPARE(sets.count(), 2);
        QVERIFY(!sets.isEnabled());
        f.session.appearance().setMode(ViewMode::RawWeights);
        QVERIFY(sets.isEnabled());
        sets.setCurrentIndex(1);
        emit sets.activated(1);
        QCOMPARE(f.session.view().influenceSet, 1u);
    }

    void theKeysArrivingInAListChooseNothing() {
        Fixture f;
        for (const char* name : {"jointList", "hierarchyTree"}) {
            auto& list = f.find<QTreeView>(name);
            list.setFocus(Qt::TabFocusReason);
            QTRY_VERIFY(list.hasFocus());
            QVERIFY(!f.session.selection().node().valid());
            QCOMPARE(f.session.view().mode, ViewMode::Shaded);
        }
        QTest::keyClick(&f.find<QTreeView>("hierarchyTree"), Qt::Key_Down);
        QCOMPARE(f.session.selection().node(), kRoot);
    }

    void nothingMovesWhileTheFiguresCount() {
        Fixture f;
        f.session.player().setPlaying(false);
        const auto& seconds = f.find<QLabel>("secondsReadout");
        const auto& frame = f.find<QLabel>("frameReadout");
        f.session.player().seek(kWalkStart);
        const qsizetype secondsLength = seconds.text().size();
        const qsizetype frameLength = frame.text().size();
        f.session.player().seek(kWalkEnd);
        QCOMPARE(seconds.text().size(), secondsLength);
        QCOMPARE(frame.text().size(), frameLength);

        auto& rate = f.find<QLabel>("frameRateStatus");
        f.window.status().setFramesPerSecond(7.0);
        settle();
        const QRect place = rate.geometry();
        for (const double shown : {60.0, 144.0, 0.0}) {
            f.window.status().setFramesPerSecond(shown);
            settle();
            QCOMPARE(rate.geometry(), place);
        }
    }

    void aNarrowWindowKeepsNamesReadable() {
        Fixture f;
        f.window.resize(640, 560);
        settle();
        QVERIFY(f.find<QTreeView>("hierarchyTree").width() >= 150);
        QVERIFY(f.find<QTreeView>("jointList").columnWidth(0) >= 60);
    }

    void theProgramsSignIsTheInstalledOne() {
        const QImage sign = icon("sinew").pixmap(256, 256).toImage();
        QCOMPARE(sign.pixelColor(128, 124), QColor(0xff, 0xb4, 0x54));
    }

    void choosingAJointShowsItsWeight() {
        Fixture f;
        choose(f.find<QTreeView>("jointList"), 1);
        QCOMPARE(f.session.view().mode, ViewMode::Weight);
        QCOMPARE(f.session.selection().joint(), JointIndex(1));
        QCOMPARE(f.find<QTreeView>("hierarchyTree").currentIndex().data().toString(),
                 QStringLiteral("Knee"));
        QTest::keyClick(&f.window, Qt::Key_Escape);
        QVERIFY(!f.find<QTreeView>("jointList").currentIndex().isValid());
        QCOMPARE(f.session.view().mode, ViewMode::Weight);
        QTest::keyClick(&f.window, Qt::Key_Escape);
        QCOMPARE(f.session.view().mode, ViewMode::Shaded);
    }

    void choosingAnAnimationPlaysItAndTheRestPoseStops() {
        Fixture f;
        auto& list = f.find<QTreeView>("animationList");
        QCOMPARE(list.currentIndex().row(), 1);
        choose(list, 0);
        QVERIFY(!f.session.player().animation() && !f.session.player().playing());
        choose(list, 2);
        QCOMPARE(f.session.player().animation(), AnimationIndex(1));
        QVERIFY(f.session.player().playing());
    }

    void selectingANodeHighlightsIt() {
        Fixture f;
        auto& tree = f.find<QTreeView>("hierarchyTree");
        tree.setCurrentIndex(tree.model()->index(0, 0, tree.model()->index(0, 0)));
        QCOMPARE(f.session.view().highlight, kBody);
        f.session.selection().setNode(kFoot);
        QCOMPARE(tree.currentIndex().data().toString(), QStringLiteral("Foot"));
    }

    void searchingKeepsAncestorsAndDoesNotChangeTheSelection() {
        Fixture f;
        f.session.selection().setNode(kBody);
        auto& search = f.find<QLineEdit>("hierarchySearch");
        QTest::keyClicks(&search, "foot");
        auto& tree = f.find<QTreeView>("hierarchyTree");
        QModelIndex index = tree.model()->index(0, 0);
        for (const char* name : {"Root", "Hip", "Knee", "Foot"}) {
            QCOMPARE(index.data().toString(), QLatin1String(name));
            index = tree.model()->index(0, 0, index);
        }
        QCOMPARE(f.session.selection().node(), kBody);
    }

    void spacePlaysFromAFloatingPanel() {
        Fixture f;
        f.session.player().setPlaying(false);
        f.find<QDockWidget>("jointsDock").setFloating(true);
        QTest::keyClick(&f.find<QTreeView>("jointList"), Qt::Key_Space);
        QVERIFY(f.session.player().playing());
    }

    void spaceInATextFieldIsAnOrdinaryCharacter() {
        Fixture f;
        auto& search = f.find<QLineEdit>("hierarchySearch");
        search.setFocus();
        QTest::keyClicks(&search, "a b");
        QCOMPARE(search.text(), QStringLiteral("a b"));
        QVERIFY(f.session.player().playing());
    }

    void keysOfTheNativeViewportReachTheSameActions() {
        Fixture f;
        const QKeyEvent right(QEvent::KeyPress, Qt::Key_Right, Qt::NoModifier);
        QVERIFY(f.window.handleKey(right));
        QVERIFY(!f.session.player().playing());
        const bool grid = f.session.view().grid;
        const QKeyEvent g(QEvent::KeyPress, Qt::Key_G, Qt::NoModifier);
        QVERIFY(f.window.handleKey(g));
        QCOMPARE(f.session.view().grid, !grid);
        const QKeyEvent unknown(QEvent::KeyPress, Qt::Key_F9, Qt::NoModifier);
        QVERIFY(!f.window.handleKey(unknown));
    }

    void draggingOnTheTimelineScrubsAndPlaybackContinues() {
        Fixture f;
        auto& ruler = f.find<TimelineRuler>("timelineRuler");
        const auto at = [&](float seconds) {
            return QPoint(int(ruler.scale().pixelOf(double(seconds))), ruler.height() / 2);
        };
        QTest::mousePress(&ruler, Qt::LeftButton, {}, at(1.5F));
        QVERIFY(!f.session.player().playing());
        QTest::mouseMove(&ruler, at(2.0F));
        QVERIFY(std::abs(f.session.player().seconds() - 2.0F) < 0.02F);
        QTest::mouseMove(&ruler, at(2.5F));
        QVERIFY(std::abs(f.session.player().seconds() - 2.5F) < 0.02F);
        QTest::mouseRelease(&ruler, Qt::LeftButton, {}, at(2.5F));
        QVERIFY(f.session.player().playing());
    }

    void theEndsOfTheBarBelowTheTimelineAreDragged() {
        Fixture f;
        f.session.player().setPlaying(false);
        const float before = f.session.player().seconds();
        auto& ruler = f.find<TimelineRuler>("timelineRuler");
        const auto at = [&](float seconds, int aside) {
            return QPoint(int(ruler.scale().pixelOf(double(seconds))) + aside, ruler.height() - 8);
        };
        QTest::mousePress(&ruler, Qt::LeftButton, {}, at(kWalkEnd, 4));
        QTest::mouseMove(&ruler, at(2.0F, 0));
        QTest::mouseRelease(&ruler, Qt::LeftButton, {}, at(2.0F, 0));
        QCOMPARE(f.session.player().clock().endSeconds, 2.0F);
        QCOMPARE(f.session.player().seconds(), before);
        QTest::mouseDClick(&ruler, Qt::LeftButton, {}, at(1.5F, 0));
        QVERIFY(f.session.player().playsWholeClip());
    }

    void actionsHaveTheWordsOfTheField() {
        Fixture f;
        for (const char* words : {"Re&load", "Ping-pong", "Look Through File Camera"}) {
            QVERIFY2(f.action(QLatin1String(words)) != nullptr, words);
        }
        QCOMPARE(f.find<QPushButton>("layersStart").text().trimmed(),
                 QStringLiteral("Add current clip"));
        f.find<QDockWidget>("layersDock").show();
        QTRY_VERIFY(f.find<QLabel>("contestedState").text().startsWith("Shares appear here after"));
    }

    void theLoopModeIsChosenInTheTimelineAndInTheMenu() {
        Fixture f;
        const auto& button = f.find<QToolButton>("loopButton");
        QVERIFY(button.menu()->actions().contains(f.action("Ping-pong")));
        f.action("Ping-pong")->trigger();
        QCOMPARE(f.session.player().clock().loop, LoopMode::PingPong);
        QVERIFY(f.action("Ping-pong")->isChecked());
        QVERIFY(button.toolTip().startsWith("Ping-pong: play forwards, then backwards"));
        f.action("Once")->trigger();
        QVERIFY(!f.action("Ping-pong")->isChecked());
    }

    void anUploadIsShownUntilItIsComplete() {
        Fixture f;
        const auto& words = f.find<QLabel>("loadState");
        f.session.document().setArrival(0.0F);
        QVERIFY(words.isHidden());  // most files load immediately
        QTRY_VERIFY(!words.isHidden());
        f.session.document().setArrival(0.434F);
        QVERIFY(words.text().endsWith(": uploading, 43 %"));
        QCOMPARE(f.find<QProgressBar>("loadProgress").value(), 43);
        f.session.document().setArrival({});
        QVERIFY(words.isHidden());
        const auto& delay = *f.window.findChild<StatusLine*>()->findChild<QTimer*>();
        f.session.document().setArrival(0.0F);
        QVERIFY(delay.isActive());
        f.session.document().setArrival({});
        QVERIFY(!delay.isActive());
        QVERIFY(words.isHidden());
    }

    void aMessageHidesTheCountsUntilItEnds() {
        Fixture f;
        const auto& counts = f.find<QLabel>("pointerStatus");
        QVERIFY(counts.isVisible());
        f.window.statusBar()->showMessage("Reloaded");
        QVERIFY(!counts.isVisible());
        f.session.document().show({.asset = chain(2), .outline = {}});
        QVERIFY(!counts.isVisible());
        f.session.document().setArrival(0.434F);
        f.session.document().setArrival({});
        QVERIFY(!counts.isVisible());
        f.window.statusBar()->clearMessage();
        QVERIFY(counts.isVisible());
        QVERIFY(f.find<QProgressBar>("loadProgress").isHidden());
    }

    void anUploadInProgressCanBeCancelled() {
        Fixture f;
        QSignalSpy cancelled(&f.session.document(), &Document::arrivalCancelled);
        auto& button = f.find<QToolButton>("cancelLoading");
        f.session.document().setArrival(0.1F);
        QTRY_VERIFY(!button.isHidden());
        button.click();
        QCOMPARE(cancelled.count(), 1);
        QVERIFY(!f.session.document().arrival());
        QVERIFY(button.isHidden());
        QVERIFY(f.window.messageBar().text().contains("is not shown"));
        f.session.document().setArrival(0.1F);
        f.action("Clear Selection, Then Show Shaded")->trigger();  // Escape
        QCOMPARE(cancelled.count(), 2);
    }

    void aFailureIsReportedWithNameAndPlaceAndTheFileStays() {
        Fixture f;
        QSignalSpy failed(&f.session.document(), &Document::loadFailed);
        f.session.document().open(
            "folder/broken.glb", [](const LoadProgress&, const std::stop_token&) {
                return Error{ErrorCode::InvalidAccessor, "count 12 is too much", "/accessors/4"};
            });
        QVERIFY(failed.wait());
        const QString text = f.window.messageBar().text();
        QVERIFY(text.contains("broken.glb"));
        QVERIFY(text.contains("count 12 is too much"));
        QVERIFY(text.contains("/accessors/4"));
        QVERIFY(f.window.windowTitle().contains("character.glb"));
        f.session.document().show({.asset = character(), .outline = {}});
        QVERIFY(f.window.messageBar().text().isEmpty());
    }

    void balancedLampsAreSaidAndCanBeShownAsStored() {
        Fixture f;
        f.window.lamps().showNotice("the lamps are 9 stops brighter");
        QVERIFY(f.window.lamps().text().contains("9 stops brighter"));
        f.window.lamps().showNotice({});
        QVERIFY(f.window.lamps().text().isEmpty());
        f.window.lamps().showNotice("the lamps are 9 stops brighter");
        f.window.lamps().findChild<QPushButton*>("storedLamps")->click();
        QVERIFY(!f.session.appearance().look().lighting.balanceLamps);
        QVERIFY(f.window.lamps().text().isEmpty());
    }

    void droppedFilesAreOpened() {
        Fixture f(nullptr);
        QSignalSpy started(&f.session.document(), &Document::loadStarted);
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile("/nowhere/a.glb")});
        QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&f.window, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(&f.window, &drop);
        QCOMPARE(started.count(), 1);
        QCOMPARE(started[0][0].toString(), QStringLiteral("a.glb"));
    }

    void theFirstSizeFitsTheScreen() {
        QCOMPARE(MainWindow::firstSize({2560, 1440}), QSize(1440, 900));
        QCOMPARE(MainWindow::firstSize({1280, 720}), QSize(1272, 680));
        QCOMPARE(MainWindow::firstSize({1920, 800}), QSize(1440, 760));
    }

    void choosersShowWhereThereIsSomethingToChoose() {
        auto asset = std::make_shared<Asset>(*character());
        asset->variants = {"Summer", ""};
        Fixture f(asset);
        f.window.resize(1500, 800);  // room for all of the bar
        settle();
        auto& variant = f.find<QComboBox>("variant");
        QVERIFY(variant.isVisible());
        QCOMPARE(variant.itemText(2), QStringLiteral("Variant 1"));
        emit variant.activated(1);
        QCOMPARE(f.session.view().variant, VariantIndex(0));
        QCOMPARE(variant.currentIndex(), 1);
        auto& camera = f.find<QComboBox>("fileCamera");
        QCOMPARE(camera.count(), 2);
        emit camera.activated(1);
        QCOMPARE(f.session.rig().cameraNode(), kEye);
        f.session.selection().setScene(SceneIndex(1));  // has no camera
        QTRY_VERIFY(!camera.isVisible());
        f.session.document().show({.asset = chain(2), .outline = {}});
        QTRY_VERIFY(!variant.isVisible() && !camera.isVisible());
    }

    void propertiesFollowTheSelectionAndLinksLeadOn() {
        Fixture f;
        const auto& name = f.find<ElidedLabel>("propertiesName");
        auto& tree = f.find<QTreeView>("propertyTree");
        QCOMPARE(name.fullText(), QStringLiteral("character.glb"));
        f.session.selection().setNode(kBody);
        QCOMPARE(name.fullText(), QStringLiteral("Body"));
        const QModelIndex section = tree.model()->index(0, 0);
        const QModelIndex mesh = tree.model()->index(0, 1, section);
        QCOMPARE(mesh.data().toString(), QStringLiteral("Mesh 0"));
        QTest::mouseClick(tree.viewport(), Qt::LeftButton, {}, tree.visualRect(mesh).center());
        QTRY_COMPARE(f.session.selection().object(), ObjectRef(MeshIndex(0)));
        QCOMPARE(f.session.selection().node(), kBody);
        f.find<QToolButton>("propertiesBack").click();
        QCOMPARE(f.session.selection().object(), ObjectRef(kBody));
        f.find<QToolButton>("propertiesForward").click();
        QCOMPARE(f.session.selection().object(), ObjectRef(MeshIndex(0)));
    }

    void aClickOnTheCurrentNodeShowsItAgain() {
        Fixture f;
        auto& tree = f.find<QTreeView>("hierarchyTree");
        f.session.selection().setObject(MeshIndex(0));
        QCOMPARE(f.session.selection().node(), kBody);
        QTest::mouseClick(tree.viewport(), Qt::LeftButton, {},
                          tree.visualRect(tree.currentIndex()).center());
        QCOMPARE(f.session.selection().object(), ObjectRef(kBody));
    }

    void everyDockCanBeHiddenAndShownFromTheWindowMenu() {
        Fixture f;
        for (QDockWidget* dock : f.window.findChildren<QDockWidget*>()) {
            const bool before = dock->isVisible();
            dock->toggleViewAction()->trigger();
            QCOMPARE(dock->isVisible(), !before);
        }
        f.action("Reset Layout")->trigger();
        QVERIFY(f.find<QDockWidget>("hierarchyDock").isVisible());
    }

    void aPanelOpenedLateReadsThePresentState() {
        QTemporaryDir folder;
        QSettings settings(folder.filePath("settings.ini"), QSettings::IniFormat);
        Session session;
        session.document().show({.asset = character(), .outline = {}});
        showJoint(session.selection(), session.appearance(), JointIndex(2));
        const MainWindow window(session, settings);
        QCOMPARE(window.findChild<QTreeView*>("jointList")->currentIndex().row(), 2);
        QVERIFY(window.windowTitle().contains("character.glb"));
    }

    void aHundredThousandNodesDoNotHoldTheWindowUp() {
        auto asset = std::make_shared<Asset>();
        asset->nodes.resize(100000);
        for (std::size_t i = 0; i < asset->nodes.size(); ++i) {
            asset->parentsFirst.push_back(NodeIndex(i));
            if (i > 0) {
                asset->nodes[0].children.push_back(NodeIndex(i));
                asset->nodes[i].parent = NodeIndex(std::size_t{0});
            }
        }
        QElapsedTimer timer;
        timer.start();
        Fixture f(asset);
        f.session.selection().setNode(NodeIndex(std::size_t{99999}));
        settle();
        // Work that grows with the square of the nodes takes minutes.
        QVERIFY2(timer.elapsed() < 30000, qPrintable(QString::number(timer.elapsed())));
        QCOMPARE(f.find<ElidedLabel>("propertiesName").fullText(), QStringLiteral("Node 99999"));
    }

    void namesInPropertiesFitWhereThereIsRoom() {
        Fixture f;
        f.session.selection().setNode(kHip);
        const auto& tree = f.find<QTreeView>("propertyTree");
        const QModelIndex transform = tree.model()->index(1, 0);
        const QModelIndex name = tree.model()->index(0, 0, transform);
        QCOMPARE(name.data().toString(), QStringLiteral("Translation"));
        const int wanted = tree.fontMetrics().horizontalAdvance(name.data().toString());
        QVERIFY(tree.visualRect(name).width() >= wanted);
    }

    void aChainOf15000LevelsIsShownAndSelected() {
        Fixture f(chain(15000));
        settle();
        f.session.selection().setNode(NodeIndex(std::size_t{14999}));
        settle();
        QCOMPARE(f.session.selection().node(), NodeIndex(std::size_t{14999}));
    }
};

SINEW_TEST_IN(QApplication, TestMainWindow)
#include "test_main_window.moc"
