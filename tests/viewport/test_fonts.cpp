// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "model/core/utf8.h"
#include "tests/support/test_program.h"
#include "viewport/scene/overlay/font_face.h"
#include "viewport/scene/overlay/font_set.h"

using namespace sinew;

namespace {

constexpr char32_t kNoCharacter = 0x5fffe;  // no font may define it
constexpr float kPixelSize = 20.0F;

int inkOf(const GlyphBitmap& glyph) {
    int ink = 0;
    for (const std::uint8_t coverage : glyph.coverage) {
        ink += coverage;
    }
    return ink;
}

QString fileWith(const QTemporaryDir& folder, const QByteArray& bytes) {
    QFile file(folder.filePath(QStringLiteral("a.ttf")));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) {
        qFatal("the file of the test cannot be written");
    }
    return file.fileName();
}

}  // namespace

class TestFonts : public QObject {
    Q_OBJECT

private slots:
    void theOwnFontHasTheLettersOfManyScripts() {
        const FontFace own(embeddedFont());
        std::string_view text = "Aé€ Ωλ Жя שלום سلام →×°";
        while (!text.empty()) {
            const char32_t character = takeCharacter(text);
            QVERIFY2(own.has(character), qPrintable(QString::number(character, 16)));
            QVERIFY(own.advance(character, kPixelSize) > 0.0F);
        }
        QVERIFY(embeddedFont().size() < 1'000'000);
    }

    void whatIsNoFontHasNoCharacter() {
        const QTemporaryDir folder;
        const QString words = fileWith(folder, QByteArray(64, 'x'));
        for (const QString& path :
             {folder.path(), folder.filePath("missing.ttf"), words, QString()}) {
            const FontFace none(path.toStdString());
            QVERIFY(!none.has(U'A'));
            QVERIFY(none.rasterize(U'A', kPixelSize).coverage.empty());
            QCOMPARE(none.advance(U'A', kPixelSize), 0.0F);
        }
    }

    void aFileIsReadAsTheFontThatItHolds() {
        const QTemporaryDir folder;
        const auto own = embeddedFont();
        const FontFace read(fileWith(folder, QByteArray(reinterpret_cast<const char*>(own.data()),
                                                        qsizetype(own.size())))
                                .toStdString());
        QVERIFY(read.has(U'A'));
        QCOMPARE(read.rasterize(U'A', kPixelSize).coverage,
                 FontFace(own).rasterize(U'A', kPixelSize).coverage);
    }

    void whatNoFontHasIsTheReplacementCharacterAndIsListedOnce() {
        FontSet fonts;
        QVERIFY(fonts.missing().empty());
        const GlyphBitmap drawn = fonts.rasterize(kNoCharacter, kPixelSize);
        const GlyphBitmap sign = FontFace(embeddedFont()).rasterize(U'\ufffd', kPixelSize);
        QVERIFY(inkOf(sign) > 0);
        QCOMPARE(drawn.coverage, sign.coverage);
        (void)fonts.advance(kNoCharacter, kPixelSize);
        QCOMPARE(fonts.missing(), std::vector<char32_t>{kNoCharacter});
        fonts.forgetMissing();
        QVERIFY(fonts.missing().empty());
        (void)fonts.advance(kNoCharacter, kPixelSize);
        QCOMPARE(fonts.missing(), std::vector<char32_t>{kNoCharacter});
    }

    void theReplacementCharacterInATextIsNoMissingOne() {
        FontSet fonts;
        QVERIFY(fonts.advance(U'\ufffd', kPixelSize) > 0.0F);
        QVERIFY(fonts.missing().empty());
    }

    void joinersAndVariationSelectorsTakeNoRoom() {
        FontSet fonts;
        for (const char32_t silent : {U'\u200d', U'\ufe0f', U'\u2067', U'\ufeff'}) {
            QCOMPARE(fonts.advance(silent, kPixelSize), 0.0F);
            QVERIFY(fonts.rasterize(silent, kPixelSize).coverage.empty());
        }
        QVERIFY(fonts.missing().empty());
    }

    void theNoticeCountsAndNamesTheFirst() {
        QCOMPARE(missingNotice({}), std::string());
        QVERIFY(missingNotice({0xe01}).starts_with("no font has U+0E01 of the texts"));
        QVERIFY(missingNotice({0xe01, 2}).starts_with("no font has U+0E01 and 1 other character "));
        QVERIFY(missingNotice({0x1f600, 2, 3})
                    .starts_with("no font has U+1F600 and 2 other characters "));
    }

    void systemFontsAreFiles() {
        for (const std::string& file : systemFontsFor(U'A')) {
            QVERIFY2(file.front() == '/', file.c_str());
        }
    }
};

SINEW_TEST(TestFonts)
#include "test_fonts.moc"
