// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "model/core/enum_array.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

enum class Season { Spring, Summer, Autumn, Winter };

struct SeasonFacts {
    Season season = Season::Spring;
    int firstMonth = 0;
};
using Seasons = std::array<SeasonFacts, 3>;

}  // namespace

class TestEnumArray : public QObject {
    Q_OBJECT

private slots:
    // Checked at compile time.
    void rowsOutOfOrderDuplicatedOrMissingAreReported() {
        constexpr SeasonFacts kSpring{Season::Spring, 3};
        constexpr SeasonFacts kSummer{Season::Summer, 6};
        constexpr SeasonFacts kAutumn{Season::Autumn, 9};
        constexpr bool kInOrder =
            rowsFollow(Seasons{kSpring, kSummer, kAutumn}, &SeasonFacts::season);
        constexpr bool kSwapped =
            rowsFollow(Seasons{kSummer, kSpring, kAutumn}, &SeasonFacts::season);
        constexpr bool kTwice =
            rowsFollow(Seasons{kSpring, kSummer, kSummer}, &SeasonFacts::season);
        constexpr bool kMissing = rowsFollow(Seasons{kSpring, kSummer}, &SeasonFacts::season);
        QVERIFY(kInOrder);
        QVERIFY(!kSwapped && !kTwice && !kMissing);
    }

    void anArrayHasAValueForEachKey() {
        using Days = EnumArray<Season, Season::Winter, int>;
        Days days;
        QCOMPARE(days.kCount, std::size_t{4});
        days[Season::Winter] = 90;
        QCOMPARE(days[Season::Winter], 90);
        QCOMPARE(days[Season::Spring], 0);
        QVERIFY(!(days == Days{}));
    }
};

SINEW_TEST(TestEnumArray)
#include "test_enum_array.moc"
