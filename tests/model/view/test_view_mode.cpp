// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <set>

#include "model/view/view_mode.h"
#include "tests/support/test_program.h"

using namespace sinew;

class TestViewMode : public QObject {
    Q_OBJECT
private slots:
    void everyModeHasItsEntry();
    void namesAreFoundAndUnique();
    void onlyShadedAndClayAreLit();
    void laterNamesAreNotPresentOnes();
};

void TestViewMode::everyModeHasItsEntry() {
    QCOMPARE(viewModes().size(), std::size_t{14});
    for (const ViewModeInfo& info : viewModes()) {
        QCOMPARE(&viewModeInfo(info.mode), &info);
        QVERIFY(!info.name.empty() && !info.label.empty() && !info.summary.empty());
    }
}

void TestViewMode::namesAreFoundAndUnique() {
    std::set<std::string_view> names;
    for (const ViewModeInfo& info : viewModes()) {
        QVERIFY(names.insert(info.name).second);
        QVERIFY(viewModeFromName(info.name) == info.mode);
    }
    QVERIFY(viewModeFromName("joint-index") == ViewMode::RawJoints);
    QVERIFY(!viewModeFromName("Shaded"));
    QVERIFY(!viewModeFromName(""));
}

void TestViewMode::onlyShadedAndClayAreLit() {
    for (const ViewModeInfo& info : viewModes()) {
        const bool lit = info.mode == ViewMode::Shaded || info.mode == ViewMode::Clay;
        QCOMPARE(info.lit, lit);
    }
}

void TestViewMode::laterNamesAreNotPresentOnes() {
    QVERIFY(!laterViewModes().empty());
    for (const std::string_view name : laterViewModes()) {
        QVERIFY(!viewModeFromName(name));
    }
}

SINEW_TEST(TestViewMode)
#include "test_view_mode.moc"
