// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtEndian>
#include <QtTest/QTest>

#include "tests/model/film/film_input.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

QByteArray pixelsOf(const std::vector<PixelImage>& frames) {
    QByteArray all;
    for (const PixelImage& frame : frames) {
        all.append(reinterpret_cast<const char*>(frame.rgba.data()), qsizetype(frame.rgba.size()));
    }
    return all;
}

quint32 numberAt(const QByteArray& bytes, qsizetype at) {
    return qFromBigEndian<quint32>(bytes.constData() + at);
}

/// The data of the n-th chunk of a type.
QByteArray chunkOf(const QByteArray& png, const char* type, int n = 0) {
    for (qsizetype at = 8; at + 12 <= png.size();) {
        const auto size = qsizetype(numberAt(png, at));
        if (png.mid(at + 4, 4) == type && n-- == 0) {
            return png.mid(at + 8, size);
        }
        at += size + 12;
    }
    return {};
}

}  // namespace

class TestFilmFiles : public QObject {
    Q_OBJECT

private slots:
    void anAnimatedPngHasThePixelsOfItsFrames_data() {
        QTest::addColumn<bool>("alpha");
        QTest::addRow("opaque") << false;
        QTest::addRow("alpha") << true;
    }

    void anAnimatedPngHasThePixelsOfItsFrames() {
        QFETCH(bool, alpha);
        const TemporaryFolder folder;
        const auto frames = movingBlock(61, 33, 5, alpha);
        QVERIFY(
            writeFilm(folder.path() / "a.apng", FilmFormat::Apng, settingsOf(frames, alpha), frames)
                .ok());
        QCOMPARE(framesInFfmpeg(folder.path() / "a.apng"), pixelsOf(frames));
        QCOMPARE(filesIn(folder.path()), 1);
    }

    void anAnimatedPngStoresWhatHasChanged() {
        const TemporaryFolder folder;
        const auto frames = movingBlock(60, 40, 3, false);
        FilmSettings settings = settingsOf(frames);
        settings.rate = {30000, 1001};
        settings.repeats = false;
        QVERIFY(writeFilm(folder.path() / "a.apng", FilmFormat::Apng, settings, frames).ok());
        const QByteArray png = bytesOf(folder.path() / "a.apng");
        QCOMPARE(numberAt(chunkOf(png, "acTL"), 0), 3U);
        QCOMPARE(numberAt(chunkOf(png, "acTL"), 4), 1U);  // played once
        const QByteArray second = chunkOf(png, "fcTL", 1);
        QCOMPARE(numberAt(second, 0), 1U);   // sequence number
        QCOMPARE(numberAt(second, 4), 11U);  // width: the block moved by 3
        QCOMPARE(numberAt(second, 8), 8U);
        QCOMPARE(numberAt(second, 12), 0U);
        QCOMPARE(numberAt(second, 16), 4U);
        QCOMPARE(numberAt(second, 20), 1001U << 16U | 30000U);  // delay as a fraction
        QCOMPARE(numberAt(chunkOf(png, "fcTL", 2), 4), 1U);     // the same picture: one pixel
        QCOMPARE(numberAt(chunkOf(png, "fdAT", 1), 0), 4U);
    }

    void bareFramesAreThePixels() {
        const TemporaryFolder folder;
        const auto frames = movingBlock(7, 5, 3, true);
        QVERIFY(
            writeFilm(folder.path() / "a.rgba", FilmFormat::Rgba, settingsOf(frames, true), frames)
                .ok());
        QCOMPARE(bytesOf(folder.path() / "a.rgba"), pixelsOf(frames));
    }

    void withoutAlphaPixelsAreOpaque() {
        const TemporaryFolder folder;
        QVERIFY(writeFilm(folder.path() / "a.rgba", FilmFormat::Rgba,
                          {.width = 1, .height = 1, .frames = 1}, {{1, 1, {1, 2, 3, 4}}})
                    .ok());
        QCOMPARE(bytesOf(folder.path() / "a.rgba"), QByteArray("\1\2\3\xff"));
    }

    void y4mSaysItsFormAndKeepsColours() {
        const TemporaryFolder folder;
        const auto frames = movingBlock(33, 17, 3, false);
        const auto path = folder.path() / "a.y4m";
        QVERIFY(writeFilm(path, FilmFormat::Y4m, settingsOf(frames), frames).ok());
        const QByteArray bytes = bytesOf(path);
        const QByteArray header = "YUV4MPEG2 W33 H17 F25:1 Ip A1:1 C420jpeg XCOLORRANGE=LIMITED\n";
        QVERIFY(bytes.startsWith(header + "FRAME\n"));
        QCOMPARE(bytes.size(), header.size() + 3 * (6 + 33 * 17 + 2 * 17 * 9));
        const QByteArray back =
            answerOf(QStringLiteral("ffmpeg"),
                     {QStringLiteral("-v"), QStringLiteral("error"), QStringLiteral("-i"),
                      QString::fromStdString(path.string()), QStringLiteral("-vf"),
                      QStringLiteral("scale=in_color_matrix=bt709"), QStringLiteral("-f"),
                      QStringLiteral("rawvideo"), QStringLiteral("-pix_fmt"),
                      QStringLiteral("rgba"), QStringLiteral("-")});
        const double difference = meanDifference(back, frames);
        QVERIFY2(difference < 5.0, qPrintable(QString::number(difference)));
    }

