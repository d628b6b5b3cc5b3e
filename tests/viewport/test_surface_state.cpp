// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "tests/support/test_program.h"
#include "viewport/scene/draw/draw_states.h"
#include "viewport/scene/frame/shader_layout.h"

using namespace sinew;

namespace {

const PrimitiveBuffers& triangles() {
    static const PrimitiveBuffers buffers = [] {
        PrimitiveBuffers made;
        made.elementSize = 3;
        return made;
    }();
    return buffers;
}

Draw usualDraw() {
    Draw draw;
    draw.buffers = &triangles();
    draw.flags = layout::kDrawHasNormals | layout::kDrawSurface;
    return draw;
}

std::uint32_t wishesOf(const Draw& draw, const ViewOptions& view) {
    return surfaceStates(draw, view, false).states[0].wishes;
}

ViewOptions in(ViewMode mode) {
    ViewOptions view;
    view.mode = mode;
    return view;
}

}  // namespace

class TestSurfaceState : public QObject {
    Q_OBJECT

private slots:
    void theUsualSurfaceWishesNothing() {
        QCOMPARE(wishesOf(usualDraw(), in(ViewMode::Shaded)), 0U);
        QCOMPARE(wishesOf(usualDraw(), in(ViewMode::Clay)), 0U);
    }

    /// Also while they are off: another pipeline would have to be made for that.
    void theFilesLightsAreAWish() {
        Draw draw = usualDraw();
        draw.hasPunctualLights = true;
        ViewOptions view;
        QCOMPARE(wishesOf(draw, view), layout::kWishLights);
        view.lighting.punctualLights = false;
        QCOMPARE(wishesOf(draw, view), layout::kWishLights);
    }

    void theKeyLightWishesForAll() {
        ViewOptions view;
        view.lighting.keyLight = true;
        QCOMPARE(wishesOf(usualDraw(), view),
                 layout::kWishLights | layout::kWishKeyLight | layout::kWishUncommon);
    }

    void eachUncommonWishIsHeard() {
        Draw draw = usualDraw();
        draw.flags = layout::kDrawSurface;
        QCOMPARE(wishesOf(draw, {}), layout::kWishUncommon);
        ViewOptions view;
        view.marks.backFaces = true;
        QCOMPARE(wishesOf(usualDraw(), view), layout::kWishUncommon);
        view = {};
        view.marks.uvChecker = true;
        QCOMPARE(wishesOf(usualDraw(), view), layout::kWishUncommon);
        for (const ToneMap tone : {ToneMap::Aces, ToneMap::None}) {
            view = {};
            view.lighting.toneMap = tone;
            QCOMPARE(wishesOf(usualDraw(), view), layout::kWishUncommon);
        }
    }

    void dataAndShadowsWishNothing() {
        Draw draw = usualDraw();
        draw.hasPunctualLights = true;
        draw.highlighted = true;
        QCOMPARE(wishesOf(draw, in(ViewMode::Normals)), 0U);
        QCOMPARE(wishesOf(draw, in(ViewMode::Wireframe)), 0U);
        QCOMPARE(shadowState(draw, {}).wishes, 0U);
    }

    void theSelectionWishesNothing() {
        Draw draw = usualDraw();
        draw.highlighted = true;
        QCOMPARE(wishesOf(draw, in(ViewMode::Shaded)), 0U);
    }

    void masksOfSelectionsAreCulledAsTheirSurfaces() {
        Draw draw = usualDraw();
        const ViewOptions shaded = in(ViewMode::Shaded);
        QCOMPARE(selectedState(draw, shaded, true).cull, Cull::Back);
        QVERIFY(selectedState(draw, shaded, true).mirrored);
        draw.doubleSided = true;
        QCOMPARE(selectedState(draw, shaded, false).cull, Cull::None);
        draw.doubleSided = false;
        QCOMPARE(selectedState(draw, in(ViewMode::Wireframe), false).cull, Cull::None);
    }

    void masksAndShadowsKeepOnlyWhatCutsHoles() {
        Draw draw = usualDraw();
        draw.features = layout::kFeatureClearcoat | layout::kFeatureEmission;
        draw.textures = 1U << layout::kSlotBaseColor | 1U << layout::kSlotNormal;
        QCOMPARE(selectedState(draw, {}, false).features, 0U);
        QCOMPARE(selectedState(draw, {}, false).textures, 0U);
        draw.features |= layout::kFeatureMask | layout::kFeatureTransforms;
        for (const SurfaceState& state : {selectedState(draw, {}, false), shadowState(draw, {})}) {
            QCOMPARE(state.features, layout::kFeatureMask | layout::kFeatureTransforms);
            QCOMPARE(state.textures, 1U << layout::kSlotBaseColor);
        }
        QCOMPARE(selectedState(draw, in(ViewMode::Normals), false).features, 0U);
    }

    void unlitMaterialsRequestNoLight() {
        Draw draw = usualDraw();
        draw.hasPunctualLights = true;
        draw.features = layout::kFeatureUnlit;
        QCOMPARE(wishesOf(draw, in(ViewMode::Shaded)), 0U);
        QCOMPARE(wishesOf(draw, in(ViewMode::Clay)), layout::kWishLights);
    }

    void statesThatDifferInTheirWishesDiffer() {
        SurfaceState plain;
        SurfaceState lit;
        lit.wishes = layout::kWishLights;
        QVERIFY(plain != lit);
        QVERIFY(SurfaceStateHash{}(plain) != SurfaceStateHash{}(lit));
    }
};

SINEW_TEST(TestSurfaceState)
#include "test_surface_state.moc"
