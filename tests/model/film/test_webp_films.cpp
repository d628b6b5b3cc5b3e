// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <webp/decode.h>
#include <webp/demux.h>

#include <QtTest/QTest>
#include <memory>

#include "tests/model/film/film_input.h"
#include "tests/support/stopped.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

struct DecodedFilm {
    std::vector<PixelImage> frames;
    std::vector<int> ends;  // milliseconds
    std::uint32_t loops = 0;
};

struct FreeDecoder {
    void operator()(WebPAnimDecoder* decoder) const noexcept { WebPAnimDecoderDelete(decoder); }
};

DecodedFilm decoded(const QByteArray& bytes) {
    WebPAnimDecoderOptions options;
    WebPAnimDecoderOptionsInit(&options);
    const WebPData data{reinterpret_cast<const std::uint8_t*>(bytes.data()),
                        static_cast<std::size_t>(bytes.size())};
    const std::unique_ptr<WebPAnimDecoder, FreeDecoder> decoder(
        WebPAnimDecoderNew(&data, &options));
    DecodedFilm film;
    WebPAnimInfo info{};
    if (!decoder || !WebPAnimDecoderGetInfo(decoder.get(), &info)) {
        return film;
    }
    film.loops = info.loop_count;
    std::uint8_t* canvas = nullptr;
    int end = 0;
    while (WebPAnimDecoderHasMoreFrames(decoder.get()) &&
           WebPAnimDecoderGetNext(decoder.get(), &canvas, &end)) {
        const std::size_t size = std::size_t{4} * info.canvas_width * info.canvas_height;
        film.frames.push_back({info.canvas_width, info.canvas_height, {canvas, canvas + size}});
        film.ends.push_back(end);
    }
    return film;
}

}  // namespace

class TestWebpFilms : public QObject {
    Q_OBJECT

private slots:
    void anAnimationHasThePixelsOfItsFrames_data() {
        QTest::addColumn<bool>("alpha");
        QTest::addRow("opaque") << false;
        QTest::addRow("alpha") << true;
    }

    // The third frame equals the second, which lasts longer instead.
    void anAnimationHasThePixelsOfItsFrames() {
        QFETCH(bool, alpha);
        const TemporaryFolder folder;
        const auto path = folder.path() / "a.webp";
        const auto frames = movingBlock(61, 33, 5, alpha);
        FilmSettings settings = settingsOf(frames, alpha);
        settings.rate = {30, 1};
        QVERIFY(writeFilm(path, FilmFormat::Webp, settings, frames).ok());
        const DecodedFilm film = decoded(bytesOf(path));
        QCOMPARE(film.frames.size(), std::size_t{4});
        QCOMPARE(film.ends, (std::vector<int>{33, 100, 133, 167}));
        QCOMPARE(film.loops, 0U);  // endless
        QVERIFY(film.frames[0].rgba == frames[0].rgba);
        QVERIFY(film.frames[1].rgba == frames[1].rgba);
        QVERIFY(film.frames[2].rgba == frames[3].rgba);
        QVERIFY(film.frames[3].rgba == frames[4].rgba);
    }

    void anAnimationThatIsPlayedOnceSaysSo() {
        const TemporaryFolder folder;
        const auto path = folder.path() / "a.webp";
        const auto frames = movingBlock(16, 16, 2, false);
        FilmSettings settings = settingsOf(frames);
        settings.repeats = false;
        QVERIFY(writeFilm(path, FilmFormat::Webp, settings, frames).ok());
        QCOMPARE(decoded(bytesOf(path)).loops, 1U);
    }

    void aPictureIsLosslessUnlessAQualityIsAsked() {
        const PixelImage picture = movingBlock(64, 48, 1, true).front();
        const auto exact = encodePicture(picture, FilmFormat::Webp, {.alpha = true});
        QVERIFY(exact.ok());
        const auto toFrames = [](const std::vector<std::uint8_t>& bytes) {
            int width = 0;
            int height = 0;
            std::uint8_t* const pixels =
                WebPDecodeRGBA(bytes.data(), bytes.size(), &width, &height);
            QByteArray rgba(reinterpret_cast<const char*>(pixels), width * height * 4);
            WebPFree(pixels);
            return rgba;
        };
        QVERIFY(toFrames(*exact) ==
                QByteArray(reinterpret_cast<const char*>(picture.rgba.data()), 64 * 48 * 4));
        const auto lossy = encodePicture(picture, FilmFormat::Webp, {.alpha = true, .quality = 60});
        const double difference = meanDifference(toFrames(*lossy), {picture});
        QVERIFY(difference > 0.0 && difference < 6.0);
    }

    void aPictureIsStopped() {
        const PixelImage picture = movingBlock(64, 48, 1, false).front();
        const auto stopped = encodePicture(picture, FilmFormat::Webp, {.stop = stoppedToken()});
        QVERIFY(!stopped && stopped.error().code == ErrorCode::Cancelled);
    }

    void aFullDiskIsASentence() {
        const auto frames = movingBlock(16, 16, 2, false);
        const Status written = writeFilm("/dev/full", FilmFormat::Webp, settingsOf(frames), frames);
        QVERIFY(!written);
        QCOMPARE(written.error().message, std::string("cannot write it: the disk is full"));
    }
};

SINEW_TEST(TestWebpFilms)
#include "test_webp_films.moc"
