// SPDX-FileCopyrightText: 2026 The Sinew authors
// SPDX-License-Identifier: MIT
#include <QTest>

#include "tests/support/test_program.h"
#include "viewport/scene/draw/surface_uses.h"
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

SurfaceState stateOf(SurfaceUse use, const Draw& draw, const ViewOptions& view,
                     bool mirrored = false) {
    return statesOf(use, draw, surfaceView(view), mirrored).states[0];
}

std::uint32_t requestsOf(const Draw& draw, const ViewOptions& view) {
    return stateOf(SurfaceUse::Surface, draw, view).requests;
}

ViewOptions in(ViewMode mode) {
    ViewOptions view;
    view.mode = mode;
    return view;
}

/// With a selection.
ViewOptions selectedIn(ViewMode mode) {
    ViewOptions view = in(mode);
    view.highlight = NodeIndex(0U);
    return view;
}

ViewOptions keyLit() {
    ViewOptions view;
    view.lighting.keyLight = true;
    return view;
}

}  // namespace

class TestSurfaceState : public QObject {
    Q_OBJECT

private slots:
    void theUsualSurfaceRequestsNothing() {
        QCOMPARE(requestsOf(usualDraw(), in(ViewMode::Shaded)), 0U);
        QCOMPARE(requestsOf(usualDraw(), in(ViewMode::Clay)), 0U);
    }

    /// Also while they are off: another pipeline would have to be made for that.
    void theFilesLightsAreARequest() {
        Draw draw = usualDraw();
        draw.hasPunctualLights = true;
        ViewOptions view;
        QCOMPARE(requestsOf(draw, view), layout::kRequestLights);
        view.lighting.punctualLights = false;
        QCOMPARE(requestsOf(draw, view), layout::kRequestLights);
    }

    void theKeyLightRequestsForAll() {
        ViewOptions view;
        view.lighting.keyLight = true;
        QCOMPARE(requestsOf(usualDraw(), view),
                 layout::kRequestLights | layout::kRequestKeyLight | layout::kRequestUncommon);
    }

    void eachUncommonRequestIsHeard() {
        Draw draw = usualDraw();
        draw.flags = layout::kDrawSurface;
        QCOMPARE(requestsOf(draw, {}), layout::kRequestUncommon);
        ViewOptions view;
        view.marks.backFaces = true;
        QCOMPARE(requestsOf(usualDraw(), view), layout::kRequestUncommon);
        view = {};
        view.marks.uvChecker = true;
        QCOMPARE(requestsOf(usualDraw(), view), layout::kRequestUncommon);
        for (const ToneMap tone : {ToneMap::Aces, ToneMap::None}) {
            view = {};
            view.lighting.toneMap = tone;
            QCOMPARE(requestsOf(usualDraw(), view), layout::kRequestUncommon);
        }
    }

    void dataAndShadowsRequestNothing() {
        Draw draw = usualDraw();
        draw.hasPunctualLights = true;
        draw.highlighted = true;
        QCOMPARE(requestsOf(draw, in(ViewMode::Normals)), 0U);
        QCOMPARE(requestsOf(draw, in(ViewMode::Wireframe)), 0U);
        QCOMPARE(stateOf(SurfaceUse::Shadow, draw, keyLit()).requests, 0U);
    }

    void theSelectionRequestsNothing() {
        Draw draw = usualDraw();
        draw.highlighted = true;
        QCOMPARE(requestsOf(draw, in(ViewMode::Shaded)), 0U);
    }

    void masksOfSelectionsAreCulledAsTheirSurfaces() {
        Draw draw = usualDraw();
        const ViewOptions shaded = selectedIn(ViewMode::Shaded);
        QCOMPARE(stateOf(SurfaceUse::Selected, draw, shaded, true).cull, Cull::Back);
        QVERIFY(stateOf(SurfaceUse::Selected, draw, shaded, true).mirrored);
        draw.doubleSided = true;
        QCOMPARE(stateOf(SurfaceUse::Selected, draw, shaded).cull, Cull::None);
        draw.doubleSided = false;
        const ViewOptions wireframe = selectedIn(ViewMode::Wireframe);
        QCOMPARE(stateOf(SurfaceUse::Selected, draw, wireframe).cull, Cull::None);
    }

