// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QLineEdit>
#include <QTest>
#include <QTreeView>

#include "tests/support/test_program.h"
#include "tests/ui/window_fixture.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr const char* kSearches[] = {"hierarchySearch", "jointSearch", "findingSearch",
                                     "contestedSearch"};

std::shared_ptr<const Asset> characterAt(const char* path) {
    auto asset = std::make_shared<Asset>(*character());
    asset->path = path;
    return asset;
}

}  // namespace

class TestSearchOfFile : public QObject {
    Q_OBJECT

private slots:
    void aNewFileStartsWithEmptySearches() {
        WindowFixture f(characterAt("first.glb"));
        for (const char* name : kSearches) {
            f.find<QLineEdit>(name).setText("Knee");
        }
        f.session.document().show({.asset = characterAt("second.glb"), .outline = {}});
        for (const char* name : kSearches) {
            QVERIFY2(f.find<QLineEdit>(name).text().isEmpty(), name);
        }
        QCOMPARE(f.find<QTreeView>("jointList").model()->rowCount(), 3);
    }

    void aReloadedFileKeepsThem() {
        WindowFixture f(characterAt("first.glb"));
        for (const char* name : kSearches) {
            f.find<QLineEdit>(name).setText("Knee");
        }
        f.session.document().show({.asset = characterAt("first.glb"), .outline = {}});
        for (const char* name : kSearches) {
            QVERIFY2(f.find<QLineEdit>(name).text() == "Knee", name);
        }
        QCOMPARE(f.find<QTreeView>("jointList").model()->rowCount(), 1);
    }

    void aFileWithoutAPathIsANewFile() {
        WindowFixture f(characterAt(""));
        f.find<QLineEdit>("hierarchySearch").setText("Knee");
        f.session.document().show({.asset = characterAt(""), .outline = {}});
        QCOMPARE(f.find<QLineEdit>("hierarchySearch").text(), QString());
    }
};

SINEW_TEST_IN(QApplication, TestSearchOfFile)
#include "test_search_of_file.moc"
