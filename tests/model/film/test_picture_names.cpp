// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>
#include <string>

#include "model/film/picture_name.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

std::string problemOf(const char* text) {
    const Result<PictureName> name = PictureName::parse(text);
    return name ? std::string() : name.error().message;
}

}  // namespace

class TestPictureNames : public QObject {
    Q_OBJECT

private slots:
    void placeholdersAreFilledIn() {
        const PictureFields fields{.stem = "Fox",
                                   .number = 7,
                                   .frame = 2.5,
                                   .animation = "../Run",
                                   .view = "weights",
                                   .joint = ""};
        const auto path = [&](const char* text, int decimals = 0) {
            return PictureName::parse(text)->path(fields, decimals);
        };
        QCOMPARE(path("a/{stem}_{n:03}.png"), std::string("a/Fox_007.png"));
        QCOMPARE(path("{frame:04}.png", 1), std::string("0002.5.png"));
        QCOMPARE(path("{frame:02.2}.png"), std::string("02.50.png"));
        QCOMPARE(path("{animation}{joint}.png"), std::string("_._Run_.png"));
        QCOMPARE(path("{{frame}}.png"), std::string("{frame}.png"));
        QCOMPARE(path("100%.png"), std::string("100%.png"));
    }

    void whatIsNoNameIsASentence() {
        QCOMPARE(problemOf("{frame.png"),
                 std::string("'}' is missing after '{frame.png'; {{ is a brace"));
        QVERIFY(problemOf("{frme}").find("did you mean 'frame'") != std::string::npos);
        QVERIFY(problemOf("{stem:3}").find("{stem:3} is not a placeholder") == 0);
        QVERIFY(!problemOf("{frame:}").empty() && !problemOf("{n:12}").empty());
        QCOMPARE(problemOf("a}b{n}"), std::string());
    }

    void aNameHasToSuitTheFormat() {
        const auto lack = [](const char* text, FilmFormat format, bool films) {
            return whatNameLacks(*PictureName::parse(text), format, films);
        };
        QCOMPARE(lack("a{n}.png", FilmFormat::Png, false), std::string());
        QVERIFY(!lack("a.png", FilmFormat::Png, false).empty());
        QVERIFY(!lack("a{frame}.mp4", FilmFormat::Mp4, true).empty());
        QCOMPARE(lack("{animation}.mp4", FilmFormat::Mp4, true), std::string());
        QCOMPARE(whatPathsLack({"a", "b", "a"}),
                 std::string("pictures 1 and 3 would both be 'a'; add {n}, {frame} or {animation} "
                             "to the name"));
        QCOMPARE(whatPathsLack({"a", "b"}), std::string());
    }
};

SINEW_TEST(TestPictureNames)
#include "test_picture_names.moc"
