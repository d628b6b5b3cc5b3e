// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <string>

#include "model/film/film_writer.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

FilmSettings ofSize(std::uint32_t width, std::uint32_t height, FilmRate rate = {25, 1}) {
    return {.width = width, .height = height, .rate = rate};
}

}  // namespace

class TestFilmFormats : public QObject {
    Q_OBJECT

private slots:
    void everyFormatIsFoundByItsName() {
        for (const FilmFormatRow& row : filmFormats()) {
            QCOMPARE(filmFormatNamed(row.name), std::optional(row.key));
            QVERIFY(row.isPicture || row.isFilm);
            QVERIFY(row.takesQuality || row.quality == 0);
        }
        QVERIFY(!filmFormatNamed("avi"));
        QVERIFY(!filmFormatNamed(""));
        QVERIFY(!filmFormatNamed("mp"));
    }

    void anExtensionNamesTheFormat() {
        QCOMPARE(filmFormatOf("a/b.JPG"), std::optional(FilmFormat::Jpeg));
        QCOMPARE(filmFormatOf("a.b/shot.tar.webm"), std::optional(FilmFormat::Webm));
        QVERIFY(!filmFormatOf("a.webm/shot"));
        QVERIFY(!filmFormatOf("mp4"));
        QVERIFY(!filmFormatOf(".mp4"));  // a hidden file
    }

    void whatAFormatCannotHoldIsASentence() {
        QCOMPARE(whatFilmLacks(FilmFormat::Mp4, ofSize(641, 479)),
                 std::string("MP4 (H.264) needs an even width and height: 642 x 480 instead of "
                             "641 x 479"));
        QCOMPARE(whatFilmLacks(FilmFormat::Webm, ofSize(641, 479)), std::string());
        QCOMPARE(whatFilmLacks(FilmFormat::Webp, ofSize(16384, 16)),
                 std::string("WebP is at most 16383 pixels wide and high"));
        QCOMPARE(whatFilmLacks(FilmFormat::Gif, ofSize(64, 64, {60, 1})),
                 std::string("GIF has at most 50 frames per second"));
        QCOMPARE(whatFilmLacks(FilmFormat::Gif, ofSize(64, 64, {50, 1})), std::string());
    }

    void aPictureIsNoFilmAndAFilmIsNoPicture() {
        const auto film = openFilm("unused", FilmFormat::Jpeg, ofSize(2, 2));
        QVERIFY(!film && film.error().code == ErrorCode::InvalidRequest);
        const PixelImage pixel{1, 1, {1, 2, 3, 255}};
        const auto picture = encodePicture(pixel, FilmFormat::Mp4, {});
        QVERIFY(!picture && picture.error().code == ErrorCode::InvalidRequest);
    }

    void ratesOfTelevisionAreFractions() {
        QCOMPARE(filmRateOf(29.97), (FilmRate{30000, 1001}));
        QCOMPARE(filmRateOf(23.976), (FilmRate{24000, 1001}));
        QCOMPARE(filmRateOf(59.94), (FilmRate{60000, 1001}));
    }

    void otherRatesAreExact() {
        QCOMPARE(filmRateOf(24.0), (FilmRate{24, 1}));
        QCOMPARE(filmRateOf(12.5), (FilmRate{25, 2}));
        QCOMPARE(filmRateOf(1.0 / 3.0), (FilmRate{1, 3}));
        QCOMPARE(filmRateOf(7.777), (FilmRate{7777, 1000}));
        QCOMPARE(filmRateOf(0.5), (FilmRate{1, 2}));
        QCOMPARE(filmRateOf(120.0), (FilmRate{120, 1}));
        QCOMPARE(filmRateOf(1000.0), (FilmRate{1000, 1}));
        QVERIFY(filmRateOf(1e-9).frames > 0);
        QCOMPARE(filmRateOf(1e9), (FilmRate{65535, 1}));
    }

    void roundingOfMillisecondsDoesNotAddUp() {
        const FilmRate rate{30000, 1001};
        QCOMPARE(millisecondsOf(1, rate), std::int64_t{33});
        QCOMPARE(millisecondsOf(30000, rate), std::int64_t{1001000});
    }
};

SINEW_TEST(TestFilmFormats)
#include "test_film_formats.moc"
