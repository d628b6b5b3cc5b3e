// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QtTest/QTest>

#include "model/core/words.h"
#include "tests/model/load/load_helpers.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

// What the loader says about a document with one more property.
std::string refusalOf(const std::string& property) {
    const LoadResult result = loadText(R"({"asset":{"version":"2.0"},)" + property + "}");
    return result ? "" : result.error().message;
}

}  // namespace

class TestDocumentCheck : public QObject {
    Q_OBJECT

private slots:
    void theArticleFollowsTheFirstLetter() {
        QCOMPARE(withArticle("node"), std::string("a node"));
        QCOMPARE(withArticle("image"), std::string("an image"));
        QCOMPARE(withArticle("orthographic camera"), std::string("an orthographic camera"));
        QCOMPARE(withArticle(""), std::string("a "));
    }

    void messagesNameTheObjectWithItsArticle() {
        QCOMPARE(refusalOf(R"("images":[3])"), std::string("an image must be a JSON object"));
        QCOMPARE(refusalOf(R"("nodes":[3])"), std::string("a node must be a JSON object"));
        QCOMPARE(refusalOf(R"("accessors":[{}])"),
                 std::string("\"componentType\" is missing from an accessor"));
        QCOMPARE(refusalOf(R"("skins":[{}])"), std::string("\"joints\" is missing from a skin"));
    }

    void extensionsThatTheFileDoesNotDeclareAreReportedWhereTheyAre() {
        const AssetPointer asset =
            loaded(loadText(R"({"asset":{"version":"2.0"},"extensionsUsed":["A_one"],)"
                            R"("nodes":[{"extensions":{"A_one":{},"B_two":{}}}]})"));
        const Diagnostic* finding = findingOf(*asset, "EXTENSION_NOT_DECLARED");
        QVERIFY(finding != nullptr);
        QCOMPARE(finding->pointer, std::string("/nodes/0/extensions/B_two"));
        QCOMPARE(finding->count, std::size_t{1});
    }

    void unknownPropertiesAreNamedWithTheirObject() {
        const AssetPointer asset =
            loaded(loadText(R"({"asset":{"version":"2.0","colour":1},"nodes":[]})"));
        const Diagnostic* finding = findingOf(*asset, "UNKNOWN_PROPERTY");
        QVERIFY(finding != nullptr);
        QCOMPARE(finding->message,
                 std::string("glTF 2.0 does not define \"colour\" in an asset; it was ignored"));
        QCOMPARE(finding->pointer, std::string("/asset/colour"));
    }
};

SINEW_TEST(TestDocumentCheck)
#include "test_document_check.moc"
