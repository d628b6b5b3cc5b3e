// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "app/cli/html/report_page.h"
#include "app/cli/html/report_pictures.h"
#include "tests/support/gltf_builder.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::cli;

namespace {

constexpr std::size_t kMostBytes = PicturePage::kMostBytes;

/// The page of a skinned bar behind pictures of `before` bytes.
struct BehindOthers {
    explicit BehindOthers(std::size_t before) : page{.width = 120, .bytes = before} {
        const LoadedFile loaded{.file = "bar.glb", .asset = *test::skinnedBar().load()};
        const FileEvidence evidence = gatherEvidence(loaded, {}, false, true);
        static OffscreenRenderer renderer;
        ReportPictures pictures(renderer, page, loaded.asset, loaded.file, [](double) {});
        ReportPage report(false);
        report.add(evidence, &pictures);
        html = QByteArray::fromStdString(std::string(report.finish().written()));
    }

    [[nodiscard]] qsizetype pictures() const {
        return html.count("data:image/webp") + html.count("data:image/png");
    }

    PicturePage page;
    QByteArray html;
};

}  // namespace

class TestReportLimit : public QObject {
    Q_OBJECT

private slots:
    void aPageHoldsSixtyFourMegabytesOfPictures() {
        QCOMPARE(kMostBytes, std::size_t{64} * 1024 * 1024);
        const BehindOthers none(0);
        QVERIFY(none.pictures() > 3);
        QVERIFY(!none.page.isFull());
        QVERIFY(none.page.bytes > 1000);
    }

    void theOneThatReachesTheLimitIsTheLast() {
        const BehindOthers others(kMostBytes - 1);
        QCOMPARE(others.pictures(), 1);
        QVERIFY(others.page.isFull());
    }

    void aFullPageHasFactsAndNoPictures() {
        const BehindOthers others(kMostBytes);
        QCOMPARE(others.pictures(), 0);
        QCOMPARE(others.page.bytes, kMostBytes);
        QVERIFY(others.html.contains("bar.glb"));
    }
};

SINEW_TEST(TestReportLimit)
#include "test_report_limit.moc"