    // Recommendation ITU-R BT.709-6, table 4.
    void y4mHasTheColoursOfTelevision() {
        struct Known {
            std::array<std::uint8_t, 3> colour;
            std::array<std::uint8_t, 3> codes;  // Y'CbCr
        };
        const TemporaryFolder folder;
        for (const Known& known :
             {Known{{0, 0, 0}, {16, 128, 128}}, Known{{255, 255, 255}, {235, 128, 128}},
              Known{{128, 128, 128}, {126, 128, 128}}, Known{{255, 0, 0}, {63, 102, 240}},
              Known{{0, 255, 0}, {173, 42, 26}}, Known{{0, 0, 255}, {32, 240, 118}}}) {
            const auto& [red, green, blue] = known.colour;
            QVERIFY(writeFilm(folder.path() / "a.y4m", FilmFormat::Y4m,
                              {.width = 1, .height = 1, .frames = 1},
                              {{1, 1, {red, green, blue, 255}}})
                        .ok());
            const QByteArray end = bytesOf(folder.path() / "a.y4m").right(3);
            for (int i = 0; i < 3; ++i) {
                QCOMPARE(int(std::uint8_t(end[i])), int(known.codes[std::size_t(i)]));
            }
        }
    }

    void jpegShowsThePictureOverTheMatte() {
        const PixelImage picture = movingBlock(64, 64, 1, false).front();
        const auto bytes = encodePicture(picture, FilmFormat::Jpeg, {.quality = 95});
        QVERIFY(bytes.ok());
        const Result<PixelImage> back = decodeImage(*bytes);
        QVERIFY(back.ok());
        QVERIFY(meanDifference(pixelsOf({*back}), {picture}) < 4.0);
        const PixelImage clear{8, 8, std::vector<std::uint8_t>(256, 0)};
        const auto red =
            encodePicture(clear, FilmFormat::Jpeg, {.alpha = true, .matte = {200, 0, 0}});
        const Result<PixelImage> shown = decodeImage(*red);
        QVERIFY(std::abs(int(shown->rgba[0]) - 200) < 4 && shown->rgba[1] < 4);
    }

    void jpegOfLowQualityIsSmaller() {
        const PixelImage picture = movingBlock(64, 64, 1, false).front();
        const auto good = encodePicture(picture, FilmFormat::Jpeg, {});
        const auto poor = encodePicture(picture, FilmFormat::Jpeg, {.quality = 10});
        QVERIFY(poor->size() < good->size());
    }

    void theSameFramesAreTheSameBytes() {
        const TemporaryFolder folder;
        const auto frames = movingBlock(40, 30, 4, true);
        for (const FilmFormatRow& row : filmFormats()) {
            if (!row.isFilm || row.need == FilmNeed::Ffmpeg || !whatFormatLacks(row.key).empty()) {
                continue;
            }
            for (const char* name : {"a", "b"}) {
                QVERIFY(writeFilm(folder.path() / name, row.key, settingsOf(frames, true), frames)
                            .ok());
            }
            QCOMPARE(bytesOf(folder.path() / "a"), bytesOf(folder.path() / "b"));
        }
    }

    void aFullDiskIsASentence() {
        const auto frames = movingBlock(40, 30, 2, false);
        for (const FilmFormat format : {FilmFormat::Apng, FilmFormat::Y4m, FilmFormat::Rgba}) {
            const Status written = writeFilm("/dev/full", format, settingsOf(frames), frames);
            QVERIFY(!written);
            QCOMPARE(written.error().message, std::string("cannot write it: the disk is full"));
        }
    }

    void aFilmThatIsNotFinishedLeavesNothing() {
        const TemporaryFolder folder;
        const auto frames = movingBlock(20, 20, 2, false);
        std::stop_source stop;
        FilmSettings settings = settingsOf(frames);
        settings.stop = stop.get_token();
        {
            const auto film = openFilm(folder.path() / "a.apng", FilmFormat::Apng, settings);
            QVERIFY(film && (*film)->add(frames[0]));
            stop.request_stop();
            const Status added = (*film)->add(frames[1]);
            QVERIFY(!added && added.error().code == ErrorCode::Cancelled);
        }
        QCOMPARE(filesIn(folder.path()), 0);
    }
};

SINEW_TEST(TestFilmFiles)
#include "test_film_files.moc"
