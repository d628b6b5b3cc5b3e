// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "model/core/oklab.h"
#include "model/view/look.h"
#include "model/view/palette.h"
#include "tests/support/test_program.h"

using namespace sinew;

namespace {

glm::u8vec3 colorAt(std::string_view palette, float value, std::uint32_t steps = 0) {
    return usablePalette(palette).at(paletteIndex(value, steps));
}

}  // namespace

class TestPalette : public QObject {
    Q_OBJECT

private slots:
    void publishedPalettesHaveTheirPublishedEnds() {
        QCOMPARE(colorAt("viridis", 0.0F), glm::u8vec3(68, 1, 84));
        QCOMPARE(colorAt("viridis", 1.0F), glm::u8vec3(253, 231, 37));
        QCOMPARE(colorAt("cividis", 0.0F), glm::u8vec3(0, 34, 78));
        QCOMPARE(colorAt("cividis", 1.0F), glm::u8vec3(254, 232, 56));
        QCOMPARE(colorAt("turbo", 0.0F), glm::u8vec3(48, 18, 59));
        QCOMPARE(colorAt("turbo", 1.0F), glm::u8vec3(122, 4, 3));
        QCOMPARE(colorAt("viridis", 128.0F / 255.0F), glm::u8vec3(33, 145, 140));
    }

    void blendersGoesFromDarkBlueToRed() {
        QCOMPARE(colorAt("blender", 0.0F), glm::u8vec3(0, 0, 128));
        QCOMPARE(colorAt("blender", 1.0F), glm::u8vec3(255, 0, 0));
        QCOMPARE(colorAt("grey", 1.0F / 3.0F), glm::u8vec3(85, 85, 85));
    }

    void viridisAndCividisGetLighterStepByStep() {
        for (const std::string_view name : {"viridis", "cividis", "grey"}) {
            const PaletteColors colors = usablePalette(name);
            for (std::size_t i = 8; i < colors.size(); ++i) {
                QVERIFY(oklabOfBytes(colors.at(i)).x > oklabOfBytes(colors.at(i - 8)).x);
            }
        }
    }

    void aViewWithAMiddleReplacesTheDefaultAlone() {
        Look look;
        QCOMPARE(shownPalette(look), std::string_view("viridis"));
        look.mode = ViewMode::Stretch;
        QCOMPARE(shownPalette(look), std::string_view("blue-red"));
        look.palette = "turbo";
        QCOMPARE(shownPalette(look), std::string_view("turbo"));
    }

    void blueToRedIsLightestInItsMiddle() {
        const PaletteColors colors = usablePalette("blue-red");
        for (std::size_t i = 8; i < colors.size(); ++i) {
            const bool rises = oklabOfBytes(colors.at(i)).x > oklabOfBytes(colors.at(i - 8)).x;
            QVERIFY(i < 124 ? rises : i < 136 || !rises);
        }
    }

    void aRampMixesItsColours() {
        QCOMPARE(colorAt("#000,#f00,#ffffff", 0.0F), glm::u8vec3(0, 0, 0));
        QCOMPARE(colorAt("#000,#f00,#ffffff", 64.0F / 255.0F), glm::u8vec3(128, 0, 0));
        QCOMPARE(colorAt("#000,#f00,#ffffff", 1.0F), glm::u8vec3(255, 255, 255));
        QCOMPARE(colorAt("#102030,#102030", 0.5F), glm::u8vec3(16, 32, 48));
    }

    void anythingElseIsAnError() {
        for (const std::string_view text :
             {"", "jet", "#000", "#000,", "#00,#fff", "#0g0,#fff", "#000;#fff", "#-00,#fff"}) {
            QVERIFY2(!paletteColors(text), std::string(text).c_str());
        }
    }

    void stepsAreEvenAndReachBothEnds() {
        QCOMPARE(paletteIndex(0.0F, 4), std::size_t{0});
        QCOMPARE(paletteIndex(0.24F, 4), std::size_t{0});
        QCOMPARE(paletteIndex(0.26F, 4), std::size_t{85});
        QCOMPARE(paletteIndex(0.74F, 4), std::size_t{170});
        QCOMPARE(paletteIndex(1.0F, 4), std::size_t{255});
        QCOMPARE(paletteIndex(0.9F, 1), std::size_t{0});
        QCOMPARE(paletteIndex(-1.0F, 0), std::size_t{0});
        QCOMPARE(paletteIndex(9.0F, 0), std::size_t{255});
    }
};

SINEW_TEST(TestPalette)
#include "test_palette.moc"
