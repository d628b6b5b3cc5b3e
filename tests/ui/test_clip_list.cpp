// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QAction>
#include <QApplication>
#include <QHeaderView>
#include <QMenu>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

#include "tests/support/gltf_builder.h"
#include "tests/support/settle.h"
#include "tests/support/test_program.h"
#include "ui/models/animation_list_model.h"
#include "ui/models/names.h"
#include "ui/panels/clips/animations_panel.h"
#include "ui/panels/clips/clip_list.h"
#include "ui/session/session.h"
#include "ui/window/actions/menu_entries.h"
#include "ui/window/settings/panel_settings.h"

using namespace sinew;
using namespace sinew::test;

namespace {

/// Frames at 30 fps, each key beside its frame by `shift` seconds.
ChannelSpec keysOf(int node, int frames, double shift) {
    ChannelSpec channel{.node = node, .times = {}, .values = {}, .output = {}};
    for (int i = 0; i <= frames; ++i) {
        channel.times.push_back(i / 30.0 + shift);
        channel.values.insert(channel.values.end(), {0.01 * i * i, 0.0, 0.0});
    }
    return channel;
}

/// "Zoom" moves a joint and a node for 30 frames, one of whose keys lies between frames; "blink"
/// has 60 frames half a frame beside the grid and drives two morph targets too.
std::shared_ptr<const Asset> twoClips() {
    GltfBuilder gltf;
    gltf.add("nodes", R"({"name":"Joint"})");
    gltf.add("nodes", R"({"name":"Face","mesh":0})");
    const int position = gltf.addAccessor("VEC3", {0, 0, 0, 1, 0, 0, 0, 1, 0});
    const std::string accessor = R"({"POSITION":)" + str(position) + "}";
    gltf.add("meshes", R"({"primitives":[{"attributes":)" + accessor + R"(,"targets":[)" +
                           accessor + "," + accessor + "]}]}");
    gltf.addSkin({0});
    ChannelSpec first = keysOf(0, 30, 0.0);
    first.times[3] += 0.015;
    gltf.addAnimation("Zoom", {first, keysOf(1, 30, 0.0)});
    ChannelSpec weights{.node = 1,
                        .path = "weights",
                        .times = {1.0 / 60.0, 1.5},
                        .values = {0, 0, 1, 1},
                        .output = {}};
    gltf.addAnimation("blink", {keysOf(1, 60, 1.0 / 60.0), weights});
    return *gltf.load();
}

std::unique_ptr<AnimationsPanel> keptPanel(Session& session, QSettings& settings) {
    auto panel = std::make_unique<AnimationsPanel>(session.document(), session.player(),
                                                   session.selection());
    keepColumns(panel->list(), settings, QStringLiteral("clips"));
    return panel;
}

struct Clips {
    QTemporaryDir folder;
    QSettings settings{folder.filePath("settings.ini"), QSettings::IniFormat};
    Session session;
    std::unique_ptr<AnimationsPanel> panel;

    Clips() : panel(keptPanel(session, settings)) {
        session.document().show({.asset = twoClips(), .outline = {}});
    }
    [[nodiscard]] ClipList& list() { return panel->list(); }
    [[nodiscard]] QString cell(int row, ClipColumn column) {
        return list().model()->index(row, static_cast<int>(column)).data().toString();
    }
    void waitForDetails() {
        panel->show();
        QTRY_COMPARE(cell(1, ClipColumn::Frames), QStringLiteral("30"));
    }
    void openMenu() { emit list().header()->customContextMenuRequested({5, 5}); }
    [[nodiscard]] QMenu* menu() { return list().findChild<QMenu*>("columnMenu"); }
    void toggle(const QString& words) {
        openMenu();
        for (QAction* entry : menu()->actions()) {
            if (entry->text() == words) {
                entry->trigger();
            }
        }
        delete menu();
    }
};

}  // namespace

class TestClipList : public QObject {
    Q_OBJECT

private slots:
    void factsThatTakeAMomentAreFoundOnceThePanelIsSeen() {
        Clips f;
        QCOMPARE(f.cell(1, ClipColumn::Duration), QStringLiteral("1.000 s"));
        QCOMPARE(f.cell(1, ClipColumn::Channels), QStringLiteral("2"));
        QCOMPARE(f.cell(1, ClipColumn::Keys), QStringLiteral("62"));
        QCOMPARE(f.cell(1, ClipColumn::Frames), QStringLiteral("…"));
        f.waitForDetails();
        QCOMPARE(f.cell(1, ClipColumn::Rate), QStringLiteral("30 fps"));
        QCOMPARE(f.cell(1, ClipColumn::Offset), QStringLiteral("0"));
        QCOMPARE(f.cell(1, ClipColumn::OffGrid), QStringLiteral("3 %"));  // 1 of 32 key times
        QCOMPARE(f.cell(1, ClipColumn::Drives), QStringLiteral("1 joint, 1 other node"));
        QCOMPARE(f.cell(0, ClipColumn::Name), QStringLiteral("Rest pose"));
        QCOMPARE(f.cell(0, ClipColumn::Frames), QString());
        const QString tip = f.list().model()->index(1, 0).data(Qt::ToolTipRole).toString();
        QVERIFY2(tip.contains(QStringLiteral("1 joint, 1 other node")), qPrintable(tip));
    }

