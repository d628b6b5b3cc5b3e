// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QLabel>
#include <QScrollBar>
#include <QTest>
#include <QTreeView>
#include <algorithm>

#include "model/facts/frame_grid.h"
#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"
#include "ui/models/animation_list_model.h"
#include "ui/panels/widgets/labels.h"
#include "ui/properties/property_rows.h"
#include "ui/properties/property_tree_model.h"
#include "ui/timeline/number_box.h"

using namespace sinew;
using namespace sinew::test;

namespace {

const ObjectRef kWalk = AnimationIndex(0U);
const ObjectRef kHipChannel = ObjectRef::channel(AnimationIndex(0U), 0);

/// The character, with a walk of 31 keys at 24 fps of which one lies off the frames.
std::shared_ptr<const Asset> walking() {
    auto asset = std::make_shared<Asset>(*character());
    Sampler& sampler = asset->animations[0].samplers[0];
    std::vector<float> times;
    for (int i = 0; i <= 30; ++i) {
        times.push_back(static_cast<float>(24 + i) / 24.0F);
    }
    times[5] += 0.013F;
    sampler.values = std::vector<float>(3 * times.size());
    sampler.times = std::move(times);
    asset->animations[0].endSeconds = sampler.times.back();
    return asset;
}

PropertyRow rowNamed(const PropertyRows& rows, const QString& name) {
    for (const PropertyRow& row : rows) {
        if (row.name == name) {
            return row;
        }
        const PropertyRow below = rowNamed(row.rows, name);
        if (!below.name.isEmpty()) {
            return below;
        }
    }
    return {};
}

struct Lists : WindowFixture {
    Player& player = session.player();
    QTreeView& properties = find<QTreeView>("propertyTree");

    using WindowFixture::WindowFixture;

    /// The row with this name below `parent`, unfolded.
    [[nodiscard]] QModelIndex row(const QString& name, const QModelIndex& parent = {}) {
        QAbstractItemModel& model = *properties.model();
        for (int i = 0; i < model.rowCount(parent); ++i) {
            const QModelIndex index = model.index(i, 0, parent);
            if (index.data().toString() == name) {
                return index;
            }
            if (properties.isExpanded(index)) {
                if (const QModelIndex below = row(name, index); below.isValid()) {
                    return below;
                }
            }
        }
        return {};
    }
    void click(QTreeView& list, const QModelIndex& index) {
        list.scrollTo(index);
        QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, list.visualRect(index).center());
    }
    [[nodiscard]] QString shownKeys() { return find<ElidedLabel>("shownKeys").fullText(); }
};

}  // namespace

class TestClipFacts : public QObject {
    Q_OBJECT

private slots:
    void timelineAndPropertiesSayOneFrameRate() {
        Lists f(walking());
        const QString words("24 fps, 96 % of 31 key times on the grid");
        QCOMPARE(f.player.frameRate(), 24.0);
        QCOMPARE(QString::fromStdString(frameGridWords(f.player.frameGrid())), words);
        auto& rate = f.find<NumberBox>("frameRate");
        QCOMPARE(rate.currentText(), QStringLiteral("24 fps, guessed"));
        QVERIFY2(rate.toolTip().contains(words), qPrintable(rate.toolTip()));
        const PropertyRows rows = propertyRows(f.session.document().asset(), kWalk);
        QCOMPARE(rowNamed(rows, "Frame rate").value, words);
        f.player.setFrameRate(30.0);
        QVERIFY2(rate.toolTip().contains(words), qPrintable(rate.toolTip()));
    }

    void listTimelineAndPropertiesSayOneLength() {
        Lists f(walking());  // begins at 1 s
        AnimationListModel list;
        list.setAsset(f.session.document().asset());
        const QModelIndex duration = list.index(1, static_cast<int>(ClipColumn::Duration));
        QCOMPARE(duration.data().toString(), QStringLiteral("1.250 s"));
        const PropertyRows rows = propertyRows(f.session.document().asset(), kWalk);
        QCOMPARE(rowNamed(rows, "Duration").value, QStringLiteral("1.250 s"));
        const QString words("1.250 s long, from 1.000 s to 2.250 s");
        auto& seconds = f.find<QLabel>("secondsReadout");
        QVERIFY2(duration.data(Qt::ToolTipRole).toString().contains(words), "list");
        QVERIFY2(seconds.toolTip().contains(words), qPrintable(seconds.toolTip()));
        f.player.setPlaying(false);
        f.player.seek(1.5F);
        QCOMPARE(seconds.text(), QString::fromUtf8("1.500 / 1.000–2.250 s"));
        QCOMPARE(f.find<QLabel>("frameReadout").text(), QString::fromUtf8("frame 36 / 24–54"));
        f.player.mixPresentClip();
        QCOMPARE(seconds.text(), QStringLiteral("0.500 / 1.250 s"));
    }

