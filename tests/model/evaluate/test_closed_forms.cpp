// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
//
// Every interpolation × every animatable property × every storage type of its values, from the file
// to the pose, against hand-computed numbers (glTF 2.0, 3.11, 3.6.2.2 and appendix C).
#include <QTest>
#include <algorithm>
#include <cmath>
#include <numbers>

#include "tests/support/animated_node.h"
#include "tests/support/test_program.h"

using namespace sinew;
using namespace sinew::test;

namespace {

using Values = std::vector<double>;

bool isNear(const std::vector<float>& actual, const Values& expected, double tolerance = 4e-7) {
    if (actual.size() != expected.size()) {
        return false;
    }
    for (std::size_t i = 0; i < actual.size(); ++i) {
        if (!(std::abs(double{actual[i]} - expected[i]) <=
              tolerance * std::max(1.0, std::abs(expected[i])))) {
            return false;
        }
    }
    return true;
}

/// q and -q are the same rotation.
bool isSameRotation(const std::vector<float>& actual, Values expected, double tolerance = 4e-7) {
    if (isNear(actual, expected, tolerance)) {
        return true;
    }
    for (double& number : expected) {
        number = -number;
    }
    return isNear(actual, expected, tolerance);
}

Values aboutZ(double degrees) {
    const double half = degrees * std::numbers::pi / 360.0;
    return {0.0, 0.0, std::sin(half), std::cos(half)};
}

Values joined(std::initializer_list<Values> parts) {
    Values all;
    for (const Values& part : parts) {
        all.insert(all.end(), part.begin(), part.end());
    }
    return all;
}

bool mayBe(Target target, const Storage& storage) {
    const bool isVector = target == Target::Translation || target == Target::Scale;
    return storage.component == Component::Float || !isVector;  // 3.11
}

/// Curves whose values are not rotations.
template <class Work>
void forNumbers(const Work& work) {
    for (const Target target : kTargets) {
        for (const Storage& storage : kStorages) {
            if (target != Target::Rotation && mayBe(target, storage)) {
                work(target, storage);
            }
        }
    }
}

/// `part` × the largest number that the storage has, rounded to one that it has.
double stored(const Storage& storage, double part) {
    return storage.component == Component::Float ? part : std::round(part * storage.top);
}

Values storedAll(const Storage& storage, std::uint32_t width, std::initializer_list<double> parts) {
    Values values;
    for (const double part : parts) {
        for (std::uint32_t i = 0; i < width; ++i) {
            values.push_back(stored(storage, part / (1.0 + i)));  // every component its own
        }
    }
    return values;
}

/// The number as read from the file.
double read(const Storage& storage, double number) {
    return storage.component == Component::Float ? number : std::max(number / storage.top, -1.0);
}

std::string words(Target target, const Storage& storage) {
    return std::string(nameOf(target)) + " as " + nameOf(storage);
}

}  // namespace

class TestClosedForms : public QObject {
    Q_OBJECT
private slots:
    void everyStorageIsReadByItsRule();
    void theLowestSignedNumberIsMinusOne();
    void linearMixes();
    void stepHolds();
    void cubicSplineFollowsHermite();
    void rotationsOfEveryStorageTurnEvenly();
    void rotationsOfEveryStorageStep();
    void cubicRotationsOfEveryStorageAreNormalised();
    void tangentsOfRotationsAreScaledByTheSpacing();
};

void TestClosedForms::everyStorageIsReadByItsRule() {
    forNumbers([](Target target, const Storage& storage) {
        const Values values = storedAll(storage, widthOf(target), {0.7, 0.3, 1.0});
        AnimatedNode node({target, "STEP", {1, 2, 3}, values, storage});
        for (std::size_t key = 0; key < 3; ++key) {
            std::vector<float> expected;
            for (std::size_t i = 0; i < widthOf(target); ++i) {
                expected.push_back(
                    static_cast<float>(read(storage, values[key * widthOf(target) + i])));
            }
            QVERIFY2(node.at(1.5F + static_cast<float>(key)) == expected,
                     words(target, storage).c_str());
        }
    });
}

void TestClosedForms::theLowestSignedNumberIsMinusOne() {
    for (const Storage& storage : kStorages) {
        if (storage.component != Component::Byte && storage.component != Component::Short) {
            continue;
        }
        const double lowest = -storage.top - 1.0;
        AnimatedNode node({Target::Weights,
                           "LINEAR",
                           {0, 1},
                           {lowest, -storage.top, storage.top, storage.top},
                           storage});
        QCOMPARE(node.at(0.0F), (std::vector<float>{-1.0F, -1.0F}));
        QVERIFY(isNear(node.at(0.5F), {0.0, 0.0}));
        QVERIFY(isNear(node.at(0.75F), {0.5, 0.5}));
    }
}

void TestClosedForms::linearMixes() {
    forNumbers([](Target target, const Storage& storage) {
        const std::uint32_t width = widthOf(target);
        const Values values = storedAll(storage, width, {0.25, 1.0});
        AnimatedNode node({target, "LINEAR", {2, 6}, values, storage});
        for (const double part : {0.0, 0.25, 0.625, 1.0}) {
            Values expected;
            for (std::size_t i = 0; i < width; ++i) {
                expected.push_back((1.0 - part) * read(storage, values[i]) +
                                   part * read(storage, values[width + i]));
            }
            QVERIFY2(isNear(node.at(static_cast<float>(2.0 + 4.0 * part)), expected),
                     words(target, storage).c_str());
        }
    });
}

