// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "model/tracks/key_columns.h"
#include "model/tracks/row_keys.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr AnimationIndex kRowClip{std::size_t{0}};

/// A node with a translation and a scale, with these key times; X counts the keys up from
/// `changesAt` on.
std::shared_ptr<const Asset> twoTracks(const std::vector<float>& moves,
                                       const std::vector<float>& scales,
                                       std::size_t changesAt = 0) {
    Asset asset;
    asset.nodes.resize(1);
    Animation& clip = asset.animations.emplace_back();
    for (const std::vector<float>* times : {&moves, &scales}) {
        Sampler sampler;
        sampler.width = 3;
        sampler.times = *times;
        std::vector<float> values;
        for (std::size_t key = 0; key < times->size(); ++key) {
            values.push_back(key < changesAt ? 0.0F : static_cast<float>(key - changesAt));
            values.insert(values.end(), {1.0F, 1.0F});
        }
        sampler.values = std::move(values);
        clip.channels.push_back(
            {.node = NodeIndex(0U),
             .path = clip.channels.empty() ? ChannelPath::Translation : ChannelPath::Scale,
             .sampler = SamplerIndex(clip.samplers.size()),
             .fileIndex = static_cast<std::uint32_t>(clip.samplers.size())});
        clip.samplers.push_back(std::move(sampler));
    }
    return finishAsset(std::move(asset));
}

RowKeys rowOfNode(const Asset& asset) {
    return rowKeys(asset, kRowClip, clipTracks(asset, kRowClip).tracks, {});
}

RowKeys evenRow(std::size_t count, double step) {
    RowKeys row;
    for (std::size_t key = 0; key < count; ++key) {
        row.times.push_back(static_cast<float>(static_cast<double>(key) * step));
        row.marks.emplace_back(KeyBit::Linear);
    }
    return row;
}

std::vector<ColumnKeys> columnsOf(const RowKeys& row, const TimeColumns& columns) {
    std::vector<ColumnKeys> out;
    columnKeys(row, columns, out);
    return out;
}

}  // namespace

class TestRowKeys final : public QObject {
    Q_OBJECT

private slots:
    void aNodeHasAKeyWhereAnyOfItsTracksHasOne() {
        const auto asset = twoTracks({0, 1, 3}, {0.5F, 1, 2});
        QCOMPARE(rowOfNode(*asset).times, (std::vector<float>{0, 0.5F, 1, 2, 3}));
    }

    void aNodeIsHeldWhereAllItsTracksAre() {
        const auto asset = twoTracks({0, 1, 2, 3}, {0, 2, 4, 6}, 2);  // both rest until key 2
        const RowKeys row = rowOfNode(*asset);
        QCOMPARE(row.times, (std::vector<float>{0, 1, 2, 3, 4, 6}));
        QVERIFY(row.marks[0].has(KeyBit::Held));
        QVERIFY(row.marks[1].has(KeyBit::Held));
        QVERIFY(!row.marks[2].has(KeyBit::Held));  // the translation moves from 2 to 3
        QVERIFY(row.marks[3].has(KeyBit::Held));
        QVERIFY(!row.marks[4].has(KeyBit::Held));  // the scale moves from 4 to 6
    }

    void aTrackRestsOutsideOfItsKeys() {
        const auto asset = twoTracks({0, 1, 5, 6}, {2, 3, 4}, 1);
        const RowKeys row = rowOfNode(*asset);  // 0 1 2 3 4 5 6; X moves from 1 on, scale from 3
        QVERIFY(row.marks[0].has(KeyBit::Held));
        QVERIFY(!row.marks[1].has(KeyBit::Held));
        QVERIFY(!row.marks[4].has(KeyBit::Held));
    }

    void keysAtOneTimeAreOneMark() {
        const auto asset = twoTracks({0, 1, 1, 2}, {0});
        const ClipTracks tracks = clipTracks(*asset, kRowClip);
        const RowKeys row = rowKeys(*asset, kRowClip, tracks.tracks[0], ClipFlaws{});
        QCOMPARE(row.times, (std::vector<float>{0, 1, 2}));
        QVERIFY(row.marks[1].has(KeyBit::SameTime));
        QVERIFY(!row.marks[0].severity());
    }

    void aColumnHoldsAllItsKeys() {
        const RowKeys row = evenRow(100, 0.25);
        const auto out = columnsOf(row, {.firstSeconds = 2.0, .columnSeconds = 1.0, .end = 3});
        QCOMPARE(out.size(), std::size_t{5});
        QCOMPARE(out[0].column, -1);
        QCOMPARE(out[0].first, std::size_t{7});
        for (int i = 0; i < 3; ++i) {
            const ColumnKeys& keys = out[std::size_t(i) + 1];
            QCOMPARE(keys.column, i);
            QCOMPARE(keys.first, std::size_t(8 + 4 * i));
            QCOMPARE(keys.last, keys.first + 3);
        }
        QCOMPARE(out[4].column, 3);
    }

    void aFlagIsSeenHoweverManyKeysAreInItsColumn() {
        RowKeys row = evenRow(10000, 0.001);
        row.marks[5004].add(KeyBit::SignFlipped);
        row.marks[5004].add(KeyBit::Warning);
        const auto out = columnsOf(row, {.firstSeconds = 0.0, .columnSeconds = 0.01, .end = 1000});
        std::size_t flagged = 0;
        for (const ColumnKeys& keys : out) {
            flagged += keys.mark.severity() ? 1U : 0U;
        }
        QCOMPARE(flagged, std::size_t{1});
    }

    void everyKeyIsInExactlyOneColumn() {
        const RowKeys row = evenRow(977, 0.0137);
        for (const double width : {0.001, 0.0137, 0.05, 1.7, 100.0}) {
            const auto out =
                columnsOf(row, {.firstSeconds = 0.0, .columnSeconds = width, .end = 1000000});
            std::size_t next = 0;
            for (const ColumnKeys& keys : out) {
                QCOMPARE(keys.first, next);
                next = keys.last + 1;
            }
            QCOMPARE(next, row.times.size());
        }
    }

    void withoutKeysThereAreNoColumns() {
        QVERIFY(columnsOf({}, {.firstSeconds = 0.0, .columnSeconds = 1.0, .end = 10}).empty());
        QVERIFY(
            rowKeys(*twoTracks({0}, {0}), kRowClip, std::span<const Track>(), {}).times.empty());
    }
};

SINEW_TEST(TestRowKeys)
#include "test_row_keys.moc"