    void numbersThatArriveLaterHaveRoom() {
        Clips f;
        f.panel->resize(300, 300);
        f.waitForDetails();
        settle();
        for (const ClipColumn column : {ClipColumn::Duration, ClipColumn::Frames}) {
            const int section = static_cast<int>(column);
            const QString text = f.cell(2, column);
            QVERIFY2(f.list().columnWidth(section) >=
                         f.list().fontMetrics().horizontalAdvance(text) + 13,
                     qPrintable(text));
        }
        QCOMPARE(f.list().columnWidth(0),
                 f.list().viewport()->width() - f.list().columnWidth(1) - f.list().columnWidth(2));
    }

    void whatClipsBeginAlikeIsLeftOutWhereNamesHaveNoRoom() {
        Asset asset = *twoClips();
        asset.animations.push_back(asset.animations[0]);
        asset.animations[0].name = "Armature|Walk";
        asset.animations[1].name = "Armature|Run";
        asset.animations[2].name = "Armature|Jump";
        AnimationListModel model;
        model.setAsset(finishAsset(std::move(asset)));
        QCOMPARE(model.index(1, 0).data(kShortNameRole).toString(), QStringLiteral("…Walk"));
        QCOMPARE(model.index(1, 0).data().toString(), QStringLiteral("Armature|Walk"));
        QVERIFY(model.index(0, 0).data(kShortNameRole).toString().isEmpty());  // the rest pose
    }

    void theCurrentClipStaysInViewInALowList() {
        Clips f;
        f.panel->resize(400, 300);
        f.panel->show();
        const QModelIndex last = f.list().model()->index(2, 0);
        f.list().setCurrentIndex(last);
        const auto inView = [&] {
            return f.list().viewport()->rect().contains(f.list().visualRect(last).center());
        };
        QVERIFY(inView());
        f.panel->resize(400, 70);
        QTRY_VERIFY(f.list().viewport()->height() < 3 * f.list().visualRect(last).height());
        QVERIFY(inView());
    }

    void columnsAreSortedAndChosenFromTheMenuOfARow() {
        Clips f;
        QMenu menu;
        addColumnEntries(menu, f.list());
        const QList<QAction*> sorting = menu.findChild<QMenu*>()->actions();
        QCOMPARE(sorting.size(), f.list().columns().shown.size());
        QVERIFY(sorting.at(0)->text() == f.list().model()->headerData(0, Qt::Horizontal));
        sorting.at(0)->trigger();
        QCOMPARE(f.list().header()->sortIndicatorSection(), 0);
        const Qt::SortOrder first = f.list().header()->sortIndicatorOrder();
        sorting.at(0)->trigger();
        QVERIFY(f.list().header()->sortIndicatorOrder() != first);
        menu.actions().last()->trigger();
        QVERIFY(f.menu() != nullptr);
        delete f.menu();
    }

    void anotherFileForgetsTheFacts() {
        Clips f;
        f.waitForDetails();
        f.panel->hide();
        f.session.document().show({.asset = twoClips(), .outline = {}});
        QCOMPARE(f.cell(1, ClipColumn::Frames), QStringLiteral("…"));
        f.waitForDetails();
    }

    void columnsAreChosenInTheMenuOfTheHeaderAndKept() {
        Clips f;
        QVERIFY(f.list().showsColumn(ClipColumn::Frames));
        QVERIFY(!f.list().showsColumn(ClipColumn::Spare));
        f.toggle(QStringLiteral("Bytes to Save"));
        f.toggle(QStringLiteral("Frames"));
        QVERIFY(f.list().showsColumn(ClipColumn::Spare));
        QVERIFY(!f.list().showsColumn(ClipColumn::Frames));
        f.list().sortByColumn(static_cast<int>(ClipColumn::Duration), Qt::DescendingOrder);
        f.list().header()->resizeSection(static_cast<int>(ClipColumn::Duration), 150);
        const auto next = keptPanel(f.session, f.settings);
        QCOMPARE(next->list().columns(), f.list().columns());
        QCOMPARE(next->list().columns().sorted, QStringLiteral("duration"));
        QCOMPARE(next->list().columns().widths, QStringList{"duration 150"});
        f.toggle(QStringLiteral("Reset Columns"));
        QCOMPARE(f.list().columns(), f.list().firstColumns());
    }

    void sortingKeepsTheRestPoseFirst() {
        Clips f;
        f.waitForDetails();
        for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
            const bool up = order == Qt::AscendingOrder;
            f.list().sortByColumn(static_cast<int>(ClipColumn::Keys), order);
            QCOMPARE(f.cell(0, ClipColumn::Name), QStringLiteral("Rest pose"));
            QCOMPARE(f.cell(1, ClipColumn::Name),
                     up ? QStringLiteral("Zoom") : QStringLiteral("blink"));
            f.list().sortByColumn(static_cast<int>(ClipColumn::Name), order);
            QCOMPARE(f.cell(0, ClipColumn::Name), QStringLiteral("Rest pose"));
            QCOMPARE(f.cell(1, ClipColumn::Name),
                     up ? QStringLiteral("blink") : QStringLiteral("Zoom"));
        }
    }

    void aSortedListPlaysTheClipThatIsChosen() {
        Clips f;
        f.panel->show();
        f.list().sortByColumn(static_cast<int>(ClipColumn::Name), Qt::AscendingOrder);
        QCOMPARE(f.cell(1, ClipColumn::Name), QStringLiteral("blink"));
        f.list().setCurrentIndex(f.list().model()->index(1, 0));
        QCOMPARE(f.session.player().animation(), AnimationIndex(1U));
        f.session.player().setAnimation(AnimationIndex(0U));
        QCOMPARE(f.list().currentIndex().row(), 2);
        f.session.player().setAnimation({});
        QCOMPARE(f.list().currentIndex().row(), 0);
    }
};

SINEW_TEST_IN(QApplication, TestClipList)
#include "test_clip_list.moc"
