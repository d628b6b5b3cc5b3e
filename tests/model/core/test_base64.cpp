// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include "model/core/base64.h"
#include "tests/support/test_program.h"

using namespace sinew;

class TestBase64 : public QObject {
    Q_OBJECT

private slots:
    void vectorsOfTheStandard() {  // RFC 4648, 10
        const std::vector<std::pair<std::string, std::string>> cases{{"", ""},
                                                                     {"f", "Zg=="},
                                                                     {"fo", "Zm8="},
                                                                     {"foo", "Zm9v"},
                                                                     {"foob", "Zm9vYg=="},
                                                                     {"fooba", "Zm9vYmE="},
                                                                     {"foobar", "Zm9vYmFy"}};
        for (const auto& [text, expected] : cases) {
            QCOMPARE(base64Of({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()}),
                     expected);
        }
    }

    void allBytesAreAsQtEncodesThem() {
        std::vector<std::uint8_t> bytes(256);
        for (std::size_t i = 0; i < bytes.size(); ++i) {
            bytes[i] = static_cast<std::uint8_t>(255 - i);
        }
        const QByteArray expected =
            QByteArray(reinterpret_cast<const char*>(bytes.data()), 256).toBase64();
        QCOMPARE(base64Of(bytes), expected.toStdString());
    }
};

SINEW_TEST(TestBase64)
#include "test_base64.moc"
