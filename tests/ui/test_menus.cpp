// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QMenu>
#include <QMenuBar>
#include <QTest>

#include "model/view/view_mode.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/style/theme.h"

using namespace sinew;
using namespace sinew::test;
using Fixture = WindowFixture;

namespace {

constexpr int kRoom = 720;  // pixels below the menu bar on a screen 768 high

}  // namespace

class TestMenus : public QObject {
    Q_OBJECT

private slots:
    void everyViewIsInOneMenu() {
        Fixture f;
        QMap<QString, QStringList> labels;
        QStringList all;
        auto& top = f.find<QMenu>("menuView");
        for (const QMenu* menu : QList<QMenu*>{&top} + top.findChildren<QMenu*>()) {
            for (const QAction* action : menu->actions()) {
                labels[menu->title()] << action->text();
                all << action->text();
            }
        }
        QCOMPARE(labels["Material Channels"], QStringList({"Base Colour", "Metallic", "Roughness",
                                                           "Occlusion", "Emissive", "Alpha"}));
        QCOMPARE(labels["Geometry"],
                 QStringList({"Normals", "Geometry Normals", "Tangents", "UV", "Vertex Colour"}));
        QVERIFY(labels["Skinning"].contains("Joint Weight"));
        for (const ViewModeInfo& info : viewModes()) {
            QCOMPARE(all.count(QString::fromUtf8(info.label)), 1);
        }
    }

    void everyMenuFitsOnASmallScreen() {
        Fixture f;
        f.window.setStyleSheet(theme::styleSheet());
        for (QMenu* menu : f.window.menuBar()->findChildren<QMenu*>()) {
            QVERIFY2(menu->sizeHint().height() <= kRoom, qPrintable(menu->title()));
            QSet<int> columns;
            for (QAction* action : menu->actions()) {
                columns << menu->actionGeometry(action).left();
            }
            QVERIFY2(columns.size() < 2, qPrintable(menu->title()));
        }
    }

    void theMenuChoosesTheSetAsWell() {
        Fixture f;
        const QMenu* const menu = f.action("Influence Set")->menu();
        QCOMPARE(menu->actions().size(), 2);
        QAction* first = menu->actions()[0];
        QAction* second = menu->actions()[1];
        QVERIFY(!menu->isEnabled());
        f.session.appearance().setMode(ViewMode::RawWeights);
        QVERIFY(menu->isEnabled());
        second->trigger();
        QCOMPARE(f.session.view().influenceSet, 1u);
        QVERIFY(second->isChecked());
        QVERIFY(!first->isChecked());
        first->trigger();
        QCOMPARE(f.find<QComboBox>("influenceSet").currentIndex(), 0);
    }
};

SINEW_TEST_IN(QApplication, TestMenus)
#include "test_menus.moc"