    void aKeyInTheListHasItsNumberAndMovesThePlayhead() {
        Lists f;
        f.session.selection().setObject(kHipChannel);
        const QModelIndex keys = f.row("Keys");
        QVERIFY(keys.isValid());
        f.properties.model()->fetchMore(keys);
        f.properties.expand(keys);
        QVERIFY(f.player.playing());
        f.click(f.properties, f.row("1:  1.5 s", keys));
        QVERIFY(!f.player.playing());
        QCOMPARE(f.player.seconds(), 1.5F);
        QTest::keyClick(&f.properties, Qt::Key_Down);
        QCOMPARE(f.player.seconds(), kWalkEnd);
        f.player.setInOut(1.2F, 2.0F);
        f.click(f.properties, f.row("0:  1 s", keys));  // key outside of the played range
        QCOMPARE(f.player.seconds(), kWalkStart);
        f.player.setAnimation(AnimationIndex(1U));
        f.click(f.properties, f.row("1:  1.5 s", keys));
        QCOMPARE(f.player.animation(), AnimationIndex(0U));
        QCOMPARE(f.player.seconds(), 1.5F);
    }

    void listsOfChannelsShowInterpolationAndKeys() {
        const std::shared_ptr<const Asset> asset = character();
        const PropertyRow channels = rowNamed(propertyRows(asset, kWalk), "Channels");
        QVERIFY(channels.makeRows);
        QCOMPARE(channels.makeRows().front().value,
                 QStringLiteral("Hip: translation  ·  linear, 3 keys"));
        for (const PropertyRow& row : propertyRows(asset, kHip)) {
            if (row.name == QStringLiteral("Used by")) {
                const PropertyRows users = row.makeRows();
                QVERIFY(std::any_of(users.begin(), users.end(), [](const PropertyRow& user) {
                    return user.value == QStringLiteral("translation  ·  linear, 1 key");
                }));
                return;
            }
        }
        QFAIL("no users");
    }

    void theTimelineSaysWhoseKeysItShows() {
        Lists f;
        f.window.resize(1500, 900);
        QTRY_COMPARE(f.shownKeys(), QStringLiteral("Walk, all keys: 3 key times"));
        f.session.selection().setNode(kHip);
        QCOMPARE(f.shownKeys(), QStringLiteral("Walk, keys of Hip: 3 key times"));
        f.player.setAnimation(AnimationIndex(1U));
        QCOMPARE(f.shownKeys(), QStringLiteral("Still, keys of Hip: 1 key time"));
        f.session.selection().setNode(kEye);
        QCOMPARE(f.shownKeys(), QStringLiteral("Still: Eye has no keys"));
        f.session.selection().clear();
        QCOMPARE(f.shownKeys(), QStringLiteral("Still, all keys: 1 key time"));
        f.player.setAnimation({});
        QCOMPARE(f.shownKeys(), QString());
    }

    void whileAllClipsPlayTheClipIsNamedAndCounted() {
        Lists f;
        f.window.resize(1500, 900);
        QTRY_COMPARE(f.shownKeys(), QStringLiteral("Walk, all keys: 3 key times"));
        f.player.setPlaysAllClips(true);
        QCOMPARE(f.shownKeys(), QStringLiteral("1 of 2: Walk, all keys: 3 key times"));
        f.action(QStringLiteral("Next Clip"))->trigger();
        QCOMPARE(f.shownKeys(), QStringLiteral("2 of 2: Still, all keys: 1 key time"));
        f.action(QStringLiteral("Previous Clip"))->trigger();
        QCOMPARE(f.shownKeys(), QStringLiteral("1 of 2: Walk, all keys: 3 key times"));
        f.player.setPlaysAllClips(false);
        QCOMPARE(f.shownKeys(), QStringLiteral("Walk, all keys: 3 key times"));
    }

    void aClickOnTheCurrentClipShowsItsProperties() {
        Lists f;
        auto& clips = f.find<QTreeView>("animationList");
        QCOMPARE(f.player.animation(), AnimationIndex(0U));
        f.session.selection().setNode(kFoot);
        f.player.setPlaying(false);
        f.click(clips, clips.model()->index(1, 0));
        QCOMPARE(f.session.selection().object(), kWalk);
        QVERIFY(!f.player.playing());  // it was selected already: nothing starts
    }

    void listsStartAtTheirTopWithANewFile() {
        Lists f(chain(200));
        auto& tree = f.find<QTreeView>("hierarchyTree");
        tree.expandAll();
        QScrollBar& bar = *tree.verticalScrollBar();
        QTRY_VERIFY(bar.maximum() > 0);
        bar.setValue(bar.maximum());
        f.session.document().show({.asset = chain(300), .outline = {}});
        QCOMPARE(bar.value(), bar.minimum());
        QCOMPARE(tree.horizontalScrollBar()->value(), tree.horizontalScrollBar()->minimum());
    }
};

SINEW_TEST_IN(QApplication, TestClipFacts)
#include "test_clip_facts.moc"