void TestClosedForms::stepHolds() {
    forNumbers([](Target target, const Storage& storage) {
        const std::uint32_t width = widthOf(target);
        AnimatedNode node(
            {target, "STEP", {0, 1}, storedAll(storage, width, {0.25, 1.0}), storage});
        const std::vector<float> first = node.at(0.0F), last = node.at(1.0F);
        QVERIFY(first != last);
        QCOMPARE(node.at(std::nextafter(1.0F, 0.0F)), first);
        QCOMPARE(node.at(2.0F), last);
    });
}

// A quarter of the way through a spacing of 2 s: 27/32 and 5/32 of the values, 2 × 9/64 and
// -2 × 3/64 of the tangents.
void TestClosedForms::cubicSplineFollowsHermite() {
    forNumbers([](Target target, const Storage& storage) {
        const std::uint32_t width = widthOf(target);
        const Values values =
            storedAll(storage, width, {0.9, 0.5, 0.4, 0.3, 0.75, 0.8});  // a0 v0 b0 a1 v1 b1
        AnimatedNode node({target, "CUBICSPLINE", {1, 3}, values, storage});
        Values start, quarter, end;
        for (std::size_t i = 0; i < width; ++i) {
            const auto part = [&](std::size_t k) { return read(storage, values[k * width + i]); };
            start.push_back(part(1));
            quarter.push_back(27.0 / 32.0 * part(1) + 2.0 * 9.0 / 64.0 * part(2) +
                              5.0 / 32.0 * part(4) - 2.0 * 3.0 / 64.0 * part(3));
            end.push_back(part(4));
        }
        QVERIFY2(isNear(node.at(0.0F), start), words(target, storage).c_str());
        QVERIFY2(isNear(node.at(1.0F), start), words(target, storage).c_str());
        QVERIFY2(isNear(node.at(1.5F), quarter), words(target, storage).c_str());
        QVERIFY2(isNear(node.at(3.0F), end), words(target, storage).c_str());
        QVERIFY2(isNear(node.at(9.0F), end), words(target, storage).c_str());
    });
}

// From no turn to a half turn about Z: both are unit quaternions in every storage.
void TestClosedForms::rotationsOfEveryStorageTurnEvenly() {
    for (const Storage& storage : kStorages) {
        AnimatedNode node({Target::Rotation,
                           "LINEAR",
                           {1, 4},
                           {0, 0, 0, storage.top, 0, 0, storage.top, 0},
                           storage});
        QVERIFY2(isNear(node.at(0.0F), aboutZ(0.0)), nameOf(storage));
        QVERIFY2(isNear(node.at(2.0F), aboutZ(60.0)), nameOf(storage));
        QVERIFY2(isNear(node.at(2.5F), aboutZ(90.0)), nameOf(storage));
        QVERIFY2(isNear(node.at(3.25F), aboutZ(135.0)), nameOf(storage));
        QVERIFY2(isNear(node.at(5.0F), aboutZ(180.0)), nameOf(storage));
    }
}

void TestClosedForms::rotationsOfEveryStorageStep() {
    for (const Storage& storage : kStorages) {
        AnimatedNode node({Target::Rotation,
                           "STEP",
                           {1, 4},
                           {0, 0, 0, storage.top, 0, 0, storage.top, 0},
                           storage});
        QCOMPARE(node.at(3.999F), (std::vector<float>{0, 0, 0, 1}));
        QCOMPARE(node.at(4.0F), (std::vector<float>{0, 0, 1, 0}));
    }
}

// A third of the way without tangents: 20/27 and 7/27 of the keys.
void TestClosedForms::cubicRotationsOfEveryStorageAreNormalised() {
    const double length = std::hypot(20.0, 7.0);
    for (const Storage& storage : kStorages) {
        const double top = storage.top;
        AnimatedNode node({Target::Rotation,
                           "CUBICSPLINE",
                           {0, 3},
                           {0, 0, 0, 0, 0, 0, 0,   top, 0, 0, 0, 0,  //
                            0, 0, 0, 0, 0, 0, top, 0,   0, 0, 0, 0},
                           storage});
        QVERIFY2(isNear(node.at(1.0F), {0, 0, 7.0 / length, 20.0 / length}), nameOf(storage));
    }
}

// Half way through a spacing of 4 s the tangents count 4/8 and -4/8.
void TestClosedForms::tangentsOfRotationsAreScaledByTheSpacing() {
    for (const Storage& storage : kStorages) {
        const double top = storage.top;
        AnimatedNode node({Target::Rotation,
                           "CUBICSPLINE",
                           {0, 4},
                           joined({{0, 0, 0, 0},
                                   {0, 0, 0, top},
                                   {0, 0, top, 0},  //
                                   {0, top, 0, 0},
                                   {0, 0, 0, top},
                                   {0, 0, 0, 0}}),
                           storage});
        const double length = std::sqrt(1.0 + 0.25 + 0.25);
        QVERIFY2(isSameRotation(node.at(2.0F), {0, -0.5 / length, 0.5 / length, 1.0 / length}),
                 nameOf(storage));
    }
}

SINEW_TEST(TestClosedForms)
#include "test_closed_forms.moc"
