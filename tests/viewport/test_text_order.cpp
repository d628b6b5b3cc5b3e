// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "tests/support/test_program.h"
#include "viewport/scene/overlay/text_order.h"

using namespace sinew;

namespace {

QString drawn(const char* utf8) {
    std::u32string out;
    orderForDrawing(utf8, out);
    return QString::fromUcs4(out.data(), qsizetype(out.size()));
}

}  // namespace

class TestTextOrder : public QObject {
    Q_OBJECT

private slots:
    void otherScriptsKeepTheirOrder() {
        QCOMPARE(drawn("spine_01 (left) é Ωλ 背骨"), QString("spine_01 (left) é Ωλ 背骨"));
    }

    void hebrewRunsFromTheRight() {
        QCOMPARE(drawn("שלום"), QString("םולש"));
        QCOMPARE(drawn("bone שלום 12 end"), QString("bone 12 םולש end"));
        QCOMPARE(drawn("שלום bone"), QString("bone םולש"));
        QCOMPARE(drawn("שלום (12)"), QString("(12) םולש"));
    }

    void arabicLettersJoin() {
        // seen, lam with alef, meem: start, ligature at the end, alone
        QCOMPARE(drawn("سلام"), QString("\ufee1\ufefc\ufeb3"));
        // beh three times: start, middle, end
        QCOMPARE(drawn("ببب"), QString("\ufe90\ufe92\ufe91"));
        // reh does not join the next letter
        QCOMPARE(drawn("رب"), QString("\ufe8f\ufead"));
    }

    void marksStayWithTheirLetter() { QCOMPARE(drawn("بَب"), QString("\ufe90\ufe91\u064e")); }

    void nothingIsDrawnForNothing() { QCOMPARE(drawn(""), QString()); }
};

SINEW_TEST(TestTextOrder)
#include "test_text_order.moc"