    void masksAndShadowsKeepOnlyWhatCutsHoles() {
        Draw draw = usualDraw();
        const ViewOptions selected = selectedIn(ViewMode::Shaded);
        draw.features = layout::kFeatureClearcoat | layout::kFeatureEmission;
        draw.textures = 1U << layout::kSlotBaseColor | 1U << layout::kSlotNormal;
        QCOMPARE(stateOf(SurfaceUse::Selected, draw, selected).features, 0U);
        QCOMPARE(stateOf(SurfaceUse::Selected, draw, selected).textures, 0U);
        draw.features |= layout::kFeatureMask | layout::kFeatureTransforms;
        for (const SurfaceState& state : {stateOf(SurfaceUse::Selected, draw, selected),
                                          stateOf(SurfaceUse::Shadow, draw, keyLit())}) {
            QCOMPARE(state.features, layout::kFeatureMask | layout::kFeatureTransforms);
            QCOMPARE(state.textures, 1U << layout::kSlotBaseColor);
        }
        const ViewOptions normals = selectedIn(ViewMode::Normals);
        QCOMPARE(stateOf(SurfaceUse::Selected, draw, normals).features, 0U);
    }

    void whatAViewDoesNotShowHasNoStates() {
        const Draw draw = usualDraw();
        ViewOptions view;
        for (std::size_t i = 0; i < kSurfaceUseCount; ++i) {
            const auto use = static_cast<SurfaceUse>(i);
            QCOMPARE(statesOf(use, draw, surfaceView(view), false).count,
                     use == SurfaceUse::Surface ? 1U : 0U);
        }
        view.marks.edges = true;
        QCOMPARE(statesOf(SurfaceUse::EdgeMarks, draw, surfaceView(view), false).count, 1U);
        view.mode = ViewMode::Wireframe;  // shows nothing else
        QCOMPARE(statesOf(SurfaceUse::EdgeMarks, draw, surfaceView(view), false).count, 0U);
    }

    void whatADrawLacksHasNoStates() {
        Draw draw = usualDraw();
        ViewOptions view;
        view.marks.normals = view.marks.tangents = true;
        QCOMPARE(statesOf(SurfaceUse::Normals, draw, surfaceView(view), false).count, 1U);
        QCOMPARE(statesOf(SurfaceUse::Tangents, draw, surfaceView(view), false).count, 0U);
        draw.flags = layout::kDrawHasTangents;
        QCOMPARE(statesOf(SurfaceUse::Normals, draw, surfaceView(view), false).count, 0U);
        QCOMPARE(statesOf(SurfaceUse::Tangents, draw, surfaceView(view), false).count, 1U);
    }

    void translucentSurfacesWithTwoSidesDrawTheirBackFacesFirst() {
        Draw draw = usualDraw();
        draw.flags |= layout::kDrawBlend;
        draw.doubleSided = true;
        const SurfaceStates states =
            statesOf(SurfaceUse::Surface, draw, surfaceView(in(ViewMode::Shaded)), false);
        QCOMPARE(states.count, 2U);
        QCOMPARE(states.states[0].cull, Cull::Front);
        QCOMPARE(states.states[1].cull, Cull::Back);
    }

    void unlitMaterialsRequestNoLight() {
        Draw draw = usualDraw();
        draw.hasPunctualLights = true;
        draw.features = layout::kFeatureUnlit;
        QCOMPARE(requestsOf(draw, in(ViewMode::Shaded)), 0U);
        QCOMPARE(requestsOf(draw, in(ViewMode::Clay)), layout::kRequestLights);
    }

    void statesThatDifferInTheirRequestsDiffer() {
        SurfaceState plain;
        SurfaceState lit;
        lit.requests = layout::kRequestLights;
        QVERIFY(plain != lit);
        QVERIFY(SurfaceStateHash{}(plain) != SurfaceStateHash{}(lit));
    }
};

SINEW_TEST(TestSurfaceState)
#include "test_surface_state.moc"
