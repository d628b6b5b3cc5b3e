// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>
#include <algorithm>

#include "tests/support/test_program.h"
#include "tests/viewport/small_scene.h"
#include "tests/viewport/two_frame_host.h"
#include "viewport/scene/overlay/note_overlay.h"

using namespace sinew;
using namespace sinew::test;

namespace {

constexpr VkExtent2D kExtent{480, 200};

std::shared_ptr<const Asset> whiteSquare() {
    Material material;
    material.unlit = true;
    return finishAsset(assetOf(square(), material));
}

PictureNote opening(float fraction) {
    return {.title = "Opening Fox.glb", .stage = "Decoding", .fraction = fraction, .cancels = true};
}

int redAt(const PixelImage& image, glm::vec2 point) {
    return pixelAt(image, static_cast<std::uint32_t>(point.x),
                   static_cast<std::uint32_t>(point.y))[0];
}

glm::vec2 middleOf(const OverlayCanvas::Rect& area) {
    return 0.5F * (area.min + area.max);
}

bool inside(const OverlayCanvas::Rect& part, const OverlayCanvas::Rect& whole) {
    return part.min.x >= whole.min.x && part.min.y >= whole.min.y && part.max.x <= whole.max.x &&
           part.max.y <= whole.max.y;
}

/// A host that has drawn a white square.
struct Fixture {
    TwoFrameHost host{VK_FORMAT_R8G8B8A8_UNORM, kExtent, true};
    std::shared_ptr<const Asset> asset = whiteSquare();
    PoseEvaluator evaluator{asset};
    FrameInput input = plainFrame(evaluator, ViewMode::Unlit);
    PixelImage clear;

    Fixture() {
        host.bring(asset);
        clear = host.render(input);
    }
};

}  // namespace

class TestPictureNote : public QObject {
    Q_OBJECT

private slots:
    void aNoteDimsThePictureAndSaysHowFarTheFileIs() {
        Fixture f;
        const OverlayCanvas::Rect bar = noteLayout({kExtent.width, kExtent.height}, 1.0F).bar;
        const glm::vec2 center = middleOf(bar);
        QCOMPARE(redAt(f.clear, {240, 60}), 255);
        f.input.note = PictureNote();
        const PixelImage dimmed = f.host.render(f.input);
        QVERIFY(redAt(dimmed, {240, 60}) < 128);
        QVERIFY(redAt(dimmed, {240, 60}) > 40);  // still recognisable
        f.input.note = opening(0.4F);
        const PixelImage begun = f.host.render(f.input);
        f.input.note = opening(0.6F);
        const PixelImage further = f.host.render(f.input);
        QVERIFY(begun.rgba != dimmed.rgba);
        QCOMPARE(redAt(begun, {bar.min.x + 20.0F, center.y}),
                 redAt(further, {bar.min.x + 20.0F, center.y}));
        QVERIFY(redAt(begun, center) != redAt(further, center));
        QCOMPARE(f.host.validationErrors(), std::vector<std::string>());
    }

    void theLastPictureIsShownAgainUnderAnotherNoteAndClearWithoutOne() {
        Fixture f;
        f.input.note = opening(0.4F);
        const PixelImage noted = f.host.render(f.input);
        QCOMPARE(f.host.renderAgain(opening(0.4F)).rgba, noted.rgba);
        QVERIFY(f.host.renderAgain(opening(0.6F)).rgba != noted.rgba);
        QCOMPARE(f.host.renderAgain({}).rgba, f.clear.rgba);
        QCOMPARE(f.host.renderAgain(opening(0.4F)).rgba, noted.rgba);
        f.input.note.reset();
        QCOMPARE(f.host.render(f.input).rgba, f.clear.rgba);
        QCOMPARE(f.host.validationErrors(), std::vector<std::string>());
    }

    void aNoteIsDrawnOverAnEmptyPictureToo() {
        TwoFrameHost host(VK_FORMAT_B8G8R8A8_SRGB, kExtent, true);
        FrameInput input;
        input.view.grid = false;
        const PixelImage empty = host.render(input);
        input.note = opening(0.5F);
        QVERIFY(host.render(input).rgba != empty.rgba);
        QVERIFY(host.renderAgain(opening(0.9F)).rgba != empty.rgba);
        QCOMPARE(host.validationErrors(), std::vector<std::string>());
    }

    void aNoteCreatesNoPipeline() {
        Fixture f;
        const std::uint64_t pipelines = f.host.renderer().timings().pipelines;
        f.input.note = opening(0.2F);
        (void)f.host.render(f.input);
        (void)f.host.renderAgain(opening(0.3F));
        QCOMPARE(f.host.renderer().timings().pipelines, pipelines);
    }

    void thePartsOfANoteLieInItsPlateAndDoNotOverlap() {
        for (const glm::vec2 size :
             {glm::vec2(1600, 900), glm::vec2(480, 200), glm::vec2(200, 160)}) {
            for (const float scale : {1.0F, 2.0F}) {
                const NoteLayout layout = noteLayout(scale * size, scale);
                QVERIFY(inside(layout.plate, {glm::vec2(0.0F), scale * size}));
                QVERIFY(inside(layout.bar, layout.plate));
                QVERIFY(inside(layout.cancel, layout.plate));
                QVERIFY(layout.titleBaseline < layout.bar.min.y);
                QVERIFY(layout.bar.max.y < layout.cancel.min.y);
            }
        }
    }
};

SINEW_TEST(TestPictureNote)
#include "test_picture_note.moc"
