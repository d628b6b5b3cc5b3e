// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "app/cli/render/atlas_options.h"
#include "app/cli/render/tile_caption.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::cli;

namespace {

using Lines = std::vector<std::string>;

constexpr Extent kLeast{200, 150};

Extent gridOf(std::size_t tiles, float aspect) {
    return tileGrid({.page = {1200, 600}, .tiles = tiles, .aspect = aspect}, kLeast);
}

std::size_t cells(Extent grid) {
    return std::size_t{grid.width} * grid.height;
}

}  // namespace

class TestTiles : public QObject {
    Q_OBJECT

private slots:
    void linesBreakAtWordsAndEndWithAnEllipsis() {
        const std::string text = "the weights of eleven vertices";
        QCOMPARE(wrapped(text, 100.0F, 2), (Lines{text}));
        const Lines two = wrapped(text, 10.0F, 2);
        QCOMPARE(two.size(), std::size_t{2});
        QCOMPARE(two.front(), std::string("the weights of"));
        QCOMPARE(wrapped(text, 10.0F, 1), (Lines{"the weights of\u2026"}));
        QCOMPARE(wrapped("no joint, or several", 6.0F, 1), (Lines{"no joint\u2026"}));
        QCOMPARE(wrapped("", 10.0F, 2), Lines{});
    }

    void longWordsAreCutBetweenCharacters() {
        for (const std::string& line : wrapped("\u00e4\u00e4\u00e4\u00e4\u00e4\u00e4", 1.3F, 3)) {
            QCOMPARE(QString::fromStdString(line).toStdString(), line);  // whole UTF-8
        }
        QCOMPARE(wrapped("abcdef", 0.1F, 9).size(), std::size_t{6});
    }

    void onePageHasAllTilesThatFit() {
        for (std::size_t tiles = 1; tiles < 24; ++tiles) {
            QVERIFY(cells(gridOf(tiles, 1.0F)) > tiles);  // one cell is the heading
        }
    }

    void tallModelsHaveMoreColumns() {
        const Extent tall = gridOf(11, 0.6F);
        const Extent flat = gridOf(11, 2.0F);
        QVERIFY(tall.width > flat.width);
        QVERIFY(tall.height < flat.height);
    }

    void pagesHaveAboutAsManyTiles() {
        const Extent grid = gridOf(30, 1.0F);  // 23 on a full page
        QVERIFY(cells(grid) >= 16);
        QVERIFY(cells(grid) <= 20);
    }

    void tinyPagesHaveAHeadingAndATile() {
        const Extent grid = tileGrid({.page = {90, 60}, .tiles = 9}, kLeast);
        QCOMPARE(cells(grid), std::size_t{2});
    }
};

SINEW_TEST(TestTiles)
#include "test_tiles.moc"
