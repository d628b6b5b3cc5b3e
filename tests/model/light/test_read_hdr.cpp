// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <sys/stat.h>

#include <QTemporaryDir>

#include <QTest>
#include <fstream>
#include <string>

#include "model/light/environment.h"
#include "tests/support/caller.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

std::string header(int width, int height) {
    return "#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y " + std::to_string(height) + " +X " +
           std::to_string(width) + "\n";
}

std::string pixel(int r, int g, int b, int exponent) {
    return {static_cast<char>(r), static_cast<char>(g), static_cast<char>(b),
            static_cast<char>(exponent)};
}

/// A row whose channels are runs of one value each.
std::string packedRow(int width, const std::string& color) {
    std::string row{2, 2, static_cast<char>(width >> 8), static_cast<char>(width & 255)};
    for (const char channel : color) {
        for (int left = width; left > 0;) {
            const int run = std::min(left, 127);
            row += {static_cast<char>(128 + run), channel};
            left -= run;
        }
    }
    return row;
}

}  // namespace

class TestReadHdr : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    Result<EquirectangularLight> read(const std::string& bytes) {
        const std::string path = m_folder.filePath("light.hdr").toStdString();
        std::ofstream(path, std::ios::binary) << bytes;
        return readHdr(path);
    }
    void refuses(const std::string& bytes, const char* words,
                 test::Caller caller = test::Caller::here()) {
        const auto light = read(bytes);
        SINEW_VERIFY(caller, !light);
        SINEW_VERIFY2(caller, light.error().message.find(words) != std::string::npos,
                      light.error().message.c_str());
    }

private slots:
    void unpackedPixelsAreRowsFromTheTop() {
        const auto light = read(header(2, 2) + pixel(128, 64, 32, 129) + pixel(0, 0, 0, 0) +
                                pixel(255, 255, 255, 128) + pixel(128, 128, 128, 136));
        QVERIFY(light.ok());
        QCOMPARE(light->width, 2U);
        QCOMPARE(light->height, 2U);
        QVERIFY(glm::distance(light->radiance[0], glm::vec3(1.0F, 0.5F, 0.25F)) < 0.01F);
        QVERIFY(light->radiance[1] == glm::vec3(0.0F));
        QVERIFY(glm::distance(light->radiance[3], glm::vec3(128.0F)) < 1.0F);
    }

    void packedRowsAreReadToo() {
        const std::string row = packedRow(300, pixel(128, 64, 32, 130));
        const auto light = read(header(300, 2) + row + row);
        QVERIFY(light.ok());
        QVERIFY(glm::distance(light->radiance[599], glm::vec3(2.0F, 1.0F, 0.5F)) < 0.02F);
    }

    void repeatedPixelsOfOldFilesAreReadToo() {
        const auto light =
            read(header(600, 1) + pixel(128, 0, 0, 129) + pixel(1, 1, 1, 87) + pixel(1, 1, 1, 2));
        QVERIFY(light.ok());
        QVERIFY(light->radiance[599] == glm::vec3(1.0F, 0.0F, 0.0F));
    }

    void packedAndPlainRowsMayFollowEachOther() {
        std::string plain;
        for (int x = 0; x < 300; ++x) {
            plain += pixel(64, 0, 0, 130);
        }
        const std::string packed = packedRow(300, pixel(0, 128, 0, 130));
        const auto light = read(header(300, 3) + packed + plain + packed);
        QVERIFY(light.ok());
        QVERIFY(light->radiance[299] == glm::vec3(0.0F, 2.0F, 0.0F));
        QVERIFY(light->radiance[300] == glm::vec3(1.0F, 0.0F, 0.0F));
        QVERIFY(light->radiance[599] == glm::vec3(1.0F, 0.0F, 0.0F));
        QVERIFY(light->radiance[600] == glm::vec3(0.0F, 2.0F, 0.0F));
    }

    void theExposureOfTheFileIsRemoved() {
        const auto light = read("#?RADIANCE\nFORMAT=32-bit_rle_rgbe\nEXPOSURE=4.0\n\n-Y 1 +X 1\n" +
                                pixel(128, 128, 128, 129));
        QVERIFY(light.ok());
        QVERIFY(light->radiance[0] == glm::vec3(0.25F));
    }

    void errorsAreReportedInWords() {
        refuses("hello", "not a Radiance picture");
        refuses("#?RADIANCE\nFORMAT=32-bit_rle_xyze\n\n-Y 2 +X 2\n" + std::string(16, 'a'),
                "32-bit_rle_xyze");
        refuses("#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n", "within its header");
        refuses("#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n+X 2 -Y 2\n" + std::string(16, 'a'),
                "-Y HEIGHT +X WIDTH");
        refuses(header(16000, 9000), "16000 x 9000");
        refuses(header(20000, 100), "20000 x 100");
        refuses(header(8000, 4000) + "aaaa", "far too short");
        refuses(header(4, 4) + std::string(20, 'a'), "cut off");
        const std::string row = packedRow(300, pixel(1, 2, 3, 128));
        refuses(header(300, 3) + row + row, "cut off in row 2");
        refuses(header(300, 2) + row + row.substr(0, 9), "cut off in row 1");
        refuses(header(300, 1) + row.substr(0, 4) + std::string(3000, '\0'), "row 0");
        refuses(header(4, 1) + pixel(9, 9, 9, 128) + pixel(1, 1, 1, 4), "row 0");  // one too many
        refuses(header(4, 1) + pixel(9, 9, 9, 128) + pixel(1, 1, 1, 2), "row 0");  // one too few
        const auto missing = readHdr(m_folder.filePath("missing.hdr").toStdString());
        QVERIFY(!missing);
        QCOMPARE(missing.error().code, ErrorCode::FileUnreadable);
        QVERIFY(!readHdr(m_folder.path().toStdString()));
    }

    void aPipeIsRefusedWithoutWaiting() {
        const std::string pipe = m_folder.filePath("pipe.hdr").toStdString();
        QCOMPARE(::mkfifo(pipe.c_str(), 0600), 0);
        const auto light = readHdr(pipe);
        QVERIFY(!light);
        QVERIFY(light.error().message.find("not a regular file") != std::string::npos);
    }

    void aStopEndsTheReading() {
        std::stop_source stop;
        stop.request_stop();
        const std::string path = m_folder.filePath("stopped.hdr").toStdString();
        std::ofstream(path, std::ios::binary) << header(1, 1) << std::string(4, 'a');
        QVERIFY(readHdr(path).ok());
        QVERIFY(!readHdr(path, stop.get_token()));
    }
};

SINEW_TEST(TestReadHdr)
#include "test_read_hdr.moc"
