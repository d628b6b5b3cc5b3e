// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest/QTest>

#include "tests/model/film/film_input.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

/// What the program ffprobe says of the first stream.
QJsonObject probed(const std::filesystem::path& path) {
    const QByteArray answer =
        answerOf(QStringLiteral("ffprobe"),
                 {QStringLiteral("-v"), QStringLiteral("error"), QStringLiteral("-count_frames"),
                  QStringLiteral("-show_streams"), QStringLiteral("-of"), QStringLiteral("json"),
                  QStringLiteral("file:") + QString::fromStdString(path.string())});
    return QJsonDocument::fromJson(answer)[QStringLiteral("streams")][0].toObject();
}

}  // namespace

class TestFfmpegFilms : public QObject {
    Q_OBJECT

private slots:
    void filmsAreReadBack_data() {
        QTest::addColumn<FilmFormat>("format");
        QTest::addColumn<QString>("codec");
        QTest::addColumn<double>("tolerance");
        QTest::addRow("mp4") << FilmFormat::Mp4 << "h264" << 4.0;
        QTest::addRow("webm") << FilmFormat::Webm << "vp9" << 6.0;
        QTest::addRow("gif") << FilmFormat::Gif << "gif" << 8.0;
    }

    void filmsAreReadBack() {
        QFETCH(FilmFormat, format);
        QFETCH(QString, codec);
        QFETCH(double, tolerance);
        const TemporaryFolder folder;
        const auto path = folder.path() / "film";
        const auto frames = movingBlock(96, 64, 6, false);
        const Status written = writeFilm(path, format, settingsOf(frames), frames);
        QVERIFY2(written.ok(), written ? "" : written.error().message.c_str());
        const QJsonObject stream = probed(path);
        QCOMPARE(stream[QStringLiteral("codec_name")].toString(), codec);
        QCOMPARE(stream[QStringLiteral("width")].toInt(), 96);
        QCOMPARE(stream[QStringLiteral("height")].toInt(), 64);
        QCOMPARE(stream[QStringLiteral("r_frame_rate")].toString(), QStringLiteral("25/1"));
        if (format == FilmFormat::Gif) {
            QCOMPARE(stream[QStringLiteral("nb_read_frames")].toString(), QStringLiteral("6"));
        } else {
            const double difference = meanDifference(framesInFfmpeg(path), frames);
            QVERIFY2(difference < tolerance, qPrintable(QString::number(difference)));
            QCOMPARE(stream[QStringLiteral("pix_fmt")].toString(), QStringLiteral("yuv420p"));
            QCOMPARE(stream[QStringLiteral("color_space")].toString(), QStringLiteral("bt709"));
        }
        QCOMPARE(filesIn(folder.path()), 1);
        const QByteArray first = bytesOf(path);
        QVERIFY(writeFilm(path, format, settingsOf(frames), frames).ok());
        QVERIFY(bytesOf(path) == first);
    }

    // So that a browser plays it before it has all of it.
    void theIndexOfAnMp4ComesFirst() {
        const TemporaryFolder folder;
        const auto frames = movingBlock(32, 32, 3, false);
        QVERIFY(
            writeFilm(folder.path() / "a.mp4", FilmFormat::Mp4, settingsOf(frames), frames).ok());
        const QByteArray bytes = bytesOf(folder.path() / "a.mp4");
        QVERIFY(bytes.indexOf("moov") > 0 && bytes.indexOf("moov") < bytes.indexOf("mdat"));
    }

    void webmKeepsTransparency() {
        const TemporaryFolder folder;
        const auto frames = movingBlock(64, 48, 3, true);
        const auto path = folder.path() / "a.webm";
        QVERIFY(writeFilm(path, FilmFormat::Webm, settingsOf(frames, true), frames).ok());
        const QByteArray back =
            answerOf(QStringLiteral("ffmpeg"),
                     {QStringLiteral("-v"), QStringLiteral("error"), QStringLiteral("-c:v"),
                      QStringLiteral("libvpx-vp9"), QStringLiteral("-i"),
                      QString::fromStdString(path.string()), QStringLiteral("-f"),
                      QStringLiteral("rawvideo"), QStringLiteral("-pix_fmt"),
                      QStringLiteral("rgba"), QStringLiteral("-")});
        QCOMPARE(back.size(), qsizetype(3 * 64 * 48 * 4));
        const auto alphaAt = [&](int x, int y) {
            return int(std::uint8_t(back[(y * 64 + x) * 4 + 3]));
        };
        QVERIFY(std::abs(alphaAt(5, 8) - 255) < 16);
        QVERIFY(std::abs(alphaAt(62, 30) - 131) < 16);
    }

    void namesAreNeverOptionsOrProtocols() {
        const TemporaryFolder folder;
        const auto frames = movingBlock(32, 32, 2, false);
        const auto before = std::filesystem::current_path();
        std::filesystem::current_path(folder.path());
        for (const char* name : {"-x.mp4", "http:evil.mp4", "a b'\"$(c);.mp4", "%04d.mp4"}) {
            const Status written = writeFilm(name, FilmFormat::Mp4, settingsOf(frames), frames);
            QVERIFY2(written.ok(), name);
            QVERIFY(std::filesystem::file_size(folder.path() / name) > 0);
        }
        std::filesystem::current_path(before);
        QCOMPARE(filesIn(folder.path()), 4);
    }

    void oneFrameIsAFilm() {
        const TemporaryFolder folder;
        const auto frames = movingBlock(32, 32, 1, false);
        for (const FilmFormat format : {FilmFormat::Mp4, FilmFormat::Webm, FilmFormat::Gif}) {
            QVERIFY(writeFilm(folder.path() / "a", format, settingsOf(frames), frames).ok());
        }
    }
};

SINEW_TEST(TestFfmpegFilms)
#include "test_ffmpeg_films.moc"
